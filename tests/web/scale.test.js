/**
 * The pages have one scale of spaces and of sizes of text (`www/pages/tokens.css`): no
 * style sheet has others.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";

const WWW = new URL("../../www/", import.meta.url);

/** What is measured in something else: millimetres of paper, the side of a cell. */
const OTHER = /\/(?:paper|print|tokens|photo|steps)\.css$/u;

const DECLARATION =
	/(?<=[;{}\s])((?:row-|column-)?gap|(?:margin|padding)(?:-[\w-]+)?|font-size):([^;{}]+)/gu;
/** A number with a unit, above the width of a line, or a factor of a step. */
const RAW = /(?<![\w-])(?:\d*\.)?\d+(?:px|r?em|pt)\b|var\(--step\)/gu;

/** Hairlines and pressed edges, and the smallest side of what is pressed. */
const FREE = new Set(["1px", "2px", "3px", "44px"]);

/** The headline of a win: as large as its line is long. */
const FITTED = /var\(--chars\)/u;

/** @param {string} css */
function outside(css) {
	return [...css.replace(/\/\*[\s\S]*?\*\//gu, "").matchAll(DECLARATION)]
		.filter(
			([, , value]) =>
				!FITTED.test(String(value)) &&
				(String(value).match(RAW) ?? []).some((raw) => !FREE.has(raw)),
		)
		.map(([all]) => all.replace(/\s+/gu, " ").trim());
}

test("every space and size of text is of the scale", () => {
	const files = readdirSync(WWW, { recursive: true, encoding: "utf8" }).filter(
		(file) => file.endsWith(".css") && !OTHER.test(file),
	);
	assert.ok(files.length > 20);
	const found = files.flatMap((file) =>
		outside(readFileSync(new URL(file, WWW), "utf8")).map(
			(rule) => `${file}: ${rule}`,
		),
	);
	assert.deepEqual(found, []);
});

test("what is outside is found", () => {
	assert.deepEqual(
		outside(
			"a{margin:0 5px;gap:var(--space-1)} b { font-size: 0.9em; padding: calc(var(--step) * 5) }",
		),
		["margin:0 5px", "font-size: 0.9em", "padding: calc(var(--step) * 5)"],
	);
});
