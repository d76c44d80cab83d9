/**
 * The state of the laboratory: what is chosen, what the core says of it, and all that
 * changes it.
 */

import { batch, computed, type ReadonlySignal, signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { LabCore } from "../../core/later/site-modules.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { internals } from "../../element/internals.ts";
import { loadLabTexts } from "../../messages/compiled/lab.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { loadLaterTexts } from "../../messages/compiled/later.ts";
import { loadPuzzleTexts } from "../../messages/compiled/puzzle.ts";
import { NAMED_GOALS } from "../../pages/parts/goals.ts";
import { note, reasonOf } from "../../pages/parts/late.ts";
import type { LazySolver } from "../../solver/lazy.ts";
import type { LabClient } from "../search/lab-client.ts";
import { BoardState } from "./board-state.ts";
import { DrawState } from "./draw-state.ts";
import {
	type Choices,
	readAddress,
	usualChoices,
	writeAddress,
} from "./lab-address.ts";
import type { Chosen, ParsedBoard } from "./lab-task.ts";
import { NOTHING } from "./lab-words.ts";
import { ManyState } from "./many-state.ts";
import { Runner } from "./runner.ts";
import { SearchList } from "./search-list.ts";
import { SearchState } from "./search-state.ts";

/** What a part of the page gets. */
export type Props = { page: LabState };

export type Texts = Awaited<ReturnType<typeof loadTexts>>;

export async function loadTexts(language: Language) {
	const [lab, { errors }, { notLoaded }] = await Promise.all([
		loadLabTexts(language),
		loadLaterTexts(language),
		loadPuzzleTexts(language),
	]);
	return { ...lab, errors, notLoaded };
}

type Reading = {
	/** The board, if it can be read. */
	look: ParsedBoard | null;
	/** What is wrong, with the board or with the goal. */
	wrong: { at: "text" | "own"; error: unknown } | null;
};

/** How long the address waits for the next change, in milliseconds. */
const ADDRESS_MS = 300;

export class LabState implements Chosen {
	readonly core: LabCore;
	readonly solver: LazySolver;
	readonly runner: Runner;
	readonly #strings: ReadonlySignal<Texts>;
	readonly #puzzle: SlidingPuzzleElement;
	readonly #list: SearchList;
	readonly #choices = signal(usualChoices());
	readonly #task = computed(() => {
		const { board, goal, own } = this.choices;
		return JSON.stringify([board, goal, own]);
	});
	readonly #reading = computed(() => this.#read());
	/** The last board that could be read. */
	readonly #lastLook = signal<ParsedBoard | null>(null);
	readonly #size = computed(() => this.lastLook?.size);
	/** What is listed beside the usual searches. */
	readonly #others = signal("");
	/** The searches for boards of this size. */
	readonly kinds = computed(() => {
		const [size] = [this.#size.value, this.#others.value];
		return size === undefined ? [] : this.#list.kinds(size);
	});
	/** Those that stand first. What is ticked afterwards stays where it is. */
	readonly first = computed(() => {
		this.kinds.value;
		return this.#choices.peek().searches;
	});
	readonly isOpen = signal(false);
	/** What is said of the link. */
	readonly linkSaid = signal<(texts: Texts) => ComponentChildren>(NOTHING);
	readonly board: BoardState;
	readonly draw: DrawState;
	readonly search: SearchState;
	readonly many: ManyState;
	#saving: ReturnType<typeof setTimeout> | undefined;
	/** The address that the page has written. */
	#written = "";

	constructor(parts: {
		core: LabCore;
		client: Pick<LabClient, "run">;
		solver: LazySolver;
		puzzle: SlidingPuzzleElement;
		strings: ReadonlySignal<Texts>;
	}) {
		this.core = parts.core;
		this.solver = parts.solver;
		this.#puzzle = parts.puzzle;
		this.#strings = parts.strings;
		this.#list = new SearchList(parts.core);
		this.runner = new Runner(parts.client);
		this.board = new BoardState(this, parts.puzzle);
		this.draw = new DrawState(this);
		this.search = new SearchState(this);
		this.many = new ManyState(this);
	}

	get texts() {
		return this.#strings.value;
	}

	get language() {
		return this.texts.tag;
	}

	get choices() {
		return this.#choices.value;
	}

	/** The board at hand; `null` if it cannot be read, or before one is asked for. */
	get look() {
		return this.isOpen.value ? this.#reading.value.look : null;
	}

	get wrong(): Reading["wrong"] {
		const error = this.board.wrong.value;
		const late = error === null ? null : { at: "text" as const, error };
		return this.#reading.value.wrong ?? late;
	}

	get lastLook() {
		return this.#lastLook.value;
	}

	/** How many cells a side may have: the least and the most. */
	get sides() {
		return this.isOpen.value ? internals(this.#puzzle).sides : [];
	}

	/** The searches that there are for boards of this size. */
	get fitting() {
		return this.kinds.value.flatMap(({ name, fits }) => (fits ? [name] : []));
	}

	/** The searches that are chosen and fit, in the order of the list. */
	get chosen() {
		const { searches } = this.choices;
		return this.fitting.filter((name) => searches.includes(name));
	}

	/** The goal in words. */
	get goalText() {
		const { goal, own } = this.choices;
		const goals = this.texts.goals as Record<string, string>;
		return goal === "own" ? (this.lastLook?.goal ?? own) : goals[goal];
	}

	/** What a search may take. */
	get limits() {
		const { mb, s } = this.choices;
		return { bytes: mb * 1_000_000, ms: s * 1_000 };
	}

	/** @param hash What follows the `#`, or with it. */
	open(hash: string) {
		if (hash === this.#written && hash !== "") return;
		const choices = readAddress(hash);
		const { known, unknown } = this.#list.take(choices.searches);
		batch(() => {
			this.#others.value = this.#list.others;
			this.board.endPlay();
			this.isOpen.value = true;
			this.#choose({ ...choices, searches: known });
			this.linkSaid.value =
				unknown.length === 0
					? NOTHING
					: (texts) => texts.unknownSearches(unknown.join(", "));
		});
	}

	/** Changes what is chosen. */
	change(news: Partial<Choices>) {
		this.#choose({ ...this.choices, ...news });
		clearTimeout(this.#saving);
		this.#saving = setTimeout(() => this.#save(), ADDRESS_MS);
	}

	/** Puts another board in place of the one at hand. */
	take(board: string, news: Partial<Choices> = {}) {
		batch(() => {
			this.board.remember();
			this.board.endPlay();
			this.change({ board, ...news });
		});
	}

	/** Returns what to tell a person about an error. */
	explain(error: unknown) {
		const { lost, errors } = this.texts;
		if ((error as any)?.code === "labLost") return lost;
		return reasonOf(errors, this.texts, error);
	}

	#choose(choices: Choices) {
		batch(() => {
			this.#choices.value = choices;
			if (this.look !== null) this.#lastLook.value = this.look;
		});
	}

	/** Reads the board and the goal. */
	#read(): Reading {
		this.#task.value;
		const { board, goal: name, own } = this.#choices.peek();
		let at: "text" | "own" = "text";
		try {
			const { size, tiles, text } = this.core.readTiles(board);
			// Whether it is a board at all has nothing to do with the goal.
			this.core.solvability(size, tiles, "last");
			at = "own";
			const isNamed = NAMED_GOALS.includes(name);
			const goal = isNamed ? name : this.core.readTiles(own).text;
			const found = this.core.solvability(size, tiles, goal);
			return { look: { size, text, tiles, goal, found }, wrong: null };
		} catch (error) {
			return { look: null, wrong: { at, error } };
		}
	}

	#save() {
		this.#written = writeAddress(this.choices);
		try {
			history.replaceState(null, "", this.#written);
		} catch (error) {
			// A frame may have no address of its own.
			note("the address stays", error);
		}
	}
}
