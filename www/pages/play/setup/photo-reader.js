/**
 * Has the board in a photo found and read, on the device.
 */

import { loadPhoto } from "../../../core/later/site-modules.js";
import { make } from "../../parts/sheet.js";

/** @typedef {import("./warp.js").Point} Point */

/**
 * What was read of a photo.
 *
 * @typedef {object} Found
 * @property {number} columns
 * @property {number} rows
 * @property {Point[]} corners In pixels of the picture, clockwise from the top left.
 * @property {number[]} numbers Of each cell, 0 for the gap; each is there once.
 * @property {Set<number>} unsure The cells whose number may be another.
 */

/** The longest side of what is read, in pixels. */
const MOST = 1000;

/** How much of a photo is kept around the board, as a part of its sides. */
const AROUND = 0.25;

export class PhotoReader {
	#core;
	#pixels;
	#width;
	/** What a pixel of the picture is, in pixels of what is read. */
	#scale;

	/**
	 * @param {Pick<import("../../../core/later/site-modules.js").PhotoReader, "findBoard" | "readBoard">} core
	 * @param {HTMLCanvasElement} picture
	 */
	constructor(core, picture) {
		this.#core = core;
		this.#scale = Math.min(1, MOST / Math.max(picture.width, picture.height));
		const small = make("canvas");
		this.#width = Math.max(1, Math.round(picture.width * this.#scale));
		const height = Math.max(1, Math.round(picture.height * this.#scale));
		small.width = this.#width;
		small.height = height;
		const context = small.getContext("2d");
		if (context === null) throw new Error("no context");
		context.imageSmoothingQuality = "high";
		context.drawImage(picture, 0, 0, this.#width, height);
		const { data } = context.getImageData(0, 0, this.#width, height);
		this.#pixels = new Uint8Array(data.buffer);
	}

	/** Resolves with a reader of a picture. @param {HTMLCanvasElement} picture */
	static async of(picture) {
		return new PhotoReader(await loadPhoto(), picture);
	}

	/** Finds the board, or `null`. */
	find() {
		return this.#found(this.#core.findBoard(this.#pixels, this.#width));
	}

	/**
	 * Reads the board within corners.
	 *
	 * @param {number} columns
	 * @param {number} rows
	 * @param {Point[]} corners
	 */
	read(columns, rows, corners) {
		const scaled = corners.flat().map((at) => at * this.#scale);
		return this.#found(
			this.#core.readBoard(
				this.#pixels,
				this.#width,
				columns,
				rows,
				new Float32Array(scaled),
			),
		);
	}

	/**
	 * @param {import("../../../core/later/site-modules.js").BoardRead | undefined} read
	 * @returns {Found | null}
	 */
	#found(read) {
		if (read === undefined) return null;
		const { columns, rows, numbers, sure } = read;
		const at = (/** @type {number} */ n) => read.corners[n] / this.#scale;
		const unsure = new Set(numbers.keys());
		for (const cell of sure) unsure.delete(cell);
		return {
			columns,
			rows,
			numbers,
			unsure,
			corners: [0, 2, 4, 6].map((n) => [at(n), at(n + 1)]),
		};
	}
}

/**
 * Returns the part of a picture around a board, and its corners there.
 *
 * @param {HTMLCanvasElement} picture
 * @param {Point[]} corners
 * @returns {{ picture: HTMLCanvasElement, corners: Point[] }}
 */
export function cropTo(picture, corners) {
	const xs = corners.map(([x]) => x);
	const ys = corners.map(([, y]) => y);
	const edge =
		AROUND *
		Math.max(
			Math.max(...xs) - Math.min(...xs),
			Math.max(...ys) - Math.min(...ys),
		);
	const left = Math.max(0, Math.floor(Math.min(...xs) - edge));
	const top = Math.max(0, Math.floor(Math.min(...ys) - edge));
	const right = Math.min(picture.width, Math.ceil(Math.max(...xs) + edge));
	const below = Math.min(picture.height, Math.ceil(Math.max(...ys) + edge));
	const cut = make("canvas");
	[cut.width, cut.height] = [right - left, below - top];
	cut.getContext("2d")?.drawImage(picture, -left, -top);
	return {
		picture: cut,
		corners: corners.map(([x, y]) => [x - left, y - top]),
	};
}
