/**
 * Where the play lost most: a card for each moment; and its ending, to practise it.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Button } from "../../pages/kit/button.tsx";
import { failureText } from "../../pages/parts/failure.ts";
import type { Review } from "../../solver/review.ts";
import { rangeText } from "./bounds-text.ts";
import type { Props } from "./review-state.ts";

export function Moments({ page }: Props) {
	const review = page.shown.moments.value;
	if (review === null) return null;
	const { metric, moments, from, lower, upper, done, cost, ending } = review;
	if (!done && moments.length === 0) return null;
	const words = page.wordsIn(metric);
	const left = (at: number) => rangeText(lower[at - from], upper[at - from]);
	const best = review.exact ? words.best : words.bestKnown;
	return (
		<section id="moments-part" aria-labelledby="moments-title">
			<h2 id="moments-title">{words.moments}</h2>
			<ol class="moments stack" id="moments">
				{moments.map((moment, n) => {
					const name =
						moment.to === moment.from + 1
							? words.moment(moment.to)
							: words.momentRange(moment.from + 1, moment.to);
					const button = (id: string, text: string, act: () => unknown) => (
						<Button
							id={`${id}-${n}`}
							// Which one, for those who hear the buttons alone.
							aria-label={`${text}${page.texts.value.strings.comma}${name}`}
							onClick={() => {
								page.puzzle.scrollIntoView({ block: "nearest" });
								act();
							}}
						>
							{text}
						</Button>
					);
					return (
						<li class="moment row frame" key={n}>
							<div>
								<h3>{name}</h3>
								<p class="soft small">
									{words.momentCost(
										moment.cost,
										left(moment.from),
										left(moment.to),
									)}
								</p>
							</div>
							<div class="moment-buttons row">
								{button("look", words.look, () =>
									page.goTo(moment.from, metric),
								)}
								{button("best", best, () =>
									page.variation.playFrom(moment.from, metric),
								)}
							</div>
						</li>
					);
				})}
			</ol>
			{moments.length === 0 && (
				<p class="soft" id="no-moments">
					{review.exact && cost === 0 ? words.optimalPlay : words.noMoments}
				</p>
			)}
			{ending && <Ending page={page} ending={ending} />}
		</section>
	);
}

function Ending({
	page,
	ending,
}: Props & { ending: NonNullable<Review["ending"]> }) {
	const words = page.words.value;
	const kept = page.practise.kept.value;
	const isMine = kept.board === ending.board;
	const isKept = isMine && kept.isNew !== undefined;
	const keep = useRef<HTMLButtonElement>(null);
	const go = useRef<HTMLAnchorElement>(null);
	useLayoutEffect(() => {
		// It takes the place of the button.
		const isLeft = document.activeElement === keep.current;
		if (isKept && isLeft) go.current?.focus();
	}, [isKept]);
	return (
		<div class="practise row" id="practise">
			<p class="or-nothing" id="practise-about" hidden={isKept}>
				{words.ending(ending.fewest, ending.cost)}
			</p>
			<p class="or-nothing" id="practise-said" role="status">
				{isKept
					? kept.isNew
						? words.practiseKept
						: words.practiseKnown
					: isMine && failureText(kept.error, words.practiseFailed)}
			</p>
			<Button
				id="practise-keep"
				hidden={isKept}
				ref={keep}
				onClick={() => void page.practise.keep(ending)}
			>
				{words.practise}
			</Button>
			<a
				class="button strong"
				id="practise-go"
				href="./trainer.html#own"
				hidden={!isKept}
				ref={go}
			>
				{words.practiseNow}
			</a>
		</div>
	);
}
