/**
 * Shares a review: a text, the link to the play, and a picture of the chart.
 */

import type { Texts as Strings } from "../../messages/compiled/puzzle-en.ts";
import type { Texts } from "../../messages/compiled/review-en.ts";
import { openShare } from "../../pages/kit/share.ts";
import { pageAddress } from "../../pages/parts/game-address.ts";
import { note } from "../../pages/parts/late.ts";
import { beginPicture, siteName } from "../../pages/parts/result-picture.ts";
import type { Review } from "../../solver/review.ts";
import type { figuresOf } from "./bounds-text.ts";

/** Where the chart is in the picture. */
const CHART = { x: 60, y: 300, width: 1080, height: 230 };

type Shared = ReturnType<typeof figuresOf> & {
	strings: Strings;
	/** The texts in which lengths count in the metric of the review. */
	words: Texts;
	/** Of the puzzle. */
	size: string;
	review: Review;
};

export async function shareReview(shared: Shared) {
	const { strings, words, size, own, optimum, efficiency } = shared;
	const picture = await pictureOf(shared);
	await openShare({ strings: () => strings }, () => ({
		title: words.title,
		text: words.shareText(size, own, optimum, efficiency),
		url: pageAddress("review", location.hash, strings.tag),
		picture,
	}));
}

/** Resolves with the picture, or `null` if it cannot be drawn. */
async function pictureOf(shared: Shared) {
	try {
		return await draw(shared);
	} catch (error) {
		// The text and the link are shared without it.
		note("the picture could not be drawn", error);
		return null;
	}
}

async function draw({
	words,
	size,
	review,
	optimum,
	own,
	lost,
	efficiency,
}: Shared) {
	const picture = await beginPicture(words.title);
	const { canvas, context, write, mark } = picture;
	context.drawImage(mark, 60, 52, 52, 52);
	write(
		`${words.game} · ${words.title}`,
		"600 32px",
		"ink-soft",
		128,
		89,
		1000,
	);
	const figures: [label: string, value: string][] = [
		["", size],
		[words.efficiency, efficiency || "–"],
		[words.optimum, optimum || "…"],
		[words.own, String(own)],
		[words.away, String(lost)],
	];
	figures.forEach(([label, value], at) => {
		const x = 60 + at * 220;
		write(label, "500 24px", "ink-soft", x, 160, 205);
		write(value, "700 60px", at < 2 ? "accent" : "ink", x, 226, 205);
	});
	drawChart(picture, review);
	write(siteName(), "500 26px", "accent", 60, 590, 1080);
	return canvas;
}

function drawChart(
	{ context, color }: Awaited<ReturnType<typeof beginPicture>>,
	{ from, upper, lower, marks }: Review,
) {
	const { x, y, width, height } = CHART;
	const most = Math.max(1, ...upper);
	const across = (at: number) =>
		x + (width * at) / Math.max(1, from + upper.length - 1);
	const down = (left: number) => y + height - (height * left) / most;
	const line: (values: number[], first: number) => Path2D = (values, first) => {
		const path = new Path2D();
		values.forEach((left, at) => {
			path.lineTo(across(first + at), down(left));
		});
		return path;
	};
	context.lineJoin = "round";
	context.strokeStyle = color("rule");
	context.lineWidth = 2;
	stroke(context, [x, y + height], [x + width, y + height]);
	const band = line(upper, from);
	for (let at = lower.length - 1; at >= 0; at--) {
		band.lineTo(across(from + at), down(lower[at]));
	}
	context.globalAlpha = 0.25;
	context.fillStyle = color("accent");
	context.fill(band);
	context.globalAlpha = 1;
	if (from === 0) {
		context.setLineDash([10, 8]);
		context.strokeStyle = color("ink-soft");
		context.lineWidth = 3;
		// Perfect play.
		stroke(context, [x, down(upper[0])], [across(upper[0]), y + height]);
		context.setLineDash([]);
	}
	context.strokeStyle = color("accent");
	context.lineWidth = 4;
	context.stroke(line(upper, from));
	context.fillStyle = color("bad");
	for (const [at, mark] of [...marks].entries()) {
		if (!"sa".includes(mark) || upper[at + 1] === undefined) continue;
		context.beginPath();
		const radius = marks.length > 300 ? 3 : 5;
		context.arc(
			across(from + at + 1),
			down(upper[at + 1]),
			radius,
			0,
			2 * Math.PI,
		);
		context.fill();
	}
}

function stroke(
	context: CanvasRenderingContext2D,
	from: [number, number],
	to: [number, number],
) {
	context.beginPath();
	context.moveTo(...from);
	context.lineTo(...to);
	context.stroke();
}
