/**
 * Has the board in a photo found and read, on the device.
 */

import { loadPhoto } from "../../../core/later/site-modules.ts";
import type { BoardRead } from "../../../core/wasm/photo.js";
import { make } from "../../parts/sheet.ts";
import type { Point } from "./warp.ts";

/** What was read of a photo. */
export type Found = {
	columns: number;
	rows: number;
	/** In pixels of the picture, clockwise from the top left. */
	corners: Point[];
	/** Of each cell, 0 for the gap; each is there once. */
	numbers: number[];
	/** The cells whose number may be another. */
	unsure: Set<number>;
};

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

	constructor(
		core: Pick<
			import("../../../core/later/site-modules.ts").PhotoReader,
			"findBoard" | "readBoard"
		>,
		picture: HTMLCanvasElement,
	) {
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

	/** Resolves with a reader of a picture. */
	static async of(picture: HTMLCanvasElement) {
		return new PhotoReader(await loadPhoto(), picture);
	}

	/** Finds the board, or `null`. */
	find() {
		return this.#found(this.#core.findBoard(this.#pixels, this.#width));
	}

	/** Reads the board within corners. */
	read(columns: number, rows: number, corners: Point[]) {
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

	#found(read: BoardRead | undefined): Found | null {
		if (read === undefined) return null;
		const { columns, rows, numbers, sure } = read;
		const at = (n: number) => read.corners[n] / this.#scale;
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

/** Returns the part of a picture around a board, and its corners there. */
export function cropTo(
	picture: HTMLCanvasElement,
	corners: Point[],
): { picture: HTMLCanvasElement; corners: Point[] } {
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
