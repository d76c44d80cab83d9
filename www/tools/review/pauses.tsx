/**
 * Where the play took longest: its pauses, the longest as cards.
 */

import { Button } from "../../pages/kit/button.tsx";
import { exactTime } from "./exact-time.ts";
import type { Props } from "./review-state.ts";

/** A pause is longer than this, in milliseconds. */
const LEAST_MS = 200;

/** How many are listed. */
const LISTED = 3;

export function Pauses({ page }: Props) {
	const words = page.words.value;
	const frames = page.opened.value?.play.frames ?? [];
	const gaps = frames.slice(1).map(({ elapsed }, before) => ({
		before,
		// A restart puts the clock back.
		ms: Math.max(0, elapsed - frames[before].elapsed),
	}));
	const sum = gaps.reduce((sum, { ms }) => sum + ms, 0);
	if (sum === 0) return null;
	const times = gaps.slice(1).map(({ ms }) => ms);
	// A play whose slides have no times of their own.
	const isEven =
		times.length > 2 && Math.max(...times) - Math.min(...times) <= 1;
	const pauses = gaps
		.filter(({ ms }) => ms > LEAST_MS)
		.sort((a, b) => b.ms - a.ms);
	const text = (ms: number) => exactTime(words, ms);
	const least = text(LEAST_MS);
	const about = () => {
		if (isEven) return words.evenTimes;
		if (pauses.length === 0) return words.noPauses(least);
		const all = pauses.reduce((sum, { ms }) => sum + ms, 0);
		return words.pausesSum(pauses.length, least, text(all));
	};
	return (
		<section id="pauses-part" aria-labelledby="pauses-title">
			<h2 id="pauses-title">{words.pauses}</h2>
			<p class="soft" id="pauses-about">
				{about()}
			</p>
			{!isEven && (
				<ol class="moments stack" id="pauses">
					{pauses.slice(0, LISTED).map(({ before, ms }) => {
						const isInSlides = page.metric.value === "stm";
						const position = isInSlides ? frames[before].position : before;
						const name = words.moment(position + 1);
						return (
							<li class="moment row frame" key={before}>
								<div>
									<h3>{name}</h3>
									<p class="soft small">{words.pauseBefore(text(ms))}</p>
								</div>
								<div class="moment-buttons row">
									<Button
										aria-label={`${words.look}${page.texts.value.strings.comma}${name}`}
										onClick={() => {
											page.puzzle.scrollIntoView({ block: "nearest" });
											page.move((replay) => replay.go(before));
										}}
									>
										{words.look}
									</Button>
								</div>
							</li>
						);
					})}
				</ol>
			)}
		</section>
	);
}
