/**
 * No rule of the game is in `www/`: no word of one stands in its code, and boards, sizes
 * and links are read and written in Rust alone.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));

/** Made by the build. */
const GENERATED = /^(?:core\/(?:wasm\/|weight-addresses)|messages\/compiled\/)/;

/** File → its code, without comments. */
const sources = new Map(
	readdirSync(WWW, { recursive: true })
		.map((name) => String(name).replaceAll("\\", "/"))
		.filter((name) => /(?<!\.d)\.[jt]sx?$/.test(name) && !GENERATED.test(name))
		.map((name) => [
			name,
			withoutComments(readFileSync(join(WWW, name), "utf8")),
		]),
);

/** @param {string} source */
function withoutComments(source) {
	return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(?<!:)\/\/.*/g, "");
}

/** Names that code would need to contain a rule of the game. */
const RULES =
	/(?<!")\b(?:blank|parity|permutation|inversions?|is[sS]olvable|manhattan|neighbou?rs?|adjacent|swap)\b/;

/**
 * Patterns of code that reads or writes a board, a size or a link, or knows the
 * limits of a board. Only Rust does that; JavaScript passes texts on unchanged.
 * `but` names files that need the pattern for something else.
 *
 * @type {Record<string, { pattern: RegExp, but: Record<string, string> }>}
 */
const FORMS = {
	"reads rows of tiles": {
		pattern:
			/\b(?:split|join|matchAll?|replace(?:All)?)\(\s*(?:(["'`])[/]\1|[/](?:[^/\n\\[]|\\[^\n]|\[[^\]\n]*\])*(?:\\[/]|\[[^\]\n]*[/][^\]\n]*\]))/,
		but: {
			"tools/lab/board-part.tsx": "a board that is read aloud",
			"tools/lab/watch/node-part.tsx": "a board that is read aloud",
			"tools/trainer/answer-texts.ts": "a goal that is read",
		},
	},
	"reads a size": {
		pattern:
			/\b(?:split|indexOf|join)\(\s*["'`][x×]["'`]|(?:\\d|\[0-9\])[^\s/"'`]{0,8}[x×][^\s/"'`]{0,6}(?:\\d|\[0-9\])/,
		but: { "element/attributes.ts": "the room of a board not yet there" },
	},
	"reads JSON": {
		pattern: /\bJSON\.parse\b|\.json\(\)/,
		but: {
			"core/later/replay-link.ts": "a replay of Slidysim; Rust plays it",
			"element/kept-game.ts": "what a form has kept",
			"package/bin/taquin.ts": "the version of the package",
			"pages/parts/gone.ts": "the language, where nothing else is loaded",
			"storage/items.ts": "what waits for the database",
			"storage/local.ts": "what the browser has kept",
		},
	},
	"reads an address": {
		pattern:
			/\bURLSearchParams\b|\bsearchParams\b|\b(?:de|en)codeURI(?:Component)?\b/,
		but: {
			"core/later/replay-link.ts": "a replay of Slidysim; Rust plays it",
			"tools/configurator/snippets.ts": "the frame's attributes",
			"pages/frame/parameters.ts": "the frame's attributes",
			"tools/lab/lab-address.ts": "what is chosen, boards unread",
		},
	},
	"knows the largest board": {
		// Only as a whole number outside strings: in a picture or a style it means
		// something else.
		pattern: /(?<![\w.#$])(?:16|256)(?![\w.])/,
		but: {
			"element/later/advice.ts": "slides for each second",
			"package/start-node.js": "milliseconds of a slice",
			"solver/worker.ts": "milliseconds of a slice",
		},
	},
};

/** Removes strings: they are for people, styles and pictures. @param {string} code */
function withoutTexts(code) {
	return code.replace(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g, '""');
}

/**
 * Returns what a file does with boards, sizes and links but should not.
 *
 * @param {string} file
 * @param {string} code
 */
function formsIn(file, code) {
	const found = [];
	for (const [name, { pattern, but }] of Object.entries(FORMS)) {
		const isNumber = name === "knows the largest board";
		const isThere = pattern.test(isNumber ? withoutTexts(code) : code);
		if (isThere && !Object.hasOwn(but, file)) found.push(name);
	}
	return found;
}

/** They name searches and show what the core has counted. */
const SHOWN = [
	"tools/search/reports.ts",
	"tools/lab/examples.ts",
	"tools/lab/solvable-part.tsx",
];

test("no rule of the game is in www", () => {
	for (const [file, code] of sources) {
		if (SHOWN.includes(file)) continue;
		// The command's help is text for people.
		const isCommand = file.startsWith("package/bin/");
		assert.doesNotMatch(isCommand ? withoutTexts(code) : code, RULES, file);
	}
	assert.match("if (tiles[cell] === game.blank) return;", RULES);
});

test("boards and links are read and written in Rust alone, and sizes come from there", () => {
	for (const [file, code] of sources) {
		assert.deepEqual(formsIn(file, code), [], file);
	}
});

test("each exception is needed", () => {
	for (const [name, { pattern, but }] of Object.entries(FORMS)) {
		for (const file of Object.keys(but)) {
			assert.match(sources.get(file) ?? "", pattern, name);
		}
	}
});

test("code that reads boards, sizes or links is found", () => {
	for (const [code, name] of [
		['const rows = text.split("/");', "reads rows of tiles"],
		["const rows = text.split('/');", "reads rows of tiles"],
		["const rows = text.split(/[/\\n]/);", "reads rows of tiles"],
		["const rows = text.split(/\\s*\\/\\s*/);", "reads rows of tiles"],
		['rows.map((row) => row.join(" ")).join("/");', "reads rows of tiles"],
		["if (/\\d+x\\d+/.test(text)) return;", "reads a size"],
		[
			"const [, a, b] = /^(\\d{1,2})[x×](\\d{1,2})$/.exec(size);",
			"reads a size",
		],
		["/[0-9]+x[0-9]+-/.test(text)", "reads a size"],
		['const [columns, rows] = size.split("x");', "reads a size"],
		["const board = JSON.parse(text);", "reads JSON"],
		["new URLSearchParams(location.hash.slice(1));", "reads an address"],
		["decodeURIComponent(hash);", "reads an address"],
		["const MOST = 16;", "knows the largest board"],
		["for (let n = 2; n <= 16; n += 1) add(n);", "knows the largest board"],
		["if (columns * rows <= 16) prove();", "knows the largest board"],
		["const sides = [2, 16];", "knows the largest board"],
	]) {
		for (const file of ["element/x.ts", "pages/play/play-page.ts"]) {
			assert.deepEqual(formsIn(file, code), [name], code);
		}
	}
	for (const code of [
		'const url = new URL("../core/x.bin", import.meta.url);',
		'const names = "size goal board".split(" ");',
		'const icon = "M4 16h16l1.5 16";',
		"const css = `font-size: 16px; width: 16.5em;`;",
		"const MS = 160; const ratio = 0.16; const a = x16; const b = 1.16;",
		'puzzle.shuffle({ size: "16x16" });',
		"return a / b / c;",
	]) {
		assert.deepEqual(formsIn("element/x.ts", code), [], code);
	}
});
