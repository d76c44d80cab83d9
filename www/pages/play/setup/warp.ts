/**
 * Pictures of a puzzle, seen straight or at an angle: what lies within four corners
 * becomes a rectangle. Pure functions.
 */

export type Point = [x: number, y: number];

/**
 * Returns a function that takes a point of the unit square to the picture. It keeps
 * straight lines straight, as a camera does (a projective map of four points: P.
 * Heckbert, *Fundamentals of Texture Mapping and Image Warping*, 1989).
 *
 * @param corners Clockwise from the top left.
 */
export function projection([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]: Point[]): (
	u: number,
	v: number,
) => Point {
	const [sumX, sumY] = [x0 - x1 + x2 - x3, y0 - y1 + y2 - y3];
	const [dx1, dy1, dx2, dy2] = [x1 - x2, y1 - y2, x3 - x2, y3 - y2];
	const whole = dx1 * dy2 - dx2 * dy1;
	const g = (sumX * dy2 - dx2 * sumY) / whole;
	const h = (dx1 * sumY - sumX * dy1) / whole;
	const [a, b] = [x1 - x0 + g * x1, x3 - x0 + h * x3];
	const [d, e] = [y1 - y0 + g * y1, y3 - y0 + h * y3];
	return (u, v) => {
		const depth = g * u + h * v + 1;
		return [(a * u + b * v + x0) / depth, (d * u + e * v + y0) / depth];
	};
}

/**
 * Returns whether the corners go round clockwise, and none bends inwards or is nearer
 * than `least` to the line through the two beside it.
 */
export function isWide(corners: Point[], least: number) {
	return corners.every(([x, y], at) => {
		const [fromX, fromY] = corners[(at + 3) % 4];
		const [toX, toY] = corners[(at + 1) % 4];
		const [wayX, wayY] = [toX - fromX, toY - fromY];
		// Positive if the corner is to the left of the way, as it is when they go round
		// clockwise with y downwards.
		const turn = (x - fromX) * wayY - (y - fromY) * wayX;
		return turn / Math.hypot(wayX, wayY) >= least;
	});
}

/**
 * Returns the part of a picture within four corners, as a rectangle of pixels.
 *
 * @param corners In pixels, clockwise from the top left.
 * @returns Red, green, blue and opacity of each.
 */
export function straighten(
	picture: { data: Uint8ClampedArray; width: number; height: number },
	corners: Point[],
	width: number,
	height: number,
): Uint8ClampedArray<ArrayBuffer> {
	const at = projection(corners);
	const pixels = new Uint8ClampedArray(width * height * 4);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const [x, y] = at((column + 0.5) / width, (row + 0.5) / height);
			mix(picture, x - 0.5, y - 0.5, pixels, (row * width + column) * 4);
		}
	}
	return pixels;
}

/** Writes the colour between four pixels. */
function mix(
	{
		data,
		width,
		height,
	}: { data: Uint8ClampedArray; width: number; height: number },
	x: number,
	y: number,
	to: Uint8ClampedArray,
	place: number,
) {
	const clamp = (value: number, most: number) =>
		Math.min(most, Math.max(0, value));
	const [left, top] = [Math.floor(x), Math.floor(y)];
	const [partX, partY] = [x - left, y - top];
	const [x0, x1] = [clamp(left, width - 1), clamp(left + 1, width - 1)];
	const [y0, y1] = [clamp(top, height - 1), clamp(top + 1, height - 1)];
	for (let channel = 0; channel < 4; channel++) {
		const of = (column: number, row: number) =>
			data[(row * width + column) * 4 + channel];
		const above = of(x0, y0) * (1 - partX) + of(x1, y0) * partX;
		const below = of(x0, y1) * (1 - partX) + of(x1, y1) * partX;
		to[place + channel] = above * (1 - partY) + below * partY;
	}
}
