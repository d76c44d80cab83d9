/**
 * Pictures of a landscape, of seeds, of islands and of glass. Each changes from left to
 * right as well as from top to bottom, so that no two pieces of it look the same.
 */

import {
	below,
	type Context,
	chance,
	disc,
	oklch,
	ridge,
	wash,
} from "./brush.ts";

export function dawn(context: Context) {
	const { width, height } = context.canvas;
	const draw = chance(7);
	wash(
		context,
		[0, 0, Math.min(width, height) * 0.35, height * 0.8],
		["#20204f", "#5b3f86", "#c9628a", "#f79d6b", "#ffd89a", "#fff0cf"],
	);
	const side = Math.min(width, height);
	for (let n = 0; n < 170; n++) {
		const [x, y] = [draw() * width, draw() ** 2 * height * 0.5];
		context.globalAlpha = (1 - y / (height * 0.5)) * draw();
		disc(context, x, y, side * (0.0012 + 0.0022 * draw()), "#ffffff");
	}
	context.globalAlpha = 1;
	const [sunX, sunY] = [width * 0.68, height * 0.5];
	disc(context, sunX, sunY, side * 0.5, "#fff3c8aa", "#fff3c800");
	disc(context, sunX, sunY, side * 0.1, "#fffdf0", "#ffe9a8");
	for (let n = 0; n < 9; n++) {
		const [x, y] = [draw() * width, height * (0.12 + 0.3 * draw())];
		cloud(context, draw, x, y, side * (0.06 + 0.08 * draw()));
	}
	for (let layer = 0; layer < 6; layer++) {
		const part = layer / 5;
		const curve = ridge(draw, 0.8 + part * 1.5);
		const line = height * (0.5 + 0.085 * layer);
		const tall = height * (0.13 - 0.013 * layer);
		const gradient = context.createLinearGradient(
			0,
			line - tall,
			width,
			height,
		);
		gradient.addColorStop(0, oklch(0.66 - 0.34 * part, 0.12, 345 - 65 * part));
		gradient.addColorStop(1, oklch(0.54 - 0.28 * part, 0.1, 300 - 90 * part));
		below(context, (at) => line - tall * curve(at), gradient);
		if (layer > 2) trees(context, draw, (at) => line - tall * curve(at), part);
	}
	// Fireflies, each in a colour of its own.
	for (let n = 0; n < 900; n++) {
		const [x, y] = [draw() * width, height * (1 - 0.42 * draw() ** 1.3)];
		const color = oklch(0.72 + 0.2 * draw(), 0.13, 50 + 70 * (x / width));
		context.globalAlpha = 0.25 + 0.6 * draw();
		disc(context, x, y, side * (0.0015 + 0.0035 * draw() ** 2), color);
	}
	context.globalAlpha = 1;
	for (let n = 0; n < 14; n++) {
		const [x, y] = [
			width * (0.1 + 0.4 * draw()),
			height * (0.2 + 0.2 * draw()),
		];
		bird(context, x, y, side * (0.01 + 0.012 * draw()));
	}
}

function cloud(
	context: Context,
	draw: () => number,
	x: number,
	y: number,
	size: number,
) {
	for (let n = 0; n < 12; n++) {
		const way = (draw() - 0.5) * 5 * size;
		disc(
			context,
			x + way,
			y + (draw() - 0.5) * size * 0.5,
			size * (0.4 + 0.5 * draw()) * (1 - Math.abs(way) / (4 * size)),
			"#ffffff30",
			"#ffe0d000",
		);
	}
}

function trees(
	context: Context,
	draw: () => number,
	curve: (part: number) => number,
	part: number,
) {
	const { width, height } = context.canvas;
	const tall = Math.min(width, height) * (0.018 + 0.05 * (part - 0.5));
	for (let at = 0; at < 1; at += 0.008 + 0.02 * draw()) {
		if (draw() < 0.35) continue;
		const [x, y] = [at * width, curve(at) + tall * 0.2];
		const high = tall * (0.6 + draw());
		context.beginPath();
		context.moveTo(x, y - high);
		context.lineTo(x + high * 0.24, y);
		context.lineTo(x - high * 0.24, y);
		context.fill();
	}
}

function bird(context: Context, x: number, y: number, size: number) {
	context.strokeStyle = "#3a2a5c";
	context.lineWidth = size * 0.16;
	context.beginPath();
	context.moveTo(x - size, y - size * 0.35);
	context.quadraticCurveTo(x - size * 0.4, y - size * 0.5, x, y);
	context.quadraticCurveTo(
		x + size * 0.4,
		y - size * 0.5,
		x + size,
		y - size * 0.3,
	);
	context.stroke();
}

/**
 * Seeds at the golden angle, as on a sunflower (H. Vogel, *A better way to construct
 * the sunflower head*, Mathematical Biosciences 44, 1979).
 */
export function sunflower(context: Context) {
	const { width, height } = context.canvas;
	wash(context, [0, 0, width, height], ["#0e3b43", "#12203f", "#3a1550"]);
	const [x, y] = [width * 0.5, height * 0.5];
	const reach = Math.hypot(width, height) / 2;
	const count = 1500;
	for (let n = count; n > 0; n--) {
		const angle = n * 2.399_963_2;
		const part = Math.sqrt(n / count);
		const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
		const hue = 60 + 40 * dx + 200 * part + 30 * dy;
		const radius = reach * (0.007 + 0.016 * part) * (1 + 0.25 * dx);
		const at = [x + dx * part * reach, y + dy * part * reach] as const;
		const light = 0.82 - 0.28 * part + 0.1 * dy;
		disc(context, ...at, radius * 1.25, "#00000055");
		disc(
			context,
			...at,
			radius,
			oklch(light, 0.16, hue),
			oklch(light - 0.16, 0.17, hue + 25),
		);
	}
}

export function islands(context: Context) {
	const { canvas } = context;
	// Half as fine is fine enough for soft contours, and takes a quarter of the time.
	const small = document.createElement("canvas");
	small.width = Math.ceil(canvas.width / 2);
	small.height = Math.ceil(canvas.height / 2);
	const { width, height } = small;
	const drawing = small.getContext("2d") as Context;
	const scale = 6 / Math.max(width, height);
	const pixels = drawing.createImageData(width, height);
	for (let row = 0; row < height; row++) {
		for (let column = 0; column < width; column++) {
			const [u, v] = [column * scale, row * scale];
			const bend = Math.sin(u * 1.3 + 1.7 * Math.sin(v * 0.9)) * 0.8;
			const high =
				Math.sin(u * 1.1 + bend) * Math.cos(v * 1.4 - bend) +
				0.5 * Math.sin(u * 2.7 - v * 1.9 + bend) +
				0.25 * Math.cos(u * 5.1 + v * 4.3) +
				0.35 * Math.sin((u - v) * 0.5);
			const at = (row * width + column) * 4;
			paintLevel(pixels.data, at, high, column / width, row / height);
		}
	}
	drawing.putImageData(pixels, 0, 0);
	context.imageSmoothingQuality = "high";
	context.drawImage(small, 0, 0, canvas.width, canvas.height);
}

/** Colours of a map, from the deep sea to the snow. */
const LEVELS = [
	[17, 42, 92],
	[22, 72, 128],
	[36, 110, 158],
	[74, 156, 184],
	[140, 204, 200],
	[244, 226, 172],
	[166, 196, 110],
	[104, 164, 92],
	[66, 128, 84],
	[150, 124, 86],
	[190, 164, 134],
	[250, 248, 244],
];

function paintLevel(
	data: Uint8ClampedArray,
	at: number,
	high: number,
	x: number,
	y: number,
) {
	const level =
		Math.min(0.999, Math.max(0, (high + 1.7) / 3.4)) * LEVELS.length;
	const color = LEVELS[Math.floor(level)];
	const part = level % 1;
	// A dark line along each contour, and a light that changes over the map.
	const line = part < 0.07 ? 0.72 : 1 - 0.12 * part;
	const light = line * (0.9 + 0.16 * x - 0.1 * y);
	for (let n = 0; n < 3; n++) {
		const warm = n === 0 ? 18 * (y - 0.5) : n === 2 ? 18 * (0.5 - y) : 0;
		data[at + n] = color[n] * light + warm;
	}
	data[at + 3] = 255;
}

export function glass(context: Context) {
	const { width, height } = context.canvas;
	const draw = chance(23);
	const long = Math.max(width, height);
	const step = long / 11;
	const [columns, rows] = [
		Math.ceil(width / step) + 2,
		Math.ceil(height / step) + 2,
	];
	const points = Array.from({ length: columns * rows }, (_, n) => [
		((n % columns) - 0.5 + 0.62 * (draw() - 0.5)) * step,
		(Math.floor(n / columns) - 0.5 + 0.62 * (draw() - 0.5)) * step,
	]);
	const [sunX, sunY] = [width * 0.3, height * 0.28];
	context.lineJoin = "round";
	for (let row = 0; row + 1 < rows; row++) {
		for (let column = 0; column + 1 < columns; column++) {
			const at = row * columns + column;
			const square = [at, at + 1, at + columns + 1, at + columns];
			const turn = draw() < 0.5 ? 0 : 1;
			for (const three of [
				[0, 1, 2],
				[0, 2, 3],
			]) {
				const corners = three.map((n) => points[square[(n + turn) % 4]]);
				pane(context, corners, { draw, long, sunX, sunY });
			}
		}
	}
}

function pane(
	context: Context,
	corners: number[][],
	{
		draw,
		long,
		sunX,
		sunY,
	}: { draw: () => number; long: number; sunX: number; sunY: number },
) {
	const x = (corners[0][0] + corners[1][0] + corners[2][0]) / 3;
	const y = (corners[0][1] + corners[1][1] + corners[2][1]) / 3;
	const away = Math.hypot(x - sunX, y - sunY) / long;
	const hue = 85 + 330 * away + 46 * (draw() - 0.5) + 40 * (x / long);
	const light = 0.9 - 0.52 * away + 0.1 * (draw() - 0.5);
	const gradient = context.createLinearGradient(
		corners[0][0],
		corners[0][1],
		corners[2][0],
		corners[2][1],
	);
	gradient.addColorStop(0, oklch(light + 0.05, 0.15, hue));
	gradient.addColorStop(1, oklch(light - 0.07, 0.17, hue + 18));
	context.fillStyle = gradient;
	context.beginPath();
	for (const [n, corner] of corners.entries()) {
		if (n === 0) context.moveTo(corner[0], corner[1]);
		else context.lineTo(corner[0], corner[1]);
	}
	context.closePath();
	context.fill();
	context.strokeStyle = "#17131f";
	context.lineWidth = long * 0.0055;
	context.stroke();
}
