/**
 * What the built-in pictures are drawn with. The same picture is always the same: its
 * chance comes from a number of its own.
 */

export type Context = CanvasRenderingContext2D;

/**
 * Returns a function that draws numbers from 0 to 1, always the same ones (xorshift32:
 * G. Marsaglia, *Xorshift RNGs*, Journal of Statistical Software 8, 2003).
 */
export function chance(seed: number) {
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
 * @param colors At even distances.
 */
export function wash(
	context: Context,
	line: [x0: number, y0: number, x1: number, y1: number],
	colors: string[],
) {
	const gradient = context.createLinearGradient(...line);
	for (const [n, color] of colors.entries()) {
		gradient.addColorStop(n / (colors.length - 1), color);
	}
	context.fillStyle = gradient;
	context.fillRect(0, 0, context.canvas.width, context.canvas.height);
}

/** Fills a circle, glowing towards its edge if it has two colours. */
export function disc(
	context: Context,
	x: number,
	y: number,
	radius: number,
	color: string,
	edge?: string,
) {
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
 * @param height The curve: part of the width → y.
 */
export function below(
	context: Context,
	height: (part: number) => number,
	color: string | CanvasGradient,
) {
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
 * @param waves How many it has.
 */
export function ridge(
	draw: () => number,
	waves: number,
): (part: number) => number {
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
 * @param light From 0 to 1.
 * @param chroma From 0 to 0.3.
 * @param hue In degrees.
 */
export function oklch(light: number, chroma: number, hue: number) {
	return `oklch(${light.toFixed(3)} ${chroma.toFixed(3)} ${hue.toFixed(1)})`;
}
