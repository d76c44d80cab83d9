/**
 * What a tile shows: its number, letters, a piece of a picture, or only its colour.
 */

import type { Layout } from "./layout.ts";
import type { Theme } from "./theme.ts";

export type Faces = {
	/** `hidden`: all tiles are the same. */
	kind: "number" | "letter" | "image" | "none" | "hidden";
	/** The picture, once it has loaded. */
	image: HTMLImageElement | null;
	/**
	 * Whether a small map on each tile shows where it belongs. Without it, only the
	 * colour would.
	 */
	hasMaps: boolean;
	/** Whether the pieces of a picture have their numbers. */
	numbers?: boolean;
	/** Draws a piece of the picture; loaded with it. */
	drawPiece?:
		| ((
				context: CanvasRenderingContext2D,
				look: Look,
				tile: number,
				x: number,
				y: number,
		  ) => void)
		| undefined;
};

/** Everything that the pixels of tiles and wells depend on. */
export type Look = {
	layout: Layout;
	theme: Theme;
	faces: Faces;
	/** Tile → home cell. */
	homes: Uint8Array;
};

/**
 * Returns the text on a tile, which is also its name. Letters run A to Z, AA, AB ….
 *
 * @param tile From 1.
 */
export function faceText(kind: Faces["kind"], tile: number) {
	if (kind === "hidden") return "?";
	if (kind !== "letter") return String(tile);
	let text = "";
	for (let rest = tile; rest > 0; rest = Math.floor((rest - 1) / 26)) {
		text = String.fromCharCode(65 + ((rest - 1) % 26)) + text;
	}
	return text;
}
