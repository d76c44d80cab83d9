/**
 * Paints the frontier of a search over time: the work done to the right, the levels
 * upwards, and the more boards at a level, the darker.
 *
 * A library of charts draws lines and bars; here each pixel has a count, so the counts
 * are put into an image as they are, and the browser stretches it.
 */

import type { LevelMap, Timeline } from "../../../lab/lab-session.ts";
import { darknessOf, type Plan, roundMarks } from "./heat-layout.ts";

export type Scene = {
	timeline: Timeline;
	plan: Plan;
	/** What is after it is paler. */
	moment: number;
	/** The length of the solution, once it is found. */
	length: number | null;
	xName: string;
	yName: string;
	/** The text of a mark. */
	mark: (n: number) => string;
};

export type Look = {
	ink: string;
	soft: string;
	rule: string;
	accent: string;
	paper: string;
	family: string;
	/** The size of the texts. */
	em: number;
};

type Box = { x: number; y: number; width: number; height: number };

/**
 * Returns where the plot itself is.
 *
 * @param isBoth Whether it has numbers at both sides.
 */
export function plotIn(
	{ x, y, width, height }: Box,
	em: number,
	isBoth: boolean,
): Box {
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

export function paintHeat(
	pen: CanvasRenderingContext2D,
	box: Box,
	scene: Scene,
	look: Look,
) {
	const { plan, timeline } = scene;
	const { em } = look;
	const isBoth = plan.parts.some(({ isFromTop }) => isFromTop);
	const plot = plotIn(box, em, isBoth);
	const levels = plan.high - plan.low + 1;
	const tall = plot.height / levels;
	const xOf = (work: number) => plot.x + (work / plan.end) * plot.width;
	/** The lower edge of a level. */
	const yOf = (level: number) =>
		plot.y + plot.height - (level - plan.low) * tall;

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

function paintMarks(
	pen: CanvasRenderingContext2D,
	plot: Box,
	scene: Scene,
	look: Look,
	{
		xOf,
		yOf,
		tall,
		isBoth,
	}: {
		xOf: (n: number) => number;
		yOf: (n: number) => number;
		tall: number;
		isBoth: boolean;
	},
) {
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

function paintBound(
	pen: CanvasRenderingContext2D,
	{ timeline }: Scene,
	look: Look,
	{
		xOf,
		yOf,
		tall,
	}: { xOf: (n: number) => number; yOf: (n: number) => number; tall: number },
) {
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
	for (const [color, width] of [
		[look.paper, 0.42],
		[look.ink, 0.17],
	] as const) {
		pen.strokeStyle = color;
		pen.lineWidth = look.em * width;
		pen.stroke();
	}
}

function paintMoment(
	pen: CanvasRenderingContext2D,
	plot: Box,
	{ timeline, moment }: Scene,
	look: Look,
	xOf: (n: number) => number,
) {
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

function line(
	pen: CanvasRenderingContext2D,
	x: number,
	y: number,
	toX: number,
	toY: number,
) {
	pen.beginPath();
	pen.moveTo(x, y);
	pen.lineTo(toX, toY);
	pen.stroke();
}

/** The last image of each map. */
const images: WeakMap<LevelMap, { key: string; canvas: HTMLCanvasElement }> =
	new WeakMap();

/** Returns a pixel for each moment and row. */
function imageOf(
	map: LevelMap,
	most: number,
	color: string,
	isFromTop: boolean,
) {
	const key = [most, color].join();
	const known = images.get(map);
	if (known?.key === key) return known.canvas;
	const { boards, rows } = map;
	const columns = boards.length / rows;
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = [columns, rows];
	const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
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

const colors: Map<string, Uint8ClampedArray> = new Map();

/**
 * Returns red, green and blue: whatever a colour is written in, a pixel of it has them.
 */
function numbersOf(color: string) {
	const known = colors.get(color);
	if (known !== undefined) return known;
	const canvas = document.createElement("canvas");
	[canvas.width, canvas.height] = [1, 1];
	const pen = canvas.getContext("2d", {
		willReadFrequently: true,
	}) as CanvasRenderingContext2D;
	pen.fillStyle = color;
	pen.fillRect(0, 0, 1, 1);
	const { data } = pen.getImageData(0, 0, 1, 1);
	colors.set(color, data);
	return data;
}

/** Paints the scale of darkness: one board at the left, the most at the right. */
export function paintScale(
	pen: CanvasRenderingContext2D,
	{ x, y, width, height }: Box,
	color: string,
) {
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
