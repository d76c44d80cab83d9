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
import { texts as descriptions } from "../../www/messages/compiled/reference-zh-Hans.ts";
import {
	attributesOf,
	framedOnes,
	liveOnes,
} from "../../www/pages/configurator/choices.ts";
import { pieces, sectionsOf } from "../../www/pages/configurator/reference.ts";
import {
	frameLines,
	packageLines,
	tagLines,
} from "../../www/pages/configurator/snippets.ts";

const HTML = readFileSync(
	new URL("../../www/pages/configurator/embedding.html", import.meta.url),
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
	for (const name of ["storage", "loading"]) {
		assert.ok(!(name in liveOnes(chosen)), name);
	}
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

test("every text that embedding.html asks for is in the table, and no other", () => {
	const asked = [...HTML.matchAll(/data-text="(\w+)">([^<]*)</g)];
	const texts = /** @type {Record<string, unknown>} */ (en);
	for (const [, name, text] of asked) assert.equal(text, texts[name], name);
	const script = readFileSync(
		new URL(
			"../../www/pages/configurator/configurator-page.ts",
			import.meta.url,
		),
		"utf8",
	);
	const names = new Set(asked.map(([, name]) => name));
	for (const [name, text] of Object.entries(texts)) {
		if (typeof text !== "string" || names.has(name)) continue;
		assert.match(script, new RegExp(`\\b${name}\\b`), name);
	}
});

test("each value of an attribute can be chosen, and nothing else", () => {
	for (const [name, values] of Object.entries(ATTRIBUTES)) {
		if (!Array.isArray(values)) continue;
		const menu = new RegExp(`<select name="${name}">(.*?)</select>`, "s");
		const [, options = ""] = menu.exec(HTML) ?? [];
		const offered = [...options.matchAll(/value="([^"]*)"/g)].map((m) => m[1]);
		assert.deepEqual(offered, values, name);
	}
});

const manifest = makeManifest();

test("the Chinese descriptions are those of the manifest, each and no other", () => {
	for (const { name, entries } of sectionsOf(manifest)) {
		const keys = entries.map(({ key }) => key).sort();
		assert.deepEqual(Object.keys(descriptions[name]).sort(), keys, name);
	}
	for (const { entries } of sectionsOf(manifest, descriptions)) {
		for (const { key, description } of entries) {
			assert.match(description, /\p{Script=Han}/u, key);
			assert.equal(pieces(description).length % 2, 1, key);
		}
	}
});

test("the same code stands in both languages", () => {
	const codes = (/** @type {any} */ sections) =>
		sections.flatMap((/** @type {any} */ { entries }) =>
			entries.map((/** @type {any} */ { key, description }) => [
				key,
				pieces(description)
					.filter((_, at) => at % 2)
					.sort(),
			]),
		);
	assert.deepEqual(
		codes(sectionsOf(manifest, descriptions)),
		codes(sectionsOf(manifest)),
	);
});

test("a section tells names, types and usual values", () => {
	const sections = sectionsOf(manifest);
	const find = (/** @type {string} */ name, /** @type {string} */ key) =>
		sections
			.find((section) => section.name === name)
			?.entries.find((entry) => entry.key === key);
	assert.equal(find("methods", "solve")?.code, "solve(options?)");
	assert.match(find("methods", "solve")?.type ?? "", /^options: \{ budget\?/);
	assert.equal(find("attributes", "readonly")?.type, "boolean (.readOnly)");
	assert.equal(find("events", "ready")?.type, "detail: { code: string }");
	assert.match(
		find("custom", "--sliding-puzzle-paper")?.usual ?? "",
		/^light-dark\(#/,
	);
	assert.equal(find("properties", "size"), undefined);
});

test("the page looks for the package where it is built", () => {
	const file = "www/pages/configurator/script-address.ts";
	const url = new URL(`../../${file}`, import.meta.url);
	const [, path] =
		/import\.meta\.glob\(\s*"(.+)"/.exec(readFileSync(url, "utf8")) ?? [];
	const wanted = new URL("../../dist-package/integrity.json", import.meta.url);
	assert.equal(new URL(path, url).href, wanted.href);
});
