/**
 * The laboratory is a function of its state: after any changes, in any order, it is what a
 * new page would be. So no text stays in the other language, and no answer that comes late.
 */

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { afterEach, test } from "node:test";
import { signal } from "@preact/signals";
import fc from "fast-check";
import { Session } from "../../www/lab/lab-session.ts";
import { lab } from "./core.js";

// It has no types.
const { JSDOM } = createRequire(import.meta.url)("jsdom");

const { window } = new JSDOM("<!doctype html>", { url: "https://site.test/" });
const { document } = window;
for (const name of [
	...["window", "document", "history", "location", "navigator"],
	...["HTMLElement", "AbortController"],
]) {
	const value = window[name];
	Object.defineProperty(globalThis, name, { value, configurable: true });
}
window.HTMLElement.prototype.scrollIntoView = () => {};
/** It tells of what it cannot copy. */
console.info = () => {};

const { h, render } = await import("preact");
const { act } = await import("preact/test-utils");
const { LabPage } = await import("../../www/pages/lab/lab-page.tsx");
const { LabState } = await import("../../www/pages/lab/lab-state.ts");
const { texts: en } = await import("../../www/messages/compiled/lab-en.ts");
const { texts: zh } = await import(
	"../../www/messages/compiled/lab-zh-Hans.ts"
);

// They load later, when something is wrong.
const { loadPuzzleTexts } = await import(
	"../../www/messages/compiled/puzzle.ts"
);
await Promise.all([loadPuzzleTexts("en"), loadPuzzleTexts("zh-Hans")]);

/** @type {HTMLElement[]} */
const places = [];

/** A puzzle that takes its time to load a board. */
function makePuzzle() {
	/** @type {(() => void)[]} */
	const waiting = [];
	const puzzle = Object.assign(document.createElement("i"), {
		text: "",
		sides: [2, 16],
		move: () => false,
		load: (/** @type {string} */ text) =>
			new Promise((resolve) => {
				waiting.push(() => {
					puzzle.text = text;
					resolve(undefined);
				});
			}),
	});
	return { puzzle, waiting };
}

/** Searches by the real core that are over when they are let go. */
class Client {
	/** @type {(() => void)[]} */
	waiting = [];

	/** @param {any} order @param {{ signal: AbortSignal }} options */
	async run(order, { signal }) {
		await new Promise((resolve, reject) => {
			signal.addEventListener("abort", reject);
			this.waiting.push(() => resolve(undefined));
		});
		/** @type {any} */
		let outcome;
		const session = new Session({
			lab: new lab.Lab(),
			post: (answer) => {
				if (answer.type === "ended") ({ outcome } = answer);
			},
			pause: async () => {},
			sliceMs: 10,
			clock: () => 0,
		});
		await session.hear({ id: 1, ...order });
		return outcome;
	}
}

async function openPage() {
	const strings = signal(en);
	const { puzzle, waiting } = makePuzzle();
	const client = new Client();
	const page = new LabState({
		core: /** @type {any} */ (lab),
		client: /** @type {any} */ (client),
		solver: /** @type {any} */ (null),
		puzzle: /** @type {any} */ (puzzle),
		strings: /** @type {any} */ (strings),
	});
	page.open("#board=4 1 2/5 0 3&searches=bfs,astar:manhattan&count=2");
	page.board.wire();
	const place = await show(page);
	/** Lets all be answered. */
	const letGo = async () => {
		for (let n = 0; n < 20; n += 1) {
			for (const go of [...waiting.splice(0), ...client.waiting.splice(0)]) {
				go();
			}
			// What is wrong is told when its texts are there.
			await loadPuzzleTexts(page.language);
			await new Promise(setImmediate);
		}
	};
	return { page, place, strings, puzzle, letGo };
}

/** @param {InstanceType<typeof LabState>} page */
async function show(page) {
	const place = document.body.appendChild(document.createElement("div"));
	places.push(place);
	await act(() => render(h(LabPage, { page, see: () => () => {} }), place));
	return place;
}

afterEach(async () => {
	for (const place of places.splice(0)) {
		await act(() => render(null, place));
		place.remove();
	}
});

/** What a person gets of a page. @param {HTMLElement} place */
function shown(place) {
	const fields = [...place.querySelectorAll("input, select, textarea")];
	const values = fields.map((field) => {
		const { value, checked } = /** @type {HTMLInputElement} */ (field);
		return `${value} ${checked}`;
	});
	// Attributes are in the order in which they came, and the puzzle is on one page alone.
	const elements = [...place.querySelectorAll(":not(i)")].map((element) => {
		const { localName, attributes, childNodes } = element;
		const text = [...childNodes].map((node) => node.nodeValue).join("");
		const own = [...attributes].map(({ name, value }) => `${name}=${value}`);
		return [localName, ...own.sort(), text].join(" ").replace(/=P\d+-\d+/, "");
	});
	return [...elements, ...values].join("\n");
}

/** @typedef {Awaited<ReturnType<typeof openPage>>} Opened */

/** @param {string} selector @returns {(opened: Opened) => void} */
const press =
	(selector) =>
	({ place }) => {
		const button = /** @type {any} */ (place.querySelector(selector));
		// Nobody presses what is hidden.
		if (button?.closest("[hidden]") === null) button.click();
	};

/** @param {string} id @param {string} value @returns {(opened: Opened) => void} */
const fill =
	(id, value) =>
	({ place }) => {
		const field = /** @type {HTMLInputElement} */ (
			place.querySelector(`#${id}`)
		);
		if (field.closest("[hidden]") !== null) return;
		field.value = value;
		for (const type of ["input", "change"]) {
			field.dispatchEvent(new window.Event(type, { bubbles: true }));
		}
	};

/**
 * What can happen, in any order; nothing waits for the one before.
 *
 * @type {Record<string, (opened: Opened) => unknown>}
 */
const CHANGES = {
	"the other language": ({ strings }) => {
		strings.value = /** @type {any} */ (strings.value === en ? zh : en);
	},
	"another board": fill("text", "1 2 3/4 0 5"),
	"a larger board": fill("text", "8 1 3/4 0 2/7 6 5"),
	"a board that cannot be solved": fill("text", "1 2 3/5 4 0"),
	nonsense: fill("text", "4 1 2/5 0 4"),
	"no board": fill("text", ""),
	"a goal of one's own": fill("goal", "own"),
	"another goal": fill("own", "0 1 2/3 4 5"),
	"no more than a megabyte": fill("mb", "1"),
	"a search less": press("#kinds input"),
	"a search more": press("#more-kinds input"),
	"it is run": press("#run"),
	"it is stopped": press("#stop"),
	"it is run on many": press("#run-many"),
	"a distance that is none": fill("many-d", "x"),
	"any distance": fill("many-d", ""),
	"a solution is played": ({ page }) => {
		const [run] = page.search.results.value.runs;
		if (run?.outcome) void page.board.play(run);
	},
	"the board again": press("#back-to-board"),
	"the nearest board": press("#take-nearest"),
	"the board before": press("#undo-board"),
	"an exercise": press(".example"),
	"a board is drawn": ({ page }) => page.draw.go(),
	"a link is copied": press("#copy-link"),
	"a link": ({ page }) => page.open("#board=1 2/3 0&searches=bfs,dfs&fixed=1"),
	"answers come": ({ letGo }) => letGo(),
};

test("whatever happened, the page is what a new one would be", async () => {
	const names = fc.constantFrom(...Object.keys(CHANGES));
	await fc.assert(
		fc.asyncProperty(fc.array(names, { maxLength: 12 }), async (happened) => {
			const opened = await openPage();
			const { page, place, puzzle, letGo } = opened;
			for (const name of happened) {
				await act(() => void CHANGES[name](opened));
			}
			await act(letGo);
			await act(letGo);
			if (page.look?.found.solvable && page.board.run.value === null) {
				assert.equal(puzzle.text, page.look.text);
			}
			const fresh = await show(page);
			await act(letGo);
			assert.equal(shown(place), shown(fresh));
		}),
		{ numRuns: 25 },
	);
});

test("what is being typed stays when the language changes", async () => {
	const opened = await openPage();
	const { place } = opened;
	const text = /** @type {HTMLTextAreaElement} */ (
		place.querySelector("#text")
	);
	text.focus();
	await act(() => void CHANGES.nonsense(opened));
	await act(() => void CHANGES["the other language"](opened));
	await act(opened.letGo);
	assert.equal(document.activeElement, text);
	assert.equal(text.value, "4 1 2/5 0 4");
	const said = place.querySelector("#text-error")?.textContent ?? "";
	assert.match(said, /\p{Script=Han}/u);
	assert.equal(place.querySelector("h2")?.textContent, zh.board);
});
