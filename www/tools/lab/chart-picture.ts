/**
 * The chart as a picture, in the colours of the page and its typeface.
 */

import { fileOf } from "../../pages/parts/canvas-file.ts";
import { beginPicture, siteName } from "../../pages/parts/result-picture.ts";
import { saveFile } from "../../pages/parts/save-file.ts";
import type { Metric } from "./runs.ts";
import { scaleOf } from "./scale.ts";

/** Where the bars are. */
const PLOT = { x: 400, y: 160, width: 520, height: 400 };
const EDGE = 60;

/** The room of a bar: no more than this, in pixels. */
const MOST_STEP = 56;

export async function savePicture({
	title,
	about,
	game,
	note,
	metric,
	bars,
}: {
	title: string;
	about: string;
	game: string;
	note: string;
	metric: Metric;
	bars: { name: string; value: number; text: string; isStopped: boolean }[];
}) {
	const sample = [title, ...bars.map(({ name }) => name)].join("");
	const { canvas, context, color, write, mark } = await beginPicture(sample);
	const { x, y, width, height } = PLOT;
	context.drawImage(mark, EDGE, 46, 44, 44);
	write(game, "600 26px", "ink-soft", EDGE + 58, 78, 600);
	write(title, "750 40px", "ink", EDGE, 138, 640);
	write(about, "500 24px", "ink-soft", PLOT.x + PLOT.width - 200, 138, 420);
	const step = Math.min(MOST_STEP, height / bars.length);
	const { part, lines } = scaleOf(
		bars.map(({ value }) => value),
		metric,
	);
	context.fillStyle = color("rule");
	for (let line = 0; line <= lines; line += 1) {
		const at = lines === 0 ? 0 : (line / lines) * width;
		context.fillRect(x + at, y, 1, step * bars.length);
	}
	const font = `${Math.round(Math.min(24, step * 0.62))}px`;
	for (const [at, { name, value, text, isStopped }] of bars.entries()) {
		const top = y + at * step;
		const base = top + step * 0.66;
		write(name, `550 ${font}`, "ink", EDGE, base, x - EDGE - 20);
		const long = width * part(value);
		context.fillStyle = color(isStopped ? "ink-soft" : "accent");
		context.fillRect(x, top + step * 0.16, long, step * 0.68);
		const words = isStopped ? `${text} …` : text;
		write(words, `650 ${font}`, "ink", x + width + 20, base, 200);
	}
	write(note, "500 20px", "ink-soft", EDGE, 596, 700);
	write(siteName(), "500 20px", "accent", 800, 596, 340);
	saveFile("searches.png", await fileOf(canvas), "image/png");
}
