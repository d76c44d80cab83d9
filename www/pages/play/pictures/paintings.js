/**
 * The built-in pictures: drawn by the project, under its licence, for any proportions.
 */

import { dawn, glass, islands, sunflower } from "./landscapes.js";
import { autumn, city } from "./scenes.js";

/**
 * The pictures, by name.
 *
 * @type {Record<string, (context: CanvasRenderingContext2D) => void>}
 */
export const PAINTINGS = { dawn, city, autumn, islands, sunflower, glass };

/**
 * Paints a picture.
 *
 * @param {string} name
 * @param {number} width In pixels.
 * @param {number} height
 * @returns {HTMLCanvasElement}
 */
export function paint(name, width, height) {
	const canvas = document.createElement("canvas");
	canvas.width = Math.round(width);
	canvas.height = Math.round(height);
	const context = canvas.getContext("2d");
	if (context !== null) PAINTINGS[name](context);
	return canvas;
}
