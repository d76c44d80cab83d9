/**
 * Where the cells of a board are in a picture, seen straight or at an angle. Pure
 * functions.
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
