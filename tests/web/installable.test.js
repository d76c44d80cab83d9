/**
 * The manifest, the pictures and the tags of the site.
 */

import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import {
	installable,
	PREVIEW,
	readSite,
} from "../../scripts/site/installable.js";
import { makeManifest, readPictures } from "../../scripts/site/manifest.js";
import { TOKENS } from "../../www/element/tokens.ts";
import { texts as en } from "../../www/messages/compiled/puzzle-en.ts";
import { texts as zh } from "../../www/messages/compiled/puzzle-zh-Hans.ts";

/** @param {string} path */
function read(path) {
	return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

/**
 * Returns the tags of a page as text.
 *
 * @param {string | undefined} site
 * @param {string} path
 */
function tagsOf(site, path) {
	const { transformIndexHtml } = /** @type {any} */ (installable(site));
	/** @type {{ tag: string, attrs: Record<string, string> }[]} */
	const tags = transformIndexHtml.handler("", { path });
	return tags.map(
		({ tag, attrs }) => `${tag} ${Object.values(attrs).join(" ")}`,
	);
}

test("a site gives whole addresses to the picture of its links", () => {
	for (const site of [
		"https://puzzles.example/play",
		"https://puzzles.example/play/",
		"https://puzzles.example/play//?x#y",
	]) {
		const tags = tagsOf(site, "/index.html");
		assert.ok(
			tags.includes(
				"meta og:image https://puzzles.example/play/install/preview.png",
			),
		);
		assert.ok(tags.includes("meta og:url https://puzzles.example/play/"));
		assert.ok(tags.includes("link canonical https://puzzles.example/play/"));
	}
});

test("without a site, nothing names one", () => {
	for (const site of [undefined, ""]) {
		const tags = tagsOf(site, "/index.html");
		assert.ok(tags.includes("meta og:image ./install/preview.png"));
		assert.ok(!tags.some((tag) => /og:url|canonical|http/.test(tag)));
	}
});

test("what is no address stops the build, and is named", () => {
	for (const site of ["puzzles.example", "ftp://puzzles.example/", "/play/"]) {
		assert.throws(() => readSite(site), { message: new RegExp(`"${site}"`) });
	}
});

test("only the play page can be installed", () => {
	for (const path of ["/embed.html", "/embedding.html"]) {
		assert.deepEqual(tagsOf(undefined, path), []);
	}
});

test("the manifest and the pages have one name and one ground", () => {
	const manifest = makeManifest();
	const { name, name_localized } = /** @type {any} */ (manifest);
	assert.equal(name, en.title);
	assert.equal(name_localized["zh-Hans"], zh.title);
	assert.equal(manifest.background_color, TOKENS.paper[0]);
	assert.equal(manifest.theme_color, TOKENS.paper[0]);
	const html = read("index.html");
	for (const color of TOKENS.paper) {
		assert.ok(html.includes(`name="theme-color" content="${color}"`), color);
	}
});

test("the manifest names nothing outside its folder", () => {
	const addresses = JSON.stringify(makeManifest()).matchAll(
		/"(?:src|url|start_url|scope)":"([^"]+)"/g,
	);
	const folder = "https://puzzles.example/play/";
	let count = 0;
	for (const [, address] of addresses) {
		assert.ok(new URL(address, folder).href.startsWith(folder), address);
		count += 1;
	}
	assert.ok(count > 8);
});

test("every picture is there, and small", () => {
	const sizes = Object.fromEntries(
		readPictures().map(({ fileName, source }) => [fileName, source.length]),
	);
	const { "install/preview.png": preview, ...others } = sizes;
	assert.ok(preview < 100_000, `preview: ${preview}`);
	const sum = Object.values(others).reduce((a, b) => a + b, 0);
	assert.ok(sum < 150_000, `icons and screenshots: ${sum}`);
	// Width and height of a PNG are in its head.
	const file = new URL("../../www/install/preview.png", import.meta.url);
	assert.equal(statSync(file).size, preview);
	const bytes = readFileSync(file);
	assert.deepEqual(
		{ width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) },
		PREVIEW,
	);
});

test("the play page has the tags that a preview of its link needs", () => {
	const html = read("index.html");
	for (const property of [
		"og:title",
		"og:description",
		"og:type",
		"og:image:alt",
	]) {
		const tag = new RegExp(`property="${property}" content="[^"]+"`);
		assert.match(html, tag, property);
	}
	assert.match(html, /name="twitter:card" content="summary_large_image"/);
});
