/**
 * Lessons, exercises, reviews and records as their pages run, in jsdom, with the real core
 * and the real databases: what they say, and what they say where something fails.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as learn } from "../../www/messages/compiled/learn-en.ts";
import { NEEDS_WASM } from "../../www/messages/compiled/needs-wasm.ts";
import { texts as records } from "../../www/messages/compiled/records-en.ts";
import { texts as trainer } from "../../www/messages/compiled/trainer-en.ts";
import { loadTexts } from "../../www/tools/review/review-texts.ts";
import { shortestWay } from "../e2e/support/oracle.js";
import { lessons, reader } from "../web/core.js";
import { becomes, SitePage, textOf, until } from "./game-in-jsdom.js";

const KEYS = { U: "ArrowUp", D: "ArrowDown", L: "ArrowLeft", R: "ArrowRight" };

const review = await loadTexts("en");

/** Two slides from its goal; the play goes one slide away first, and back. */
const DETOUR = "1 2 3/4 5 6/0 7 8 DUL2";

/** @param {string} name @param {string} [hash] @param {object} [options] */
async function open(name, hash, options = {}) {
	const page = new SitePage(options);
	await page.open(name, hash);
	return page;
}

for (const name of ["records", "trainer", "lab", "learn"]) {
	test(`where WebAssembly is forbidden, the page says that it needs it (${name})`, async () => {
		const page = await open(name, "", {
			before: (/** @type {any} */ window) => {
				window.WebAssembly = {
					instantiate: () => Promise.reject(new Error("forbidden")),
				};
			},
		});
		await until(() => page.isShown(page.part("failure")));
		assert.equal(page.part("failure").getAttribute("role"), "alert");
		assert.ok(page.said("#failure").includes(NEEDS_WASM.en));
	});
}

test("a lesson is taken by keys, what is next is told, and the focus goes on", async () => {
	const page = await open("learn", "#square");
	await until(() => page.query("#told") && page.isShown(page.part("helps")));
	const order = page.puzzle.compareDocumentPosition(page.part("beside"));
	assert.ok(order & page.window.Node.DOCUMENT_POSITION_FOLLOWING);
	page.part("slide").focus();
	for (let made = 0; !page.isShown(page.part("after")); made += 1) {
		assert.ok(made < 100);
		const button = page.part("slide");
		if (button.ariaPressed !== "true") page.tap(button);
		const [way] = lessons.lessonTask("square", page.puzzle.value)?.slides ?? "";
		const text = page.text();
		page.key(KEYS[/** @type {keyof typeof KEYS} */ (way)]);
		await until(() => page.text() !== text);
		assert.ok(page.puzzle.contains(page.document.activeElement));
	}
	assert.equal(page.said("#told"), learn.lesson.square.praise);
	assert.equal(page.part("next").getAttribute("href"), "#whole");
	assert.ok(page.said(".step.is-done").includes(learn.done));
	// Below another board, nothing is said of the last one.
	page.window.location.hash = "#corner";
	await becomes(() => page.said("#lesson-title"), learn.lesson.corner.title);
	assert.equal(page.said("#told"), "");
});

test("what a lesson shows plays by itself, and can be stopped", async () => {
	const page = await open("learn", "#square");
	await until(() => page.query("#told") && page.isShown(page.part("helps")));
	await page.pressOn("#show");
	assert.equal(page.said("#show"), learn.stop);
	await page.pressOn("#show");
	assert.equal(page.said("#show"), learn.show);
	await page.pressOn("#show");
	await until(() => {
		void page.time.skip(500);
		return page.isShown(page.part("after"));
	});
	assert.equal(page.said("#told"), learn.lesson.square.praise);
	assert.equal(page.focused.id, "next");
	await page.pressOn("#another");
	await until(() => page.isShown(page.part("helps")));
	assert.ok(page.puzzle.contains(page.document.activeElement));
});

test("the fewest slides are proven meanwhile, and what is given up comes again", async () => {
	const page = await open("trainer", "#rows-3x3");
	await until(() => page.said("#target") === trainer.unknown);
	const way = shortestWay(page.puzzle.value);
	await becomes(() => page.said("#target"), trainer.target(way.length));
	for (const { way: to } of way)
		page.part("grid").dispatchEvent(keyOf(page, to));
	await until(() =>
		page.said("#verdict").includes(trainer.optimal(way.length)),
	);
	await page.pressOn("#next");
	await page.pressOn("#show");
	await until(() => page.said("#verdict").includes(trainer.comes.today(3)));
	await until(() => {
		void page.time.skip(500);
		return page.puzzle.status === "solved";
	});
});

/** @param {SitePage} page @param {keyof typeof KEYS} way */
const keyOf = (page, way) =>
	new page.window.KeyboardEvent("keydown", { key: KEYS[way], bubbles: true });

test("a damaged deck is put aside, and what cannot be saved is said", async ({
	mock,
}) => {
	const page = await open("trainer", "#last2x3");
	await until(() => page.query("#skip"));
	await put(page, "settings", "trainer", "trainer 1\nanswered");
	page.close();
	const again = await open("trainer", "#last2x3", { profile: page.profile });
	await until(() => again.query("#skip"));
	assert.ok(again.said("#damaged").includes(trainer.damaged));
	assert.equal(again.query("#not-saved:not([hidden])"), null);
	const { IDBObjectStore, DOMException } = again.window;
	mock.method(IDBObjectStore.prototype, "put", () => {
		throw new DOMException("full", "QuotaExceededError");
	});
	await again.pressOn("#show");
	await becomes(() => again.said("#not-saved"), trainer.notSaved);
	await again.pressOn("#next");
	await until(() => again.query("#skip"));
});

/**
 * Writes to the database behind the back of the page.
 *
 * @param {{ profile: import("./game-in-jsdom.js").Profile }} of
 * @param {string} store
 * @param {string} key
 * @param {unknown} value
 */
function put({ profile }, store, key, value) {
	return new Promise((resolve) => {
		const request = profile.databases.open("sliding-puzzle");
		request.onsuccess = () => {
			const transaction = request.result.transaction(store, "readwrite");
			transaction.objectStore(store).put(value, key);
			transaction.oncomplete = () => {
				request.result.close();
				resolve(null);
			};
		};
	});
}

/** @param {SitePage} page @param {string} text */
async function paste(page, text) {
	await until(() => page.query("#paste-text"));
	page.fill("#paste-text", text);
	page.tap(page.query("#paste form button, form:has(#paste-text) button"));
}

/** Opens the review of a play, graded to its end. @param {string} text */
async function openReview(text) {
	const page = await open(
		"review",
		`#play=${reader.readText(text, "last", "")}`,
	);
	await until(() => page.query("#analysis") && page.said("#efficiency") !== "");
	await becomes(() => page.said("#left"), "");
	return page;
}

test("each slide is graded, and the dearest moment is played better", async () => {
	const page = await openReview(DETOUR);
	const words = review.review;
	assert.equal(page.said("#efficiency"), words.percent("50"));
	assert.equal(page.said("#optimum"), "2");
	assert.equal(page.said("#optimum-note"), words.proven);
	assert.equal(page.said("#own"), "4");
	assert.equal(page.said("#away"), "1");
	await until(() => page.all("#phase-rows tr").length === 2);
	await until(() => page.all("#moments li").length === 1);
	assert.ok(page.said("#moments li").includes(words.momentCost(2, "2", "3")));
	await page.pressOn("#best-0");
	await becomes(() => page.puzzle.value, "1 2 3/4 5 6/7 8 0");
	await page.pressOn("#variation-back");
	await becomes(() => page.puzzle.value, "1 2 3/4 5 6/0 7 8");
});

test("in moves a line is one, and another way is judged in moves", async () => {
	const page = await openReview(DETOUR);
	const words = { ...review.review, ...review.inMoves };
	await page.pressOn("#metric input:not(:checked)");
	await becomes(() => page.said("#own"), "3");
	await becomes(() => page.said("#left"), "");
	assert.equal(page.said("#optimum"), "1");
	assert.equal(page.said("#efficiency"), words.percent("33"));
	assert.equal(page.said("#away"), "2");
	assert.ok(page.said("#analysis").includes(words.optimum));
	// Another way: 7 alone leads no nearer.
	await page.pressOn("#look-0");
	await becomes(() => page.puzzle.value, "1 2 3/4 5 6/0 7 8");
	await page.expectBoard("1 2 3/4 5 6/0 7 8");
	page.click(7);
	await becomes(() => page.said("#variation-left"), words.leftProven(1));
	assert.equal(page.said("#variation-made"), words.made(1));
	assert.equal(page.said("#variation-did"), words.took.s);
	await page.pressOn("#best-0");
	await becomes(() => page.said("#variation-left"), words.noneLeft);
	await becomes(() => page.puzzle.value, "1 2 3/4 5 6/7 8 0");
});

test("what is pasted and is no play says why, and loses nothing", async () => {
	const page = await openReview(DETOUR);
	await paste(page, "1 2 3/4 5 6/0 7 8 UU");
	await becomes(() => page.said("#paste-error"), /1.*U/);
	assert.equal(page.part("paste-text").value, "1 2 3/4 5 6/0 7 8 UU");
	assert.equal(page.puzzle.value, "1 2 3/4 5 6/0 7 8");
	assert.equal(page.said("#own"), "4");
	const { review: words } = review;
	const empty = await open("review");
	await until(() => empty.said("#summary").includes(words.nothing));
	await paste(empty, DETOUR);
	await becomes(() => empty.said("#own"), "4");
	await empty.open("review", "#play=2.3x3.last.bAD..xxxxxx");
	await until(() => !empty.isShown(empty.part("content")));
	assert.notEqual(empty.said("#summary"), words.solved("3 × 3"));
});

/** Imports a file. @param {SitePage} page @param {string} text */
async function importText(page, text) {
	await until(() => page.query("input[type=file]"));
	const input = page.query("input[type=file]");
	const file = new File([text], "plays.txt", { type: "text/plain" });
	Object.defineProperty(input, "files", { value: [file], configurable: true });
	input.dispatchEvent(new page.window.Event("change", { bubbles: true }));
}

test("csTimer's sessions are imported with the sizes that the player says", async () => {
	const page = await open("records");
	const data = {
		1: { name: "fifteen", opt: { scrType: "15prp" } },
		2: { name: "cubes", opt: {} },
		3: { name: "my 5×5", opt: {} },
	};
	const times = (/** @type {number} */ count) =>
		Array.from({ length: count }, (_, n) => [
			...[[0, 20_000 + n], "", "", 1_700_000_000 + n],
		]);
	await importText(
		page,
		JSON.stringify({
			...{ session1: times(6), session2: times(3), session3: times(2) },
			properties: { sessionData: JSON.stringify(data) },
		}),
	);
	await until(() => page.query("#sessions select"));
	const menus = page.all("#sessions select");
	assert.deepEqual(
		menus.map(({ value }) => value),
		["4x4", "", ""],
	);
	menus[2].value = "5x5";
	menus[2].dispatchEvent(new page.window.Event("change", { bubbles: true }));
	await page.pressOn("#sessions .strong");
	await becomes(
		() => page.all("#notices .notice").map(textOf).join(),
		new RegExp(`^${records.imported(8, 0)}`),
	);
	page.fill("#category", "4x4 last");
	await until(() => page.said(".card.first").includes("0:20.0"));
	assert.ok(page.said("#table tbody tr").includes(records.sources.cstimer));
});

test("where the browser keeps nothing, or a newer version has saved, the page says so", async () => {
	const denied = await open("records", "", {
		before: (/** @type {any} */ window) => {
			Object.defineProperty(window, "indexedDB", {
				get: () => {
					throw new window.DOMException("denied", "SecurityError");
				},
			});
		},
	});
	await becomes(() => denied.said("#failure p"), records.errors.storage({}));
	const page = new SitePage();
	await new Promise((resolve) => {
		const request = page.profile.databases.open("sliding-puzzle", 99);
		request.onupgradeneeded = () => request.result.createObjectStore("plays");
		request.onsuccess = () => {
			request.result.close();
			resolve(null);
		};
	});
	await page.open("records");
	await becomes(() => page.said("#failure p"), records.errors.storageNewer({}));
});
