/**
 * Has the board in a photo found and read, on the device.
 */

import { loadPhoto } from "../../../core/later/site-modules.ts";
import type { BoardRead } from "../../../core/wasm/photo.js";
import { make } from "../../parts/make.ts";
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

type Core = Pick<
	import("../../../core/later/site-modules.ts").PhotoReader,
	"findBoard" | "readBoard"
>;

export class PhotoReader {
	#core;

	constructor(core: Core) {
		this.#core = core;
	}

	static async load() {
		return new PhotoReader(await loadPhoto());
	}

	/** Finds the board in a picture, or `null`. */
	find(picture: HTMLCanvasElement) {
		const { pixels, width, scale } = pixelsOf(picture);
		return foundIn(this.#core.findBoard(pixels, width), scale);
	}

	/** Reads the board within corners, as finely as the picture is there. */
	read(
		picture: HTMLCanvasElement,
		columns: number,
		rows: number,
		corners: Point[],
	) {
		const part = cropTo(picture, corners);
		const { pixels, width, scale } = pixelsOf(part.picture);
		const within = new Float32Array(
			part.corners.flat().map((at) => at * scale),
		);
		const read = this.#core.readBoard(pixels, width, columns, rows, within);
		const found = foundIn(read, scale);
		return found && { ...found, corners };
	}
}

/** Returns what is read of a picture, and what a pixel of it is there. */
function pixelsOf(picture: HTMLCanvasElement) {
	const scale = Math.min(1, MOST / Math.max(picture.width, picture.height));
	const small = make("canvas");
	small.width = Math.max(1, Math.round(picture.width * scale));
	small.height = Math.max(1, Math.round(picture.height * scale));
	const { width, height } = small;
	const context = small.getContext("2d");
	if (context === null) throw new Error("no context");
	context.imageSmoothingQuality = "high";
	context.drawImage(picture, 0, 0, width, height);
	const { data } = context.getImageData(0, 0, width, height);
	return { pixels: new Uint8Array(data.buffer), width, scale };
}

function foundIn(read: BoardRead | undefined, scale: number): Found | null {
	if (read === undefined) return null;
	const { columns, rows, numbers, sure } = read;
	const at = (n: number) => read.corners[n] / scale;
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

/**
 * Returns the part of a picture around a board, where that begins, and the corners of
 * the board there.
 */
export function cropTo(
	picture: HTMLCanvasElement,
	corners: Point[],
): { picture: HTMLCanvasElement; from: Point; corners: Point[] } {
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
		from: [left, top],
		corners: corners.map(([x, y]) => [x - left, y - top]),
	};
}
