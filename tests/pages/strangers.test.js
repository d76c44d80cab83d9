/**
 * What authors of other pages write, and what they may expect of it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, HostPage, until } from "./game-in-jsdom.js";

const NEAR = "1 2 3/4 5 6/7 0 8";

/** @param {string} body @param {import("./game-in-jsdom.js").Options} [options] */
async function openWith(body, options) {
	const page = new HostPage(options);
	await page.openWith(body);
	return page;
}

test("a hint that a script asks for twice moves nothing", async () => {
	const page = await openWith(
		`<sliding-puzzle board="${NEAR}"></sliding-puzzle>`,
	);
	const first = await page.ask((puzzle) => puzzle.hint());
	const second = await page.ask((puzzle) => puzzle.hint());
	assert.deepEqual(second, first);
	const { tile, direction, proved } = first;
	assert.deepEqual([tile, direction, proved], [8, "L", true]);
	assert.equal(page.puzzle.moves.stm, 0);
	// The player's button still plays the hint that is shown.
	await page.pressOn("#hint");
	await becomes(() => page.puzzle.status, "solved");
});

test("`false` switches off what `off` does", async () => {
	const page = await openWith(
		`<sliding-puzzle board="${NEAR}" hints="false" solver="false" timer="false"></sliding-puzzle>`,
	);
	await page.ask(() => {});
	const off = () => page.part("layout").dataset.off.split(" ").sort();
	assert.deepEqual(off(), ["hints", "solver", "timer"]);
	for (const name of ["hints", "solver", "timer"]) {
		page.puzzle.removeAttribute(name);
	}
	assert.deepEqual(off(), [""]);
});

test("size and goal read as they were set", async () => {
	const page = await openWith('<sliding-puzzle size="3x3"></sliding-puzzle>');
	await page.ask(() => {});
	const { puzzle } = page;
	const read = () => [puzzle.size, puzzle.goal, puzzle.cells.length];
	puzzle.size = "4x3";
	puzzle.goal = "first";
	assert.deepEqual(read().slice(0, 2), ["4x3", "first"]);
	await becomes(read, ["4x3", "first", 12]);
	// What there is not is not in play.
	let isTold = false;
	puzzle.addEventListener("error", () => {
		isTold = true;
	});
	puzzle.size = "1x99";
	await until(() => isTold);
	assert.deepEqual(read(), ["4x3", "first", 12]);
});

test("a number, or nothing, where text is wanted is read as meant", async () => {
	const page = await openWith('<sliding-puzzle size="3x3"></sliding-puzzle>');
	await page.ask((puzzle) => puzzle.shuffle({ seed: "42" }));
	const { value: text } = page.puzzle;
	const same = { seed: 42, size: null, goal: null, difficulty: null };
	await page.ask((puzzle) => puzzle.shuffle(same));
	assert.equal(page.puzzle.value, text);
	await page.ask((puzzle) => puzzle.open(text, { goal: null }));
	await assert.rejects(
		page.ask((puzzle) => puzzle.open(7)),
		(error) => /^[a-z]\w+$/.test(/** @type {any} */ (error).code),
	);
	assert.deepEqual([page.puzzle.value, page.puzzle.goal], [text, "last"]);
});

test("on a page in a language that has no table the puzzle is in English", async () => {
	const page = await openWith(
		`<div lang="nl"><sliding-puzzle board="${NEAR}"></sliding-puzzle></div>
		<div lang=""><sliding-puzzle board="${NEAR}" loading="eager"></sliding-puzzle></div>`,
		{ languages: ["zh-CN"] },
	);
	const [dutch, unknown] = page.document.querySelectorAll("sliding-puzzle");
	/** @param {any} puzzle */
	const languageOf = (puzzle) => puzzle.shadowRoot.getElementById("root").lang;
	await Promise.all([dutch.ready, unknown.ready]);
	assert.equal(languageOf(dutch), "en");
	// An empty `lang` says that the language is unknown: the browser's then.
	assert.equal(languageOf(unknown), "zh-Hans");
});
