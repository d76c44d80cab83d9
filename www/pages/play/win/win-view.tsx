/**
 * The words around a solved board, and what to do now.
 */

import { useState } from "preact/hooks";
import type { DailyMonth } from "../../../core/wasm/reader.js";
import { pressButton } from "../../../element/internals.ts";
import { Tool } from "../../kit/button.tsx";
import { reviewLink } from "../../parts/links.ts";
import { CLOSE } from "../../parts/sheet.ts";
import { timeDigits } from "../../parts/time-text.ts";
import { nextText, streakText, titleOf } from "../daily.ts";
import { named } from "../deal.ts";
import type { PageContext } from "../page-context.ts";
import type { Result } from "../share-result.ts";
import { Week } from "../week.tsx";
import { figuresOf, headlineOf, type Won } from "./win-words.ts";

export type Calls = {
	next: () => unknown;
	/** Plays today's puzzle of a size. */
	daily: (size: string) => unknown;
	/** Resolves with what puts a newcomer's next board in play; `null` for none. */
	step: () => Promise<(() => unknown) | null>;
	share: (shared: Result) => unknown;
	/** How the race went, and what repeats it. */
	race: (
		isHelped: boolean,
	) => { text: string; again: () => void; againText: string } | null;
};

/** After how many wins of 3×3 the usual board is offered. */
const BRIDGES = 2;

type Given = {
	won: Won;
	context: PageContext;
	calls: Calls;
	share: () => unknown;
	close: () => void;
};

export function WinView(given: Given) {
	const { won, context, calls, close } = given;
	const { strings, texts } = context;
	const { praise, daily, isCalm } = won;
	const { win: words, daily: days } = texts();
	const [isExplained, explain] = useState(false);
	const name = daily && titleOf(context, daily.of, daily.of.size);
	const { headline, occasion, note } = headlineOf(
		won,
		name,
		texts(),
		timeDigits(),
	);
	const race = praise.solver || isCalm ? null : calls.race(praise.hints > 0);
	// Above a large board there is room for one line: how the race went.
	const only = isExplained ? words.gradeAbout : race?.text;
	const said = only ? { note: only } : { occasion, note };
	const acts = actsOf(given, race);
	// Who has solved two knows that there is more. A small phone has room for no more
	// than four.
	const isAlone = praise.hints === 0 && !praise.solver && race === null;
	const mayStep = isAlone && daily === null && !isCalm;
	const step = mayStep && praise.wins <= BRIDGES ? won.step : null;
	// Of a day before, it would say nothing.
	const isToday = daily?.of.day === daily?.month.today;
	return (
		<>
			<div class="win-head">
				<div class="win-title">
					<h2 id="win-title" style={{ "--chars": headline.length }}>
						{headline}
					</h2>
					<Tool
						id="win-close"
						name={strings().close}
						d={CLOSE}
						onClick={close}
					/>
				</div>
				{daily && isToday && !praise.solver && !isCalm && (
					<Streak context={context} month={daily.month} />
				)}
				{said.note && (
					<p id="win-note" class="win-note soft">
						{said.occasion && <strong>{said.occasion}</strong>}
						<span>{said.note}</span>
					</p>
				)}
				<dl id="win-figures" class="win-figures or-nothing">
					{figuresOf(won, words, timeDigits()).map(
						({ value, name, isBest }, at) => (
							<div class={isBest ? "best" : ""} key={at}>
								<dt>{name}</dt>
								<dd>
									{value}
									{at === 1 && praise.squares !== null && (
										<Grade
											name={words.grade(praise.squares)}
											about={words.gradeAbout}
											full={praise.squares}
											isExplained={isExplained}
											onClick={() => explain(!isExplained)}
										/>
									)}
								</dd>
							</div>
						),
					)}
				</dl>
			</div>
			<div class="win-after">
				{acts.map(({ id, text, act, href }, at) => {
					const kind = `button${at === 0 ? " strong" : ""}`;
					const common = { id: `win-${id}`, class: kind, key: id };
					return href ? (
						<a {...common} href={href}>
							{text}
						</a>
					) : (
						<button type="button" {...common} onClick={() => void act?.()}>
							{text}
						</button>
					);
				})}
				{step && (
					<button
						type="button"
						id="win-step"
						class="win-step bare across soft"
						onClick={() => void step()}
					>
						{texts().welcome.real}
					</button>
				)}
				<p id="win-said" class="win-said or-nothing across soft">
					{daily &&
						!praise.solver &&
						!isCalm &&
						`${nextText(context, daily.month, days.stop)}${strings().space}${daily.month.forgiven ? days.kind : ""}`.trim()}
				</p>
			</div>
		</>
	);
}

/** This week, and the days in a row. */
function Streak({
	context,
	month,
}: {
	context: PageContext;
	month: DailyMonth;
}) {
	if (month.streak === 0) return null;
	return (
		<p class="win-week row soft">
			<Week month={month} />
			<span>{streakText(context, month)}</span>
		</p>
	);
}

/** How near it came to the fewest slides, in squares. */
function Grade({
	name,
	about,
	full,
	isExplained,
	onClick,
}: {
	name: string;
	/** What each number of squares is for. */
	about: string;
	/** How many of the five are full. */
	full: number;
	isExplained: boolean;
	onClick: () => void;
}) {
	return (
		<button
			type="button"
			id="win-grade"
			class="grade bare"
			aria-label={name}
			title={about}
			aria-expanded={isExplained}
			onClick={onClick}
		>
			{[0, 1, 2, 3, 4].map((at) => (
				<i class={at < full ? "on" : ""} style={{ "--at": at }} key={at} />
			))}
		</button>
	);
}

/** Something to do now: a call or a link. */
type Act = { id: string; text: string; act?: () => unknown; href?: string };

/** Returns what to do now; the first of it stands out. */
function actsOf(
	{ won, context, calls, share }: Given,
	race: ReturnType<Calls["race"]>,
): Act[] {
	const { puzzle, texts } = context;
	const { win: words } = texts();
	const { praise, daily, isCalm, record } = won;
	const next = { id: "next", text: words.next, act: () => calls.next() };
	const send = { id: "share", text: words.share, act: share };
	const review = { id: "review", text: words.review, href: reviewLink(record) };
	const learn = { id: "learn", text: words.learn, href: "learn.html" };
	const restart = () => {
		puzzle.focus();
		pressButton(puzzle, "reset");
	};
	if (praise.solver && !isCalm)
		return [next, { id: "try", text: words.tryIt, act: restart }, learn];
	// A review would say what was lost.
	if (isCalm) return [next, send];
	if (race !== null) {
		const again = { id: "race-again", text: race.againText, act: race.again };
		return [next, again, send, review];
	}
	if (praise.hints > 0) {
		// A new game of it: hints of this one would stay with the play.
		const again = () => {
			restart();
			return puzzle.open(puzzle.value, { goal: puzzle.goal, discard: true });
		};
		const same = { id: "same", text: words.sameBoard, act: again };
		return [next, same, learn];
	}
	if (daily === null) return [next, send, review];
	const { other } = daily;
	if (other === null) return [send, next, review];
	const play = {
		id: "daily",
		text: words.otherDaily(named(other)),
		act: () => calls.daily(other),
	};
	return [send, play, next, review];
}
