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
