/**
 * What is put into a page before its scripts run, to count and to break.
 */

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Counts the frames that the page asks for.
 *
 * @param {Page} page
 * @returns {Promise<() => Promise<number>>} How many so far, since it loaded.
 */
export async function countFrames(page) {
	await page.addInitScript(() => {
		const probe = /** @type {any} */ (window);
		probe.framesAsked = 0;
		const ask = window.requestAnimationFrame.bind(window);
		window.requestAnimationFrame = (call) => {
			probe.framesAsked += 1;
			return ask(call);
		};
	});
	return () => page.evaluate(() => /** @type {any} */ (window).framesAsked);
}

/**
 * Keeps the workers that the page starts, and when which message came.
 *
 * In the page: `window.workers`, and `window.heard`, `{ at, data }` each.
 *
 * @param {Page} page
 */
export async function keepWorkers(page) {
	await page.addInitScript(() => {
		const probe = /** @type {any} */ (window);
		probe.workers = [];
		probe.heard = [];
		window.Worker = class extends Worker {
			/** @param {string | URL} url @param {WorkerOptions} [options] */
			constructor(url, options) {
				super(url, options);
				probe.workers.push(this);
				this.addEventListener("message", ({ data }) =>
					probe.heard.push({ at: performance.now(), data }),
				);
			}
		};
	});
}

/**
 * Has the worker make no tables for a while after it started, as if it were slow
 * at it. First answers, line by line, come as ever.
 *
 * A worker hears no script of a page, so this stands before its own, in the text
 * that it is started from. It wraps what the solver's wasm exports: until then
 * preparing does nothing, and a search that has its first answer tells it again.
 * Boards of up to 10 cells have no answer line by line: for them nothing is
 * delayed but preparing.
 *
 * @param {Page} page
 * @param {number} ms
 */
export async function delayTables(page, ms) {
	await page.addInitScript((/** @type {string} */ before) => {
		const createObjectURL = URL.createObjectURL;
		URL.createObjectURL = (script) => {
			const { type } = /** @type {Blob} */ (script);
			if (type !== "text/javascript") return createObjectURL(script);
			const parts = [before, /** @type {Blob} */ (script)];
			return createObjectURL(new Blob(parts, { type }));
		};
	}, `(${beginSlowly})(${ms});\n`);
}

/**
 * In the worker, before its script.
 *
 * @param {number} ms
 */
function beginSlowly(ms) {
	const isEarly = () => performance.now() < ms;
	// Slices that do nothing make the next ones longer, without end.
	const MOST = 50_000;
	const memory = new WebAssembly.Memory({
		initial: 1,
		maximum: 1,
		shared: true,
	});
	// The one way to wait in a worker that takes no processor.
	const wait = () => Atomics.wait(new Int32Array(memory.buffer), 0, 0, 10);
	/** What each search told last. @type {Map<number, any>} */
	const told = new Map();
	/** @param {any} exports */
	const slowly = (exports) => {
		const { search_step, solver_prepare, solver_search } = exports;
		const slow = {
			solver_search: (/** @type {number[]} */ ...args) => {
				const made = solver_search(...args);
				// One that is gone may have had the same address.
				told.delete(made[0]);
				return made;
			},
			search_step: (/** @type {number} */ search, /** @type {number} */ n) => {
				const last = told.get(search);
				if (isEarly() && last?.upper != null) wait();
				else told.set(search, search_step(search, Math.min(n, MOST)));
				return told.get(search);
			},
			solver_prepare: (/** @type {number[]} */ ...args) => {
				const n = args.pop() ?? 0;
				if (!isEarly()) return solver_prepare(...args, Math.min(n, MOST));
				wait();
				return [0, 0, 0];
			},
		};
		return { exports: { ...exports, ...slow } };
	};
	WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
		construct: (Instance, [module, imports]) =>
			slowly(new Instance(module, imports).exports),
	});
}

/**
 * Slows the page's own thread down, so many times. Workers run as fast as ever.
 *
 * @param {Page} page
 * @param {number} rate
 * @returns {Promise<() => Promise<void>>} Ends that.
 */
export async function slowDown(page, rate) {
	const session = await page.context().newCDPSession(page);
	const set = async (/** @type {number} */ rate) => {
		await session.send("Emulation.setCPUThrottlingRate", { rate });
	};
	await set(rate);
	return () => set(1);
}

/**
 * Has the core panic whenever the tile in this cell is to slide.
 *
 * @param {Page} page
 * @param {number} cell
 */
export async function panicAt(page, cell) {
	await page.addInitScript((cell) => {
		const instantiate = WebAssembly.instantiate;
		/** @type {any} */ (WebAssembly).instantiate = async (
			/** @type {WebAssembly.Module} */ module,
			/** @type {WebAssembly.Imports} */ imports,
		) => {
			const made = /** @type {any} */ (await instantiate(module, imports));
			const { exports } = made;
			// That there is wasm at all is tried with other bytes.
			if (exports === undefined) return made;
			const slideCell = /** @type {any} */ (exports).game_slideCell;
			const game_slideCell = (/** @type {number[]} */ ...args) => {
				if (args[1] === cell) throw new WebAssembly.RuntimeError("unreachable");
				return slideCell(...args);
			};
			return { module, instance: { exports: { ...exports, game_slideCell } } };
		};
	}, cell);
}

/** @param {Page} page @returns {Promise<number>} */
export function countWorkers(page) {
	return page.evaluate(() => /** @type {any} */ (window).workers.length);
}

/**
 * The worker at hand ends as one that the system kills: silent, with an error.
 *
 * @param {Page} page
 */
export async function killWorker(page) {
	await page.evaluate(() => {
		const worker = /** @type {any} */ (window).workers.at(-1);
		worker.terminate();
		worker.dispatchEvent(new ErrorEvent("error", { message: "killed" }));
	});
}

/**
 * Where the tiles are on the canvas along a horizontal line: their left and
 * right edges, in CSS pixels from the canvas's left edge. What is neither tray
 * nor well is a tile.
 *
 * @param {Page} page
 * @param {number} y CSS pixels from the canvas's top edge.
 * @returns {Promise<[left: number, right: number][]>}
 */
export function tilesAlong(page, y) {
	return page.evaluate((y) => {
		const tree = document.querySelector("sliding-puzzle")?.shadowRoot;
		const canvas = /** @type {HTMLCanvasElement} */ (
			tree?.getElementById("canvas")
		);
		const pixels = canvas.width / canvas.getBoundingClientRect().width;
		const copy = new OffscreenCanvas(canvas.width, canvas.height);
		const context = copy.getContext("2d", { willReadFrequently: true });
		if (context === null) throw new Error("no context");
		const ground = [".tray", ".well"].map((name) => {
			const swatch = tree?.querySelector(name);
			context.fillStyle = swatch ? getComputedStyle(swatch).color : "";
			context.fillRect(0, 0, 1, 1);
			return context.getImageData(0, 0, 1, 1).data;
		});
		context.clearRect(0, 0, canvas.width, canvas.height);
		context.drawImage(canvas, 0, 0);
		const line = context.getImageData(
			0,
			Math.round(y * pixels),
			canvas.width,
			1,
		);
		/** @type {[number, number][]} */
		const runs = [];
		let left = -1;
		for (let x = 0; x <= canvas.width; x++) {
			const at = x * 4;
			const isGround =
				x === canvas.width ||
				line.data[at + 3] === 0 ||
				ground.some((color) =>
					[0, 1, 2].every((i) => Math.abs(color[i] - line.data[at + i]) < 6),
				);
			if (!isGround && left < 0) left = x;
			if (isGround && left >= 0) {
				// Rounded corners and smoothed edges are no tiles.
				if (x - left > 3 * pixels) runs.push([left / pixels, x / pixels]);
				left = -1;
			}
		}
		return runs;
	}, y);
}

/**
 * The same through a tile's upper part, where it has no number.
 *
 * @param {import("./game-page.js").GamePage} game
 * @param {number} row
 */
export async function tilesInRow(game, row) {
	const y = await game.page.evaluate((row) => {
		const tree = document.querySelector("sliding-puzzle")?.shadowRoot;
		const rows = tree?.querySelectorAll("[role=row]") ?? [];
		const cell = rows[row].children[0];
		const canvas = document
			.querySelector("sliding-puzzle")
			?.shadowRoot?.getElementById("canvas");
		const box = cell.getBoundingClientRect();
		const top = canvas?.getBoundingClientRect().top ?? 0;
		return box.top - top + box.height * 0.16;
	}, row);
	return tilesAlong(game.page, y);
}
