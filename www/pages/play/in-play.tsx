/**
 * What stands above the board: the name of the game in play, and of the day. A daily
 * puzzle has its number, its date and the days in a row. Beside another game it says
 * that today's puzzle waits. Until that is won, the menu has a dot.
 */

import type { ComponentChildren } from "preact";
import type { DailyName } from "../../core/wasm/reader.js";
import { find, findButton } from "../../element/dom.ts";
import { Button } from "../kit/button.tsx";
import { render } from "../kit/render.ts";
import { note } from "../parts/late.ts";
import { addStyle } from "../parts/sheet.ts";
import { boardEdges, followBoard, placeBy } from "./board-edges.ts";
import {
	begunText,
	dailyInPlay,
	dateText,
	nextText,
	streakText,
	titleOf,
} from "./daily.ts";
import { named } from "./deal.ts";
import css from "./in-play.css?inline";
import type { PageContext } from "./page-context.ts";
import type { Standing } from "./standing.ts";
import { Week } from "./week.tsx";

type Today = Awaited<ReturnType<Standing["today"]>>;

/** What is shown. */
type Said = {
	name: string;
	/** Below it. */
	about: string;
	/** At its right. */
	end?: ComponentChildren;
	/** What chooses between the two sizes of a day. */
	sizes?: ComponentChildren;
};

export class InPlay {
	#context;
	#standing;
	#isMarathon;
	#play;
	#place = find(document, "in-play", HTMLElement);
	/** Counts what was asked to be shown: an older answer is not shown. */
	#asked = 0;

	constructor(
		context: PageContext,
		standing: Standing,
		{
			isFirst,
			isMarathon,
			play,
		}: {
			/** Whether the board of a first visit is in play: it stands for itself. */
			isFirst: () => boolean;
			/** Whether a marathon is: nothing waits in the middle of it. */
			isMarathon: () => boolean;
			/** Puts today's puzzle of a size in play, by default the usual one. */
			play: (size?: string) => unknown;
		},
	) {
		addStyle(css);
		this.#context = context;
		this.#standing = standing;
		this.#isMarathon = isMarathon;
		this.#play = play;
		const render = () => void this.#render(isFirst());
		context.puzzle.addEventListener("move", () => this.#begin());
		for (const type of ["new-board", "finished"]) {
			context.puzzle.addEventListener(type, render);
		}
		followBoard(context.puzzle, () =>
			placeBy(this.#place, boardEdges(context.puzzle)),
		);
		context.settings.onChange((name) => {
			if (name === "calm") render();
		});
		context.onSpeak(render);
		document.addEventListener("visibilitychange", () => {
			// Another day may have begun.
			if (!document.hidden) render();
		});
		render();
	}

	async #render(isFirst: boolean) {
		const asked = ++this.#asked;
		this.#begin();
		const { puzzle } = this.#context;
		const size = named(puzzle.size);
		if (isFirst) {
			this.#show({ name: size, about: "" });
			return;
		}
		try {
			const [of, today, best] = await Promise.all([
				dailyInPlay(puzzle),
				this.#standing.today(),
				this.#standing.best(),
			]);
			// Meanwhile another game may be in play.
			if (asked !== this.#asked) return;
			if (this.#context.settings.isCalm || this.#isMarathon()) {
				this.#mark(true);
				this.#show(this.#plain(of));
				return;
			}
			this.#mark(today.isDone);
			this.#show(of ? this.#daily(of, today) : this.#other(today, best));
		} catch (error) {
			// Without a network the calendar may not load.
			note("what is in play has no more than a size", error);
			this.#show({ name: size, about: "" });
		}
	}

	/** The first slide starts the clock, which may need the room. */
	#begin() {
		this.#place.classList.toggle("begun", this.#context.puzzle.moves.stm > 0);
	}

	/** A name, and no more: nothing waits, and nothing is kept up. */
	#plain(of: DailyName | undefined): Said {
		const { puzzle, strings } = this.#context;
		return {
			name: of ? titleOf(this.#context, of) : named(puzzle.size),
			about: of ? dateText(strings().tag, of.day) : "",
		};
	}

	#daily(of: DailyName, today: Today): Said {
		const isToday = of.day === today.today;
		const isOver = isToday && this.#context.puzzle.status === "solved";
		const { strings } = this.#context;
		return {
			name: titleOf(this.#context, of),
			about: isOver
				? nextText(this.#context, today)
				: isToday || today.isDone
					? dateText(strings().tag, of.day)
					: this.#open(today),
			end: isToday ? (
				<>
					<Week month={today} />
					<span>{streakText(this.#context, today)}</span>
				</>
			) : (
				this.#waiting(today)
			),
			sizes: isToday && !isOver && this.#sizes(of, today),
		};
	}

	/** Either size of today counts: the other one is one tap away, until the first slide. */
	#sizes({ size: shown }: DailyName, { sizes }: Today) {
		const { title } = this.#context.texts().daily;
		return (
			<fieldset class="in-play-sizes pair" aria-label={title}>
				{sizes.slice(0, 2).map((size) => {
					const isShown = size === shown;
					return (
						<button
							type="button"
							key={size}
							aria-pressed={isShown}
							onClick={isShown ? undefined : () => void this.#play(size)}
						>
							{named(size)}
						</button>
					);
				})}
			</fieldset>
		);
	}

	#other(today: Today, best: string): Said {
		const { puzzle, texts } = this.#context;
		const size = named(puzzle.size);
		const { menu } = texts();
		return {
			name: best ? `${size} · ${menu.best(best)}` : size,
			about: today.isDone ? "" : this.#open(today),
			end: this.#waiting(today),
		};
	}

	/** Says how far today's puzzle is, if it was begun. */
	#open({ slides, number }: Today) {
		const { daily } = this.#context.texts();
		if (slides === 0 || number === null) return daily.waits;
		return begunText(this.#context, number, slides);
	}

	#waiting({ isDone, slides }: Today) {
		if (isDone) return null;
		const { goOn, now } = this.#context.texts().daily;
		return (
			<Button id="play-daily" onClick={() => void this.#play()}>
				{slides > 0 ? goOn : now}
			</Button>
		);
	}

	#show({ name, about, end, sizes }: Said) {
		const hadFocus = this.#place.contains(document.activeElement);
		render(
			<>
				<strong class="in-play-name">{name}</strong>
				<span class="in-play-about">{about}</span>
				{sizes}
				<div class="in-play-end">{end}</div>
			</>,
			this.#place,
		);
		if (hadFocus) this.#context.puzzle.focus();
	}

	#mark(isDone: boolean) {
		const more = findButton(document, "more");
		more.classList.toggle("waits", !isDone);
		more.ariaDescription = isDone ? "" : this.#context.texts().daily.waits;
	}
}
