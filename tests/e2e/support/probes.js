/**
 * Scripts that run in a page before its own, to count things and to break them.
 */

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Keeps the number of animation frames that a page has requested and not yet got. In the
 * page: `framesAwaited`.
 *
 * @param {import("@playwright/test").BrowserContext} context
 */
export function watchFrames(context) {
	return context.addInitScript(() => {
		/** @type {Set<number>} */
		const awaited = new Set();
		const { requestAnimationFrame, cancelAnimationFrame } = window;
		window.requestAnimationFrame = (call) => {
			const id = requestAnimationFrame((time) => {
				awaited.delete(id);
				call(time);
			});
			awaited.add(id);
			return id;
		};
		window.cancelAnimationFrame = (id) => {
			awaited.delete(id);
			cancelAnimationFrame(id);
		};
		Object.defineProperty(window, "framesAwaited", {
			get: () => awaited.size,
		});
	});
}

/**
 * Has the solver make its tables only when it is asked for help, as if a player asked at
 * once: on a 4×4 they are 40 % of what a visit of three seconds takes of the processor.
 *
 * @param {import("@playwright/test").BrowserContext} context
 */
export function makeNoTables(context) {
	return context.addInitScript(() => {
		const { postMessage } = Worker.prototype;
		/** @param {any} message @param {any} [more] */
		Worker.prototype.postMessage = function (message, more) {
			if (message?.type !== "prepare") postMessage.call(this, message, more);
		};
	});
}

/**
 * Counts the animation frames that the page requests.
 *
 * @param {Page} page
 * @returns {Promise<() => Promise<number>>} Number of frames since the page loaded.
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
 * Records the workers that the page starts, and their messages with times.
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
 * Keeps the worker from building tables until it is told, as on a slow device. First
 * answers, built line by line, come as usual.
 *
 * Page scripts do not run in workers, so this script is inserted before the
 * worker's own. It wraps an export of the solver's wasm. Until then the session
 * wants turns only for searches without an answer. Boards of up to 10 cells have no
 * answers line by line: for them only preparing is delayed.
 *
 * @param {Page} page
 * @returns {Promise<() => Promise<void>>} Lets it build them.
 */
export async function holdTables(page) {
	await keepWorkers(page);
	await page.addInitScript((/** @type {string} */ before) => {
		const createObjectURL = URL.createObjectURL;
		URL.createObjectURL = (script) => {
			const { type } = /** @type {Blob} */ (script);
			if (type !== "text/javascript") return createObjectURL(script);
			const parts = [before, /** @type {Blob} */ (script)];
			return createObjectURL(new Blob(parts, { type }));
		};
	}, `(${beginHeld})();\n`);
	return () =>
		page.evaluate(() => {
			const { workers } = /** @type {any} */ (window);
			for (const worker of workers) worker.postMessage({ type: "let go" });
		});
}

/** Runs in the worker before its script. */
function beginHeld() {
	let isHeld = true;
	/** Searches without an answer: they alone get turns so early. */
	const waiting = new Set();
	self.addEventListener("message", (event) => {
		const { type, id } = event.data;
		if (type === "let go") {
			isHeld = false;
			// It is no order of the session.
			event.stopImmediatePropagation();
		}
		if (type === "solve" || type === "find") waiting.add(id);
		if (type === "cancel") waiting.delete(id);
	});
	const { postMessage } = self;
	self.postMessage = (/** @type {any} */ answer, /** @type {any} */ moved) => {
		const { type, id, upper } = answer;
		if (type !== "progress" || upper !== null) waiting.delete(id);
		postMessage.call(self, answer, moved);
	};
	/** @param {any} exports */
	const held = (exports) => {
		const { session_wait } = exports;
		if (!session_wait) throw new Error("a session waits by another name");
		const slow = {
			session_wait: (/** @type {number} */ session) =>
				isHeld && waiting.size === 0 ? [1, 10] : session_wait(session),
		};
		return { exports: { ...exports, ...slow } };
	};
	WebAssembly.Instance = new Proxy(WebAssembly.Instance, {
		construct: (Instance, [module, imports]) =>
			held(new Instance(module, imports).exports),
	});
}

/**
 * Makes the core panic when the tile in this cell should slide.
 *
 * The exports of the game's module have short names. The function that slides is known
 * by its arguments: the game, a cell, and a time in milliseconds.
 *
 * @param {Page} page
 * @param {number} cell
 */
export async function panicAt(page, cell) {
	await page.addInitScript((cell) => {
		const { Instance } = WebAssembly;
		const breaking =
			(/** @type {Function} */ call) =>
			(/** @type {number[]} */ ...args) => {
				const [, place, time] = args;
				if (place === cell && time > 16) {
					throw new WebAssembly.RuntimeError("unreachable");
				}
				return call(...args);
			};
		/** @type {any} */ (WebAssembly).Instance = class extends Instance {
			/** @param {WebAssembly.Module} module @param {WebAssembly.Imports} imports */
			constructor(module, imports) {
				super(module, imports);
				const { exports } = /** @type {any} */ (this);
				const entries = Object.entries(exports);
				// A module without any, or one with long names.
				if (entries.length === 0 || "memory" in exports) return;
				// The instance after the panic is whole.
				WebAssembly.Instance = Instance;
				const value = { ...exports };
				for (const [name, one] of entries) {
					const isCall = typeof one === "function" && one.length === 3;
					if (isCall) value[name] = breaking(one);
				}
				Object.defineProperty(this, "exports", { value });
			}
		};
	}, cell);
}

/** @param {Page} page @returns {Promise<number>} */
export function countWorkers(page) {
	return page.evaluate(() => /** @type {any} */ (window).workers.length);
}

/**
 * Finds the tiles on the canvas along a horizontal line. Returns their left and
 * right edges, in CSS pixels from the canvas's left edge. All pixels that are
 * neither tray nor well belong to tiles.
 *
 * @param {Page} page
 * @param {number} y CSS pixels from the canvas's top edge.
 * @returns {Promise<[left: number, right: number][]>}
 */
export function tilesAlong(page, y) {
	return page.evaluate((y) => {
		const tree = document.querySelector(
			"sliding-puzzle:not([inert])",
		)?.shadowRoot;
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
				// Skips rounded corners and smoothed edges.
				if (x - left > 3 * pixels) runs.push([left / pixels, x / pixels]);
				left = -1;
			}
		}
		return runs;
	}, y);
}

/**
 * Does the same through the upper part of the tiles, above the numbers.
 *
 * @param {import("./game-page.js").GamePage} game
 * @param {number} row
 */
export async function tilesInRow(game, row) {
	const y = await game.page.evaluate((row) => {
		const tree = document.querySelector(
			"sliding-puzzle:not([inert])",
		)?.shadowRoot;
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
