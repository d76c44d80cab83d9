/**
 * What searches need that takes time to get: tables, which are made or read from the
 * store, and weights, which the page fetches.
 */

import { isRefusal } from "./core-errors.js";
import { Slices } from "./slices.js";

/** Tables that take more milliseconds than this to make are stored. */
const KEEP_MS = 300;

/** Others are asked for help if the tables take so many milliseconds more. */
const HELP_MS = 300;

/** @type {import("../storage/tables.js").Tables} */
const NO_STORE = { read: async () => undefined, keep: async () => {} };

/**
 * How long a search waits for weights, in milliseconds. They must not delay a first
 * answer. The next search has them.
 */
const WEIGHTS_MS = 150;

/**
 * The weights that sizes share. No search waits for them: its first answer comes
 * without them, and it takes them when they are there.
 */
const SHARED = "shared";

export class Supplies {
	#solver;
	#ask;
	#askHelp;
	#pause;
	#sliceMs;
	#clock;
	#store;
	#later;
	#isOver;
	#isPressed;
	/** Keys of the tables already looked up in the store. @type {Set<string>} */
	#lookedFor = new Set();
	/** The key of the tables being prepared: the last one asked for. */
	#prepared = "";
	/** Name → the function that ends the wait for weights. @type {Map<string, () => void>} */
	#wishes = new Map();
	/** Name → the promise of that wait. @type {Map<string, Promise<void>>} */
	#waits = new Map();

	/**
	 * @param {object} parts
	 * @param {import("./session.js").AnySolver} parts.solver
	 * @param {(name: string) => void} parts.ask Asks for weights.
	 * @param {(tables: { size: string, goal: string, parts: number }) => void} parts.askHelp
	 *   Asks others to make some of the tables that are being made; with no parts, to
	 *   stop.
	 * @param {() => Promise<void>} parts.pause
	 * @param {number} parts.sliceMs
	 * @param {import("../storage/tables.js").Tables | undefined} parts.store
	 * @param {() => number} parts.clock
	 * @param {(call: () => void, ms: number) => void} parts.later
	 * @param {() => boolean} parts.isOver Whether nobody wants anything any more.
	 * @param {() => boolean} parts.isPressed Whether a search has no answer yet.
	 */
	constructor(parts) {
		this.#solver = parts.solver;
		this.#ask = parts.ask;
		this.#askHelp = parts.askHelp;
		this.#pause = parts.pause;
		this.#sliceMs = parts.sliceMs;
		this.#clock = parts.clock;
		this.#store = parts.store ?? NO_STORE;
		this.#later = parts.later;
		this.#isOver = parts.isOver;
		this.#isPressed = parts.isPressed;
	}

	/**
	 * Makes the tables for boards of a size and goal, or reads the stored ones, so
	 * that a search need not. If it fails, the search makes them.
	 *
	 * @param {{ size: string, goal: string }} shape
	 */
	async prepare({ size, goal }) {
		try {
			this.#prepared = this.#solver.tablesKey(size, goal);
			void this.#wishWeights(this.#solver.wants?.(size, goal));
			await this.#readTables(size, goal);
			await this.#makeTables(size, goal);
		} catch (error) {
			console.info("tables could not be made:", error);
		}
	}

	/**
	 * @param {string} size
	 * @param {string} goal
	 */
	async #readTables(size, goal) {
		const key = this.#solver.tablesKey(size, goal);
		if (this.#lookedFor.has(key)) return;
		this.#lookedFor.add(key);
		const bytes = await this.#store.read(key);
		if (bytes === undefined || this.#isOver()) return;
		try {
			this.#solver.readTables(size, goal, bytes);
		} catch (error) {
			if (!isRefusal(error)) throw error;
			// Damaged, or of another version: they are made again, and stored.
			console.info("stored tables cannot be used:", error);
		}
	}

	/**
	 * @param {string} size
	 * @param {string} goal
	 */
	async #makeTables(size, goal) {
		const slices = new Slices(this.#clock, this.#sliceMs);
		let spent = 0;
		const key = this.#solver.tablesKey(size, goal);
		const isWanted = () => !this.#isOver() && this.#prepared === key;
		let helped = 0;
		while (isWanted()) {
			const before = this.#clock();
			const percent = slices.next((boards) =>
				this.#solver.prepare(size, goal, boards),
			);
			spent += this.#clock() - before;
			if (percent === 100) break;
			if (helped === 0 && spent * (100 - percent) > percent * HELP_MS) {
				helped = this.#solver.parts(size, goal);
				if (helped > 1) this.#askHelp({ size, goal, parts: helped });
			}
			// A search without an answer gets all the time: half is too little.
			do await this.#pause();
			while (this.#isPressed() && isWanted());
		}
		if (helped > 1) this.#askHelp({ size, goal, parts: 0 });
		if (!isWanted() || spent < KEEP_MS) return;
		const bytes = this.#solver.tables(size, goal);
		if (bytes) await this.#store.keep(key, bytes);
	}

	/**
	 * Makes one of the tables for another session.
	 *
	 * @param {{ size: string, goal: string, part: number }} wish
	 * @returns {Promise<Uint8Array<ArrayBuffer> | null>} `null` if it cannot be made.
	 */
	async makePart({ size, goal, part }) {
		const slices = new Slices(this.#clock, this.#sliceMs);
		try {
			while (!this.#isOver()) {
				const bytes = slices.next((boards) =>
					this.#solver.makePart(size, goal, part, boards),
				);
				if (bytes !== undefined) {
					// The memory of the core is not shared, nor are copies of it.
					return /** @type {Uint8Array<ArrayBuffer>} */ (bytes);
				}
				await this.#pause();
			}
		} catch (error) {
			console.info("a table could not be made:", error);
		}
		return null;
	}

	/**
	 * Takes a table that another session has made.
	 *
	 * @param {{ size: string, goal: string, part: number, bytes: Uint8Array }} made
	 */
	takePart({ size, goal, part, bytes }) {
		try {
			this.#solver.takePart(size, goal, part, bytes);
		} catch (error) {
			// It is made here.
			console.info("a table cannot be used:", error);
		}
	}

	/**
	 * Asks for the weights of some boards, once. Weights that fail to load once would
	 * fail again.
	 *
	 * @param {string | undefined} name `undefined` for none.
	 * @returns {Promise<void> | undefined} Resolves when a search has waited long
	 *   enough; `undefined` if there is nothing to wait for.
	 */
	#wishWeights(name) {
		if (name === undefined) return undefined;
		const known = this.#waits.get(name);
		if (known !== undefined) return known;
		const wait = name === SHARED ? Promise.resolve() : this.#waitFor(name);
		this.#waits.set(name, wait);
		this.#ask(name);
		return wait;
	}

	/**
	 * @param {string} name
	 * @returns {Promise<void>}
	 */
	#waitFor(name) {
		return new Promise((resolve) => {
			this.#wishes.set(name, resolve);
			this.#later(resolve, WEIGHTS_MS);
		});
	}

	/**
	 * @param {string} name
	 * @param {Uint8Array | null} bytes `null` if they could not be loaded.
	 */
	takeWeights(name, bytes) {
		try {
			if (bytes !== null) this.#solver.readWeights?.(name, bytes);
		} catch (error) {
			// Damaged, or of another version: searches work without.
			console.warn(`the weights for ${name} cannot be used:`, error);
		}
		this.#wishes.get(name)?.();
	}

	/**
	 * @param {string} board
	 * @param {string} goal
	 */
	weightsFor(board, goal) {
		try {
			return this.#wishWeights(this.#solver.wantsFor?.(board, goal));
		} catch (error) {
			// The search of this board reports what is wrong with it.
			if (!isRefusal(error)) throw error;
			return undefined;
		}
	}
}
