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

/** What was played in the last so many milliseconds may be lost. */
const LOST_MS = 2_000;

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
				forMs: 200 + Math.random() * 3_000,
			});
			const isOver = context.waitForEvent("close");
			execFileSync("pkill", ["-KILL", "-f", profile]);
			await isOver;
			expected = afterLoss(log);
		}
	});
}

/** @param {import("../../www/element/element.js").SlidingPuzzleElement} puzzle */
function standing(puzzle) {
	const { record = "" } = /** @type {any} */ (puzzle.exportState() ?? {});
	// All but the events and the check.
	return { start: record.split(".", 4).join("."), stm: puzzle.moves.stm };
}

/**
 * Plays a slide every 50 ms. Resolves with the game after each, and when that was.
 *
 * @param {{ isNew: boolean, forMs: number }} how
 */
async function play({ isNew, forMs }) {
	const puzzle =
		/** @type {import("../../www/element/element.js").SlidingPuzzleElement} */ (
			document.querySelector("sliding-puzzle")
		);
	/** @type {(Standing & { at: number })[]} */
	const log = [];
	const note = () => {
		const { record = "" } = /** @type {any} */ (puzzle.exportState() ?? {});
		const start = record.split(".", 4).join(".");
		log.push({ at: performance.now(), start, stm: puzzle.moves.stm });
	};
	note();
	if (isNew) await puzzle.new({ size: "4x4" });
	/** @type {Record<string, string>} */
	const back = { U: "D", D: "U", L: "R", R: "L" };
	let last = "";
	const begun = performance.now();
	while (performance.now() < begun + forMs) {
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
 * Returns the least that may be found: each play of the last seconds, and the last one
 * before them.
 *
 * @param {(Standing & { at: number })[]} log
 */
function afterLoss(log) {
	const end = log.at(-1)?.at ?? 0;
	const first = log.findLastIndex(({ at }) => at <= end - LOST_MS);
	const rest = log.slice(Math.max(first, 0));
	const starts = new Set(rest.map(({ start }) => start));
	return [...starts].map(
		(one) => /** @type {Standing} */ (rest.find(({ start }) => start === one)),
	);
}
