/**
 * The manifest, the pictures and the tags of the installed game.
 */

import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { installable } from "../../scripts/site/installable.js";
import { PREVIEW } from "../../scripts/site/link-preview.js";
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
 * @param {string} path
 */
function tagsOf(path) {
	const { transformIndexHtml } = /** @type {any} */ (installable());
	/** @type {{ tag: string, attrs: Record<string, string> }[]} */
	const tags = transformIndexHtml.handler("", { path });
	return tags.map(
		({ tag, attrs }) => `${tag} ${Object.values(attrs).join(" ")}`,
	);
}

test("only the play page can be installed", () => {
	for (const path of ["/embed.html", "/embedding.html"]) {
		assert.deepEqual(tagsOf(path), []);
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
