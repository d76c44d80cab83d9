/**
 * The session, for who plays for time: the last five plays of this sitting, and their
 * averages, in the column beside the board that is empty there. The core says which
 * plays these are.
 */

import type { Sat, Sitting } from "../../core/wasm/statistics.js";
import type { Texts } from "../../messages/compiled/page-en.ts";
import type { Texts as Strings } from "../../messages/compiled/puzzle-en.ts";
import { plays as saved } from "../../storage/open-storage.ts";
import { render } from "../kit/render.ts";
import { Head } from "../kit/table.tsx";
import { decimalText } from "../parts/decimal-text.ts";
import { note } from "../parts/late.ts";
import { make } from "../parts/make.ts";
import { addStyle } from "../parts/sheet.ts";
import {
	averageTimeText,
	shownTime,
	timeDigits,
	timeText,
} from "../parts/time-text.ts";
import { boardEdges, followBoard, placeBy } from "./board-edges.ts";
import { ownRecords } from "./own-best.ts";
import type { PageContext } from "./page-context.ts";
import css from "./session-column.css?inline";

/** The column is there from this size of the window on. */
const WIDE = "(min-width: 60em) and (min-height: 34.01em)";

export class SessionColumn {
	#context;
	#box = make("section", {
		id: "session",
		class: "session",
		"aria-labelledby": "session-title",
	});
	#query = matchMedia(WIDE);
	/** The record of the play that was won last, until the database has it. */
	#last = "";

	constructor(context: PageContext) {
		this.#context = context;
		addStyle(css);
		const { puzzle, settings } = context;
		puzzle.addEventListener("finished", () => {
			this.#last = puzzle.exportState()?.record ?? "";
			void this.#render();
		});
		puzzle.addEventListener("new-board", () => void this.#render());
		this.#query.addEventListener("change", () => void this.#render());
		followBoard(puzzle, () => this.#place());
		settings.onChange((name) => {
			if (name === "timer" || name === "calm") void this.#render();
		});
		context.onSpeak(() => void this.#render());
		void this.#render();
	}

	/** Shows the sitting that lasts; nothing before its first play. */
	async #render() {
		if (!this.#query.matches || this.#context.settings.isCalm) {
			this.#box.remove();
			return;
		}
		const { puzzle } = this.#context;
		try {
			await puzzle.ready;
			const { size, goal } = puzzle;
			// Who has played nothing need not wait for all that computes it.
			const isNew = this.#last === "" && (await saved.count()) === 0;
			if (isNew) return;
			const { plays } = await ownRecords();
			const now = Date.now();
			if (this.#last !== "") plays.add(this.#last, now, "");
			const sitting = plays.sitting(size, goal, now);
			// Meanwhile another board may be in play.
			if (size !== puzzle.size || goal !== puzzle.goal) return;
			if (this.#context.settings.isCalm) return;
			if (sitting.count === 0) this.#box.remove();
			else this.#fill(sitting);
		} catch (error) {
			note("the session is not shown", error);
		}
	}

	#fill(sitting: Sitting) {
		const { puzzle, strings, texts } = this.#context;
		const words = texts().session;
		const given = { sitting, words, strings: strings() };
		render(<Session {...given} />, this.#box);
		puzzle.after(this.#box);
		this.#place();
	}

	#place() {
		const { puzzle } = this.#context;
		placeBy(this.#box, boardEdges(puzzle));
		const buttons = [...puzzle.querySelectorAll('[slot="bar"]')];
		const bottoms = buttons.map((one) => one.getBoundingClientRect().bottom);
		this.#box.style.setProperty(
			"--buttons-bottom",
			`${Math.max(0, ...bottoms)}px`,
		);
	}
}

function Session({
	sitting: { count, latest, ao5, ao12 },
	words,
	strings: { tag, slides },
}: {
	sitting: Sitting;
	words: Texts["session"];
	strings: Strings;
}) {
	const averages = { [words.ao5]: ao5, [words.ao12]: ao12 };
	return (
		<>
			<h2 id="session-title">
				{words.title} <small>{words.solved(count)}</small>
			</h2>
			<table>
				<Head
					columns={{ time: words.time, slides, tps: words.tps, gap: words.gap }}
				/>
				<tbody>
					{latest.map((play, at) => (
						<tr class={play.gap === 0 ? "best" : ""} key={at}>
							<td>{timeText(play.elapsed)}</td>
							<td>{play.slides}</td>
							<td>{play.tps === null ? "" : decimalText(tag, play.tps, 2)}</td>
							<td>{play.gap === 0 ? words.best : gapText(play)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<dl>
				{Object.entries(averages).map(([name, value]) => (
					<div key={name}>
						<dt>{name}</dt>
						<dd>{value === null ? "–" : averageTimeText(value)}</dd>
					</div>
				))}
			</dl>
		</>
	);
}

/** Returns by how much a time is above the best, as both are shown. */
function gapText({ elapsed, gap }: Sat) {
	const shown = shownTime(elapsed) - shownTime(elapsed - gap);
	return shown < 60_000
		? `+${(shown / 1_000).toFixed(timeDigits())}`
		: `+${timeText(shown)}`;
}
