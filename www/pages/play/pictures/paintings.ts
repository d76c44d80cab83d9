/**
 * The built-in pictures: drawn by the project, under its licence, for any proportions.
 */

import { dawn, glass, islands, sunflower } from "./landscapes.ts";
import { autumn, city } from "./scenes.ts";

/** The pictures, by name. */
export const PAINTINGS: Record<
	string,
	(context: CanvasRenderingContext2D) => void
> = { dawn, city, autumn, islands, sunflower, glass };

/**
 * Paints a picture.
 *
 * @param width In pixels.
 */
export function paint(
	name: string,
	width: number,
	height: number,
): HTMLCanvasElement {
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(width);
	canvas.height = Math.round(height);
	const context = canvas.getContext("2d");
	if (context !== null) PAINTINGS[name](context);
	return canvas;
}
