/**
 * A puzzle that is played for hours listens no more than one that has just been played:
 * on itself, on what is in it, on the page and on the window.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { HostPage, until } from "./game-in-jsdom.js";

/** Counts the listeners on what is on the page. @param {any} window */
function countListeners(window) {
	/** @type {Map<any, any[]>} */
	const all = new Map();
	const { prototype } = window.EventTarget;
	const { addEventListener, removeEventListener } = prototype;
	/** @param {any[]} listener */
	const isSame =
		([type, call, options]) =>
		(/** @type {any[]} */ other) =>
			type === other[0] &&
			call === other[1] &&
			isCapture(options) === isCapture(other[2]);
	/** @this {any} @param {any[]} listener */
	prototype.addEventListener = function (...listener) {
		const target = this ?? window;
		const listeners = all.get(target) ?? [];
		all.set(target, listeners);
		if (!listeners.some(isSame(listener))) listeners.push(listener);
		return addEventListener.apply(target, listener);
	};
	/** @this {any} @param {any[]} listener */
	prototype.removeEventListener = function (...listener) {
		const target = this ?? window;
		const kept = (all.get(target) ?? []).filter(
			(other) => !isSame(listener)(other),
		);
		all.set(target, kept);
		return removeEventListener.apply(target, listener);
	};
	return () =>
		[...all]
			.filter(([target]) => target.isConnected ?? target === window)
			.flatMap(([, listeners]) => listeners)
			.filter(([, , options]) => !options?.signal?.aborted)
			.map(([type]) => type);
}

/** @param {any} options */
const isCapture = (options) => Boolean(options?.capture ?? options);

test("a puzzle listens no more after many games", async () => {
	let count = () => /** @type {string[]} */ ([]);
	const page = new HostPage({
		before: (window) => {
			count = countListeners(window);
		},
	});
	await page.openWith(
		'<sliding-puzzle size="3x3" deal="scramble" distance="on" sound="on" hover="on" pad="on" timer="tenths"></sliding-puzzle>',
	);
	const { puzzle } = page;
	await puzzle.ready;
	const play = async () => {
		await puzzle.shuffle({ size: "2x2", seed: "1" });
		await puzzle.hint();
		puzzle.reset();
		await puzzle.shuffle({ size: "3x3", seed: "2", difficulty: 3 });
		await puzzle.play();
		puzzle.stop();
		puzzle.setAttribute("board", "1 2 3/4 5 6/7 0 8");
		await until(() => puzzle.value === "1 2 3/4 5 6/7 0 8");
		puzzle.move("L");
		page.setHidden(true);
		page.setHidden(false);
		puzzle.removeAttribute("board");
		await puzzle.shuffle({ size: "2x2", seed: "3" });
		const { parentNode } = puzzle;
		puzzle.remove();
		parentNode.append(puzzle);
		await page.time.skip(2_000);
		// Ends what a new game shows.
		page.key("Shift");
	};
	for (let times = 0; times < 3; times++) await play();
	const before = count();
	for (let times = 0; times < 9; times++) await play();
	assert.deepEqual(count().sort(), before.sort());
});
