/**
 * The laboratory is a function of its state: after any changes, in any order, it is what a
 * new page would be. So no text stays in the other language, and no answer that comes late.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { h } from "preact";
import { Session } from "../../www/lab/lab-session.ts";
import { lab } from "./core.js";
import {
	act,
	document,
	fill,
	press,
	show,
	testAnyChanges,
} from "./page-in-jsdom.js";

const { LabPage } = await import("../../www/pages/lab/lab-page.tsx");
const { LabState } = await import("../../www/pages/lab/lab-state.ts");
const { texts: en } = await import("../../www/messages/compiled/lab-en.ts");
const { texts: zh } = await import(
	"../../www/messages/compiled/lab-zh-Hans.ts"
);

const { loadLaterTexts } = await import("../../www/messages/compiled/later.ts");
const { loadPuzzleTexts } = await import(
	"../../www/messages/compiled/puzzle.ts"
);
// They load later, when something is wrong.
for (const load of [loadPuzzleTexts, loadLaterTexts]) {
	await Promise.all([load("en"), load("zh-Hans")]);
}

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
	running = 0;

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
		this.running += 1;
		try {
			await session.hear({ id: 1, ...order });
		} finally {
			this.running -= 1;
		}
		return outcome;
	}
}

/** @param {InstanceType<typeof LabState>} page */
const view = (page) => h(LabPage, { page, see: () => () => {} });

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
	const place = await show(view(page));
	/** Lets all be answered, also what is asked meanwhile. */
	const letGo = async () => {
		let quiet = 0;
		while (quiet < 20) {
			const all = [...waiting.splice(0), ...client.waiting.splice(0)];
			quiet = all.length + client.running > 0 ? 0 : quiet + 1;
			for (const go of all) go();
			// What is wrong is told when its texts are there: they come in their turn.
			await loadLaterTexts(page.language);
			await new Promise(setImmediate);
		}
	};
	return { page, place, strings, puzzle, letGo };
}

/** @typedef {Awaited<ReturnType<typeof openPage>>} Opened */

/**
 * What can happen, in any order; nothing waits for the one before.
 *
 * @type {Record<string, (opened: Opened) => unknown>}
 */
const CHANGES = {
	"the other language": ({ strings }) => {
		strings.value = /** @type {any} */ (strings.value === en ? zh : en);
	},
	"another board": ({ place }) => fill(place, "#text", "1 2 3/4 0 5"),
	"a larger board": ({ place }) => fill(place, "#text", "8 1 3/4 0 2/7 6 5"),
	"a board that cannot be solved": ({ place }) =>
		fill(place, "#text", "1 2 3/5 4 0"),
	nonsense: ({ place }) => fill(place, "#text", "4 1 2/5 0 4"),
	"no board": ({ place }) => fill(place, "#text", ""),
	"a goal of one's own": ({ place }) => fill(place, "#goal", "own"),
	"another goal": ({ place }) => fill(place, "#own", "0 1 2/3 4 5"),
	"no more than a megabyte": ({ place }) => fill(place, "#mb", "1"),
	"a search less": ({ place }) => press(place, "#kinds input"),
	"a search more": ({ place }) => press(place, "#more-kinds input"),
	"it is run": ({ place }) => press(place, "#run"),
	"it is stopped": ({ place }) => press(place, "#stop"),
	"it is run on many": ({ place }) => press(place, "#run-many"),
	"a distance that is none": ({ place }) => fill(place, "#many-d", "x"),
	"any distance": ({ place }) => fill(place, "#many-d", ""),
	"a solution is played": ({ page }) => {
		const [run] = page.search.results.value.runs;
		if (run?.outcome) void page.board.play(run);
	},
	"the board again": ({ place }) => press(place, "#back-to-board"),
	"the nearest board": ({ place }) => press(place, "#take-nearest"),
	"the board before": ({ place }) => press(place, "#undo-board"),
	"an exercise": ({ place }) => press(place, ".example"),
	"a board is drawn": ({ page }) => page.draw.go(),
	"a link is copied": ({ place }) => press(place, "#copy-link"),
	"a link": ({ page }) => page.open("#board=1 2/3 0&searches=bfs,dfs&fixed=1"),
	"answers come": ({ letGo }) => letGo(),
};

testAnyChanges({
	open: openPage,
	changes: CHANGES,
	settle: async ({ letGo }) => {
		await act(letGo);
		await act(letGo);
	},
	again: ({ page }) => view(page),
	puzzle: "i",
	check: ({ page, puzzle }) => {
		if (page.look?.found.solvable && page.board.run.value === null) {
			assert.equal(puzzle.text, page.look.text);
		}
	},
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
