/**
 * What the built-in pictures are drawn with. The same picture is always the same: its
 * chance comes from a number of its own.
 */

/** @typedef {CanvasRenderingContext2D} Context */

/**
 * Returns a function that draws numbers from 0 to 1, always the same ones (xorshift32:
 * G. Marsaglia, *Xorshift RNGs*, Journal of Statistical Software 8, 2003).
 *
 * @param {number} seed
 */
export function chance(seed) {
	let state = seed * 2_654_435_761 || 1;
	return () => {
		state ^= state << 13;
		state ^= state >>> 17;
		state ^= state << 5;
		return (state >>> 0) / 4_294_967_296;
	};
}

/**
 * Fills everything with colours that run along a line.
 *
 * @param {Context} context
 * @param {[x0: number, y0: number, x1: number, y1: number]} line
 * @param {string[]} colors At even distances.
 */
export function wash(context, line, colors) {
	const gradient = context.createLinearGradient(...line);
	for (const [n, color] of colors.entries()) {
		gradient.addColorStop(n / (colors.length - 1), color);
	}
	context.fillStyle = gradient;
	context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/**
 * Fills a circle, glowing towards its edge if it has two colours.
 *
 * @param {Context} context
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} color
 * @param {string} [edge]
 */
export function disc(context, x, y, radius, color, edge) {
	context.fillStyle = color;
	if (edge !== undefined) {
		const gradient = context.createRadialGradient(x, y, 0, x, y, radius);
		gradient.addColorStop(0, color);
		gradient.addColorStop(1, edge);
		context.fillStyle = gradient;
	}
	context.beginPath();
	context.arc(x, y, radius, 0, 2 * Math.PI);
	context.fill();
}

/**
 * Fills what lies below a curve.
 *
 * @param {Context} context
 * @param {(part: number) => number} height The curve: part of the width → y.
 * @param {string | CanvasGradient} color
 */
export function below(context, height, color) {
	const { width, height: bottom } = context.canvas;
	context.fillStyle = color;
	context.beginPath();
	context.moveTo(0, bottom);
	for (let x = 0; x <= width + 2; x += 2) context.lineTo(x, height(x / width));
	context.lineTo(width, bottom);
	context.fill();
}

/**
 * Returns a smooth curve like a mountain ridge, from −1 to 1.
 *
 * @param {() => number} draw
 * @param {number} waves How many it has.
 * @returns {(part: number) => number}
 */
export function ridge(draw, waves) {
	const parts = Array.from({ length: 6 }, (_, n) => ({
		often: waves * 1.9 ** n,
		high: 0.56 * 0.52 ** n,
		at: draw() * 7,
	}));
	return (part) => {
		let sum = 0;
		for (const { often, high, at } of parts) {
			sum += high * Math.sin(often * part * 2 * Math.PI + at);
		}
		return sum;
	};
}

/**
 * Returns a colour.
 *
 * @param {number} light From 0 to 1.
 * @param {number} chroma From 0 to 0.3.
 * @param {number} hue In degrees.
 */
export function oklch(light, chroma, hue) {
	return `oklch(${light.toFixed(3)} ${chroma.toFixed(3)} ${hue.toFixed(1)})`;
}
