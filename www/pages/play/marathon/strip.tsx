/**
 * The line at the board that says where one is in a marathon.
 */

import { useLayoutEffect, useState } from "preact/hooks";
import type { MarathonState } from "../../../core/wasm/statistics.js";
import type { SlidingPuzzleElement } from "../../../element/element.ts";
import type { Texts } from "../../../messages/compiled/marathon-en.ts";
import { formatTime, join } from "../../../messages/language.ts";
import { render } from "../../kit/render.ts";
import { courseName, sizeName } from "../../parts/course-name.ts";
import { make } from "../../parts/make.ts";
import { addStyle } from "../../parts/sheet.ts";
import { timeText } from "../../parts/time-text.ts";
import type { PageContext } from "../page-context.ts";
import css from "./strip.css?inline";

/** More boards than this are not drawn one by one. */
const MOST_MARKS = 20;

/** The class of the puzzle while the strip is in the place of what it says. */
const SHOWN = "in-marathon";

/** A marathon, and whether its last board has just been won. */
type Shown = { state: MarathonState; isWon: boolean };

export class Strip {
	#context;
	#giveUp;
	#box = make("div", { slot: "caption", class: "marathon-strip" });
	#stop = new AbortController();
	#shown: Shown | null = null;

	constructor(context: PageContext, giveUp: () => void) {
		addStyle(css);
		const { puzzle } = context;
		this.#context = context;
		this.#giveUp = giveUp;
		// Before the notices, which cover it.
		puzzle.prepend(this.#box);
		const { signal } = this.#stop;
		const yieldTo = () => puzzle.classList.remove(SHOWN);
		const back = () => puzzle.classList.add(SHOWN);
		for (const type of ["hint", "progress"])
			puzzle.addEventListener(type, yieldTo, { signal });
		for (const type of ["move", "new-board"])
			puzzle.addEventListener(type, back, { signal });
		back();
		context.onSpeak(() => this.#render(), signal);
	}

	/** Says which board is in play, or how the last one went. */
	show(state: MarathonState, isWon: boolean) {
		this.#shown = { state, isWon };
		this.#render();
	}

	#render() {
		if (this.#shown === null) return;
		const { puzzle, texts } = this.#context;
		const given = { puzzle, words: texts().marathon, giveUp: this.#giveUp };
		render(<Line {...given} {...this.#shown} />, this.#box);
	}

	remove() {
		const { puzzle } = this.#context;
		this.#stop.abort();
		puzzle.classList.remove(SHOWN);
		const hadFocus = this.#box.contains(document.activeElement);
		render(null, this.#box);
		this.#box.remove();
		if (hadFocus) puzzle.focus();
	}
}

function Line({
	puzzle,
	words,
	state: { parts, splits, next, elapsed },
	isWon,
	giveUp,
}: Shown & {
	puzzle: SlidingPuzzleElement;
	words: Texts;
	giveUp: () => void;
}) {
	const all = parts.sizes.length;
	const marks = Math.min(all, MOST_MARKS);
	const won = Math.floor((splits.length * marks) / all);
	const last = splits.at(-1);
	const size = sizeName(next ?? "");
	const soFar = words.soFar(timeText(elapsed));
	return (
		<>
			<span class="marathon-way" aria-hidden="true">
				{Array.from({ length: marks }, (_, at) => (
					<i
						class={at < won ? "won" : at === won ? "next" : "to-come"}
						key={at}
					/>
				))}
			</span>
			<p class="marathon-said" role="status">
				<span class="marathon-line">
					<b>{courseName(parts, words)}</b>{" "}
					{isWon && last ? (
						<span>
							{words.solvedIn(sizeName(last.size), timeText(last.elapsed))}
						</span>
					) : (
						<>
							<span>{words.place(splits.length + 1, all)}</span>{" "}
							{last && <Total puzzle={puzzle} words={words} before={elapsed} />}{" "}
							<span class="sr">{last ? join([soFar, size], " ") : size}</span>
						</>
					)}
				</span>
			</p>
			<button type="button" id="give-up" class="tool" onClick={giveUp}>
				{words.giveUp}
			</button>
		</>
	);
}

/** The time of the boards before and of this one, as it runs. It is not heard. */
function Total({
	puzzle,
	words,
	before,
}: {
	puzzle: SlidingPuzzleElement;
	words: Texts;
	/** The time of the boards before. */
	before: number;
}) {
	const [, setChange] = useState(0);
	const { elapsed, moves, status } = puzzle;
	const total = before + elapsed;
	const isRunning = moves.mtm > 0 && status !== "solved" && !document.hidden;
	useLayoutEffect(() => {
		const look = () => setChange((n) => n + 1);
		puzzle.addEventListener("move", look);
		document.addEventListener("visibilitychange", look);
		// At the next full second.
		const wait = 1_000 - (total % 1_000);
		const tick = isRunning ? setTimeout(look, wait) : undefined;
		return () => {
			clearTimeout(tick);
			puzzle.removeEventListener("move", look);
			document.removeEventListener("visibilitychange", look);
		};
	});
	return (
		<span class="marathon-total" aria-hidden="true">
			{words.soFar(isRunning ? formatTime(total) : timeText(total))}
		</span>
	);
}
