/**
 * Random orders of what is late on the play page: scripts and texts that come slowly, in
 * another order or not at all, while the player presses, types and changes the language.
 * Whatever the order, nothing is shown twice, nothing old stays, and nothing is lost.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { texts as later } from "../../www/messages/compiled/later-en.ts";
import { texts as strings } from "../../www/messages/compiled/puzzle-en.ts";
import { THOROUGH } from "../web/thorough.js";
import {
	at,
	becomes,
	GamePage,
	goOn,
	HostPage,
	textOf,
	until,
} from "./game-in-jsdom.js";

const ORDERS = THOROUGH ? 200 : 10;

/** How many things happen in one order. */
const STEPS = 24;

/** Languages that a single letter tells apart. @type {Record<string, RegExp>} */
const LETTERS = {
	"zh-Hans": /\p{Script=Han}/u,
	ru: /\p{Script=Cyrillic}/u,
	ar: /\p{Script=Arabic}/u,
};

/** What a visit is about. @type {Record<string, { hash: string, options?: object }>} */
const VISITS = {
	"a win": { hash: at("1 2 3/4 5 6/7 0 8") },
	"a first visit": { hash: "", options: { isFirst: true } },
	"a first 4×4": { hash: at("5 1 2 4/9 6 3 8/13 10 7 12/0 14 11 15") },
	"a marathon": { hash: "#marathon=relay_2-4" },
	"a new day": { hash: "", options: { isNewDay: true } },
};

/** Returns numbers from 0 to below 1 that follow from a seed. @param {number} seed */
function randomFrom(seed) {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let t = Math.imul(state ^ (state >>> 15), 1 | state);
		t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
		return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
	};
}

/** Lets the page do all it can do without what is late. */
async function settle() {
	for (let turn = 0; turn < 30; turn++) await goOn();
}

/** A page whose late modules come when they are let. */
class SlowPage extends GamePage {
	/** @type {{ name: string, come: () => void, lose: () => void }[]} */
	waiting = [];
	isSlow = true;
	visit = "";
	/** What was asked for by hand. @type {Set<string>} */
	asked = new Set();

	/** @param {string} name */
	arrive = (name) => {
		if (!this.isSlow) return Promise.resolve();
		return new Promise((/** @type {(value?: any) => void} */ come, refuse) => {
			const text = `Failed to fetch dynamically imported module: ${name}`;
			const lose = () => refuse(new this.window.TypeError(text));
			this.waiting.push({ name, come, lose });
		});
	};

	/** Opens it with what stands before the first move. @param {string} hash */
	async begin(hash) {
		let isOver = false;
		const opening = this.open(hash).finally(() => {
			isOver = true;
		});
		const letCome = async () => {
			await goOn();
			const first = this.waiting.filter(({ name }) => name !== "features");
			for (const one of first) one.come();
			this.waiting = this.waiting.filter(({ name }) => name === "features");
		};
		await Promise.all([opening, until(() => isOver, letCome)]);
	}

	/** @param {number} which From 0 to below 1. */
	take(which) {
		return this.waiting.splice(Math.floor(which * this.waiting.length), 1)[0];
	}

	/** Lets all come, and what is asked for then. */
	async letAllCome() {
		this.isSlow = false;
		for (const { come } of this.waiting.splice(0)) come();
		await settle();
	}

	/** Texts that are shown or heard, but for the names of languages. */
	*texts() {
		const others = "p[lang], #language, .language-menu, script, style";
		for (const element of this.all("*")) {
			if (element.closest(others) || !this.isShown(element)) continue;
			for (const { nodeType, data } of element.childNodes) {
				if (nodeType === 3) yield data;
			}
			for (const name of ["aria-label", "title", "placeholder"]) {
				yield element.getAttribute(name) ?? "";
			}
			yield element.ariaLabel ?? "";
		}
	}

	/** Whether it says that something asked for is on its way. */
	get isLoading() {
		return this.document.documentElement.hasAttribute("data-loading");
	}

	/** Controls that can be pressed now. */
	get controls() {
		const elements = this.all("button, #notices button");
		return elements.filter(
			(element) =>
				this.isShown(element) &&
				this.isEnabled(element) &&
				!element.closest("[inert]") &&
				(this.modal?.contains(element) ?? true),
		);
	}
}

/** @param {SlowPage} page @param {() => number} random */
async function act(page, random) {
	const dice = random();
	if (dice < 0.3 && page.waiting.length > 0) {
		page.take(random()).come();
		return "come";
	}
	if (dice < 0.4 && page.waiting.length > 0) {
		const one = page.take(random());
		one.lose();
		return `lose ${one.name}`;
	}
	if (dice < 0.5 && page.modal === null) {
		const select = page.part("language");
		if (select.disabled) return "";
		const tags = Object.keys(LETTERS);
		const tag = tags[Math.floor(random() * tags.length)];
		page.fill("#language", tag);
		return `speak ${tag}`;
	}
	if (dice < 0.58) {
		const keys = ["n", "h", "u", "?", "Escape"];
		const key = keys[Math.floor(random() * keys.length)];
		page.key(key);
		return `key ${key}`;
	}
	if (dice < 0.66 && page.modal === null) {
		const cells = page.cells.filter((cell) => cell.closest("[inert]") === null);
		if (page.visit === "a win" && page.text() === "1 2 3/4 5 6/7 0 8")
			page.click(8);
		else if (cells.length > 0)
			page.tap(cells[Math.floor(random() * cells.length)]);
		return "move";
	}
	if (dice < 0.78 && page.modal === null) {
		const id = ["more", "shuffle", "hint"][Math.floor(random() * 3)];
		const button = page.query(`#${id}`);
		if (button === null || !page.controls.includes(button)) return "";
		// Twice, as who is not sure that it was heard.
		page.tap(button);
		if (random() < 0.5) page.tap(button);
		page.asked.add(id);
		return `press ${id}`;
	}
	const { controls } = page;
	const control = controls[Math.floor(random() * controls.length)];
	if (control === undefined) return "";
	if (/new|shuffle/i.test(control.id)) page.asked.add("shuffle");
	if (control.id === "coach-shortest") page.asked.add("shortest");
	page.tap(control);
	return `tap ${control.id || textOf(control)}`;
}

/** @param {SlowPage} page */
function checkNow(page) {
	const ids = [...page.document.querySelectorAll("[id]")].map(({ id }) => id);
	const twice = ids.filter((id, index) => ids.indexOf(id) !== index);
	assert.deepEqual(twice, [], "an id is there twice");
	assert.deepEqual(page.complaints, []);
	assert.equal(
		page.query("#new-game") === null || page.asked.has("shuffle"),
		true,
		"a sheet opens that was not asked for",
	);
	if (page.query("#win") !== null)
		assert.equal(page.puzzle.status, "solved", "a win of another board");
}

/** @param {SlowPage} page */
async function closeSheets(page) {
	const isClosed = () => page.modal === null && page.query("#win") === null;
	await until(isClosed, () => {
		page.key("Escape");
		return settle();
	});
}

/** Puts another game aside, of which a notice tells. @param {SlowPage} page */
async function showNotice(page) {
	await page.puzzle.open("1 2 3/4 5 6/0 7 8");
	page.click(7);
	await page.puzzle.open("1 2 3/0 5 6/4 7 8");
	await until(() => page.notices.length > 0);
}

/** Brings in sight what a visit is about. @type {Record<string, (page: SlowPage) => Promise<void>>} */
const IN_SIGHT = {
	"a win": async (page) => {
		await page.puzzle.open("1 2 3/4 5 6/7 0 8");
		page.click(8);
		await until(() => page.query("#win"));
	},
	"a first visit": showNotice,
	"a first 4×4": async (page) => {
		await page.puzzle.open("5 1 2 4/9 6 3 8/13 10 7 12/0 14 11 15");
		await page.pressOn("#hint");
		await until(() => page.query(".coach, #how:not([hidden])"));
		if (!page.query(".coach")) page.tap(page.part("how"));
		await until(() => page.query(".coach"));
	},
	"a marathon": async (page) => {
		await page.openSheet("marathon");
		await page.pressOn("#start-marathon");
		await until(() => page.query(".marathon-strip"));
	},
	"a new day": showNotice,
};

/** Lets it be said in another language. @param {SlowPage} page @param {() => number} random */
async function sayAnew(page, random) {
	await page.letAllCome();
	await closeSheets(page);
	await IN_SIGHT[page.visit](page);
	const { lang } = page.document.documentElement;
	page.isSlow = true;
	page.fill("#language", lang === "ru" ? "ar" : "ru");
	await settle();
	await until(
		() => page.waiting.length === 0,
		() => {
			page.take(random()).come();
			return settle();
		},
	);
}

/** @param {SlowPage} page */
async function checkAtEnd(page) {
	await page.letAllCome();
	checkNow(page);
	const { lang } = page.document.documentElement;
	const foreign = () =>
		Object.entries(LETTERS).flatMap(([tag, letter]) =>
			tag === lang ? [] : [...page.texts()].filter((text) => letter.test(text)),
		);
	await becomes(foreign, []);
	await becomes(() => page.isLoading, false);
	// Whatever was lost, the next request tries again.
	await closeSheets(page);
	await page.pressOn("#more");
	await until(() => page.modal?.id === "menu");
	assert.equal(page.part("language").value, lang);
	await page.pressOn("#menu-share");
	await until(() => page.modal?.id === "share");
}

for (let seed = 1; seed <= ORDERS; seed++) {
	const random = randomFrom(seed);
	const names = Object.keys(VISITS);
	const visit = names[seed % names.length];
	test(`order ${seed}: ${visit}`, async () => {
		const tags = Object.keys(LETTERS);
		const language = tags[Math.floor(random() * tags.length)];
		const { hash, options } = VISITS[visit];
		const page = new SlowPage({ languages: [language], ...options });
		page.visit = visit;
		/** @type {string[]} */
		const done = [];
		try {
			await page.begin(hash);
			for (let step = 0; step < STEPS; step++) {
				const had = page.document.activeElement !== page.document.body;
				const what = await act(page, random);
				done.push(what);
				await settle();
				checkNow(page);
				const isLost = page.document.activeElement === page.document.body;
				assert.equal(had && isLost, false, "the focus is nowhere");
			}
			await checkAtEnd(page);
			await closeSheets(page);
			await sayAnew(page, random);
			await checkAtEnd(page);
		} catch (error) {
			/** @type {Error} */ (error).message +=
				`\nin ${language}, after ${done.join(", ")}`;
			throw error;
		}
	});
}

test("before the rest has loaded, the key of a new game deals one, and a hint is of the usual kind", async () => {
	const page = new SlowPage();
	page.keep(
		JSON.stringify({
			version: 1,
			settings: { met: "yes", deal: "glide" },
			day: "2026-01-01",
		}),
		"sliding-puzzle-page",
	);
	await page.begin(VISITS["a first 4×4"].hash);
	/** @type {string[]} */
	const hints = [];
	page.puzzle.addEventListener("hint", () => hints.push("shortest"));
	await page.pressOn("#hint");
	await settle();
	page.waiting.shift()?.lose();
	await page.letAllCome();
	await until(() => page.query(".coach"));
	assert.deepEqual(hints, []);
	const other = new SlowPage();
	await other.begin(VISITS["a first 4×4"].hash);
	const before = other.text();
	other.key("n");
	other.key("n");
	await settle();
	await other.letAllCome();
	await until(() => other.text() !== before);
	assert.equal(other.modal, null);
});

for (const end of /** @type {const} */ (["come", "lose"])) {
	test(`the page says that what was asked for is on its way, until it is there or lost (${end})`, async () => {
		const page = new SlowPage();
		await page.begin(VISITS["a win"].hash);
		assert.equal(page.isLoading, false);
		await page.pressOn("#more");
		await until(() => page.isLoading);
		const act = () => {
			page.waiting.shift()?.[end]();
			return settle();
		};
		await until(() => !page.isLoading, act);
		assert.equal(page.modal?.id, end === "come" ? "menu" : undefined);
		assert.equal(page.notices.length, end === "come" ? 0 : 1);
	});
}

test("what is done meanwhile does not hide that a sheet is on its way", async () => {
	const page = new SlowPage();
	await page.begin(VISITS["a win"].hash);
	await page.letAllCome();
	await page.pressOn("#more");
	await until(() => page.modal?.id === "menu");
	page.isSlow = true;
	await page.pressOn("#menu-setUp");
	await until(() => page.waiting.length > 0);
	page.puzzle.dispatchEvent(new page.window.CustomEvent("suspend"));
	await until(() => page.notices.length > 0);
	assert.equal(page.isLoading, true);
	await page.letAllCome();
	await until(() => page.modal?.id === "setup");
	assert.equal(page.isLoading, false);
});

for (const [what, act] of /** @type {[string, string][]} */ ([
	["asked for a hint", "hint"],
	["slid a tile", "slide"],
])) {
	test(`who has ${what} by then is not told that a game was put aside`, async () => {
		const page = new SlowPage();
		await page.begin(at("1 2 3/4 5 6/7 0 8"));
		page.click(5);
		await settle();
		page.leave();
		page.waiting = [];
		await page.begin(at("1 2 3/4 0 5/7 8 6"));
		if (act === "hint") await page.pressOn("#hint");
		else page.click(8);
		await settle();
		await page.letAllCome();
		await until(() => page.puzzle.canUndo);
		await settle();
		assert.deepEqual(page.notices, []);
	});
}

/** What a mistake of ours throws, and what is thrown where a file does not arrive. */
const MISTAKE = "it is not a function";
const LOST = "Failed to fetch dynamically imported module: x";

/** Opens a page whose dialogs throw. @param {string} message */
async function openBroken(message) {
	const page = new GamePage();
	await page.open();
	const { HTMLDialogElement } = page.window;
	const { showModal } = HTMLDialogElement.prototype;
	/** @type {string[]} */
	const asked = [];
	page.window.addEventListener("not-loaded", () => asked.push("not-loaded"));
	const turn = (/** @type {boolean} */ isBroken) => {
		HTMLDialogElement.prototype.showModal = isBroken
			? () => {
					throw new page.window.TypeError(message);
				}
			: showModal;
	};
	return { page, turn, asked };
}

/** Entry of the menu → the sheet that it opens. */
const ENTRIES = {
	daily: "daily",
	newGame: "new-game",
	settings: "settings",
	share: "share",
	pictures: "pictures",
	marathon: "marathon",
	race: "race",
	setUp: "setup",
};

for (const [entry, sheet] of Object.entries(ENTRIES)) {
	test(`a mistake in a sheet is reported, and blamed on no connection (${entry})`, async () => {
		const { page, turn, asked } = await openBroken(MISTAKE);
		await page.pressOn("#more");
		await until(() => page.modal?.id === "menu");
		turn(true);
		await page.pressOn(`#menu-${entry}`);
		await until(() => page.complaints.length > 0);
		assert.equal(page.complaints.length, 1);
		assert.ok(page.complaints[0].includes(MISTAKE));
		page.complaints.length = 0;
		await becomes(() => page.notices.join(), later.errors.unexpected({}));
		assert.deepEqual(asked, []);
		// What was half made is gone, and the next request tries again.
		turn(false);
		await page.openSheet(entry);
		assert.equal(page.modal.id, sheet);
	});
}

test("a file that does not arrive is reported to nobody, and the connection is blamed", async () => {
	const { page, turn, asked } = await openBroken(LOST);
	turn(true);
	await page.pressOn("#more");
	await becomes(() => page.notices.join(), strings.notLoaded);
	assert.deepEqual(asked, ["not-loaded"]);
});

test("the calendar keeps the focus from month to month, and at its beginning", async () => {
	const page = new GamePage({ date: "2027-03-15T12:00" });
	await page.open();
	await page.openSheet("daily");
	const title = () => page.said(".calendar-head strong");
	const back = () => page.query(".calendar-head button");
	await page.pressOn("#daily summary");
	back().focus();
	/** @type {string[]} */
	const months = [];
	const goBack = async () => {
		const month = title();
		months.push(month);
		page.key("Enter");
		await until(() => title() !== month);
		assert.equal(page.focused, back());
	};
	await until(() => back().ariaDisabled === "true", goBack);
	assert.ok(months.length > 1);
});

test("who tries again and goes elsewhere meanwhile keeps the focus there", async () => {
	let isLost = true;
	/** @type {(() => void) | null} */
	let come = null;
	const page = new HostPage({
		before: (/** @type {any} */ window) => {
			const { fetch } = window;
			window.fetch = async (/** @type {string} */ url) => {
				if (isLost) throw new window.TypeError("Failed to fetch");
				await new Promise((/** @type {(value?: any) => void} */ resolve) => {
					come = resolve;
				});
				return await fetch(url);
			};
		},
	});
	await page.openWith("<sliding-puzzle></sliding-puzzle><input>");
	const act = () =>
		page.document
			.querySelector("sliding-puzzle")
			.shadowRoot?.getElementById("message-act");
	await until(() => act() && page.isShown(act()));
	isLost = false;
	page.tap(act());
	await until(() => come !== null);
	const input = page.document.querySelector("input");
	input.focus();
	/** @type {any} */ (come)();
	await until(() => page.puzzle?.status === "playing");
	await settle();
	assert.equal(page.document.activeElement, input);
});
