/**
 * The laboratory is a function of its state: after any changes, in any order, it is what a
 * new page would be. So no text stays in the other language, and no answer that comes late.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { signal } from "@preact/signals";
import { h } from "preact";
import { lab } from "./core.js";
import {
	act,
	document,
	fill,
	press,
	show,
	testAnyChanges,
} from "./page-in-jsdom.js";

const { keepInternals } = await import("../../www/element/internals.ts");
const { LabPage } = await import("../../www/tools/lab/lab-page.tsx");
const { LabState, loadTexts } = await import(
	"../../www/tools/lab/lab-state.ts"
);
const [en, zh] = await Promise.all([loadTexts("en"), loadTexts("zh-Hans")]);

/** A puzzle that takes its time to load a board. */
function makePuzzle() {
	/** @type {(() => void)[]} */
	const waiting = [];
	const puzzle = Object.assign(document.createElement("i"), {
		value: "",
		move: () => false,
		open: (/** @type {string} */ text) =>
			new Promise((resolve) => {
				waiting.push(() => {
					puzzle.value = text;
					resolve(undefined);
				});
			}),
	});
	keepInternals(puzzle, /** @type {any} */ ({ sides: [2, 16] }));
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
		const session = new lab.Session(10);
		session.hear({ id: 1, ...order });
		/** @type {any} */
		let outcome;
		this.running += 1;
		try {
			while (session.wait() === 0) {
				for (const said of session.turn()) outcome = said;
				await null;
			}
		} finally {
			this.running -= 1;
		}
		return outcome;
	}
}

/** Looks for boards, and finds none until it is told one. */
class Draws {
	/** @type {{ distance: number, onProgress: Function, find: Function }[]} */
	asked = [];

	/** @param {any} wish @param {any} options */
	draw({ distance }, { signal, onProgress }) {
		return new Promise((resolve, reject) => {
			signal.addEventListener("abort", () => reject(signal.reason));
			const find = (/** @type {string | null} */ board) => resolve({ board });
			this.asked.push({ distance, onProgress, find });
		});
	}
}

/** @param {InstanceType<typeof LabState>} page */
const view = (page) => h(LabPage, { page });

async function openPage(
	hash = "#board=4 1 2/5 0 3&searches=bfs,astar:manhattan&count=2",
) {
	const strings = signal(en);
	const { puzzle, waiting } = makePuzzle();
	const client = new Client();
	const draws = new Draws();
	const page = new LabState({
		core: /** @type {any} */ (lab),
		client: /** @type {any} */ (client),
		solver: /** @type {any} */ (draws),
		puzzle: /** @type {any} */ (puzzle),
		strings: /** @type {any} */ (strings),
	});
	page.open(hash);
	page.board.wire();
	const place = await show(view(page));
	/** Lets all be answered, also what is asked meanwhile. */
	const letGo = async () => {
		let quiet = 0;
		while (quiet < 20) {
			const all = [...waiting.splice(0), ...client.waiting.splice(0)];
			quiet = all.length + client.running > 0 ? 0 : quiet + 1;
			for (const go of all) go();
			await new Promise(setImmediate);
		}
	};
	return { page, place, strings, puzzle, draws, letGo };
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
			assert.equal(puzzle.value, page.look.text);
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

/** @param {Opened} opened @param {string} id */
const said = ({ place }, id) => place.querySelector(`#${id}`)?.textContent;

/** @param {Opened} opened @param {string} name */
const column = ({ place }, name) =>
	[...place.querySelectorAll(`#results td.${name}`)].map((cell) =>
		cell.textContent?.replace(/ \(.*/, ""),
	);

/** Runs the chosen searches to their end. @param {Opened} opened */
async function run(opened) {
	await act(() => press(opened.place, "#run"));
	await act(opened.letGo);
}

test("each exercise has its answer, and one that has none the nearest that has", async () => {
	const opened = await openPage(
		"#board=1+2/3+0&searches=bfs,astar:hamming,table",
	);
	const { place } = opened;
	const examples = /** @type {NodeListOf<HTMLElement>} */ (
		place.querySelectorAll(".example")
	);
	for (const example of [...examples].slice(0, 4)) {
		const [board, answer] = [...example.children].map((e) => e.textContent);
		const length = String(answer).replace("→ ", "");
		await act(() => example.click());
		await act(opened.letGo);
		await run(opened);
		const isSolvable = length !== "−1";
		assert.equal(said(opened, "run-said"), isSolvable ? en.done(3) : en.no);
		assert.deepEqual(
			column(opened, "length"),
			Array(3).fill(length),
			`${board}`,
		);
		assert.deepEqual(column(opened, "optimal"), Array(3).fill(en.optimal));
		if (isSolvable) continue;
		// Its only inversion is of 5 and 4.
		assert.equal(said(opened, "pairs-title"), en.pairs(1));
		assert.ok(place.querySelector("#plain-board:not([hidden])"));
		await act(() => press(place, "#take-nearest"));
		await act(opened.letGo);
		assert.equal(opened.page.choices.board, "1 2 3/4 5 0");
	}
});

test("a solution is read move by move, and played on the board", async () => {
	const opened = await openPage();
	const { place, puzzle } = opened;
	await run(opened);
	await act(() => press(place, ".opener"));
	assert.match(
		place.querySelector(".letters")?.textContent ?? "",
		/^[ULDR2-5]+$/,
	);
	assert.equal(place.querySelector(".slides")?.childElementCount, 5);
	puzzle.move = () => true;
	const [play] = place.querySelectorAll("tr.more:not([hidden]) button.small");
	await act(() => /** @type {HTMLElement} */ (play).click());
	assert.notEqual(opened.page.board.run.value, null);
	await act(() => press(place, "#back-to-board"));
	await act(opened.letGo);
	assert.equal(puzzle.value, "4 1 2/5 0 3");
});

test("what cannot be read is told, and nothing is lost", async () => {
	const opened = await openPage("#board=zzz&searches=bfs,dfs");
	const { place, puzzle } = opened;
	await act(opened.letGo);
	assert.equal(said(opened, "link-said"), en.unknownSearches("dfs"));
	await act(() => fill(place, "#text", "4 1 2/5 0 3"));
	await act(opened.letGo);
	assert.equal(said(opened, "verdict"), en.yes);
	const texts = new Set();
	for (const typed of [
		...["4 1 2/5 0", "4 1 2/5 0 x9", "4 1 2/5 0 4", "[[4,1,2],[5,0,7]]", ""],
	]) {
		await act(() => fill(place, "#text", typed));
		await act(opened.letGo);
		texts.add(said(opened, "text-error"));
		await run(opened);
		assert.equal(said(opened, "run-said"), en.noBoard);
		assert.equal(document.activeElement, place.querySelector("#text"));
		assert.equal(opened.page.choices.board, typed);
	}
	assert.equal(texts.size, 5);
	assert.ok(!texts.has(""));
	assert.equal(puzzle.value, "4 1 2/5 0 3");
	await act(() => press(place, "#undo-board"));
	await act(opened.letGo);
	assert.equal(opened.page.choices.board, "4 1 2/5 0 3");
	assert.equal(said(opened, "text-error"), "");
	// A goal of another size is told of at the goal.
	await act(() => fill(place, "#goal", "own"));
	await act(() => fill(place, "#own", "1 2/3 0"));
	await act(opened.letGo);
	assert.match(String(said(opened, "own-error")), /2x2/);
	await act(() => fill(place, "#own", "((0,1,2),(3,4,5))"));
	await act(opened.letGo);
	assert.equal(said(opened, "own-error"), "");
	assert.notEqual(said(opened, "verdict"), "");
});

test("other searches of a link run, and stay in the list", async () => {
	const opened = await openPage(
		"#board=4+1+2/5+0+3&searches=weighted:manhattan:3,greedy:hamming,bfs",
	);
	const { place, page } = opened;
	assert.equal(said(opened, "link-said"), "");
	await run(opened);
	assert.equal(said(opened, "run-said"), en.done(3));
	assert.equal(column(opened, "length")[0], "5");
	const box = (/** @type {string} */ name) =>
		/** @type {HTMLInputElement} */ (
			place.querySelector(`[id="kind-${name}"]`)
		);
	for (const name of ["weighted:manhattan:3", "greedy:hamming"]) {
		assert.equal(box(name).checked, true, name);
	}
	await act(() => box("greedy:hamming").click());
	assert.equal(page.choices.searches.join(), "weighted:manhattan:3,bfs");
	await act(() => box("greedy:hamming").click());
	const all = "weighted:manhattan:3,bfs,greedy:hamming";
	assert.equal(page.choices.searches.join(), all);
});

test("drawing a far board tells how far it is, and can be stopped", async () => {
	const opened = await openPage();
	const { place, draws, page } = opened;
	const draw = async (/** @type {string} */ distance) => {
		await act(() => fill(place, "#distance", distance));
		await act(() => void page.draw.go());
		await act(opened.letGo);
		return draws.asked[draws.asked.length - 1];
	};
	const far = await draw("76");
	assert.equal(far.distance, 76);
	await act(() => far.onProgress({ tried: 12, atLeast: 40 }));
	assert.equal(said(opened, "draw-running"), en.drawingAt(40, 12));
	const stop = /** @type {HTMLElement} */ (place.querySelector("#stop-draw"));
	stop.focus();
	await act(() => stop.click());
	assert.equal(said(opened, "draw-said"), en.stoppedAll);
	assert.equal(said(opened, "draw-running"), "");
	assert.equal(document.activeElement, place.querySelector("#draw"));
	// No board is so far from solved.
	(await draw("99")).find(null);
	await act(opened.letGo);
	await act(opened.letGo);
	assert.notEqual(said(opened, "draw-error"), "");
	assert.equal(page.choices.board, "4 1 2/5 0 3");
	(await draw("2")).find("1 2 3/0 4 5");
	await act(opened.letGo);
	assert.equal(said(opened, "draw-error"), "");
	assert.equal(page.choices.board, "1 2 3/0 4 5");
});
