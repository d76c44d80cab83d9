/**
 * A play as it is spoken: what gets the focus, and what is announced, in both
 * languages. `UPDATE=1` writes the transcripts anew; then read them aloud.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { announced, holdPlaybacks, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";

const START = "8 6 7/2 5 4/3 0 1";

/**
 * A key; whether something is announced then; whether it is chosen by the keyboard's
 * mark in the grid, which has the focus.
 *
 * @type {[key: string, hears: "announced" | "focused" | "marked" | "nothing"][]}
 */
const PLAY = [
	["Tab", "focused"],
	["ArrowUp", "announced"],
	["Enter", "announced"],
	["Shift+ArrowRight", "marked"],
	["Enter", "announced"],
	["ArrowUp", "announced"],
	["Shift+ArrowDown", "marked"],
	["Enter", "announced"],
	["z", "announced"],
	["z", "announced"],
	["y", "announced"],
	["r", "announced"],
	["Shift+R", "announced"],
	["r", "announced"],
	["h", "announced"],
	["Tab", "focused"],
	["Enter", "announced"],
	["Tab", "focused"],
	["Tab", "focused"],
	["Tab", "focused"],
	["Enter", "announced"],
	[" ", "announced"],
	[".", "announced"],
	[",", "announced"],
	["Tab", "focused"],
	["Escape", "announced"],
	["Tab", "focused"],
	["Tab", "focused"],
	["n", "announced"],
];

/**
 * Plays by keys, and returns what is heard.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} lang
 */
async function listen(page, lang) {
	await holdPlaybacks(page);
	await openWith(
		page,
		`<div lang="${lang}"><sliding-puzzle board="${START}"></sliding-puzzle></div>`,
	);
	const said = await announced(page);
	await page.locator("#board.ready").waitFor();
	/** @type {string[]} */
	const lines = [];
	for (const [key, hears] of PLAY) {
		const before = (await said()).length;
		await page.keyboard.press(key);
		let heard = "";
		if (hears === "announced") {
			await expect
				.poll(async () => (await said()).length, `after ${key}`)
				.toBeGreaterThan(before);
			heard = (await said()).slice(before).join(" | ");
		} else {
			const name = hears === "marked" ? "#grid .cursor" : ":focus";
			const [line] = (
				await page.locator(`sliding-puzzle ${name}`).ariaSnapshot()
			).split("\n");
			heard = line.replace(/^- /, "").replace(/:$/, "");
		}
		lines.push(`${(key === " " ? "Space" : key).padEnd(18)}${heard}`);
	}
	return `${lines.join("\n")}\n`;
}

for (const lang of ["en", "zh-Hans"]) {
	test(`a play is spoken, in ${lang}`, async ({ page }) => {
		const file = fileURLToPath(
			new URL(`../data/spoken-${lang}.txt`, import.meta.url),
		);
		const heard = await listen(page, lang);
		if (process.env.UPDATE) writeFileSync(file, heard);
		expect(heard).toBe(readFileSync(file, "utf8"));
	});
}
