/**
 * A browser that is killed (a crash, no memory, no battery) loses at most the last two
 * seconds of a game. It is a browser of its own, with a profile that stays.
 */

import { execFileSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { ask } from "./support/element-page.js";
import { expect, test } from "./support/test.js";

/** @typedef {{ start: string, stm: number }} Standing A play, by its start, and its slides. */

/** Of each of five browsers. */
const KILLS = 10;

/**
 * So many slides may be lost: those of the last two seconds. Where the machine is busy
 * they take longer, as all else does.
 */
const LOST = 40;

for (const name of ["first", "second", "third", "fourth", "fifth"]) {
	test(`ten kills of a ${name} browser at random moments lose two seconds at most`, async ({
		baseURL,
		launchOptions,
	}) => {
		// Cleared by the next run: a process that is being killed may still write to it.
		const profile = test.info().outputPath("profile");
		/** What may be found. @type {Standing[]} */
		let expected = [];
		for (let kill = 0; kill < KILLS; kill++) {
			const context = await chromium.launchPersistentContext(profile, {
				...launchOptions,
				serviceWorkers: "block",
			});
			const page = await context.newPage();
			await page.goto(baseURL ?? "");
			// What was lost comes back a moment after the board.
			await expect
				.poll(
					async () => {
						const now = await ask(page, standing);
						const isEnough = expected.some(
							({ start, stm }) => now.start === start && now.stm >= stm,
						);
						return isEnough || expected.length === 0 || now;
					},
					{ message: `kill ${kill}: ${JSON.stringify(expected)}` },
				)
				.toBe(true);
			const log = await page.evaluate(play, {
				isNew: kill % 3 === 0,
				slides: 4 + Math.floor(Math.random() * 60),
			});
			const isOver = context.waitForEvent("close");
			execFileSync("pkill", ["-KILL", "-f", profile]);
			await isOver;
			// After a short visit, what was there before it may be all that there is.
			const before = log.length > LOST ? [] : expected;
			expected = [...afterLoss(log), ...before];
		}
	});
}

/** @param {import("../../www/element/element.ts").SlidingPuzzleElement} puzzle */
function standing(puzzle) {
	const { record = "" } = /** @type {any} */ (puzzle.exportState() ?? {});
	// All but the events and the check.
	return { start: record.split(".", 4).join("."), stm: puzzle.moves.stm };
}

/**
 * Plays slides, one every 50 ms. Resolves with the game before them and after each.
 *
 * @param {{ isNew: boolean, slides: number }} how
 */
async function play({ isNew, slides }) {
	const puzzle =
		/** @type {import("../../www/element/element.ts").SlidingPuzzleElement} */ (
			document.querySelector("sliding-puzzle")
		);
	/** @type {Standing[]} */
	const log = [];
	const note = () => {
		const { record = "" } = /** @type {any} */ (puzzle.exportState() ?? {});
		const start = record.split(".", 4).join(".");
		log.push({ start, stm: puzzle.moves.stm });
	};
	note();
	if (isNew) await puzzle.new({ size: "4x4" });
	note();
	/** @type {Record<string, string>} */
	const back = { U: "D", D: "U", L: "R", R: "L" };
	let last = "";
	for (let n = 0; n < slides; n += 1) {
		const ways = [..."ULDR"].sort(() => Math.random() - 0.5);
		last =
			ways.find(
				(way) => way !== back[last] && puzzle.move(/** @type {"U"} */ (way)),
			) ?? "";
		note();
		await new Promise((resolve) => setTimeout(resolve, 50));
	}
	return log;
}

/**
 * Returns the least that may be found: each play of the last slides, as it was first.
 *
 * @param {Standing[]} log
 */
function afterLoss(log) {
	const rest = log.slice(-1 - LOST);
	const starts = new Set(rest.map(({ start }) => start));
	return [...starts].map(
		(one) => /** @type {Standing} */ (rest.find(({ start }) => start === one)),
	);
}
