/**
 * The frontier over time as a picture to keep, in the colours of the page. Loaded when it
 * is asked for.
 */

import { toPng } from "../../parts/png.ts";
import { beginPicture, siteName } from "../../parts/result-picture.ts";
import { saveFile } from "../../parts/save-file.ts";
import { paintHeat, paintScale, type Scene } from "./heat-paint.ts";

const EDGE = 60;

export async function saveFrontier({
	title,
	about,
	game,
	scale,
	scene,
}: {
	title: string;
	about: string;
	game: string;
	scale: string;
	scene: Scene;
}) {
	const { canvas, context, color, write, mark } = await beginPicture(title);
	context.drawImage(mark, EDGE, 36, 36, 36);
	write(game, "600 22px", "ink-soft", EDGE + 48, 62, 600);
	write(title, "750 34px", "ink", EDGE, 116, 1080);
	write(about, "500 20px", "ink-soft", EDGE, 148, 1080);
	// It has the whole search, whatever moment is shown.
	const whole = { ...scene, moment: scene.timeline.expanded.length - 1 };
	paintHeat(context, { x: 50, y: 158, width: 1100, height: 412 }, whole, {
		ink: color("ink"),
		soft: color("ink-soft"),
		rule: color("rule"),
		accent: color("accent"),
		paper: color("paper"),
		family: getComputedStyle(document.body).fontFamily,
		em: 18,
	});
	context.textAlign = "left";
	context.textBaseline = "alphabetic";
	const box = { x: EDGE, y: 584, width: 160, height: 18 };
	paintScale(context, box, color("accent"));
	write(scale, "500 18px", "ink-soft", EDGE + 176, 599, 600);
	write(siteName(), "500 18px", "accent", 860, 599, 280);
	saveFile("frontier.png", await toPng(canvas), "image/png");
}
