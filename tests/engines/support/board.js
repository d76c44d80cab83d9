/**
 * A puzzle on a page, as the player sees it and as the page's scripts do.
 *
 * Where a cell is on the screen is worked out from the canvas alone, so a text
 * grid that lies elsewhere than the picture is found out.
 */

import assert from "node:assert/strict";
import { until } from "./browser.js";
import { WAYS } from "./rule.js";

/**
 * @typedef {object} State What a script reads off the element.
 * @property {number[]} cells
 * @property {number} columns
 * @property {string} value
 * @property {string} status
 * @property {{ stm: number, mtm: number }} moves
 */

/**
 * @typedef {object} Heard An event as `page-log.js` keeps it.
 * @property {string} type
 * @property {any} detail
 */

export class Board {
	/** @param {import("./browser.js").Browser} browser */
	constructor(browser) {
		this.browser = browser;
	}

	/** Waits until it can be played. */
	async ready() {
		const isReady = () =>
			this.browser.run((view) => {
				const root = view.document.querySelector("sliding-puzzle")?.shadowRoot;
				return root?.querySelector("#board")?.classList.contains("ready");
			});
		await until(isReady, (ready) => ready === true, "the board is not ready");
	}

	/** @returns {Promise<State>} */
	state() {
		return this.browser.run((view) => {
			const { cells, size, value, status, moves } =
				view.document.querySelector("sliding-puzzle");
			const columns = Number.parseInt(size, 10);
			return { cells, columns, value, status, moves };
		});
	}

	/**
	 * Calls a method; an error it throws is thrown here.
	 *
	 * @param {string} method
	 * @param {...unknown} args
	 * @returns {Promise<any>}
	 */
	async call(method, ...args) {
		const { value, error } = await this.browser.run(
			async (view, method, args) => {
				const element = view.document.querySelector("sliding-puzzle");
				try {
					return { value: await element[method](...args) };
				} catch (/** @type {any} */ error) {
					return { error: `${method}: ${error.code} ${error.message}` };
				}
			},
			method,
			args,
		);
		if (error !== undefined) throw new Error(error);
		return value;
	}

	/**
	 * Middle of a cell, and from one cell to the next.
	 *
	 * @param {number} cell
	 */
	async place(cell) {
		const { columns, cells } = await this.state();
		const { canvas, grid } = await this.browser.run((view, cell) => {
			const root = view.document.querySelector("sliding-puzzle").shadowRoot;
			const canvas = root.querySelector("#canvas");
			canvas.scrollIntoView({ block: "center", inline: "center" });
			// WebKitGTK 2.50 measures boxes as if the page were not zoomed, and
			// pointers as it is; those that know `currentCSSZoom` measure alike.
			const isAlike = "currentCSSZoom" in canvas;
			const { zoom } = view.getComputedStyle(view.document.documentElement);
			const factor = isAlike ? 1 : Number(zoom);
			const box = (/** @type {Element} */ element) => {
				const { left, top, width, height } = element.getBoundingClientRect();
				const sides = { left, top, width, height };
				const scaled = Object.entries(sides).map(([side, length]) => [
					side,
					length * factor,
				]);
				return /** @type {typeof sides} */ (Object.fromEntries(scaled));
			};
			const grid = root.querySelectorAll("[role=gridcell]")[cell];
			return { canvas: box(canvas), grid: box(grid) };
		}, cell);
		const pitch = {
			x: canvas.width / columns,
			y: canvas.height / (cells.length / columns),
		};
		const x = canvas.left + ((cell % columns) + 0.5) * pitch.x;
		const y = canvas.top + (Math.floor(cell / columns) + 0.5) * pitch.y;
		const isOver =
			Math.abs(grid.left + grid.width / 2 - x) < pitch.x / 4 &&
			Math.abs(grid.top + grid.height / 2 - y) < pitch.y / 4;
		assert.ok(isOver, `the name of cell ${cell} does not lie over it`);
		return { x, y, pitch };
	}

	/**
	 * The size of the canvas in CSS pixels, and how many tiles look there like
	 * the blank: none, when it is drawn.
	 */
	async picture() {
		const { cells, columns } = await this.state();
		return this.browser.run(
			(view, cells, columns) => {
				const root = view.document.querySelector("sliding-puzzle").shadowRoot;
				const canvas = root.querySelector("#canvas");
				const { width, height } = canvas.getBoundingClientRect();
				const context = canvas.getContext("2d");
				const pitch = canvas.width / columns;
				const color = (/** @type {number} */ cell) => {
					// Above the middle there is no number on a tile.
					const x = ((cell % columns) + 0.5) * pitch;
					const y = (Math.floor(cell / columns) + 0.2) * pitch;
					return String(context.getImageData(x, y, 1, 1).data);
				};
				const blank = color(cells.indexOf(0));
				let empty = -1;
				for (let cell = 0; cell < cells.length; cell++) {
					if (color(cell) === blank) empty++;
				}
				return { width, height, empty };
			},
			cells,
			columns,
		);
	}

	/**
	 * @param {number} cell
	 * @param {import("./browser.js").Pointer} [pointer]
	 */
	async tap(cell, pointer = "mouse") {
		await this.browser.draw([await this.place(cell)], pointer);
	}

	/**
	 * Draws a tile one cell along.
	 *
	 * @param {number} cell
	 * @param {import("./rule.js").Way} way
	 * @param {import("./browser.js").Pointer} [pointer]
	 */
	async drag(cell, way, pointer = "mouse") {
		const { x, y, pitch } = await this.place(cell);
		const [columns, rows] = WAYS[way];
		const points = [0, 0.3, 0.6, 1].map((part) => ({
			x: x + columns * pitch.x * part,
			y: y + rows * pitch.y * part,
		}));
		await this.browser.draw(points, pointer);
	}

	/**
	 * Puts the keyboard's focus on the element, or on a part of it.
	 *
	 * @param {string} [part] Its id.
	 */
	async focus(part) {
		await this.browser.run((view, part) => {
			view.focus();
			const element = view.document.querySelector("sliding-puzzle");
			(part ? element.shadowRoot.getElementById(part) : element).focus();
		}, part ?? null);
	}

	/**
	 * Waits until the cells are these.
	 *
	 * @param {number[]} cells
	 */
	async expectCells(cells) {
		const isRight = (/** @type {State} */ state) =>
			String(state.cells) === String(cells);
		await until(() => this.state(), isRight, `the cells are not ${cells}`);
	}

	/** @param {string} status */
	async expectStatus(status) {
		const isRight = (/** @type {State} */ state) => state.status === status;
		await until(() => this.state(), isRight, `the status is not ${status}`);
	}

	/**
	 * What was heard on the document so far.
	 *
	 * @returns {Promise<Heard[]>}
	 */
	events() {
		return this.browser.run((view) => view.puzzleLog.events);
	}

	/** Forgets what was heard. */
	async forget() {
		await this.browser.run((view) => {
			view.puzzleLog.events.length = 0;
		});
	}
}
