/**
 * What a link to the site shows: the tags of each page, the response of oEmbed, and the
 * picture of the day's board.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { test } from "node:test";
import {
	boardOf,
	drawDay,
	PICTURED,
	readPng,
} from "../../scripts/site/day-picture.js";
import {
	linkPreview,
	PREVIEW,
	readSite,
} from "../../scripts/site/link-preview.js";
import { PAGES } from "../../scripts/site/pages.js";
import { seedOfDay } from "../../www/core/today.ts";
import { readParameters } from "../../www/pages/frame/parameters.ts";

const DAY = "2026-11-22";
const SITE = "https://puzzles.example/play/";

/**
 * Returns the tags that the build adds to a page, as text.
 *
 * @param {string | undefined} site
 * @param {string} path
 * @param {string} [html]
 */
function tagsOf(site, path, html = "<title>A page</title>") {
	const { transformIndexHtml } = /** @type {any} */ (linkPreview(site, DAY));
	/** @type {{ tag: string, attrs: Record<string, string> }[]} */
	const tags = transformIndexHtml.handler(html, { path });
	return tags.map(
		({ tag, attrs }) => `${tag} ${Object.values(attrs).join(" ")}`,
	);
}

/**
 * Resolves with the files that the build adds.
 *
 * @param {string | undefined} site
 * @returns {Promise<Map<string, Buffer | string>>}
 */
async function filesOf(site) {
	const files = new Map();
	await /** @type {any} */ (linkPreview(site, DAY)).generateBundle.call({
		emitFile: (/** @type {{ fileName: string, source: any }} */ file) =>
			files.set(file.fileName, file.source),
	});
	return files;
}

test("a site gives whole addresses to the picture of its links", () => {
	for (const site of [
		"https://puzzles.example/play",
		SITE,
		"https://puzzles.example/play//?x#y",
	]) {
		const tags = tagsOf(site, "/index.html");
		assert.ok(tags.includes(`meta og:image ${SITE}install/${DAY}.png`));
		assert.ok(tags.includes(`meta og:url ${SITE}`));
		assert.ok(tags.includes(`link canonical ${SITE}`));
		const lab = tagsOf(site, "/lab.html");
		assert.ok(lab.includes(`link canonical ${SITE}lab.html`));
	}
});

test("without a site, nothing names one", async () => {
	for (const site of [undefined, ""]) {
		const tags = tagsOf(site, "/index.html");
		assert.ok(tags.includes(`meta og:image ./install/${DAY}.png`));
		assert.ok(!tags.some((tag) => /og:url|canonical|http|oembed/.test(tag)));
		assert.deepEqual([...(await filesOf(site)).keys()], [`install/${DAY}.png`]);
	}
});

test("what is no address stops the build, and is named", () => {
	for (const site of ["puzzles.example", "ftp://puzzles.example/", "/play/"]) {
		assert.throws(() => readSite(site), { message: new RegExp(`"${site}"`) });
	}
});

test("each page has each tag once, and only the game becomes a puzzle", () => {
	for (const [name, file] of PAGES) {
		const html = readFileSync(file, "utf8");
		const added = tagsOf(SITE, `/${name}`, html);
		const embeds = added.filter((tag) => tag.includes("json+oembed"));
		const isPlayed = ["index.html", "embed.html"].includes(name);
		assert.equal(embeds.length, isPlayed ? 1 : 0, name);
		if (name === "embed.html") continue;
		for (const property of [
			"og:type",
			"og:title",
			"og:description",
			"og:image",
			"og:image:alt",
			"og:url",
			"twitter:card",
		]) {
			const here = html.split(`="${property}"`).length - 1;
			const there = added.filter((tag) => tag.startsWith(`meta ${property} `));
			assert.equal(here + there.length, 1, `${basename(file)}: ${property}`);
		}
	}
});

test("oEmbed answers by its specification, with that day's puzzle", async () => {
	const files = await filesOf(SITE);
	const json = JSON.parse(String(files.get("oembed.json")));
	assert.equal(json.version, "1.0");
	assert.equal(json.type, "rich");
	assert.ok(Number.isInteger(json.width) && Number.isInteger(json.height));
	assert.equal(json.thumbnail_url, `${SITE}install/${DAY}.png`);
	assert.deepEqual(
		{ width: json.thumbnail_width, height: json.thumbnail_height },
		PREVIEW,
	);
	const [, src = ""] =
		/^<iframe src="([^"]+)" [^<>]*><\/iframe>$/.exec(json.html) ?? [];
	assert.match(
		json.html,
		new RegExp(`width="${json.width}" height="${json.height}"`),
	);
	const { origin, pathname, search } = new URL(src.replaceAll("&amp;", "&"));
	assert.equal(`${origin}${pathname}`, `${SITE}embed.html`);
	const { attributes, unknown } = readParameters(search);
	assert.deepEqual(unknown, []);
	assert.deepEqual(attributes, { size: "4x4", seed: seedOfDay(DAY) });
});

test("the picture is that of the day's board, and small", async () => {
	const file = /** @type {Buffer} */ (
		(await filesOf(SITE)).get(`install/${DAY}.png`)
	);
	assert.ok(file.length < 150_000, `${file.length} bytes`);
	const drawn = readPng(file);
	assert.deepEqual({ width: drawn.width, height: drawn.height }, PREVIEW);
	const preview = readPng(
		readFileSync(new URL("../../www/install/preview.png", import.meta.url)),
	);
	// The colours of a cell's middle row tell its tile: no two have the same.
	const tileAt = (/** @type {typeof drawn} */ { rows, channels }) =>
		Array.from({ length: 16 }, (_, cell) => {
			const left = (72 + 122 * (cell % 4)) * channels;
			const row = rows[72 + 122 * (cell >> 2) + 61];
			return row.toString("latin1", left, left + 122 * channels);
		});
	const known = tileAt(preview);
	assert.equal(new Set(known).size, 16);
	assert.deepEqual(
		tileAt(drawn).map((colours) => PICTURED[known.indexOf(colours)]),
		await boardOf(DAY),
	);
});

test("a board as it was pictured is the same picture", () => {
	const preview = readPng(
		readFileSync(new URL("../../www/install/preview.png", import.meta.url)),
	);
	assert.deepEqual(readPng(drawDay(PICTURED)), preview);
});

test("the daily board is that of the core, for each day another", async () => {
	const boards = await Promise.all([DAY, "2026-11-23"].map(boardOf));
	assert.notDeepEqual(boards[0], boards[1]);
	for (const board of boards) {
		assert.deepEqual(
			board.toSorted((a, b) => a - b),
			[...Array(16).keys()],
		);
	}
});
