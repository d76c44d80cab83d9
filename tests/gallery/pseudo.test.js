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
import { setUpShell } from "../../scripts/setup.js";
import { makeNoTables } from "../e2e/support/probes.js";

/** What is code, a board, or in a language of its own. */
const NO_TEXT =
	"code, pre, kbd, option, svg, canvas, noscript, [lang]:not(html, sliding-puzzle), textarea";

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
	opened = await browse(await buildPseudoSite(), setUpShell());
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
 * Returns the lines of text of which a part is seen, where nothing scrolls to the rest.
 *
 * @param {import("@playwright/test").Page} page
 */
function cutOff(page) {
	return page.evaluate((noText) => {
		/** @typedef {{ left: number, right: number, top: number, bottom: number }} Edges */
		/** @type {string[]} */
		const found = [];
		/** What is seen within an element; `null` if that scrolls. @param {Element} element */
		const seenWithin = (element) => {
			/** @type {Edges} */
			const seen = { left: 0, right: innerWidth, top: -1e6, bottom: 1e6 };
			for (let box = element; ; ) {
				const { overflowX, overflowY, position } = getComputedStyle(box);
				const edges = box.getBoundingClientRect();
				// What is only heard is a pixel wide.
				if (edges.width <= 1) return null;
				for (const overflow of [overflowX, overflowY]) {
					if (/auto|scroll/.test(overflow) && box !== document.body) {
						return null;
					}
				}
				if (overflowX !== "visible") {
					seen.left = Math.max(seen.left, edges.left);
					seen.right = Math.min(seen.right, edges.right);
				}
				if (overflowY !== "visible") {
					seen.top = Math.max(seen.top, edges.top);
					seen.bottom = Math.min(seen.bottom, edges.bottom);
				}
				const { parentElement } = box;
				if (!parentElement || position === "fixed") return seen;
				box = parentElement;
			}
		};
		/** Whether a part of it is seen. @param {Element} within @param {DOMRect} box */
		const isCut = (within, { left, right, top, bottom }) => {
			const seen = seenWithin(within);
			if (seen === null) return false;
			const isIn =
				right > seen.left + 2 &&
				left < seen.right - 2 &&
				bottom > seen.top + 2 &&
				top < seen.bottom - 2;
			const isWhole =
				left >= seen.left - 2 &&
				right <= seen.right + 2 &&
				top >= seen.top - 4 &&
				bottom <= seen.bottom + 4;
			/** Whether nothing lies over it. @param {number} y */
			const isOpen = (y) => {
				const over = document.elementFromPoint((left + right) / 2, y);
				return over && (within.contains(over) || over.contains(within));
			};
			const isCovered =
				bottom < innerHeight && isOpen(top + 2) && !isOpen(bottom - 3);
			return isIn && (!isWhole || isCovered);
		};
		const walker = document.createTreeWalker(document.body);
		for (let node = walker.nextNode(); node; node = walker.nextNode()) {
			const isText = node.nodeType === Node.TEXT_NODE;
			const isSeen = isText
				? node.nodeValue?.trim()
				: node.nodeName === "BUTTON";
			const within = isText ? node.parentElement : node;
			if (!isSeen) continue;
			if (!(within instanceof HTMLElement) || within.closest(noText)) continue;
			if (!within.checkVisibility({ visibilityProperty: true })) continue;
			const range = document.createRange();
			range.selectNode(node);
			const boxes = isText ? range.getClientRects() : within.getClientRects();
			for (const box of boxes) {
				if (isCut(within, box)) found.push(node.nodeValue ?? within.outerHTML);
			}
		}
		return found;
	}, NO_TEXT);
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
		await makeNoTables(context);
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
