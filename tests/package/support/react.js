/** The component in a built app of React, `apps/react`. */

import assert from "node:assert/strict";
import { play, visit, WON } from "./browser.js";

/**
 * Plays the app, and looks at props, handlers and the ref.
 *
 * @param {string} folder Of the built app.
 * @param {string} version Of React.
 */
export async function checkReact(folder, version) {
	await visit(folder, async (tab) => {
		assert.deepEqual(await play(tab), WON);
		const seen = await tab.evaluate(readPage);
		assert.ok(seen.version.startsWith(`${version}.`), seen.version);
		assert.ok(seen.isElement);
		const { types, moves } = seen;
		assert.deepEqual(types, ["ready", "hint", "before-move", "move", "solved"]);
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
}

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
