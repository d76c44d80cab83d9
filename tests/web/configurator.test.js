/**
 * The page for embedders, without a browser: choices, code, texts, reference.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { makeManifest } from "../../scripts/manifest.js";
import { ATTRIBUTES } from "../../www/element/attributes.ts";
import { texts as en } from "../../www/messages/compiled/configurator-en.ts";
import { texts as zh } from "../../www/messages/compiled/configurator-zh-Hans.ts";
import {
	attributesOf,
	framedOnes,
} from "../../www/tools/configurator/choices.ts";
import { loadWords, wordOf } from "../../www/tools/configurator/menus.ts";
import { pieces, sectionsOf } from "../../www/tools/configurator/reference.ts";
import {
	frameLines,
	packageLines,
	tagLines,
} from "../../www/tools/configurator/snippets.ts";

const HTML = readFileSync(
	new URL("../../www/tools/configurator/embedding.html", import.meta.url),
	"utf8",
);

test("what is as usual is not said, but the size is", () => {
	assert.deepEqual(attributesOf({}), { size: "4x4" });
	const usual = {
		...{ columns: "5", rows: "3", goal: "last", tiles: "number" },
		...{ theme: "auto", hints: "on", storage: "none", lang: "", seed: " " },
	};
	assert.deepEqual(attributesOf(usual), { size: "5x3" });
});

test("each other choice is said", () => {
	const fields = {
		...{ goal: "snake", seed: "today", tiles: "letter", theme: "dark" },
		...{ controls: "none", hints: "3", solver: "off", timer: "off" },
		...{ arrows: "blank", motion: "off", sound: "on", loading: "eager" },
		...{ storage: "local", lang: "zh-Hans", difficulty: "hard" },
	};
	const chosen = attributesOf({ ...fields, readonly: "readonly" });
	assert.deepEqual(chosen, { size: "4x4", ...fields, readonly: "" });
	assert.ok(!("storage" in framedOnes(chosen)));
});

test("a board takes the place of size and seed", () => {
	const board = "4 1 2/5 0 3";
	assert.deepEqual(attributesOf({ board, seed: "a", columns: "9" }), { board });
});

test("a picture is said where pictures are wanted", () => {
	const own = { src: "https://x.example/a.png", alt: "A cat" };
	assert.deepEqual(attributesOf({ tiles: "image", ...own }), {
		size: "4x4",
		...own,
	});
	assert.deepEqual(attributesOf({ tiles: "number", ...own }), { size: "4x4" });
	assert.deepEqual(attributesOf({ tiles: "image" }), { size: "4x4" });
	const { src } = attributesOf({ tiles: "image", picture: "p.svg", ...own });
	assert.equal(src, "p.svg");
});

test("lines are what a page needs, with every sign in its place", () => {
	const attributes = { size: "3x3", alt: '"a" & <b>', readonly: "" };
	const element =
		'<sliding-puzzle size="3x3" alt="&quot;a&quot; &amp; &lt;b>" readonly></sliding-puzzle>';
	const src = "https://x.example/s.js";
	assert.equal(
		tagLines(attributes, { src, integrity: null }),
		`<script type="module" src="${src}"></script>\n\n${element}\n`,
	);
	assert.match(
		tagLines(attributes, { src, integrity: "sha384-x" }),
		/ integrity="sha384-x" crossorigin><\/script>/,
	);
	assert.ok(packageLines(attributes).includes(element));
});

test("a frame says all in its address, and is followed where a site is named", () => {
	const frame = { src: "https://x.example/embed.html", title: "T", height: 9 };
	const attributes = { size: "3x3", src: "https://a/?b&c" };
	const alone = frameLines(attributes, { ...frame, origin: null });
	assert.match(
		alone,
		/src="https:\/\/x\.example\/embed\.html\?size=3x3&amp;src=https%3A%2F%2Fa%2F%3Fb%26c"/,
	);
	assert.doesNotMatch(alone, /script|origin/);
	const told = frameLines(attributes, {
		...frame,
		origin: "https://me.example",
	});
	assert.match(told, /&amp;id=puzzle&amp;origin=https%3A%2F%2Fme\.example"/);
	assert.match(told, /data\.type !== "resize"/);
});

/**
 * @param {unknown} entry
 * @returns {unknown}
 */
function shape(entry) {
	if (typeof entry !== "object" || entry === null) return typeof entry;
	const entries = Object.entries(entry).map(([key, e]) => [key, shape(e)]);
	return Object.fromEntries(entries);
}

/** @type {(table: object, other: object) => void} */
function expectOtherWords(table, other) {
	for (const [key, text] of Object.entries(table)) {
		const words = /** @type {Record<string, any>} */ (other)[key];
		if (typeof text === "object") expectOtherWords(text, words);
		else if (typeof text === "function") {
			assert.notEqual(text("1", "2", "3"), words("1", "2", "3"), key);
		} else {
			assert.notEqual(text.trim(), "", key);
			assert.notEqual(text, words, key);
		}
	}
}

test("the tables have the same entries, none empty, none left in English", () => {
	assert.deepEqual(shape(zh), shape(en));
	expectOtherWords(zh, en);
});

test("every text that embedding.html asks for is in the table, and no other", async () => {
	const asked = [...HTML.matchAll(/data-text="(\w+)">([^<]*)</g)];
	const words = await loadWords("en");
	for (const [, name, text] of asked) assert.equal(text, words[name], name);
	const script = readFileSync(
		new URL(
			"../../www/tools/configurator/configurator-page.ts",
			import.meta.url,
		),
		"utf8",
	);
	const names = new Set(asked.map(([, name]) => name));
	for (const [name, values] of Object.entries(ATTRIBUTES)) {
		if (!Array.isArray(values)) continue;
		for (const value of values) names.add(wordOf(name, value));
		names.add(name);
	}
	for (const [name, text] of Object.entries(en)) {
		if (typeof text !== "string" || names.has(name)) continue;
		assert.match(script, new RegExp(`\\b${name}\\b`), name);
	}
});

const manifest = makeManifest();

test("each entry is described, with each piece of code closed", () => {
	for (const { entries } of sectionsOf(manifest)) {
		for (const { code, description } of entries) {
			assert.match(description, /\.$/, code);
			assert.equal(pieces(description).length % 2, 1, code);
		}
	}
});

test("a section tells names, types and usual values", () => {
	const sections = sectionsOf(manifest);
	const find = (/** @type {string} */ name, /** @type {string} */ code) =>
		sections
			.find((section) => section.name === name)
			?.entries.find((entry) => entry.code === code);
	assert.match(
		find("methods", "solve(options?)")?.type ?? "",
		/^options: \{ budget\?/,
	);
	assert.equal(find("attributes", "readonly")?.type, "boolean (.readOnly)");
	assert.equal(find("events", "ready")?.type, "detail: { value: string }");
	assert.match(
		find("custom", "--sliding-puzzle-paper")?.usual ?? "",
		/^light-dark\(#/,
	);
	assert.equal(find("properties", "size"), undefined);
});

test("the page looks for the package where it is built", () => {
	const file = "www/tools/configurator/script-address.ts";
	const url = new URL(`../../${file}`, import.meta.url);
	const [, path] =
		/import\.meta\.glob\(\s*"(.+)"/.exec(readFileSync(url, "utf8")) ?? [];
	const wanted = new URL("../../dist-package/integrity.json", import.meta.url);
	assert.equal(new URL(path, url).href, wanted.href);
});
