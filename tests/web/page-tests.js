/**
 * A page in a DOM for tests, as a site author's unit tests have it: the element is
 * imported, appended, used and removed, and nothing is thrown.
 */

import assert from "node:assert/strict";
import { test } from "node:test";

/**
 * @param {string} name
 * @param {any} window
 * @param {unknown[]} thrown Where the window's errors are collected.
 */
export function testPage(name, window, thrown) {
	/** @type {any} */
	const page = globalThis;
	for (const key of Object.getOwnPropertyNames(window)) {
		if (key in page && !/^(?:Custom)?Event(?:Target)?$/.test(key)) continue;
		Object.defineProperty(page, key, {
			configurable: true,
			writable: true,
			value: window[key],
		});
	}
	const { document } = window;
	process.on("unhandledRejection", (error) => thrown.push(error));
	process.on("uncaughtException", (error) => thrown.push(error));

	test(`in ${name} a page with the tag is tested without an error`, async () => {
		const { define } = await import("../../www/element/define.ts");
		assert.equal(define(), true);
		document.body.innerHTML =
			'<p><sliding-puzzle size="3x3" palette="sea" aria-label="x" loading="eager">Later</sliding-puzzle></p>';
		const puzzle = document.querySelector("sliding-puzzle");
		/** @type {string[]} */
		const told = [];
		puzzle.addEventListener("error", (/** @type {any} */ { detail }) =>
			told.push(detail.code, detail.message),
		);
		await assert.rejects(puzzle.ready, { code: "canvas" });
		assert.equal(puzzle.status, "failed");
		assert.equal(puzzle.textContent, "Later");
		assert.equal(told[0], "canvas");
		assert.match(told[1], /canvas/);
		await assert.rejects(puzzle.hint(), { code: "canvas" });
		assert.deepEqual([puzzle.value, puzzle.move(3)], ["", false]);
		puzzle.setAttribute("controls", "compact");
		puzzle.size = "4x4";
		puzzle.remove();
		document.body.append(puzzle);
		// As a component of a framework does, without a look at `ready`.
		const other = document.createElement("sliding-puzzle");
		document.body.append(other);
		other.remove();
		await new Promise((resolve) => setImmediate(resolve));
		document.body.replaceChildren();
		assert.deepEqual(thrown, []);
	});
}
