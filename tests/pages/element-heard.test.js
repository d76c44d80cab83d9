/**
 * What the board says on request and by sounds, and what its parts are called in each
 * language: in the real element.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadAdviceTexts } from "../../www/messages/compiled/advice.ts";
import { LANGUAGES } from "../../www/messages/compiled/languages.ts";
import { loadPuzzleTexts } from "../../www/messages/compiled/puzzle.ts";
import { shortestWay } from "../e2e/support/oracle.js";
import { announced, becomes, HostPage, until } from "./game-in-jsdom.js";

/** 14 slides from its goal. */
const START = "4 1 2/8 0 7/5 6 3";

const NAMES = { U: "up", D: "down", L: "left", R: "right" };

/**
 * Opens a puzzle, and waits until its speaking set is loaded.
 *
 * @param {string} [attributes]
 * @param {import("./game-in-jsdom.js").Options} [options]
 */
async function open(attributes = `board="${START}"`, options) {
	const page = new HostPage(options);
	await page.openWith(
		`<sliding-puzzle speak="normal" ${attributes}></sliding-puzzle>`,
	);
	await page.puzzle.ready;
	page.part("grid").focus();
	await hears(page, "g", /^Goal/);
	return page;
}

/**
 * Asks until there is an answer: what tells it loads after the board.
 *
 * @param {HostPage} page @param {string} key @param {RegExp} answer
 */
const hears = (page, key, answer) =>
	until(() => {
		page.key(key);
		return answer.test(page.said("#live"));
	});

/** @param {HostPage} page @param {string | RegExp} text */
const expectSaid = (page, text) => becomes(() => page.said("#live"), text);

/** @param {string} board */
function inWords(board) {
	return board
		.split("/")
		.map((row, at) => `Row ${at + 1}: ${row.replaceAll(" ", ", ")}`)
		.join(". ")
		.replace(/\b0\b/, "gap");
}

test("a 3×3 is solved by typed numbers alone, and every question is answered", async () => {
	const page = await open();
	const way = shortestWay(START);
	assert.equal(way.length, 14);
	for (const { tile, way: direction } of way) {
		page.key("b");
		await expectSaid(page, inWords(page.puzzle.value));
		page.key("m");
		await expectSaid(page, new RegExp(`${tile} ${NAMES[direction]}`));
		page.key("w");
		await expectSaid(page, "Which tile?");
		page.key(`${tile}`);
		const where = `^${tile}: row \\d, column \\d. (In place|Belongs in)`;
		await expectSaid(page, new RegExp(where));
		page.key(`${tile}`);
		const slid = `${tile} slid ${NAMES[direction]}`;
		await expectSaid(page, new RegExp(`^(${slid}|Solved)`));
		page.key("l");
		await expectSaid(page, `${tile} ${NAMES[direction]}`);
	}
	page.key("p");
	await expectSaid(page, "Solved");
	const { status, moves, elapsed } = page.puzzle;
	assert.deepEqual([status, moves.stm, moves.mtm], ["solved", 14, 14]);
	assert.ok(elapsed > 0);
});

test("a number goes the way of the other keys: held tiles, refusals, playbacks", async () => {
	const page = await open();
	page.key("4");
	await expectSaid(
		page,
		"4 can’t slide: it is not in line with the gap. Gap: row 2, column 2",
	);
	// A finger that holds a tile has tapped it.
	const cell = page.cells[1];
	const { left, top } = cell.getBoundingClientRect();
	const finger = (/** @type {string} */ type) =>
		cell.dispatchEvent(
			new page.window.PointerEvent(type, {
				...{ bubbles: true, composed: true, cancelable: true },
				...{ clientX: left + 20, clientY: top + 20 },
			}),
		);
	finger("pointerdown");
	page.key("4");
	assert.equal(page.puzzle.value, "0 4 2/8 1 7/5 6 3");
	finger("pointerup");
	assert.equal(page.puzzle.value, "0 4 2/8 1 7/5 6 3");
	// What a page refuses is in line.
	page.puzzle.addEventListener(
		"before-move",
		(/** @type {Event} */ event) => event.preventDefault(),
		{ once: true },
	);
	page.key("8");
	await expectSaid(page, "8 can’t slide.");
	// With Shift it plays the solution as ever, and a number takes over.
	page.time.pause();
	page.key("Shift+P");
	await becomes(() => page.puzzle.status, "showing");
	await hears(page, "m", /\d (up|down|left|right)/);
	page.key(/\d/.exec(page.said("#live"))?.[0] ?? "");
	await until(() => page.puzzle.status !== "showing");
});

test("a solution is told slide by slide, as slowly as it can be heard", async () => {
	const page = await open();
	page.time.pause();
	const said = announced(page);
	page.key("Shift+P");
	await until(() => said().some((text) => text.includes("Playing")));
	const told = () => said().filter((text) => /^\d slid \w+$/.test(text)).length;
	const { length } = shortestWay(START);
	await page.time.skip(2_000 * 3 + 500);
	await becomes(told, 3);
	await page.time.skip(2_000 * (length - 3));
	// The last slide is told by the win, which comes with it.
	await becomes(() => said().at(-1), /Solved/);
	assert.equal(told(), length - 1);
});

test("it speaks the language and the faces of the tiles as they change", async () => {
	const page = await open();
	page.puzzle.tiles = "letter";
	await hears(page, "b", /^Row 1: D, A, B\. Row 2: H, gap, G/);
	page.puzzle.lang = "de";
	await hears(page, "b", /^Zeile 1: D, A, B\. Zeile 2: H, Lücke, G/);
	page.puzzle.speak = "brief";
	await hears(page, "b", /^D, A, B\. H, Lücke, G/);
	page.puzzle.removeAttribute("speak");
	// Then W slides again.
	await until(() => {
		page.key("w");
		return page.puzzle.value === "4 1 2/8 6 7/5 0 3";
	});
});

test("digits come from any keyboard, and progress is exact if that is shown", async () => {
	const page = await open(`board="${START}" distance="on"`);
	await becomes(() => page.said("#left"), "14");
	await hears(page, "p", /^0 of 8 in place\. 14 slides to go, proven/);
	const type = (/** @type {KeyboardEventInit} */ typed) =>
		page.part("grid").dispatchEvent(
			new page.window.KeyboardEvent("keydown", {
				...{ bubbles: true, composed: true, cancelable: true },
				...typed,
			}),
		);
	type({ key: "1", code: "Digit1", shiftKey: true });
	assert.equal(page.puzzle.value, "4 0 2/8 1 7/5 6 3");
	type({ key: "٤", code: "Digit4" });
	assert.equal(page.puzzle.value, "0 4 2/8 1 7/5 6 3");
	type({ key: "८", code: "Numpad8" });
	assert.equal(page.puzzle.value, "8 4 2/0 1 7/5 6 3");
	type({ key: "_", code: "Digit8" });
	assert.equal(page.puzzle.value, "0 4 2/8 1 7/5 6 3");
});

test("a slide, a tile in its place, a refusal and a win sound apart", async () => {
	/** @type {number[]} */
	const notes = [];
	const param = { setValueAtTime() {}, exponentialRampToValueAtTime() {} };
	const node = { gain: param, connect: () => node, disconnect() {} };
	const oscillator = () => {
		let pitch = 0;
		const exponentialRampToValueAtTime = (/** @type {number} */ hertz) => {
			pitch = Math.round(hertz);
		};
		const frequency = { ...param, exponentialRampToValueAtTime };
		const start = () => notes.push(pitch);
		return { ...node, frequency, start, stop() {} };
	};
	let [isSuspended, time] = [false, 0];
	const AudioContext = class {
		get currentTime() {
			return time++;
		}
		get state() {
			return isSuspended ? "suspended" : "running";
		}
		async resume() {
			isSuspended = false;
		}
		createOscillator = oscillator;
		createGain = () => node;
	};
	const page = await open('board="1 2 3/4 0 5/7 8 6" sound="on"', {
		before: (window) => Object.assign(window, { AudioContext }),
	});
	/** @param {string} key */
	const heard = async (key) => {
		notes.length = 0;
		page.key(key);
		await until(() => notes.length > 0);
		return [...notes];
	};
	const [slide] = await heard("4");
	// The system suspends what plays, as for a call.
	isSuspended = true;
	const [home] = await heard("4");
	assert.equal(isSuspended, false);
	const [refused] = await heard("1");
	assert.deepEqual(await heard("z"), [slide]);
	assert.deepEqual(await heard("y"), [home]);
	assert.deepEqual(await heard("y"), [refused]);
	assert.deepEqual(await heard("5"), [home]);
	assert.equal(new Set([slide, home, refused]).size, 3);
	const [last, ...win] = await heard("6");
	assert.equal(last, home);
	await until(() => notes.length > win.length + 1);
	assert.ok(!notes.slice(1).includes(home));
});

/** Where the gap is, and a tile one slide from its home. */
const NEARLY = "1 2 3/4 5 6/7 0 8";

for (const language of LANGUAGES) {
	test(`board and buttons have their roles and names, new, in play and solved, in ${language}`, async () => {
		const [words, { pad }] = await Promise.all([
			loadPuzzleTexts(language),
			loadAdviceTexts(language),
		]);
		const page = new HostPage();
		await page.openWith(
			`<sliding-puzzle lang="${language}" board="${NEARLY}" pad="on"></sliding-puzzle>`,
		);
		await page.puzzle.ready;
		await until(() => page.query("#pad"));
		const nameOf = (/** @type {any} */ element) =>
			element.ariaLabel ?? element.textContent.trim();
		/** Compares what is on the page with the tables. */
		const expectNames = () => {
			const tiles = [...page.puzzle.cells];
			const gap = tiles.indexOf(0);
			/** @param {number} cell */
			const wayOf = (cell) => {
				if (cell === gap) return null;
				if (Math.floor(cell / 3) === Math.floor(gap / 3)) {
					return cell < gap ? "R" : "L";
				}
				if (cell % 3 !== gap % 3) return null;
				return cell < gap ? "D" : "U";
			};
			const grid = page.part("grid");
			assert.equal(grid.getAttribute("role"), "grid");
			assert.equal(nameOf(grid), words.boardName("3×3"));
			assert.deepEqual(
				page.cells.map(nameOf),
				tiles.map((tile, cell) =>
					words.cell({
						tile: tile === 0 ? "" : String(tile),
						way: wayOf(cell),
						isHinted: false,
						isHome: tile === (cell + 1) % 9,
					}),
				),
			);
			const box = page.part("pad");
			assert.equal(box.getAttribute("role"), "group");
			assert.equal(nameOf(box), pad.name);
			const shown = page
				.all("button")
				.filter((button) => page.isShown(button))
				.map(nameOf);
			for (const name of [
				...[words.hints(null), words.undo, words.redo, words.solve],
				...[pad.left, pad.up, pad.down, pad.right],
				...[words.reset, words.shuffle],
			]) {
				assert.ok(shown.includes(name), `${name} in ${shown}`);
			}
		};
		expectNames();
		for (const id of ["pad-right", "pad-left", "pad-left"]) {
			await page.pressOn(`#${id}`);
			expectNames();
		}
		assert.equal(page.puzzle.status, "solved");
	});
}
