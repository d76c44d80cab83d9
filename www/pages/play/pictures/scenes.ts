/**
 * Pictures of a city at night and of a tree in autumn. As in `landscapes.ts`, no two
 * pieces look the same.
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

export function city(context: Context) {
	const { width, height } = context.canvas;
	const draw = chance(31);
	const side = Math.min(width, height);
	wash(
		context,
		[0, 0, side * 0.4, height * 0.7],
		["#070b24", "#122052", "#3c2f78", "#8e4a8e", "#e0837e"],
	);
	for (let n = 0; n < 420; n++) {
		context.globalAlpha = draw();
		disc(
			context,
			draw() * width,
			draw() ** 1.6 * height * 0.55,
			side * 0.002 * (0.5 + draw()),
			"#fff",
		);
	}
	context.globalAlpha = 1;
	const [moonX, moonY] = [width * 0.76, height * 0.2];
	disc(context, moonX, moonY, side * 0.3, "#fff6d044", "#fff6d000");
	disc(context, moonX, moonY, side * 0.085, "#fffbe8", "#f6e3b0");
	disc(
		context,
		moonX - side * 0.02,
		moonY + side * 0.02,
		side * 0.016,
		"#e8d29a",
	);
	disc(
		context,
		moonX + side * 0.03,
		moonY - side * 0.025,
		side * 0.01,
		"#e8d29a",
	);
	const shore = height * 0.74;
	for (let layer = 0; layer < 3; layer++) {
		let x = -width * 0.02;
		while (x < width) {
			const wide = side * (0.05 + 0.07 * draw());
			const tall =
				height * (0.12 + 0.36 * draw() ** 1.6) * (1 - 0.22 * layer) +
				height * 0.04;
			house(context, draw, { x, shore, wide, tall, layer });
			x += wide * (0.94 + 0.2 * draw());
		}
	}
	reflect(context, draw, shore);
}

function house(
	context: Context,
	draw: () => number,
	{
		x,
		shore,
		wide,
		tall,
		layer,
	}: { x: number; shore: number; wide: number; tall: number; layer: number },
) {
	const part = x / context.canvas.width;
	context.fillStyle = oklch(0.36 - 0.11 * layer, 0.07, 290 - 50 * part);
	context.fillRect(x, shore - tall, wide, tall);
	if (draw() < 0.3)
		context.fillRect(
			x + wide * 0.45,
			shore - tall * 1.16,
			wide * 0.1,
			tall * 0.2,
		);
	const pane = wide / 6;
	const hue = 70 + 50 * draw() - 30 * part;
	for (let row = pane; row < tall - pane; row += pane * 1.5) {
		for (let n = 0; n < 4; n++) {
			if (draw() < 0.48) continue;
			context.fillStyle = oklch(0.72 + 0.2 * draw(), 0.12, hue);
			context.fillRect(
				x + pane * (0.7 + 1.25 * n),
				shore - tall + row,
				pane * 0.75,
				pane * 0.9,
			);
		}
	}
}

function reflect(context: Context, draw: () => number, shore: number) {
	const { canvas } = context;
	const { width, height } = canvas;
	const side = Math.min(width, height);
	context.save();
	context.translate(0, 2 * shore);
	context.scale(1, -1);
	context.drawImage(
		canvas,
		0,
		2 * shore - height,
		width,
		height - shore,
		0,
		2 * shore - height,
		width,
		height - shore,
	);
	context.restore();
	const gradient = context.createLinearGradient(0, shore, width * 0.3, height);
	gradient.addColorStop(0, "#23266088");
	gradient.addColorStop(1, "#0a0e2eb8");
	context.fillStyle = gradient;
	context.fillRect(0, shore, width, height - shore);
	for (let n = 0; n < 1300; n++) {
		const y = shore + draw() ** 1.4 * (height - shore);
		const long = side * (0.008 + 0.03 * draw());
		context.fillStyle = oklch(0.6 + 0.3 * draw(), 0.09, 60 + 240 * draw());
		context.globalAlpha = 0.15 + 0.5 * draw();
		context.fillRect(draw() * width, y, long, height * 0.0022);
	}
	context.globalAlpha = 1;
}

export function autumn(context: Context) {
	const { width, height } = context.canvas;
	const draw = chance(11);
	const side = Math.min(width, height);
	wash(
		context,
		[0, 0, side * 0.6, height],
		["#a8d8e8", "#d9eee4", "#fbf1cf", "#f2d59b"],
	);
	for (let layer = 0; layer < 3; layer++) {
		const curve = ridge(draw, 0.6 + 0.5 * layer);
		const line = height * (0.72 + 0.09 * layer);
		const gradient = context.createLinearGradient(0, line, width, height);
		gradient.addColorStop(0, oklch(0.8 - 0.1 * layer, 0.1, 115 - 15 * layer));
		gradient.addColorStop(1, oklch(0.66 - 0.12 * layer, 0.12, 85 - 20 * layer));
		below(context, (at) => line - height * 0.06 * curve(at), gradient);
	}
	const leaves: [number, number, number][] = [];
	const grow = (
		x: number,
		y: number,
		angle: number,
		long: number,
		depth: number,
	) => {
		const [toX, toY] = [
			x + Math.cos(angle) * long * (width / side),
			y + Math.sin(angle) * long * (height / side),
		];
		context.lineWidth = side * 0.0028 * depth ** 1.35;
		context.beginPath();
		context.moveTo(x, y);
		context.lineTo(toX, toY);
		context.stroke();
		if (depth < 5) leaves.push([toX, toY, depth]);
		if (depth === 0) return;
		for (const turn of [-1, 1]) {
			const bend = turn * (0.28 + 0.28 * draw());
			grow(toX, toY, angle + bend, long * (0.7 + 0.16 * draw()), depth - 1);
		}
	};
	context.strokeStyle = "#4d3328";
	context.lineCap = "round";
	grow(width * 0.5, height * 0.97, -Math.PI / 2, side * 0.2, 9);
	for (const [x, y] of leaves) {
		const hue = 20 + 75 * (x / width) + 35 * (draw() - 0.5);
		context.globalAlpha = 0.75;
		disc(
			context,
			x + (draw() - 0.5) * side * 0.03,
			y + (draw() - 0.5) * side * 0.03,
			side * (0.006 + 0.008 * draw()),
			oklch(0.58 + 0.25 * draw() - 0.1 * (y / height), 0.17, hue),
		);
	}
	for (let n = 0; n < 1100; n++) {
		const [x, y] = [draw() * width, draw() * height];
		disc(
			context,
			x,
			y,
			side * (0.002 + 0.006 * draw() ** 2),
			oklch(0.55 + 0.25 * draw(), 0.16, 25 + 70 * (x / width)),
		);
	}
	context.globalAlpha = 1;
}
