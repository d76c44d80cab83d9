/**
 * Pages in a language without Latin letters: they are in it to the last word.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/root.js";
import { withFirstWords } from "../../scripts/site/first-words.js";
import { NAMES as LANGUAGE_NAMES } from "../../www/messages/compiled/language-names.ts";
import {
	at,
	becomes,
	GamePage,
	Page,
	textOf,
	until,
} from "../pages/game-in-jsdom.js";

/** What has no translation. */
const NAMES = new RegExp(
	[
		...Object.values(LANGUAGE_NAMES).map((name) =>
			name.replace(/[()]/g, "\\$&"),
		),
		/Language|IDA\*|IDDFS|Dijkstra|CSV|Jupyter|Observable|Node|taquin-lab\.js|n log n|\b[UDLR][UDLR\d]*\b|\b\d+x\d+-[\w-]+|\b[kM]B\b|https?:\S+|Shift|Ctrl|Home|End|Enter|Esc|Backspace|[HPZYNRWASD]\b/
			.source,
	].join("|"),
	"g",
);

/**
 * Expects no Latin letters, except in names that have no translation.
 *
 * @param {Page} page
 */
function expectNoEnglish(page) {
	const said = page
		.all("body *, #root *")
		.filter(
			(one) =>
				!one.closest("script, noscript, style, option") &&
				page.isShown(one) &&
				// Of texts in all languages the style shows one.
				(one.closest("[lang]")?.lang ?? "zh-Hans") === "zh-Hans",
		)
		.flatMap((one) => [
			...[...one.childNodes]
				.filter(({ nodeType }) => nodeType === 3)
				.map(({ nodeValue }) => nodeValue),
			...["aria-label", "title", "alt", "aria-description", "placeholder"].map(
				(name) => one.getAttribute(name) ?? "",
			),
		])
		.map((text) => text.replace(NAMES, ""))
		.filter((text) => /[A-Za-z]{2}/.test(text));
	assert.deepEqual(said, []);
}

test("the language is switched, to the last word, and kept", async () => {
	const game = new GamePage();
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	await game.speak("zh-Hans");
	await until(() => /\p{Script=Han}/u.test(game.document.title));
	await until(() => /\p{Script=Han}/u.test(textOf(game.cells[0])));
	expectNoEnglish(game);
	game.click(8);
	await becomes(() => game.live, /\p{Script=Han}/u);
	await game.pressOn("#hint");
	await becomes(() => game.head, /\p{Script=Han}/u);
	expectNoEnglish(game);
	for (const sheet of ["settings", "setUp", "pictures", "newGame", "daily"]) {
		await game.openSheet(sheet);
		expectNoEnglish(game);
		await game.leaveSheet();
	}
	await game.press("show-help");
	await until(() => game.query("#help dt"));
	expectNoEnglish(game);
	await game.leaveSheet();
	await game.pressOn("#more");
	await until(() => game.query("#menu .menu-item"));
	expectNoEnglish(game);
	await game.reload();
	assert.equal(game.document.documentElement.lang, "zh-Hans");
	await until(() => /\p{Script=Han}/u.test(textOf(game.cells[0])));
	await game.speak("en");
	await becomes(() => textOf(game.cells[0]), "1, in place");
});

test("a reader of Chinese gets the page in Chinese, also a solution and its win", async () => {
	const game = new GamePage({ languages: ["zh-CN"] });
	await game.open(at("4 1 3/7 2 5/0 8 6"));
	assert.equal(game.document.documentElement.lang, "zh-Hans");
	game.time.pause();
	await game.press("solve");
	await until(() => game.puzzle.status === "showing");
	await becomes(() => game.head, /\p{Script=Han}/u);
	expectNoEnglish(game);
	await game.time.skip(20_000);
	await until(() => game.query("#win-title"));
	expectNoEnglish(game);
});

/**
 * Opens another page for a reader of Chinese.
 *
 * @param {string} name @param {string} script @param {string} hash
 * @param {import("../pages/game-in-jsdom.js").Options} [options]
 */
async function open(name, script, hash, options) {
	const page = new Page({ languages: ["zh-CN"], ...options });
	const path = join(dirname(script), `${name}.html`);
	const html = readFileSync(join(ROOT, path), "utf8");
	const words = withFirstWords(html, { path: `/${name}.html` });
	await page.load(script, words, `https://site.test/${name}.html${hash}`);
	return page;
}

test("lessons are in Chinese", async () => {
	const page = await open("learn", "www/pages/learn/main.tsx", "#whole");
	for (const level of ["where", "tile", "slide", "show"]) {
		await page.pressOn(`#${level}`);
		await until(() => page.said("#told") !== "");
		expectNoEnglish(page);
	}
});

test("exercises are in Chinese", async () => {
	for (const topic of ["own", "rows-4x4"]) {
		const page = await open(
			"trainer",
			"www/tools/trainer/main.tsx",
			`#${topic}`,
		);
		await until(() => page.query("#exercise"));
		expectNoEnglish(page);
		if (topic === "own") continue;
		await page.pressOn("#show");
		await until(() => page.query("#next"));
		expectNoEnglish(page);
	}
});

test("the laboratory is in Chinese", async () => {
	const all =
		"bfs,table,astar:hamming,idastar:patterns,weighted:manhattan:3,greedy:zero";
	for (const board of ["4 1 2/5 0 3", "1 2 3/5 4 0"]) {
		const hash = `#board=${board}&searches=${all}&count=2`;
		const page = await open("lab", "www/tools/lab/main.tsx", hash, {
			// It searches on the page.
			before: (window) => {
				window.Worker = undefined;
			},
		});
		await until(() => page.query("#bench") && page.query("#run"));
		for (const details of page.all("details")) details.open = true;
		await page.pressOn("#run");
		await until(() => page.query("#results tbody tr"));
		expectNoEnglish(page);
		if (board.startsWith("1")) continue;
		await until(() => /6/.test(page.said("#run-said")));
		for (const opener of page.all(".opener")) opener.click();
		await page.pressOn("#run-many");
		await until(() => /2/.test(page.said("#many-said")));
		expectNoEnglish(page);
		page.fill("#text", "4 1 2/5 0");
		await until(() => page.said("#text-error") !== "");
		expectNoEnglish(page);
	}
});
