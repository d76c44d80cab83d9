/**
 * The pages in a language that nobody speaks (`scripts/messages/pseudo.js`), in every state
 * of the gallery: what a person reads comes from the tables of messages, and a text that is
 * a third longer, from right to left, fits a small phone.
 */

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { browse } from "../../scripts/browse.js";
import { buildPseudoSite } from "../../scripts/gallery/pseudo-site.js";
import { STATES } from "../../scripts/gallery/states.js";
import { PSEUDO } from "../../scripts/messages/pseudo.js";

/** What is code, a board, or in a language of its own. */
const NO_TEXT =
	"code, pre, kbd, option, svg, canvas, noscript, [lang]:not(html), textarea";

/** Names of files; and of days and months, which `Intl` writes in a language it knows. */
const GIVEN =
	/\S+\.(?:csv|html|js|png|rs)\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w*/g;

/** What stands for itself in every language. */
const NAMES =
	/^(?:[A-Z]|Enter|Esc|Shift|Ctrl|Alt|Tab|Home|End|Space|Backspace|Page ?(?:Up|Down)|STM|MTM|TPS|A\*|IDA\*|BFS|WASM|csTimer|Slidysim|CSV|JSON|PNG|HTML|ms|min|kB|MB)$/;

const WIDTH = 320;

/** @type {Awaited<ReturnType<typeof browse>>} */
let opened;

before(async () => {
	opened = await browse(await buildPseudoSite());
});

after(() => opened?.close());

/**
 * Returns the texts on the page, with what is only heard.
 *
 * @param {import("@playwright/test").Page} page
 */
function textsOf(page) {
	return page.evaluate((noText) => {
		/** @type {string[]} */
		const found = [];
		/** @param {Document | ShadowRoot} root */
		const look = (root) => {
			for (const element of root.querySelectorAll("*")) {
				if (element.shadowRoot) look(element.shadowRoot);
				if (!element.checkVisibility() || element.closest(noText)) continue;
				for (const { nodeType, nodeValue } of element.childNodes) {
					if (nodeType === Node.TEXT_NODE) found.push(nodeValue ?? "");
				}
				for (const name of ["aria-label", "title", "alt", "placeholder"]) {
					found.push(element.getAttribute(name) ?? "");
				}
			}
		};
		look(document);
		return found;
	}, NO_TEXT);
}

/**
 * Returns what is wider than the window, or than its own box.
 *
 * @param {import("@playwright/test").Page} page
 */
function cutOff(page) {
	return page.evaluate(() => {
		const root = document.documentElement;
		const found = [];
		if (root.scrollWidth > innerWidth) found.push(`page ${root.scrollWidth}`);
		for (const element of document.querySelectorAll(
			"button, a, label, h1, h2, h3, th, legend, summary",
		)) {
			if (!element.checkVisibility()) continue;
			const { overflowX } = getComputedStyle(element);
			const isCut = overflowX === "hidden" || overflowX === "clip";
			// What is only heard is a pixel wide.
			if (!isCut || element.clientWidth <= 1) continue;
			if (element.scrollWidth > element.clientWidth + 1) {
				found.push(`${element.outerHTML.slice(0, 120)}`);
			}
		}
		return found;
	});
}

for (const { name, reach, isFirst } of STATES) {
	test(`${name}: nothing is in English, and nothing is cut off`, async () => {
		const context = await opened.browser.newContext({
			baseURL: opened.site,
			locale: PSEUDO,
			viewport: { width: WIDTH, height: 568 },
			hasTouch: true,
			reducedMotion: "reduce",
			serviceWorkers: "block",
		});
		if (!isFirst) {
			await context.addInitScript(() => {
				localStorage["sliding-puzzle-page"] ??= JSON.stringify({
					version: 1,
					settings: { met: "yes", deal: "glide" },
				});
			});
		}
		// A busy machine takes its time.
		context.setDefaultTimeout(300_000);
		const page = await context.newPage();
		await reach(page);
		await page.waitForFunction(() => document.body.innerText.includes("⟦"));
		const texts = await textsOf(page);
		const outside = texts
			.map((text) => withoutMessages(text).replace(GIVEN, ""))
			.flatMap((text) => text.match(/[\p{L}*]+/gu) ?? [])
			.filter((word) => !NAMES.test(word));
		assert.deepEqual([...new Set(outside)], []);
		assert.deepEqual(await cutOff(page), []);
		await context.close();
	});
}

/** Messages may stand within each other. @param {string} text */
function withoutMessages(text) {
	let left = text;
	let before = "";
	while (left !== before) {
		before = left;
		left = left.replace(/⟦[^⟦⟧]*⟧/gu, " ");
	}
	return left;
}
