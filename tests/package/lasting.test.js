/**
 * Puzzles that are many, moved about, and removed; and a page that broke its arrays. In
 * Chromium: what they hold in memory is a matter of our scripts.
 */

import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { isDeepStrictEqual } from "node:util";
import { close, open, play, WON } from "./support/browser.js";
import { installPackage } from "./support/install.js";
import { serve } from "./support/site.js";

/** @typedef {import("@playwright/test").Page} Page */

const PACKAGE = installPackage(new URL("./lasting-test/", import.meta.url));
const site = await serve(PACKAGE);

after(async () => {
	await close();
	site.stop();
});

const NEAR = "1 2 3/4 5 0/7 8 6";
const PUZZLE = `<sliding-puzzle loading="eager" board="${NEAR}" motion="off"></sliding-puzzle>`;

/**
 * Opens a page of these parts.
 *
 * @param {{ head?: string, body?: string }} parts
 * @param {(page: Page) => Promise<void>} look
 */
async function show({ head = "", body = PUZZLE }, look) {
	writeFileSync(
		join(PACKAGE, "index.html"),
		`<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title>
		<link rel="icon" href="data:,">${head}
		<script type="module" src="./taquin.js"></script><body>${body}</body></html>`,
	);
	await open(`${site.origin}/`, look);
}

/**
 * Collects garbage until an answer is the expected one. What holds something for a while
 * is a timer or an idle callback of the page, so the page draws between two tries.
 *
 * @param {Page} page
 * @param {() => Promise<unknown>} ask
 * @param {unknown} expected
 */
async function comesTo(page, ask, expected) {
	let tries = 0;
	for (;;) {
		await page.requestGC();
		const answer = await ask();
		if (isDeepStrictEqual(answer, expected)) return;
		tries += 1;
		if (tries === 1_000) assert.deepEqual(answer, expected);
		await page.evaluate(() => new Promise(requestAnimationFrame));
	}
}

test("it plays where the page has broken its arrays", async () => {
	// Methods that old libraries replaced, here by ones that only throw.
	const head = `<script>
		for (const name of ["at", "every", "fill", "filter", "find", "findIndex", "flatMap",
			"forEach", "includes", "indexOf", "join", "map", "reduce", "some"]) {
			Array.prototype[name] = () => { throw new Error("the page broke " + name); };
		}
		Array.prototype.surprise = () => {};
	</script>`;
	await show({ head }, async (page) => {
		// Locators run in a world of their own, whose arrays are whole.
		await page.locator("sliding-puzzle #board.ready").waitFor();
		await page.locator("sliding-puzzle #hint").click();
		await assert.rejects(
			page.evaluate(() => [1].map(String)),
			/broke map/,
		);
		await page.locator("sliding-puzzle #cell-8").click({ force: true });
		await page.locator("sliding-puzzle:state(solved)").waitFor();
	});
});

test("fifty share a page, and a move is of one", async () => {
	await show({ body: PUZZLE.repeat(50) }, async (page) => {
		const puzzles = page.locator("sliding-puzzle");
		await puzzles.evaluateAll((all) =>
			Promise.all(all.map((one) => /** @type {any} */ (one).ready)),
		);
		await puzzles.last().locator("#cell-8").click({ force: true });
		const texts = await puzzles.evaluateAll((all) =>
			all.map((one) => /** @type {any} */ (one).value),
		);
		const solved = "1 2 3/4 5 6/7 8 0";
		assert.deepEqual(texts, [...Array(49).fill(NEAR), solved]);
	});
});

test("moved and put back two hundred times, it does not grow", async () => {
	const head = `<script>
		window.observing = new Map();
		for (const name of ["ResizeObserver", "IntersectionObserver", "MutationObserver"]) {
			window[name] = class extends window[name] {
				observe(target, options) {
					const targets = window.observing.get(this) ?? new Set();
					window.observing.set(this, targets.add(target));
					super.observe(target, options);
				}
				unobserve(target) {
					window.observing.get(this)?.delete(target);
					super.unobserve(target);
				}
				disconnect() {
					window.observing.delete(this);
					super.disconnect();
				}
			};
		}
	</script>`;
	const body = `<div id="one">${PUZZLE}</div><div id="two"></div>`;
	await show({ head, body }, async (page) => {
		assert.deepEqual(await play(page), WON);
		const client = await page.context().newCDPSession(page);
		await client.send("Performance.enable");
		/** What the browser counts, and how many elements observers look at. */
		const held = async () => {
			const { metrics } = await client.send("Performance.getMetrics");
			const counts = metrics.filter(({ name }) =>
				["Nodes", "JSEventListeners"].includes(name),
			);
			const observed = await page.evaluate(() =>
				[.../** @type {any} */ (window).observing.values()].reduce(
					(sum, { size }) => sum + size,
					0,
				),
			);
			return [observed, ...counts.map(({ value }) => value)];
		};
		const move = (/** @type {number} */ times) =>
			page.evaluate(async (times) => {
				const puzzle = document.querySelector("sliding-puzzle");
				if (!puzzle) throw new Error("no puzzle");
				const frame = () => new Promise(requestAnimationFrame);
				for (let n = 0; n < times; n += 1) {
					puzzle.remove();
					// Some at once, and some after it had time to notice.
					if (n % 4 === 0) await frame();
					document.getElementById(n % 2 === 0 ? "two" : "one")?.append(puzzle);
					if (n % 4 === 1) await frame();
				}
				document.getElementById("one")?.append(puzzle);
				await frame();
				await frame();
			}, times);
		// What is made at the first time only is made by then.
		await move(3);
		await page.requestGC();
		const before = await held();
		assert.ok(before.every((count) => count > 0));
		await move(200);
		await comesTo(page, held, before);
		assert.equal(
			await page.locator("sliding-puzzle").getAttribute("board"),
			NEAR,
		);
		await page.locator("sliding-puzzle #undo").click();
		assert.equal(
			await page
				.locator("sliding-puzzle")
				.evaluate((puzzle) => /** @type {any} */ (puzzle).value),
			NEAR,
		);
	});
});

test("puzzles that were played, or came and went, are collected", async () => {
	await show({}, async (page) => {
		assert.deepEqual(await play(page), WON);
		await page.evaluate(async () => {
			const gone = [];
			const played = document.querySelector("sliding-puzzle");
			gone.push(new WeakRef(/** @type {Element} */ (played)));
			/** @type {HTMLElement} */ (document.activeElement).blur();
			played?.remove();
			for (let n = 0; n < 200; n += 1) {
				const puzzle = document.createElement("sliding-puzzle");
				puzzle.setAttribute("size", "3x3");
				puzzle.setAttribute("loading", "eager");
				document.body.append(puzzle);
				await /** @type {any} */ (puzzle).ready;
				gone.push(new WeakRef(puzzle));
				puzzle.remove();
			}
			Object.assign(window, { gone });
		});
		const left = () =>
			page.evaluate(
				() =>
					/** @type {any} */ (window).gone.filter(
						(/** @type {WeakRef<Element>} */ one) => one.deref(),
					).length,
			);
		await comesTo(page, left, 0);
	});
});
