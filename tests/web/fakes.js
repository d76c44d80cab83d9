/**
 * Fakes of the browser, the solver and the clock.
 */

import * as lines from "../../www/core/wasm/solver.js";

/** A clock that the test advances. */
export class Clock {
	now = 0;
	read = () => this.now;
}

/** Runs all pending microtasks. */
export function settle() {
	return new Promise((resolve) => setImmediate(resolve));
}

/** Timers that the test fires: the `schedule` of the solver client. */
export class Timers {
	/** @type {{ call: () => void, ms: number }[]} */
	waiting = [];

	/** @param {() => void} call @param {number} ms */
	schedule = (call, ms) => {
		const timer = { call, ms };
		this.waiting.push(timer);
		return () => {
			this.waiting = this.waiting.filter((other) => other !== timer);
		};
	};

	/** Fires all of them. */
	fire() {
		for (const { call } of this.waiting.splice(0)) call();
	}
}

/** A worker whose answers the test gives. */
export class FakePort {
	/** @type {any[]} */
	sent = [];
	isTerminated = false;
	/** @type {((event: { data: any }) => void) | null} */
	onmessage = null;
	/** @type {((event: any) => void) | null} */
	onerror = null;

	/** @param {any} message */
	postMessage(message) {
		this.sent.push(message);
	}

	terminate() {
		this.isTerminated = true;
	}

	/** @param {object} data */
	answer(data) {
		this.onmessage?.({ data });
	}

	/** @param {string} message */
	fail(message) {
		this.onerror?.({ message, preventDefault() {} });
	}
}

/** A view that records what it is shown. */
export class FakeView {
	/** @type {string[]} */
	calls = [];
	/** @type {number[]} */
	tiles = [];
	/** @type {{ tile: number, direction: string } | null} */
	hinted = null;
	/** @type {{ tiles: number[], direction: string, part: number } | null} */
	dragged = null;

	/** @param {{ tiles: Uint8Array }} board */
	show({ tiles }) {
		this.calls.push("show");
		this.tiles = [...tiles];
	}

	/** @param {{ tile: number, direction: string } | null} hint */
	hint(hint) {
		this.calls.push("hint");
		this.hinted = hint;
	}

	/** @param {{ tiles: number[], direction: string, part: number }} drag */
	drag(drag) {
		this.calls.push("drag");
		this.dragged = drag;
	}

	drop() {
		this.calls.push("drop");
		this.dragged = null;
	}

	/** Whether the board is still solved when the win has been shown. */
	stays = false;

	async celebrate() {
		this.calls.push("celebrate");
		return this.stays;
	}
}

/** A solver that answers when the test tells it to. */
export class FakeSolver {
	lines = lines;

	/**
	 * @type {{
	 *   text: string, goal: string, budgetMs: number, known: any, signal: AbortSignal,
	 *   progress: (progress: any) => void,
	 *   answer: (slides: string, lower?: number) => void,
	 *   fail: (error: Error) => void,
	 * }[]}
	 */
	asked = [];

	/**
	 * @param {string} text
	 * @param {string} goal
	 * @param {any} options
	 * @returns {Promise<any>}
	 */
	solve(text, goal, { budgetMs, known, signal, onProgress }) {
		return new Promise((resolve, reject) => {
			signal.addEventListener("abort", () => reject(signal.reason));
			this.asked.push({
				text,
				goal,
				budgetMs,
				known,
				signal,
				progress: (progress) => onProgress({ ms: 0, ...progress }),
				answer: (slides, lower = slides.length) =>
					resolve({ type: "solution", slides, lower }),
				fail: reject,
			});
		});
	}

	get last() {
		const last = this.asked.at(-1);
		if (last === undefined) throw new Error("nothing was asked");
		return last;
	}
}

/**
 * `setInterval`, when the test says. (Node 20's own mock goes on with an
 * interval that is cleared while it calls.)
 */
export class Intervals {
	#now = 0;
	/** @type {Set<{ call: () => void, ms: number, next: number }>} */
	#running = new Set();

	/** @param {import("node:test").TestContext} context */
	constructor(context) {
		const set = (/** @type {() => void} */ call, /** @type {number} */ ms) => {
			const interval = { call, ms, next: this.#now + ms };
			this.#running.add(interval);
			return interval;
		};
		const clear = (/** @type {any} */ interval) =>
			this.#running.delete(interval);
		context.mock.method(globalThis, "setInterval", /** @type {any} */ (set));
		context.mock.method(globalThis, "clearInterval", clear);
	}

	get count() {
		return this.#running.size;
	}

	/** @param {number} ms */
	tick(ms) {
		const end = this.#now + ms;
		for (;;) {
			const due = [...this.#running].sort((a, b) => a.next - b.next)[0];
			if (due === undefined || due.next > end) break;
			this.#now = due.next;
			due.next += due.ms;
			due.call();
		}
		this.#now = end;
	}
}

/**
 * Gives the page a localStorage with these items.
 *
 * @param {import("node:test").TestContext} context
 * @param {Record<string, string>} items
 */
export function localItems(context, items) {
	const storage = { ...items };
	const methods = {
		getItem: (/** @type {string} */ key) => storage[key] ?? null,
		setItem(/** @type {string} */ key, /** @type {string} */ value) {
			storage[key] = value;
		},
		removeItem: (/** @type {string} */ key) => delete storage[key],
	};
	for (const [name, value] of Object.entries(methods)) {
		Object.defineProperty(storage, name, { value });
	}
	Object.defineProperty(globalThis, "localStorage", {
		value: storage,
		configurable: true,
	});
	context.after(() => Reflect.deleteProperty(globalThis, "localStorage"));
}
