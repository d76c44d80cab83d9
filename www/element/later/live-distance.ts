/**
 * How many slides are left, all the time: a line at the board that fills towards the
 * goal and is dented by a slide that led away, and a figure. It never shows the number
 * of another board.
 */

import type { Moved } from "../../core/wasm/game.js";
import { OPPOSITE } from "../../input/opposite.ts";
import type { Texts } from "../../messages/compiled/advice-en.ts";
import type { By, GameEvent } from "../../play/game-event.ts";
import { Line } from "../../play/line.ts";
import type { Play } from "../../play/play.ts";
import { sharedSolver } from "../../solver/lazy.ts";
import type { Metric } from "../../solver/metric.ts";
import { find } from "../dom.ts";
import type { ReflectedElement } from "../reflected.ts";
import { element } from "../template.ts";
import { leftText } from "./left-text.ts";

/** How long a board is searched if the search may never end, in milliseconds. */
const BUDGET_MS = 2_000;

const CSS = `
#distance {
	position: absolute;
	z-index: 1;
	inset-block-start: 2px;
	inset-inline: 4.5%;
	block-size: 4px;
	overflow: hidden;
	border-radius: 2px;
	background: color-mix(in srgb, var(--ink) 22%, transparent);
	pointer-events: none;
}
#distance i {
	position: absolute;
	inset: 0;
	inline-size: 0;
	border-radius: inherit;
	background: var(--accent);
	transition: inline-size 160ms;
}
#distance i.lost { background: var(--bad); transition: none; }
#distance.unknown { opacity: 0.5; }
:host([motion="off"]) #distance i { transition: none; }
@media (prefers-reduced-motion: reduce) { #distance i { transition: none; } }
@media (forced-colors: active) {
	#distance { background: Canvas; outline: 1px solid CanvasText; }
	#distance i { forced-color-adjust: none; background: Highlight; }
	#distance i.lost { background: CanvasText; }
}
`;

export class LiveDistance {
	#tree;
	#play;
	#line = element("div", { id: "distance", "aria-hidden": "true" });
	#lost = element("i", { class: "lost" });
	#full = element("i");
	#name = element("dt");
	#value = element("dd", { id: "left" });
	#figure = element("div", { class: "figure left" }, [this.#name, this.#value]);
	#texts;
	/** The bounds that are shown, of the board in play. */
	#shown: { lower: number; upper: number } | null = null;
	/** The style of the line. */
	#sheet = new CSSStyleSheet();
	#isOn = false;
	/** A solution of the board in play; `null` until one is known. */
	#known: Line | null = null;
	/** What was left when the play began, as far as it is known. */
	#whole = 0;
	/** What is counted. */
	#metric: Metric = "stm";
	/** The distance of the board before, if it was proved. */
	#before: number | null = null;
	#search = new AbortController();
	/** Whether it is noted that this play had help. */
	#isNoted = false;

	constructor({
		tree,
		play,
		texts,
	}: {
		tree: ShadowRoot;
		play: Play;
		texts: () => Texts;
	}) {
		this.#tree = tree;
		this.#play = play;
		this.#texts = texts;
		this.#line.append(this.#lost, this.#full);
		this.#sheet.replaceSync(CSS);
	}

	turn(isOn: boolean) {
		if (isOn) this.speak();
		const was = this.#metric;
		this.#metric = this.#metricNow;
		if (isOn === this.#isOn) {
			if (isOn && was !== this.#metric) this.#restart();
			return;
		}
		this.#isOn = isOn;
		this.#search.abort();
		if (!isOn) {
			this.#line.remove();
			this.#figure.remove();
			return;
		}
		const { adoptedStyleSheets: sheets } = this.#tree;
		if (!sheets.includes(this.#sheet)) {
			this.#tree.adoptedStyleSheets = [...sheets, this.#sheet];
		}
		find(this.#tree, "board", HTMLElement).append(this.#line);
		find(this.#tree, "figures", HTMLElement).append(this.#figure);
		this.#restart();
	}

	hear(event: GameEvent) {
		if (!this.#isOn) return;
		if (event.type === "move") {
			this.#note(event.by);
			this.#follow(event.moved);
		} else if (event.type === "new" || event.type === "restart") {
			if (event.type === "new") this.#isNoted = false;
			this.#restart();
		} else if (this.#shown === null && this.#search.signal.aborted) {
			// Nobody saw the puzzle for a while, or the search has failed.
			void this.#find();
		}
	}

	get #metricNow() {
		const host = this.#tree.host as ReflectedElement;
		return host.metric as Metric;
	}

	/** Called when nobody sees the puzzle. */
	sleep() {
		this.#search.abort();
	}

	/** What is shown, in words; empty while nothing is. */
	get left() {
		if (!this.#isOn || this.#shown === null) return "";
		return leftText(this.#texts(), { ...this.#shown, metric: this.#metric });
	}

	/** Says everything in the current language. */
	speak() {
		this.#name.textContent = this.#texts().slidesLeft;
	}

	/** A play with it is a play with help, as with one hint. */
	#note(by: By) {
		if (this.#isNoted || by === "solver") return;
		this.#isNoted = true;
		this.#play.note("hint");
	}

	#restart() {
		this.#known = null;
		this.#whole = 0;
		this.#before = null;
		void this.#find();
	}

	/**
	 * A slide changes the distance by one, and a move that in moves by at most one: what
	 * was known says most of what there is to know.
	 */
	#follow({ tiles, direction }: Moved) {
		const known = this.#known;
		this.#before = distanceOf(known);
		if (known !== null) {
			this.#known =
				known.follow({ tiles, direction }) ??
				known.before(OPPOSITE[direction].repeat(tiles.length));
		}
		void this.#find();
	}

	/** Finds the distance of the board in play. */
	async #find() {
		this.#search.abort();
		const search = new AbortController();
		this.#search = search;
		const { signal } = search;
		const { isSolved, isProvable, goal } = this.#play.snapshot;
		const known = this.#known;
		const distance = isSolved ? 0 : distanceOf(known);
		if (distance !== null) {
			this.#show(distance, distance);
			return;
		}
		// Nothing of the board before.
		this.#shown = null;
		this.#say("…");
		this.#line.classList.add("unknown");
		const text = this.#play.game.text;
		try {
			const solver = sharedSolver(this.#metric);
			const learn = (found: { slides: string | null; lower: number }) => {
				if (signal.aborted) return;
				const slides = found.slides ?? this.#known?.slides;
				if (slides === undefined) return;
				const line = Line.of(solver.lines, slides, found.lower);
				this.#known = line;
				const { lower, length } = line;
				if (!isProvable || lower === length) this.#show(lower, length);
			};
			const found = await solver.solve(text, goal, {
				budgetMs: isProvable ? Number.POSITIVE_INFINITY : BUDGET_MS,
				...(known && { known }),
				signal,
				onProgress: learn,
			});
			learn(found);
		} catch (error) {
			if (signal.aborted) return;
			// The figure stays empty. The next event tries again.
			search.abort();
			console.info("the distance is not known:", error);
		}
	}

	#show(lower: number, upper: number) {
		this.#shown = { lower, upper };
		this.#say(lower === upper ? `${upper}` : `${lower}–${upper}`);
		this.#whole = Math.max(this.#whole, upper);
		const before = this.#before;
		const isDented = before !== null && lower > before;
		this.#width(this.#full, upper);
		this.#width(this.#lost, isDented ? before : upper);
		this.#line.classList.remove("unknown");
		const detail = { lower, upper, proved: lower === upper };
		this.#fire("distance", Object.freeze(detail));
	}

	#fire(type: string, detail: object) {
		this.#tree.host.dispatchEvent(new CustomEvent(type, { detail }));
	}

	/** Fills the line as far as a board is on the way. */
	#width(line: HTMLElement, left: number) {
		const part = this.#whole === 0 ? 1 : 1 - left / this.#whole;
		line.style.inlineSize = `${100 * part}%`;
	}

	#say(text: string) {
		this.#value.textContent = text;
	}
}

/** The distance, if it is proved. */
function distanceOf(known: Line | null) {
	return known?.isOptimal ? known.lower : null;
}
