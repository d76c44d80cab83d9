/**
 * One table of commands: every command of a button, a key or another page exists.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { HELP_BUTTONS } from "../../www/element/later/help-parts.ts";
import { BUTTONS, Player, target } from "../../www/element/player.ts";
import { commandOf } from "../../www/input/keys.ts";
import { Messages } from "../../www/pages/frame/protocol.ts";
import { runNamed } from "../../www/pages/frame/run-named.ts";
// Imported before the element: it registers the hook for URLs of wasm.
import "./core.js";

const { SlidingPuzzleElement } = await import("../../www/element/element.ts");

/** Records every call, whatever its name. */
function makeAsked() {
	/** @type {[name: string, ...given: unknown[]][]} */
	const calls = [];
	const methods = {
		get:
			(/** @type {unknown} */ _, /** @type {string} */ name) =>
			(/** @type {unknown[]} */ ...given) => {
				calls.push([name, ...given]);
				return name;
			},
		has: () => true,
	};
	return { calls, asked: /** @type {any} */ (new Proxy({}, methods)) };
}

test("what a button does the player has a method for", () => {
	for (const [id, wanted] of Object.entries({ ...BUTTONS, ...HELP_BUTTONS })) {
		assert.ok(wanted.name in Player.prototype, id);
	}
});

test("what a key does the player has a method for", () => {
	const none = { ctrlKey: false, metaKey: false, altKey: false };
	const keys = [..."abcdefghijklmnopqrstuvwxyz0123456789,.;-+ ?"];
	const names = new Set();
	for (const key of [
		...keys,
		...["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"],
		...["Enter", "Backspace", "Escape", "Tab", "Delete", "Home"],
	]) {
		for (const shiftKey of [false, true]) {
			const wanted = commandOf({ key, code: "", shiftKey, ...none });
			if (wanted === null) continue;
			names.add(wanted.name);
			assert.ok(wanted.name in Player.prototype, key);
		}
	}
	assert.ok(names.size >= 10, `found: ${[...names]}`);
});

/** Returns the commands that a page may send to a frame, as the frame lists them. */
async function framedNames() {
	/** @type {any[]} */
	const posted = [];
	const messages = new Messages({
		puzzle: /** @type {any} */ (new EventTarget()),
		id: "a",
		post: (message) => posted.push(message),
	});
	const head = { source: "sliding-puzzle", version: 1, id: "a" };
	await messages.hear({ ...head, do: "nothing" });
	const [, list] = /the commands are (.*)$/.exec(posted[0].error.message) ?? [];
	return (list ?? "").split(", ").filter((name) => name !== "state");
}

test("what a page may ask of a frame the element has a method for", async () => {
	const names = await framedNames();
	assert.ok(names.length >= 10, `found: ${names}`);
	for (const name of names) {
		const { calls, asked } = makeAsked();
		runNamed(asked, name, { board: "1 2/3 0", to: 0 });
		assert.equal(calls.length, 1, name);
		assert.ok(calls[0][0] in SlidingPuzzleElement.prototype, name);
	}
});

test("a new game is asked for with what is given of it", () => {
	for (const [values, expected] of /** @type {const} */ ([
		[{}, {}],
		[{ size: undefined, goal: null }, { goal: null }],
		[
			{ size: "3x3", goal: "snake", seed: 42 },
			{ size: "3x3", goal: "snake", seed: 42 },
		],
		[{ seed: "", other: 1 }, { seed: "" }],
	])) {
		const { calls, asked } = makeAsked();
		runNamed(asked, "shuffle", values);
		const [[name, given]] = calls;
		assert.deepEqual(
			[name, JSON.parse(JSON.stringify(given))],
			["shuffle", expected],
		);
	}
});

test("a board is opened with its goal where it is given", () => {
	const { calls, asked } = makeAsked();
	runNamed(asked, "open", { board: "7", goal: null });
	runNamed(asked, "open", { board: "a", goal: "snake" });
	assert.deepEqual(calls, [
		["open", "7", { goal: null }],
		["open", "a", { goal: "snake" }],
	]);
});

test("a move is to a cell or a direction, and to nothing else", () => {
	for (const to of [0, 1, 255, "U", "D", "L", "R"]) {
		assert.equal(target(to), to);
		const { calls, asked } = makeAsked();
		runNamed(asked, "move", { to });
		assert.deepEqual(calls, [["move", to]]);
	}
	const other = fc
		.oneof(fc.anything(), fc.string(), fc.integer(), fc.double())
		.filter((to) => !["U", "D", "L", "R"].includes(/** @type {any} */ (to)))
		.filter((to) => !Number.isInteger(to) || Number(to) < 0);
	const wrong = { name: "TypeError", code: "command" };
	const { prototype } = SlidingPuzzleElement;
	/** @param {any} to */
	const check = (to) => {
		assert.throws(() => prototype.move(to), wrong);
		assert.throws(() => runNamed(prototype, "move", { to }), wrong);
	};
	for (const to of ["left", "Left", "u", "", "UU", undefined, -1, 0.5])
		check(to);
	fc.assert(fc.property(other, check));
});

test("a budget is milliseconds above none, or none is given", () => {
	for (const [budget, expected] of /** @type {const} */ ([
		[100, { budget: 100 }],
		["100", { budget: 100 }],
		[0.5, { budget: 0.5 }],
		[0, {}],
		[-1, {}],
		[Number.NaN, {}],
		["soon", {}],
		[undefined, {}],
		[null, {}],
	])) {
		const { calls, asked } = makeAsked();
		runNamed(asked, "solve", { budget });
		assert.deepEqual(calls, [["solve", expected]]);
	}
});

test("what comes of it is told", () => {
	const { asked } = makeAsked();
	assert.equal(runNamed(asked, "undo", {}), "undo");
});

test("what is no command, or not of the one who is asked, is refused by a code", () => {
	const inherited = Object.getOwnPropertyNames(Object.prototype);
	for (const name of ["", "nothing", "freeze", ...inherited]) {
		const { calls, asked } = makeAsked();
		assert.throws(() => runNamed(asked, name, {}), { code: "command" }, name);
		assert.deepEqual(calls, []);
	}
	for (const name of ["press", "cursor", "pause"]) {
		const act = () => runNamed(SlidingPuzzleElement.prototype, name, {});
		assert.throws(act, { code: "command" }, name);
	}
});
