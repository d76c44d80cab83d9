/**
 * Paints the frontier of a search over time: the work done to the right, the levels
 * upwards, and the more boards at a level, the darker.
 *
 * A library of charts draws lines and bars; here each pixel has a count, so the counts
 * are put into an image as they are, and the browser stretches it.
 */

import { darknessOf, roundMarks } from "./heat-layout.js";

/**
 * @typedef {import("./heat-layout.js").Plan} Plan
 * @typedef {import("../../../lab/lab-session.js").Timeline} Timeline
 * @typedef {import("../../../lab/lab-session.js").LevelMap} LevelMap
 */

/**
 * @typedef {object} Scene
 * @property {Timeline} timeline
 * @property {Plan} plan
 * @property {number} moment What is after it is paler.
 * @property {number | null} length The length of the solution, once it is found.
 * @property {string} xName
 * @property {string} yName
 * @property {(n: number) => string} mark The text of a mark.
 */

/**
 * @typedef {object} Look
 * @property {string} ink
 * @property {string} soft
 * @property {string} rule
 * @property {string} accent
 * @property {string} paper
 * @property {string} family
 * @property {number} em The size of the texts.
 */

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

/**
 * Returns where the plot itself is.
 *
 * @param {Box} box
 * @param {number} em
 * @param {boolean} isBoth Whether it has numbers at both sides.
 * @returns {Box}
 */
export function plotIn({ x, y, width, height }, em, isBoth) {
	const left = em * 2.6;
	const right = isBoth ? left : em * 1.2;
	const top = em * 1.9;
	return {
		x: x + left,
		y: y + top,
		width: Math.max(1, width - left - right),
		height: Math.max(1, height - top - em * 3.2),
	};
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Box} box
 * @param {Scene} scene
 * @param {Look} look
 */
export function paintHeat(pen, box, scene, look) {
	const { plan, timeline } = scene;
	const { em } = look;
	const isBoth = plan.parts.some(({ isFromTop }) => isFromTop);
	const plot = plotIn(box, em, isBoth);
	const levels = plan.high - plan.low + 1;
	const tall = plot.height / levels;
	const xOf = (/** @type {number} */ work) =>
		plot.x + (work / plan.end) * plot.width;
	/** The lower edge of a level. @param {number} level */
	const yOf = (level) => plot.y + plot.height - (level - plan.low) * tall;

	pen.font = `${em}px ${look.family}`;
	pen.lineWidth = 1;
	pen.setLineDash([]);
	paintMarks(pen, plot, scene, look, { xOf, yOf, tall, isBoth });
	pen.imageSmoothingEnabled = false;
	for (const { map, isFromTop } of plan.parts) {
		const image = imageOf(map, plan.most, look.accent, isFromTop);
		const high = map.rows * map.step * tall;
		const top = isFromTop
			? plot.y + (map.first - plan.low) * tall
			: yOf(map.first) - high;
		const columns = timeline.expanded.length;
		const { expanded } = timeline;
		// The first moment took no time, and the last one may be shorter.
		const before = xOf(expanded[columns - 2] ?? 0);
		if (columns > 2) {
			const wide = before - plot.x;
			pen.drawImage(
				image,
				1,
				0,
				columns - 2,
				map.rows,
				plot.x,
				top,
				wide,
				high,
			);
		}
		const last = plot.x + plot.width - before;
		pen.drawImage(image, columns - 1, 0, 1, map.rows, before, top, last, high);
	}
	if (plan.hasBound) paintBound(pen, scene, look, { xOf, yOf, tall });
	paintMoment(pen, plot, scene, look, xOf);
	if (scene.length !== null && plan.hasBound) {
		const y = yOf(scene.length) - tall / 2;
		const radius = em * 0.45;
		pen.beginPath();
		pen.arc(plot.x + plot.width, y, radius, 0, 2 * Math.PI);
		pen.fillStyle = look.paper;
		pen.fill();
		pen.strokeStyle = look.ink;
		pen.lineWidth = em * 0.2;
		pen.stroke();
	}
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Box} plot
 * @param {Scene} scene
 * @param {Look} look
 * @param {{ xOf: (n: number) => number, yOf: (n: number) => number, tall: number, isBoth: boolean }} places
 */
function paintMarks(pen, plot, scene, look, { xOf, yOf, tall, isBoth }) {
	const { plan, mark, xName, yName } = scene;
	const { em } = look;
	pen.strokeStyle = look.rule;
	pen.fillStyle = look.soft;
	pen.textBaseline = "middle";
	for (const level of roundMarks(
		plan.low,
		plan.high,
		Math.min(12, plot.height / (em * 2.2)),
	)) {
		const y = yOf(level) - tall / 2;
		line(pen, plot.x, y, plot.x + plot.width, y);
		pen.textAlign = "right";
		pen.fillText(mark(level), plot.x - em * 0.5, y);
		if (!isBoth) continue;
		const mirrored = plot.y + (level - plan.low + 0.5) * tall;
		pen.textAlign = "left";
		pen.fillText(mark(level), plot.x + plot.width + em * 0.5, mirrored);
	}
	pen.textBaseline = "top";
	pen.textAlign = "center";
	const below = plot.y + plot.height;
	for (const work of roundMarks(0, plan.end, plot.width / (em * 6))) {
		const x = xOf(work);
		line(pen, x, below, x, below + em * 0.3);
		pen.fillText(mark(work), x, below + em * 0.5);
	}
	pen.textAlign = "right";
	pen.fillText(xName, plot.x + plot.width, below + em * 1.8, plot.width);
	pen.textAlign = "left";
	pen.textBaseline = "bottom";
	const room = plot.width + em * 2.6;
	pen.fillText(yName, plot.x - em * 2.1, plot.y - em * 0.5, room);
	pen.strokeRect(plot.x, plot.y, plot.width, plot.height);
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Scene} scene
 * @param {Look} look
 * @param {{ xOf: (n: number) => number, yOf: (n: number) => number, tall: number }} places
 */
function paintBound(pen, { timeline }, look, { xOf, yOf, tall }) {
	const { expanded, lower } = timeline;
	pen.beginPath();
	let before = null;
	for (const [at, work] of expanded.entries()) {
		const y = yOf(lower[at]) - tall / 2;
		if (before === null) pen.moveTo(xOf(0), y);
		else pen.lineTo(xOf(expanded[at - 1]), y);
		pen.lineTo(xOf(work), y);
		before = y;
	}
	// A seam, so that it can be seen on what is dark.
	for (const [color, width] of /** @type {const} */ ([
		[look.paper, 0.42],
		[look.ink, 0.17],
	])) {
		pen.strokeStyle = color;
		pen.lineWidth = look.em * width;
		pen.stroke();
	}
}

/**
 * @param {CanvasRenderingContext2D} pen
 * @param {Box} plot
 * @param {Scene} scene
 * @param {Look} look
 * @param {(n: number) => number} xOf
 */
function paintMoment(pen, plot, { timeline, moment }, look, xOf) {
	if (moment >= timeline.expanded.length - 1) return;
	const x = xOf(timeline.expanded[moment]);
	pen.save();
	pen.globalAlpha = 0.72;
	pen.fillStyle = look.paper;
	pen.fillRect(x, plot.y, plot.x + plot.width - x, plot.height);
	pen.restore();
	pen.strokeStyle = look.ink;
	pen.lineWidth = Math.max(1, look.em * 0.1);
	line(pen, x, plot.y, x, plot.y + plot.height);
}

/** @type {(pen: CanvasRenderingContext2D, x: number, y: number, toX: number, toY: number) => void} */
function line(pen, x, y, toX, toY) {
	pen.beginPath();
	pen.moveTo(x, y);
	pen.lineTo(toX, toY);
	pen.stroke();
}

/**
 * The last image of each map. @type {WeakMap<LevelMap, { key: string, canvas: HTMLCanvasElement }>}
 */
const images = new WeakMap();

/**
 * Returns a pixel for each moment and row.
 *
 * @param {LevelMap} map
 * @param {number} most
 * @param {string} color
 * @param {boolean} isFromTop
 */
function imageOf(map, most, color, isFromTop) {
	const key = [most, color].join();
	const known = images.get(map);
	if (known?.key === key) return known.canvas;
	const { boards, rows } = map;
	const columns = boards.length / rows;
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = [columns, rows];
	const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
	const [red, green, blue] = numbersOf(color);
	const image = pen.createImageData(columns, rows);
	const { data } = image;
	let at = 0;
	for (let column = 0; column < columns; column += 1) {
		for (let level = 0; level < rows; level += 1) {
			const n = boards[at];
			at += 1;
			if (n === 0) continue;
			const row = isFromTop ? level : rows - 1 - level;
			const to = (row * columns + column) * 4;
			data[to] = red;
			data[to + 1] = green;
			data[to + 2] = blue;
			data[to + 3] = 255 * darknessOf(n, most);
		}
	}
	pen.putImageData(image, 0, 0);
	images.set(map, { key, canvas });
	return canvas;
}

/** @type {Map<string, Uint8ClampedArray>} */
const colors = new Map();

/**
 * Returns red, green and blue: whatever a colour is written in, a pixel of it has them.
 *
 * @param {string} color
 */
function numbersOf(color) {
	const known = colors.get(color);
	if (known !== undefined) return known;
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = [1, 1];
	const pen = /** @type {CanvasRenderingContext2D} */ (
		canvas.getContext("2d", { willReadFrequently: true })
	);
	pen.fillStyle = color;
	pen.fillRect(0, 0, 1, 1);
	const { data } = pen.getImageData(0, 0, 1, 1);
	colors.set(color, data);
	return data;
}

/**
 * Paints the scale of darkness: one board at the left, the most at the right.
 *
 * @param {CanvasRenderingContext2D} pen
 * @param {Box} box
 * @param {string} color
 */
export function paintScale(pen, { x, y, width, height }, color) {
	const steps = 24;
	pen.save();
	pen.fillStyle = color;
	for (let at = 0; at < steps; at += 1) {
		pen.globalAlpha = darknessOf(10 ** (at / (steps - 1)), 10);
		const left = Math.round(x + (at * width) / steps);
		const right = Math.round(x + ((at + 1) * width) / steps);
		pen.fillRect(left, y, right - left, height);
	}
	pen.restore();
}
