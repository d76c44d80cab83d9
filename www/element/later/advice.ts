/**
 * What the panel says about the hint, the search and the playback. Loaded with the
 * help.
 */

import type { Command } from "../../input/keys.ts";
import type { Texts } from "../../messages/compiled/puzzle-en.ts";
import { formatTime, join } from "../../messages/language.ts";
import type { Hint } from "../../play/game-event.ts";
import { Help } from "../../play/help.ts";
import type { Play } from "../../play/play.ts";
import type { Playback } from "../../play/playback.ts";
import type { Thinking } from "../../play/solution-search.ts";
import { type PlaySolver, solverBy } from "../../solver/lazy.ts";
import type { Metric } from "../../solver/metric.ts";
import type { BoardView } from "../../view/board-view.ts";
import { marker } from "../../view/later/hint-mark.ts";
import { find, findButton, label, translate } from "../dom.ts";
import type { Panel } from "../panel.ts";
import type { ReflectedElement } from "../reflected.ts";
import { addHelpParts } from "./help-parts.ts";
import { isCounting, leftText } from "./left-text.ts";
import { mayLookAhead } from "./power.ts";
import { Scramble } from "./scramble.ts";

/** A search longer than this many milliseconds says how much it has done. */
const LONG_MS = 1_000;

/** The speeds of a playback, in slides per second. */
const SPEEDS = new Set([0.5, 1, 2, 4, 8, 16]);

/** Makes the help of a puzzle, and what shows it. */
export function makeHelp(
	parts: Omit<ConstructorParameters<typeof Advice>[0], "help" | "solver">,
) {
	const { play, tree, view } = parts;
	const element = tree.host as ReflectedElement;
	const solver = solverBy(() => element.metric as Metric);
	const help = new Help({ play, view: marker(view), solver, mayLookAhead });
	return { help, advice: new Advice({ ...parts, help, solver }) };
}

export class Advice {
	#tree;
	#play;
	#help;
	#strings;
	#texts;
	#nameOf;
	#hasNames;
	/** The button by which the last search was asked for. */
	#asker: string = "hint";

	constructor({
		tree,
		play,
		help,
		panel,
		view,
		solver,
		strings,
		texts,
		nameOf,
		hasNames,
		ask,
	}: {
		tree: ShadowRoot;
		play: Play;
		help: Help;
		panel: Panel;
		view: BoardView;
		solver: PlaySolver;
		strings: () => Texts;
		texts: () => import("../../messages/compiled/advice-en.ts").Texts;
		/** What is on a tile. */
		nameOf: (tile: number) => string;
		/** Whether that can be seen. */
		hasNames: () => boolean;
		/** Asks for what a button is for. */
		ask: (command: Command) => unknown;
	}) {
		this.#tree = tree;
		this.#play = play;
		this.#help = help;
		this.#strings = strings;
		this.#texts = texts;
		this.#nameOf = nameOf;
		this.#hasNames = hasNames;
		addHelpParts(tree, ask);
		const scramble = new Scramble({ play, view, solver });
		const element = tree.host as ReflectedElement;
		element.addEventListener("new-board", () => {
			if (element.deal === "scramble" && mayMove(element)) void scramble.run();
		});
		this.speak();
		if (SPEEDS.has(panel.slidesPerSecond)) {
			help.slidesPerSecond = panel.slidesPerSecond;
		}
		const menu = this.#speeds;
		menu.addEventListener("change", () => {
			panel.slidesPerSecond = Number(menu.value);
		});
	}

	/** The menu of speeds, which is filled when there is something to play. */
	get #speeds() {
		return find(this.#tree, "speed", HTMLSelectElement);
	}

	#fillSpeeds() {
		const menu = this.#speeds;
		menu.replaceChildren();
		for (const speed of SPEEDS) {
			menu.add(new Option(this.#texts().perSecond(speed), String(speed)));
		}
		menu.value = String(this.#help.slidesPerSecond);
	}

	/** Says everything in the current language. */
	speak() {
		// Who changes an attribute has everything said again.
		this.#help.recount();
		translate(this.#tree, this.#texts());
		if (this.#speeds.length > 0) this.#fillSpeeds();
	}

	/** @param panel That has the buttons. */
	show(panel: Panel) {
		const { thinking, playback, canThinkLonger } = this.#help;
		const focused = this.#tree.activeElement;
		this.#showPlayback(panel);
		const { solver } = this.#play.snapshot;
		find(this.#tree, "layout", HTMLElement).dataset.solver = String(solver);
		// During a playback its stop button ends the search too.
		const isSearch = thinking !== null && playback === null;
		panel.enable("cancel", isSearch).hidden = !isSearch;
		panel.enable("longer", canThinkLonger).hidden = !canThinkLonger;
		const progress = find(this.#tree, "advice-progress", HTMLElement);
		progress.hidden = thinking === null;
		const hasNothing = isSearch && this.#help.hintShown === null;
		find(this.#tree, "advice", HTMLElement).classList.toggle(
			"waits",
			hasNothing,
		);
		find(this.#tree, "advice-more", HTMLElement).hidden =
			playback !== null || this.#help.hintShown === null;
		if (thinking !== null) {
			progress.ariaLabel = this.#strings().searches[thinking.purpose];
			this.#asker = thinking.purpose;
		}
		// Whoever has the focus on what goes away gets what comes in its place.
		const box = focused?.closest("#playback, #controls");
		if (box?.id === "controls" && playback !== null) this.#focus("pause");
		else if (box?.id === "playback" && playback === null) this.#focus("solve");
		else if (focused?.closest("[hidden]")) {
			this.#focus("cancel", "pause", this.#asker, "hint");
		}
	}

	/**
	 * Moves the focus to the first of these that is shown; to the board if none is.
	 */
	#focus(...ids: string[]) {
		for (const id of [...ids, "grid"]) {
			const element = find(this.#tree, id, HTMLElement);
			element.focus({ preventScroll: true });
			if (this.#tree.activeElement === element) return;
		}
	}

	/** @param panel That has the buttons. */
	#showPlayback(panel: Panel) {
		const { playback } = this.#help;
		const texts = this.#texts();
		find(this.#tree, "playback", HTMLElement).hidden = playback === null;
		find(this.#tree, "controls", HTMLElement).classList.toggle(
			"away",
			playback !== null,
		);
		if (playback === null) return;
		if (this.#speeds.length === 0) this.#fillSpeeds();
		const { isRunning, at } = playback;
		const pause = findButton(this.#tree, "pause");
		label(pause, isRunning ? texts.pause : texts.resume);
		pause.classList.toggle("running", isRunning);
		panel.enable("step-back", at > 0);
		for (const id of ["pause", "step-forward", "stop"]) panel.enable(id, true);
	}

	/** Returns what to say about the help, or `null` for nothing. */
	now(): [head: string, text: string] | null {
		const { thinking, playback, hintShown, canThinkLonger } = this.#help;
		const texts = this.#texts();
		if (!isCounting(this.#tree)) return this.#calmAdvice();
		if (playback !== null) return this.#playingAdvice(playback);
		if (thinking !== null) return this.#thinkingAdvice(thinking);
		if (hintShown !== null) {
			const left = leftText(texts, {
				...hintShown,
				metric: this.#help.metric,
			});
			return [this.#hintMove(hintShown), left];
		}
		if (canThinkLonger) {
			const bounds = this.#bounds();
			return [leftText(texts, bounds), ""];
		}
		return null;
	}

	/** What to do, without any figures. */
	#calmAdvice(): [head: string, text: string] | null {
		const { thinking, playback, hintShown } = this.#help;
		if (hintShown !== null) return [this.#hintMove(hintShown), ""];
		if (thinking === null || playback !== null) return null;
		return [this.#strings().searches[thinking.purpose], ""];
	}

	#hintMove({ tile, direction }: Hint) {
		const texts = this.#texts();
		const way = this.#strings().ways[direction];
		const isLine = (this.#help.line?.step ?? 1) > 1;
		if (!this.#hasNames())
			return isLine ? texts.hintPieceLine(way) : texts.hintPiece(way);
		const name = this.#nameOf(tile);
		return isLine ? texts.hintLine(name, way) : texts.hintMove(name, way);
	}

	#playingAdvice({ steps, line }: Playback): [head: string, text: string] {
		const texts = this.#texts();
		const head = texts.playing(steps, line.length, this.#help.metric);
		if (line.isOptimal) return [head, texts.proved];
		const bounds = this.#bounds();
		const isSearched = this.#help.thinking !== null && !isProven(bounds);
		const search = isSearched ? [this.#strings().searches.longer] : [];
		const left = leftText(texts, bounds);
		return [head, join([left, ...search], " · ")];
	}

	/** The bounds of what is still to make. A solution must be known. */
	#bounds() {
		const { lower, upper } = this.#play.bounds;
		return { lower, upper: upper ?? lower, metric: this.#help.metric };
	}

	/** Whether tables are being made. */
	get #isPreparing() {
		const { tables = 0 } = this.#help.thinking?.progress ?? {};
		return tables > 0 && tables < 100;
	}

	/**
	 * Returns how far it is searched whether there is a solution as short as the lower
	 * bound; `null` if that is quickly known or is asked of another board.
	 */
	#proof() {
		const progress = this.#help.thinking?.progress ?? null;
		if (progress === null || progress.ms < LONG_MS) return null;
		const { lower, searched } = progress;
		const isHere = lower === this.#play.bounds.lower;
		return isHere && searched > 0 ? { lower, percent: searched } : null;
	}

	#thinkingAdvice({
		purpose,
		progress,
	}: Thinking): [head: string, text: string] {
		const { hintShown } = this.#help;
		const texts = this.#texts();
		const { nodes = 0, ms = 0 } = progress ?? {};
		const proof = this.#proof();
		const work: string[] = [];
		if (this.#isPreparing) work.push(texts.tables);
		else if (proof !== null) {
			const { lower, percent } = proof;
			const { metric } = this.#help;
			work.push(texts.proof(lower, percent, formatTime(ms), metric));
		} else if (ms >= LONG_MS) {
			const boards = nodes.toLocaleString(this.#strings().tag, {
				notation: "compact",
			});
			work.push(texts.work(boards, formatTime(ms)));
		}
		if (hintShown !== null) {
			const bounds = leftText(texts, {
				...hintShown,
				metric: this.#help.metric,
			});
			// Who asked for no more than a hint has it.
			const more = purpose === "longer" ? work : [];
			return [this.#hintMove(hintShown), join([bounds, ...more], " · ")];
		}
		const head = this.#strings().searches[purpose];
		const { lower, upper } = this.#play.bounds;
		const known: string[] = [];
		if (upper !== null) known.push(leftText(texts, this.#bounds()));
		else if (progress !== null) {
			known.push(texts.atLeast(lower, this.#help.metric));
		}
		return [head, join([...known, ...work], " · ")];
	}

	/** Says how many slides are left, if a solution is known. */
	sayBounds(speech: { say: (text: string) => void }) {
		if (this.#play.bounds.upper === null || !isCounting(this.#tree)) return;
		speech.say(leftText(this.#texts(), this.#bounds()));
	}
}

/** After "proven shortest" nothing is left to say. */
function isProven({ lower, upper }: { lower: number; upper: number }) {
	return lower === upper;
}

function mayMove({ motion }: { readonly motion: string }) {
	if (motion !== "auto") return motion === "on";
	return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
