/**
 * The component, in the React of today and the one before.
 */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { close, play, visit, WON } from "../support/browser.js";
import { build } from "./support.js";

after(close);

const HERE = new URL("./", import.meta.url);

for (const [version, app] of [
	["19", "react"],
	["18", "react-18"],
]) {
	test(`React ${version}: props, handlers and the ref`, async () => {
		const name = `react-${version}`;
		const args = ["build", `apps/${app}`, `--outDir=../../built/${name}`];
		const folder = await build(name, ["vite", ...args]);
		await visit(folder, async (tab) => {
			assert.deepEqual(await play(tab), WON);
			const seen = await tab.evaluate(readPage);
			assert.ok(seen.version.startsWith(`${version}.`), seen.version);
			assert.ok(seen.isElement);
			const { types, moves } = seen;
			assert.deepEqual(types, [
				"ready",
				"hint",
				"before-move",
				"move",
				"solved",
			]);
			assert.deepEqual(moves, [{ tiles: [6], direction: "U", by: "player" }]);

			await tab.evaluate(() => {
				const { render } = /** @type {any} */ (window);
				render({ readOnly: true, disabled: true, className: "a", hints: 2 });
			});
			assert.deepEqual(await tab.evaluate(readAttributes), {
				board: "1 2 3/4 5 0/7 8 6",
				class: "a",
				disabled: "",
				hints: "2",
				motion: "off",
				readonly: "",
				size: "3x3",
			});
			await tab.evaluate(() => {
				const { render } = /** @type {any} */ (window);
				render({ readOnly: false, size: undefined });
			});
			// Taken away, a prop leaves no `undefined` behind.
			assert.deepEqual(await tab.evaluate(readAttributes), {
				board: "1 2 3/4 5 0/7 8 6",
				motion: "off",
			});
		});
	});
}

test("React on a server renders the tag", () => {
	const printed = execFileSync(
		process.execPath,
		["--input-type=module", "--eval", SERVER],
		{ cwd: fileURLToPath(HERE), encoding: "utf8" },
	);
	assert.equal(
		printed.trim(),
		'<sliding-puzzle class="a" size="4x3" readonly="">no script</sliding-puzzle>',
	);
});

const SERVER = `
	import { createElement } from "react";
	import { renderToString } from "react-dom/server";
	import { SlidingPuzzle } from "sliding-puzzle/react";
	const props = { className: "a", size: "4x3", readOnly: true, disabled: false, onMove() {} };
	console.log(renderToString(createElement(SlidingPuzzle, props, "no script")));
`;

function readPage() {
	const { log, puzzle, reactVersion } = /** @type {any} */ (window);
	const moves = [];
	const types = [];
	for (const { type, detail } of log) {
		types.push(type);
		const { tiles, direction, by } = detail;
		if (type === "move") moves.push({ tiles, direction, by });
	}
	const isElement = puzzle === document.querySelector("sliding-puzzle");
	return { version: reactVersion, isElement, types, moves };
}

function readAttributes() {
	const { puzzle } = /** @type {any} */ (window);
	const names = puzzle.getAttributeNames().sort();
	return Object.fromEntries(
		names.map((/** @type {string} */ name) => [
			name,
			puzzle.getAttribute(name),
		]),
	);
}
