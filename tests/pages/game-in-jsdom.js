/**
 * The play page, and any page with the tag, in jsdom: for tests of texts, roles, states,
 * notices, of what is stored and of the order of answers.
 *
 * The scripts are bundled once per test file, and run in a new window for each page, so
 * each page starts afresh. The core, the solver's worker (on this thread) and the
 * databases are real. There is no layout, no style and no picture.
 */

import assert from "node:assert/strict";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { afterEach } from "node:test";
import { pathToFileURL } from "node:url";
import { Script } from "node:vm";
import { IDBFactory } from "fake-indexeddb";
import { rolldown } from "rolldown";
import { ROOT } from "../../scripts/root.js";
import { withFirstWords } from "../../scripts/site/first-words.js";
import { IN_MENU, KEPT } from "../e2e/support/play-page-names.js";
import { PageTime, set, standIn } from "./stand-ins.js";

export { at, KEPT } from "../e2e/support/play-page-names.js";

// It has no types.
const { JSDOM, VirtualConsole } = createRequire(import.meta.url)("jsdom");

/** How long a condition is waited for, in milliseconds that this process works. */
const MOST_MS = 10_000;

/** The date of a computer, if a test does not care: no day ends within it. */
const DATE = "2027-03-15T12:00";

/** Lets the pages go on. */
export const goOn = () => new Promise(setImmediate);

/**
 * Resolves when a condition holds, and lets the pages go on meanwhile. What never holds
 * fails after so much work of this process that no busy machine makes a difference.
 *
 * @param {() => unknown} condition
 * @param {() => Promise<unknown>} [step] What is done until then, again and again.
 */
export async function until(condition, step = goOn) {
	const { user } = process.cpuUsage();
	while (!(await condition())) {
		if (process.cpuUsage().user - user > MOST_MS * 1_000) {
			const pages = [...opened].map(({ document }) => textOf(document.body));
			assert.fail([`never: ${condition}`, ...pages].join("\n"));
		}
		await step();
	}
}

/**
 * Resolves when a value is as expected; else says what it is instead.
 *
 * @param {() => unknown} read
 * @param {unknown} expected A pattern, or what is equal.
 */
export async function becomes(read, expected) {
	const check = () => {
		const value = read();
		if (expected instanceof RegExp) assert.match(String(value), expected);
		else assert.deepEqual(value, expected);
	};
	const isSo = () => {
		try {
			check();
			return true;
		} catch {
			return false;
		}
	};
	await until(isSo).catch(check);
}

/** @param {any} element @returns {string} */
export function textOf(element) {
	return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** @type {Set<Page>} */
const opened = new Set();

afterEach(() => {
	const pages = [...opened];
	for (const page of pages) page.close();
	const complaints = pages.flatMap((page) => page.complaints);
	assert.deepEqual(complaints, []);
});

/** Entry → its script. @type {Map<string, Promise<Script>>} */
const scripts = new Map();

/** A module that is imported when it is wanted, as the bundler has put it. */
const LATE =
	/Promise\.resolve\(\)\.then\((\(\) => \((?:init_[\w$]+\(\), )?([\w$]+)_exports\))\)/g;

/** @param {string} entry Its path in the project. */
async function bundle(entry) {
	const build = await rolldown({
		input: join(ROOT, entry),
		platform: "browser",
		// Only needed where wasm is forbidden.
		external: /wasm\/js\//,
		plugins: [{ name: "as Vite", load: loadAsVite, transform: withAddress }],
	});
	const { output } = await build.generate({
		format: "es",
		codeSplitting: false,
	});
	await build.close();
	const code = output[0].code
		.replace(/^export .*$/gm, "")
		.replace(LATE, 'arrive("$2", $1)');
	return new Script(`(async () => {${code}\n})();`, { filename: entry });
}

/** @param {string} id */
function loadAsVite(id) {
	const [path, query = ""] = id.split("?");
	if (/\.css$/.test(path) || /url/.test(query)) return "export default ''";
	if (query === "no-inline") {
		return `export default ${JSON.stringify(`/${basename(path)}`)}`;
	}
	if (query !== "raw") return null;
	return `export default ${JSON.stringify(readFileSync(path, "utf8"))}`;
}

/** @param {string} code @param {string} id */
function withAddress(code, id) {
	const address = JSON.stringify(pathToFileURL(id).href);
	return code
		.replaceAll("import.meta.url", address)
		.replaceAll("import.meta.glob", "(() => ({}))");
}

/** What a browser keeps from one page to the next, and shares among its tabs. */
export class Profile {
	/** @type {Map<string, string>} */
	local = new Map();
	databases = new IDBFactory();
	/** The tabs that are open. @type {Set<Page>} */
	pages = new Set();
	/** @type {Set<any>} */
	channels = new Set();
}

/**
 * @typedef {object} Options
 * @property {Profile} [profile] By default a new one.
 * @property {string[]} [languages] Of the browser.
 * @property {string[]} [media] The media queries that match.
 * @property {string} [date] Of the computer, as the first page is opened. A noon by default.
 * @property {(window: any) => void} [before] Runs before the scripts of each page.
 */

/** A tab. */
export class Page {
	/** @type {any} */
	window;
	/** @type {any} */
	document;
	/** What went wrong in it. A test that breaks something empties it. @type {string[]} */
	complaints = [];
	/** How often it went to another page, or asked to be loaded again. */
	navigations = 0;
	/** What it wrote to the clipboard. @type {string[]} */
	copied = [];
	/** The dialogs that are open, the top one last. @type {any[]} */
	modals = [];
	/** The media queries that it has asked for. @type {any[]} */
	queries = [];
	/**
	 * Resolves when a module that is wanted late may arrive; rejects if it is lost.
	 *
	 * @type {(name: string) => Promise<void>}
	 */
	arrive = async () => {};
	/** Its workers, with `asked`, `hold()`, `letGo()` and `kill()`. @type {any[]} */
	workers = [];
	profile;
	options;
	time;
	/** @type {any} */
	#context;

	/** @param {Options} [options] */
	constructor({ profile = new Profile(), ...options } = {}) {
		this.profile = profile;
		this.options = options;
		this.time = new PageTime(Date.parse(options.date ?? DATE));
	}

	/**
	 * Loads a page in place of the one before.
	 *
	 * @param {string} entry Of its script.
	 * @param {string} html
	 * @param {string} url
	 */
	async load(entry, html, url) {
		const { date } = this.time;
		this.close();
		this.time = new PageTime(date);
		this.modals.length = 0;
		this.workers.length = 0;
		this.queries.length = 0;
		const virtualConsole = new VirtualConsole();
		virtualConsole.on("jsdomError", (/** @type {any} */ error) => {
			if (/navigation/.test(error.message)) this.navigations += 1;
			else this.complaints.push(String(error.detail?.stack ?? error.stack));
		});
		for (const type of ["error", "warn"]) {
			virtualConsole.on(type, (/** @type {unknown[]} */ ...said) =>
				this.complaints.push(said.join(" ")),
			);
		}
		const options = { url, virtualConsole, runScripts: "outside-only" };
		const dom = new JSDOM(html, options);
		this.window = dom.window;
		this.document = dom.window.document;
		opened.add(this);
		this.profile.pages.add(this);
		standIn(this);
		this.options.before?.(this.window);
		this.#context = dom.getInternalVMContext();
		await this.run(entry);
	}

	/** Runs a script in the page. @param {string} entry */
	async run(entry) {
		const script = scripts.get(entry) ?? bundle(entry);
		scripts.set(entry, script);
		(await script).runInContext(this.#context);
	}

	/** As if the browser was killed. Its window goes when nothing holds it any more. */
	close() {
		this.time.stop();
		this.profile.pages.delete(this);
		opened.delete(this);
	}

	/** Closes the page as a player does: it hears that it is left. */
	leave() {
		this.window.dispatchEvent(new this.window.Event("pagehide"));
		this.close();
	}

	/** The first puzzle that can be played. @returns {any} */
	get puzzle() {
		return this.document.querySelector("sliding-puzzle:not([inert])");
	}

	/** Its shadow root. @returns {any} */
	get tree() {
		return this.puzzle?.shadowRoot ?? null;
	}

	/** Of the page, then of the puzzle in play. @param {string} selector @returns {any[]} */
	all(selector) {
		const inTree = this.tree?.querySelectorAll(selector) ?? [];
		return [...this.document.querySelectorAll(selector), ...inTree];
	}

	/** Returns the first, or `null`. @param {string} selector @returns {any} */
	query(selector) {
		return this.all(selector)[0] ?? null;
	}

	/** Returns the element with an id. @param {string} id @returns {any} */
	part(id) {
		const found = this.query(`#${id}`);
		assert.ok(found, `nothing has the id ${id}`);
		return found;
	}

	/** Returns the text of the first; empty if there is none. @param {string} selector */
	said(selector) {
		return textOf(this.query(selector));
	}

	/** Returns whether no `hidden` and no closed dialog hides it. @param {any} element */
	isShown(element) {
		for (let at = element; at?.nodeType !== 9; at = at.parentNode ?? at.host) {
			if (!at || at.hidden) return false;
			if (at.localName === "dialog" && !at.open) return false;
		}
		return true;
	}

	/** The dialog on top, or `null`. */
	get modal() {
		return this.modals.at(-1) ?? null;
	}

	/** Returns whether it says that it can be used. @param {any} element */
	isEnabled(element) {
		return !(element.disabled || element.ariaDisabled === "true");
	}

	/** Clicks on the first that can be pressed, once one can. @param {string} selector */
	async pressOn(selector) {
		/** @param {any} element */
		const mayPress = (element) =>
			this.isShown(element) &&
			this.isEnabled(element) &&
			element.closest("[inert]") === null &&
			(this.modal?.contains(element) ?? true);
		await until(() => this.all(selector).some(mayPress));
		this.tap(this.all(selector).find(mayPress));
	}

	/** Clicks as a mouse does. @param {any} element */
	tap(element) {
		const { left, top, width, height } = element.getBoundingClientRect();
		const point = { clientX: left + width / 2, clientY: top + height / 2 };
		const init = { bubbles: true, composed: true, cancelable: true, ...point };
		const { PointerEvent } = this.window;
		if (element.dispatchEvent(new PointerEvent("pointerdown", init))) {
			const selector = "button, a[href], input, select, textarea, [tabindex]";
			const near = element.closest(selector);
			if (near === null) this.focused.blur();
			else near.focus();
		}
		element.dispatchEvent(new PointerEvent("pointerup", init));
		element.click();
	}

	/** What has the focus, in the puzzle too. @returns {any} */
	get focused() {
		let at = this.document.activeElement;
		while (at.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
		return at;
	}

	/**
	 * Presses and releases a key where the focus is. Tab does nothing.
	 *
	 * @param {string} name As Playwright names it, like `Shift+ArrowLeft`.
	 */
	key(name) {
		const held = name.split("+");
		const last = held.pop() ?? "";
		const key = last === "Space" ? " " : last;
		const init = {
			...{ bubbles: true, composed: true, cancelable: true, key },
			code: /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : last,
			shiftKey: held.includes("Shift"),
			ctrlKey: held.includes("Control"),
			altKey: held.includes("Alt"),
		};
		const { KeyboardEvent } = this.window;
		const target = this.focused;
		if (target.dispatchEvent(new KeyboardEvent("keydown", init))) {
			const isPress = key === "Enter" || key === " ";
			const isButton = target.matches("button, summary, a[href]");
			if (isPress && isButton) target.click();
			if (key === "Escape") this.modal?.cancel();
		}
		target.dispatchEvent(new KeyboardEvent("keyup", init));
	}

	/**
	 * Changes a field as who types or chooses does.
	 *
	 * @param {string} selector
	 * @param {string | boolean} value
	 */
	fill(selector, value) {
		const field = this.query(selector);
		if (typeof value === "boolean") field.checked = value;
		else field.value = value;
		for (const type of ["input", "change"]) {
			field.dispatchEvent(new this.window.Event(type, { bubbles: true }));
		}
	}

	get cells() {
		return this.all("#grid [role=gridcell]");
	}

	/** Returns the board in text form, read from the names of the cells. */
	text() {
		const tile = (/** @type {any} */ cell) =>
			Number.parseInt(cell.textContent, 10) || 0;
		return [...(this.tree?.querySelectorAll("#grid [role=row]") ?? [])]
			.map(({ children }) => [...children].map(tile).join(" "))
			.join("/");
	}

	/** @param {string} text */
	async expectBoard(text) {
		await becomes(() => this.text(), text);
	}

	/** @param {number} tile 0 for the blank. */
	cellOf(tile) {
		const tiles = this.text().split(/[ /]/).map(Number);
		return this.tree.querySelectorAll("[role=gridcell]")[tiles.indexOf(tile)];
	}

	/** @param {number} tile */
	click(tile) {
		this.tap(this.cellOf(tile));
	}

	/** Moves the window to another screen, or zooms. @param {number} ratio */
	setPixels(ratio) {
		set(this.window, { devicePixelRatio: ratio });
		for (const query of [...this.queries]) {
			if (!/resolution/.test(query.media)) continue;
			query.dispatchEvent(new this.window.Event("change"));
		}
	}

	/** Hides the page, as when another tab is opened. @param {boolean} isHidden */
	setHidden(isHidden) {
		set(this.document, { hidden: isHidden });
		this.document.dispatchEvent(new this.window.Event("visibilitychange"));
	}
}

const PLAY = withFirstWords(readFileSync(join(ROOT, "index.html"), "utf8"), {
	path: "/index.html",
});

/** The play page, as a test uses it: what the player sees and does. */
export class GamePage extends Page {
	#isFirst;
	#isNewDay;

	/**
	 * @param {Options & { isFirst?: boolean, isNewDay?: boolean }} [options] Whether it
	 *   is the player's first visit, or their first one of the day.
	 */
	constructor({ isFirst = false, isNewDay = false, ...options } = {}) {
		super(options);
		this.#isFirst = isFirst;
		this.#isNewDay = isNewDay;
	}

	/**
	 * Opens the page, or another hash on it, and waits until the board can be played.
	 *
	 * @param {string} [hash]
	 */
	async open(hash = "") {
		const isThere = opened.has(this) && hash !== "";
		if (isThere && hash !== this.window.location.hash) {
			this.window.location.hash = hash;
			return;
		}
		const day = new Date(this.time.date).toLocaleDateString("sv");
		const known = {
			version: 1,
			settings: { met: "yes", deal: "glide", firstHelp: "shortest" },
			day: this.#isNewDay ? "" : day,
		};
		const { local } = this.profile;
		const key = "sliding-puzzle-page";
		if (!this.#isFirst && !local.has(key))
			local.set(key, JSON.stringify(known));
		const url = `https://site.test/${hash}`;
		await this.load("www/pages/play/main.ts", PLAY, url);
		await this.ready();
	}

	async ready() {
		await until(() => this.query("#board.ready"));
	}

	/** Loads the page again: what it keeps stays. */
	async reload() {
		const { hash } = this.window.location;
		this.leave();
		await this.open(hash);
	}

	/**
	 * Stores a text before the page loads.
	 *
	 * @param {string | null} text `null` deletes all that is stored.
	 * @param {string} [key]
	 */
	keep(text, key = KEPT) {
		if (text !== null) {
			this.profile.local.set(key, text);
			return;
		}
		this.profile.local.clear();
		this.profile.databases = new IDBFactory();
	}

	/** Returns what is stored under a key, or `null`. @param {string} [key] */
	kept(key = KEPT) {
		return this.profile.local.get(key) ?? null;
	}

	get head() {
		return this.said("#advice-head");
	}

	get advice() {
		return this.said("#advice-text");
	}

	get live() {
		return this.said("#live");
	}

	/** The texts of the notices. */
	get notices() {
		return this.all("#notices .notice").map(textOf);
	}

	/**
	 * Presses a button, below the board or in the menu. Of a new game, deals the size
	 * that is in play.
	 *
	 * @param {string} id
	 */
	async press(id) {
		if (id === "show-help") {
			await this.openSheet("settings");
			await this.pressOn("#how-to");
		} else if (id in IN_MENU) {
			await this.pressOn("#more");
			await this.pressOn(`#menu-${IN_MENU[id]}`);
		} else if (id === "redo") {
			const init = { bubbles: true, composed: true, shiftKey: true };
			const press = new this.window.MouseEvent("click", init);
			this.part("undo").dispatchEvent(press);
		} else await this.pressOn(`#${id}`);
		if (id !== "shuffle") return;
		await until(() => this.focused.closest("#new-game") !== null);
		this.key("Enter");
		await until(() => this.query("#new-game") === null);
	}

	/** Opens a sheet of the menu. @param {string} name Of the sheet, and of its entry. */
	async openSheet(name) {
		await this.pressOn("#more");
		await this.pressOn(`#menu-${name}`);
		await until(() => this.modal?.matches(".sheet:not(#menu)"));
	}

	/** Opens "Solve my puzzle" with its field for text. Resolves with the field. */
	async openText() {
		await this.press("open-board");
		await this.pressOn("#setup summary");
		return this.part("setup-board-text");
	}

	/** Closes the sheet that is open, or is about to open. */
	async leaveSheet() {
		const isThere = () => this.query("dialog.sheet, #win") !== null;
		await until(isThere);
		this.key("Escape");
		await until(() => !isThere());
	}

	/**
	 * Expects an entry of the menu to be enabled, or not.
	 *
	 * @param {string} name
	 * @param {boolean} isEnabled
	 */
	async expectInMenu(name, isEnabled) {
		await this.pressOn("#more");
		const isOn = () => {
			const entry = this.query(`#menu-${name}`);
			return entry && this.isEnabled(entry);
		};
		await becomes(isOn, isEnabled);
		await this.leaveSheet();
	}

	/** @param {string} language */
	async speak(language) {
		await until(() => !this.part("language").disabled);
		this.fill("#language", language);
		await until(() => this.document.documentElement.lang === language);
	}

	/** @param {number} moves @param {number} slides */
	async expectCounts(moves, slides) {
		await becomes(() => this.counts(), { moves, slides });
	}

	/** Returns the counts now. */
	counts() {
		return {
			moves: Number(this.said("#moves")),
			slides: Number(this.said("#slides")),
		};
	}

	/** Returns the seconds on the clock, with tenths if they are shown. */
	seconds() {
		const parts = this.said("#time").split(":").map(Number);
		return parts.reduce((sum, part) => sum * 60 + part, 0);
	}

	/** Makes any move. There always is one. */
	clickAny() {
		this.tap(this.cells.find(({ textContent }) => /slides/.test(textContent)));
	}

	/** Has the page open a link that cannot be opened: it shows a notice. */
	async badLink() {
		this.window.location.hash = `#board=nonsense${this.notices.length}`;
		await until(() => this.notices.length > 0);
	}
}

/** A page of somebody else with the tag on it. */
export class HostPage extends Page {
	/** The events of its puzzles, `[type, detail]` each. @type {[string, any][]} */
	events = [];

	/** Opens a page with these tags. @param {string} body */
	async openWith(body) {
		const html = `<!doctype html><html lang="en"><title>Host</title>${body}`;
		const entry = "www/pages/frame/define-element.ts";
		this.events = [];
		const opening = this.load(entry, html, "https://host.test/");
		for (const type of [
			"ready",
			"new-board",
			"move",
			"hint",
			"solved",
			"error",
		]) {
			const keep = (/** @type {any} */ { detail }) =>
				detail && this.events.push([type, structuredClone(detail)]);
			this.window.addEventListener(type, keep, true);
		}
		await opening;
	}

	/**
	 * Calls a function with the first puzzle, once it is ready.
	 *
	 * @template T
	 * @param {(puzzle: any) => T | Promise<T>} call
	 * @returns {Promise<T>} A copy of its result.
	 */
	async ask(call) {
		await this.puzzle.ready;
		return structuredClone(await call(this.puzzle));
	}

	/** Returns the events so far. */
	heard() {
		return this.events;
	}
}

/**
 * Records what the first puzzle of a page announces from now on.
 *
 * @param {Page} page
 * @returns {() => string[]} What it has announced so far.
 */
export function announced(page) {
	/** @type {string[]} */
	const said = [];
	const live = page.part("live");
	const observer = new page.window.MutationObserver(() => {
		const text = textOf(live);
		if (text !== "") said.push(text);
	});
	observer.observe(live, {
		...{ childList: true, characterData: true, subtree: true },
	});
	return () => said;
}

/** Another page of the site. */
export class SitePage extends Page {
	/**
	 * Opens it, or another hash on it.
	 *
	 * @param {string} name Of its folder.
	 * @param {string} [hash]
	 */
	async open(name, hash = "") {
		const wings = ["www/pages", "www/tools"].map((wing) => join(wing, name));
		const folder = wings.find((folder) => existsSync(join(ROOT, folder))) ?? "";
		const files = readdirSync(join(ROOT, folder));
		const file = files.find((file) => file.endsWith(".html")) ?? "";
		const url = `https://site.test/${file}${hash}`;
		if (opened.has(this) && this.window.location.pathname === `/${file}`) {
			this.window.location.hash = hash;
			return;
		}
		const html = readFileSync(join(ROOT, folder, file), "utf8");
		const entry = files.find((file) => /^main\.tsx?$/.test(file)) ?? "";
		await this.load(
			join(folder, entry),
			withFirstWords(html, { path: `/${file}` }),
			url,
		);
	}
}
