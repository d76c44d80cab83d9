/**
 * A board that is drawn from a seed, perhaps exactly so far from solved.
 */

import { batch, signal } from "@preact/signals";
import { proportionsOf } from "../../element/attributes.ts";
import { drawBoard } from "../../solver/draw-board.ts";
import type { Chosen } from "./lab-task.ts";
import { NOTHING, type Words } from "./lab-words.ts";

export class DrawState {
	#page;
	/** Columns and rows; those of the board at hand until they are chosen. */
	readonly #size = signal<{ columns: number; rows: number } | null>(null);
	readonly seed = signal("1");
	readonly distance = signal("");
	/** Whether the distance was no number. */
	readonly isWrong = signal(false);
	/** Whether a board is being looked for. */
	readonly isOn = signal(false);
	readonly said = signal<Words>(NOTHING);
	/** How far it is. */
	readonly running = signal<Words>(NOTHING);
	/** What cannot be done: in words, or an error. */
	readonly wrong = signal<unknown>(null);
	/** What was drawn last: the same again would be the same board. */
	#last = "";
	#drawing = new AbortController();

	constructor(page: Chosen) {
		this.#page = page;
	}

	get size() {
		return this.#size.value ?? proportionsOf(this.#page.lastLook?.size ?? null);
	}

	set size(size) {
		this.#size.value = size;
	}

	/** Begins with the size of the board at hand. */
	begin() {
		this.size = proportionsOf(this.#page.lastLook?.size ?? null);
	}

	stop() {
		this.#drawing.abort();
		this.#end((texts) => texts.stoppedAll);
	}

	/** @returns Whether there is something to draw: the distance is a number. */
	go(): boolean {
		const distance = this.distance.value.trim();
		const isWrong = distance !== "" && !/^\d{1,4}$/.test(distance);
		const isWrongText: Words = (texts) => texts.distanceWrong;
		this.#drawing.abort();
		this.#drawing = new AbortController();
		batch(() => {
			this.isWrong.value = isWrong;
			this.wrong.value = isWrong ? isWrongText : null;
			this.isOn.value = false;
			this.running.value = NOTHING;
		});
		if (!isWrong) void this.#go(distance, this.#drawing.signal);
		return !isWrong;
	}

	async #go(distance: string, signal: AbortSignal) {
		const page = this.#page;
		const { columns, rows } = this.size;
		const size = `${columns}x${rows}`;
		// A goal of one's own may have another size.
		const { goal: name, own } = page.choices;
		const ownGoal = page.look?.size === size ? page.look.goal : own;
		const goal = name === "own" ? ownGoal : name;
		if (this.#last === [size, goal, distance, this.seed.value].join()) {
			this.seed.value = nextSeed(this.seed.value);
		}
		const seed = this.seed.value;
		try {
			if (distance !== "") {
				this.isOn.value = true;
				this.said.value = (texts) => texts.drawing;
			}
			const board = await drawOne(page, {
				size,
				goal,
				seed,
				distance,
				signal,
				onProgress: ({ atLeast, tried }) => {
					if (signal.aborted) return;
					this.running.value = (texts) => texts.drawingAt(atLeast, tried);
				},
			});
			if (signal.aborted) return;
			this.#last = [size, goal, distance, seed].join();
			batch(() => {
				page.take(board);
				this.#end((texts) => texts.drawn(seed));
			});
		} catch (error) {
			if (signal.aborted) return;
			this.#end(NOTHING, error);
		}
	}

	#end(said: Words, wrong: unknown = null) {
		batch(() => {
			this.isOn.value = false;
			this.running.value = NOTHING;
			this.said.value = said;
			this.wrong.value = wrong;
		});
	}
}

/**
 * Draws a board.
 *
 * @param wish `distance` is empty for any.
 * @returns Rejects with the core's error.
 */
export async function drawOne(
	{ core, solver }: Pick<Chosen, "core" | "solver">,
	{
		size,
		goal,
		seed,
		distance,
		signal,
		onProgress,
	}: {
		size: string;
		goal: string;
		seed: string;
		distance: string;
		signal: AbortSignal;
		onProgress?: (progress: { tried: number; atLeast: number }) => void;
	},
): Promise<string> {
	if (distance === "") return core.drawBoards(size, goal, seed, 1);
	const wish = { size, goal, seed, difficulty: distance };
	const board = await drawBoard(solver, wish, {
		signal,
		...(onProgress && { onProgress }),
	});
	if (board !== undefined) return board;
	throw new Error(`${distance} is no number of slides`);
}

/** Returns the seed after a seed: "a9" → "a10". */
function nextSeed(seed: string) {
	const [digits] = /\d{1,9}$/.exec(seed) ?? [""];
	const head = seed.slice(0, seed.length - digits.length);
	return `${head}${Number(digits) + 1}`;
}
