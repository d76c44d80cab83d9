/**
 * The state of the page that prints: what is chosen, and what is on the sheets.
 */

import { effect, type ReadonlySignal, signal } from "@preact/signals";
import type { Texts } from "../../messages/compiled/paper-en.ts";
import { note } from "../../pages/parts/late.ts";
import {
	CHOICES,
	daysOfWeek,
	LENGTHS,
	readWhat,
	slidTiles,
	type What,
} from "./paper-plan.ts";

/** What a part of the page gets. */
export type Props = { page: PaperState };

export type Day = { day: string; number: number | null; cells: number[] };

export type Task = {
	cells: number[];
	/** The tiles of a solution, in order. */
	tiles: number[];
	/** No solution takes fewer slides. */
	lower: number;
};

export type Made = { size: string } & (
	| {
			what: "board";
			boards: number[][];
			/** `null` for the usual one. */
			goal: number[] | null;
	  }
	| { what: "week"; days: Day[] }
	| { what: "exercise"; tasks: Task[] }
);

/** A board, row by row; 0 for the gap. */
type Cells = number[];

type Given = {
	size: string;
	cells: Cells;
	/** By name, or as a board; `null` for the usual one. */
	goal: { name: string; cells: Cells } | null;
};

/** What the core is asked for. */
export type Source = {
	/** The board of a shuffle, by default for the usual goal. */
	deal: (size: string, seed: string, goal?: string) => Promise<Cells>;
	/** The puzzle of a day, by its number and its board. */
	daily: (
		day: string,
		size: string,
	) => Promise<{ number: number | null; cells: Cells }>;
	/** A board exactly so many slides from solved, in text form. */
	draw: (size: string, slides: number, seed: string) => Promise<string>;
	/** The best way found. */
	solve: (board: string) => Promise<{ slides: string; lower: number }>;
	/** The boards that slides lead through. */
	frames: (board: string, slides: string) => Promise<Cells[]>;
	/** How far the farthest boards of a size are from solved. */
	farthest: (size: string) => Promise<number | undefined>;
	/** The board that a link opens; `undefined` if it opens none. */
	open: (hash: string) => Promise<Given | undefined>;
};

type Dependencies = Source & {
	texts: ReadonlySignal<Texts>;
	/** Like `2026-11-22`. */
	today: string;
	drawSeed: () => string;
};

export class PaperState {
	readonly texts;
	readonly what = signal<What>("board");
	readonly size = signal("4x4");
	readonly count = signal(1);
	/** How many slides an exercise takes. */
	readonly slides = signal(LENGTHS[0]);
	/** Which week, counted from this one. */
	readonly week = signal(0);
	/** `null` while it is being made. */
	readonly made = signal<Made | null>(null);
	readonly hasFailed = signal(false);
	/** Whether the link is damaged. */
	readonly isUnread = signal(false);
	/** How many slides exercises of this size may take. */
	readonly lengths = signal(LENGTHS);
	#parts;
	readonly #seed;
	/** The board that a link asks for, until others are wanted. */
	readonly #given = signal<Given | null>(null);

	constructor(parts: Dependencies) {
		this.#parts = parts;
		this.texts = parts.texts;
		this.#seed = signal(parts.drawSeed());
	}

	/** @param hash What to print, or a link to a board. */
	async open(hash: string) {
		const what = readWhat(hash);
		this.isUnread.value = false;
		this.#given.value = null;
		const given =
			what === undefined && hash.length > 1
				? await this.#parts.open(hash).catch((error) => {
						note("the link could not be opened", error);
						this.isUnread.value = true;
						return undefined;
					})
				: undefined;
		this.what.value = what ?? "board";
		const { sizes, counts } = CHOICES[this.what.value];
		this.size.value = sizes[0];
		this.count.value = counts[0] ?? 1;
		if (given === undefined) return;
		this.#given.value = given;
		this.size.value = given.size;
	}

	/** Makes the sheets, and again whenever something else is chosen. */
	start() {
		let wanted = 0;
		effect(() => {
			const asked = ++wanted;
			this.made.value = null;
			this.hasFailed.value = false;
			this.#make().then(
				(made) => {
					// Meanwhile something else may be chosen.
					if (asked === wanted) this.made.value = made;
				},
				(error) => {
					note("the sheets could not be made", error);
					if (asked === wanted) this.hasFailed.value = true;
				},
			);
		});
	}

	choose(what: What) {
		const { sizes, counts } = CHOICES[what];
		this.what.value = what;
		if (!sizes.includes(this.size.value)) this.size.value = sizes[0];
		if (!counts.includes(this.count.value)) this.count.value = counts[0] ?? 1;
	}

	/** Whether the boards are drawn, so that others can be. */
	get isDrawn() {
		return CHOICES[this.what.value].counts.length > 0;
	}

	/** Draws other boards. */
	again() {
		this.#given.value = null;
		this.#seed.value = this.#parts.drawSeed();
	}

	#make(): Promise<Made> {
		const [size, seed, given] = [
			this.size.value,
			this.#seed.value,
			this.#given.value,
		];
		const seeds = Array.from(
			{ length: this.count.value },
			(_, at) => `${seed}-${at}`,
		);
		switch (this.what.value) {
			case "board":
				return this.#boards(size, seeds, given);
			case "week":
				return this.#week(size, this.week.value);
			default:
				return this.#tasks(size, seeds, this.slides.value);
		}
	}

	async #boards(
		size: string,
		seeds: string[],
		given: Given | null,
	): Promise<Made> {
		const asked = given?.size === size ? given : null;
		const boards = await Promise.all(
			seeds.map((seed) => this.#parts.deal(size, seed, asked?.goal?.name)),
		);
		if (asked) boards[0] = asked.cells;
		return { what: "board", size, boards, goal: asked?.goal?.cells ?? null };
	}

	async #week(size: string, ahead: number): Promise<Made> {
		const days = await Promise.all(
			daysOfWeek(this.#parts.today, ahead).map(async (day) => {
				return { day, ...(await this.#parts.daily(day, size)) };
			}),
		);
		return { what: "week", size, days };
	}

	async #tasks(size: string, seeds: string[], most: number): Promise<Made> {
		const farthest = (await this.#parts.farthest(size)) ?? most;
		this.lengths.value = LENGTHS.filter((length) => length <= farthest);
		const tasks: Task[] = [];
		for (const seed of seeds) {
			const slides = Math.min(most, farthest);
			const board = await this.#parts.draw(size, slides, seed);
			const way = await this.#parts.solve(board);
			const boards = await this.#parts.frames(board, way.slides);
			const [cells] = boards;
			tasks.push({ cells, tiles: slidTiles(boards), lower: way.lower });
		}
		return { what: "exercise", size, tasks };
	}
}
