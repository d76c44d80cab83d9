/**
 * The element while everything comes late: scripts, files and the worker's answers come
 * when the test lets them, in any order, twice or after the worker was killed. Whatever
 * was asked for meanwhile, in the end the board is the one that was asked for last, and
 * nothing stands there of another one.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { THOROUGH } from "../web/thorough.js";
import { becomes, goOn, HostPage, until } from "./game-in-jsdom.js";

/** Boards of their own, each with a letter that names it in a failure. */
const BOARDS = ["1 2/0 3", "1 2 3/4 0 5", "1 2 3/4 0 5/7 8 6", "0 1 2/4 5 3"];

/**
 * What a page asks for: each gives one board for ever.
 *
 * @type {((puzzle: any, which: number) => unknown)[]}
 */
const ASKS = [
	(puzzle, which) => puzzle.open(BOARDS[which]),
	(puzzle, which) => puzzle.open(`#board=${encodeURIComponent(BOARDS[which])}`),
	(puzzle, which) =>
		puzzle.shuffle({ size: "2x3", goal: "last", seed: `${which}` }),
	(puzzle, which) =>
		puzzle.shuffle({ size: "3x2", goal: "1 2/3 4/0 5", seed: `${which}` }),
	(puzzle, which) =>
		puzzle.shuffle({
			size: "3x3",
			goal: "last",
			seed: `${which}`,
			difficulty: 3 + which,
		}),
	(puzzle, which) => puzzle.setAttribute("board", BOARDS[which]),
	(puzzle, which) => {
		puzzle.removeAttribute("board");
		puzzle.setAttribute("seed", `${which}`);
	},
];

/** What comes late, until it is let go. */
class Late {
	/** @type {(() => void)[]} */
	waiting = [];
	isHeld = true;
	/** How many are on their way. */
	count = 0;

	/** @template T @param {() => Promise<T>} load @returns {Promise<T>} */
	async come(load) {
		this.count += 1;
		try {
			if (this.isHeld) {
				await new Promise((resolve) => this.waiting.push(() => resolve(null)));
			}
			return await load();
		} finally {
			this.count -= 1;
		}
	}

	/** @param {number} which */
	letGo(which) {
		this.waiting.splice(which % this.waiting.length, 1)[0]?.();
	}

	letAllGo() {
		this.isHeld = false;
		for (const call of this.waiting.splice(0)) call();
	}
}

class LatePage extends HostPage {
	late = new Late();
	/**
	 * What was asked for, in order: the last one counts that was not refused.
	 *
	 * @type {{ again: (puzzle: any) => unknown, isRefused: boolean, isSettled: boolean }[]}
	 */
	asked = [];
	/** The boards on which help was asked for; and whether that in play is one. */
	helped = new Set();
	isHelped = false;

	constructor() {
		super({
			before: (window) => {
				const { fetch } = window;
				window.fetch = (/** @type {any} */ url) =>
					this.late.come(() => fetch(url));
				window.arrive = (/** @type {string} */ _, /** @type {any} */ load) =>
					this.late.come(load);
				const look = () => {
					this.isHelped = this.helped.has(this.puzzle.value);
				};
				window.addEventListener("new-board", look, true);
			},
		});
	}

	/**
	 * Notes what was asked for.
	 *
	 * @param {(puzzle: any) => unknown} again Asks for it once more.
	 * @param {unknown} [asking] Resolves when it is there.
	 */
	note(again, asking) {
		const one = { again, isRefused: false, isSettled: false };
		this.asked.push(one);
		Promise.resolve(asking)
			.catch(() => {
				one.isRefused = true;
			})
			.finally(() => {
				one.isSettled = true;
			});
	}

	/** Help is asked for. */
	help() {
		this.helped.add(this.puzzle.value);
		this.isHelped = true;
	}

	/** @param {(puzzle: any) => unknown} ask */
	askFor(ask) {
		this.note(ask, ask(this.puzzle));
	}

	/** Does what may bring another game back at once. @param {(puzzle: any) => unknown} act */
	change(act) {
		const { puzzle } = this;
		const before = puzzle.link("start");
		act(puzzle);
		const link = puzzle.link("start");
		if (link !== before) this.note(() => puzzle.open(link));
	}
}

/**
 * What happens, in any order.
 *
 * @type {Record<string, (page: LatePage, which: number) => unknown>}
 */
const HAPPENINGS = {
	...Object.fromEntries(
		ASKS.map((_, kind) => [
			`ask ${kind}`,
			(/** @type {LatePage} */ page, /** @type {number} */ which) =>
				page.askFor((puzzle) => ASKS[kind](puzzle, which % BOARDS.length)),
		]),
	),
	"an answer comes": ({ late }, which) => late.letGo(which),
	"all answers come": ({ late }) => {
		for (const call of late.waiting.splice(0)) call();
	},
	"a worker answers": ({ workers }) => {
		for (const worker of workers) {
			worker.letGo();
			worker.hold();
		}
	},
	"a worker answers twice": ({ workers }) => {
		for (const worker of workers) {
			const again = [...(worker.held ?? [])];
			worker.letGo();
			for (const data of again) worker.answer(data);
			worker.hold();
		}
	},
	"a worker is killed": ({ workers }) => {
		const worker = workers.find(({ isTerminated }) => !isTerminated);
		worker?.kill();
	},
	"a hint": (page) => {
		if (page.puzzle.value === "") return;
		page.help();
		page.puzzle.hint().catch(() => {});
	},
	"the hint button": (page) => {
		if (page.puzzle.value === "") return;
		page.help();
		page.query("#hint")?.click();
	},
	"a solution": (page) => {
		if (page.puzzle.value === "") return;
		page.help();
		page.puzzle.play().catch(() => {});
	},
	"a move": ({ puzzle }, which) => puzzle.move("UDLR"[which % 4]),
	undo: (page) => page.change((puzzle) => puzzle.undo()),
	"new button": (page) => page.change(() => page.query("#shuffle")?.click()),
	restart: ({ puzzle }) => puzzle.reset(),
	stop: ({ puzzle }) => puzzle.stop(),
	"hidden or shown": (page) => page.setHidden(!page.document.hidden),
	"another metric": ({ puzzle }, which) =>
		puzzle.setAttribute("metric", ["stm", "mtm"][which % 2]),
	"distance on or off": ({ puzzle }, which) =>
		puzzle.setAttribute("distance", ["on", "off"][which % 2]),
	"a turn": () => {},
};
const NAMES = Object.keys(HAPPENINGS);

/** Lets the page go on until nothing is to come that was asked for. @param {LatePage} page */
async function rest(page) {
	const isStill = () =>
		page.late.count === 0 && page.asked.every(({ isSettled }) => isSettled);
	await until(isStill);
	// Whatever waits for the reader is read before this, which changes nothing.
	await page.puzzle.open("none").catch(() => {});
	for (let turn = 0; turn < 9; turn++) await goOn();
}

/** Returns the board that the game began with. @param {any} puzzle */
function startOf(puzzle) {
	puzzle.reset();
	return `${puzzle.value}, ${puzzle.goal}`;
}

/**
 * Returns all that the puzzle says, without the time.
 *
 * @param {LatePage} page
 * @returns {string[]}
 */
function shownIn({ tree }) {
	const copy = tree.firstElementChild.cloneNode(true);
	for (const part of copy.querySelectorAll("#time, #live, [hidden]"))
		part.remove();
	delete copy.querySelector("#layout").dataset.solver;
	return copy.innerHTML.split(/(?=<\w)/);
}

/** @param {LatePage} page */
async function check(page) {
	const { puzzle } = page;
	assert.equal(page.text(), puzzle.value);
	if (!page.isHelped) {
		assert.doesNotMatch(page.said("#advice-head"), / (?:left|right|up|down)$/);
		assert.match(puzzle.status, /playing|solved/);
	}
	// Whatever is shown is what would be shown if all was said anew.
	puzzle.stop();
	const before = shownIn(page);
	puzzle.setAttribute("alt", "none");
	const after = shownIn(page);
	assert.deepEqual(
		before.filter((part) => !after.includes(part)),
		after.filter((part) => !before.includes(part)),
	);
	if (puzzle.getAttribute("distance") !== "off") {
		const { upper } = await puzzle.solve();
		await becomes(() => page.said("#left"), String(upper));
	}
	const start = startOf(puzzle);
	const last = page.asked.filter(({ isRefused }) => !isRefused).at(-1);
	await last?.again(puzzle);
	await rest(page);
	assert.equal(start, startOf(puzzle), "not what was asked for last");
}

const steps = fc.tuple(
	// Whether the page has loaded before.
	fc.boolean(),
	fc.array(fc.tuple(fc.constantFrom(...NAMES), fc.nat(11)), {
		minLength: 4,
		maxLength: 24,
	}),
	// What happens when all has come.
	fc.constantFrom("a turn", "restart", "stop", "undo", "hidden or shown"),
);

/** @param {LatePage} page */
async function settle(page) {
	await rest(page);
	await until(() => /playing|showing|solved/.test(page.puzzle.status));
}

/** Lets all of this happen to a page. @param {[boolean, [string, number][], string]} life */
async function live([hasLoaded, happened, last]) {
	const page = new LatePage();
	await page.openWith(
		'<sliding-puzzle size="3x3" seed="first" distance="on"></sliding-puzzle>',
	);
	page.note((puzzle) =>
		puzzle.shuffle({ size: "3x3", seed: "first", goal: "last" }),
	);
	if (hasLoaded) {
		page.late.letAllGo();
		await becomes(() => page.said("#left"), /^\d/);
		page.late.isHeld = true;
		for (const worker of page.workers) worker.hold();
	}
	for (const [name, which] of happened) {
		await HAPPENINGS[name](page, which);
		for (let turn = 0; turn < which % 4; turn++) {
			await goOn();
		}
		for (const worker of page.workers) worker.hold();
	}
	page.late.letAllGo();
	page.setHidden(false);
	await page.puzzle.ready;
	const letGo = setInterval(() => {
		for (const worker of page.workers) worker.letGo();
	}).unref();
	await settle(page);
	HAPPENINGS[last](page, 0);
	page.setHidden(false);
	await settle(page);
	await check(page);
	clearInterval(letGo);
	page.close();
}

test("whatever comes late, the board is the last one, and nothing is of another", async () => {
	const numRuns = THOROUGH ? 400 : 30;
	const property = fc.asyncProperty(steps, live);
	await fc.assert(property, { numRuns, endOnFailure: true });
});
