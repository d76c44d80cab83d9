/**
 * A play by the speaking set as Orca speaks it in Firefox: all that the set tells, in the
 * words that are kept.
 */

import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";
import { Browser } from "../engines/support/browser.js";
import { ENGINES } from "../engines/support/drivers.js";
import { openPuzzle } from "../engines/support/pages.js";
import { Orca } from "./orca.js";

/** Starting both, and a whole play, in milliseconds. No hung browser holds it longer. */
const START_MS = 120_000;
const PLAY_MS = 300_000;

const LANGUAGES = "ar de en es fr hi ja pt-BR ru zh-Hans".split(" ");

// With a window, and heard by whoever listens.
const browser = new Browser({
	...ENGINES.firefox,
	args: [],
	prefs: { ...ENGINES.firefox.prefs, "accessibility.force_disabled": -1 },
});
const orca = new Orca();

before(
	async () => {
		await orca.start();
		await browser.start();
	},
	{ timeout: START_MS },
);

after(
	async () => {
		await browser.stop();
		orca.stop();
	},
	{ timeout: START_MS },
);

for (const tag of LANGUAGES) {
	test(`Orca speaks a play: ${tag}`, { timeout: PLAY_MS }, async () => {
		const attributes = `board="1 2 3/0 5 6/4 7 8" lang="${tag}" speak="normal"`;
		const board = await openPuzzle(browser, attributes);
		await board.focus();
		const file = new URL(`../data/speech/${tag}.txt`, import.meta.url);
		const [, play] = readFileSync(file, "utf8").split(/^# (?:normal|full)\n/m);
		for (const line of play.trim().split("\n")) {
			const [keys, said] = line.split("\t");
			orca.skip();
			// Each key waits for what the one before says.
			const parts = said === "" ? [] : said.split(" | ");
			for (const [at, key] of [...keys].entries()) {
				await browser.type(key);
				if (parts[at] !== undefined) await orca.hears(parts[at]);
			}
		}
	});
}
