/**
 * Boards that are not typed: drawn from a seed, exactly so far from solved, or those of
 * exercises.
 */

import { proportionsOf } from "../../element/attributes.ts";
import { find, findButton } from "../../element/dom.ts";
import { drawBoard } from "../../solver/draw-board.ts";
import { stepper } from "../parts/inputs.ts";
import { make } from "../parts/sheet.ts";
import { EXAMPLES } from "./examples.ts";
import type { LabPage } from "./lab-page.ts";

export class DrawPart {
	#page;
	#seed = find(document, "seed", HTMLInputElement);
	#distance = find(document, "distance", HTMLInputElement);
	#error = find(document, "draw-error", HTMLElement);
	#said = find(document, "draw-said", HTMLElement);
	// Not announced: it changes all the time.
	#running = find(document, "draw-running", HTMLElement);
	#columns = 0;
	#rows = 0;
	/** What is shown. */
	#shown = "";
	/** What was drawn last: the same again would be the same board. */
	#last = "";
	#drawing = new AbortController();

	constructor(page: LabPage) {
		this.#page = page;
		this.#seed.value = "1";
		find(document, "draw-form", HTMLFormElement).addEventListener(
			"submit",
			(event) => {
				event.preventDefault();
				void this.#draw();
			},
		);
		findButton(document, "stop-draw").addEventListener("click", () => {
			this.#drawing.abort();
			this.#setOn(false);
			this.#said.textContent = this.#page.texts.stoppedAll;
		});
		find(document, "draw-part", HTMLDetailsElement).addEventListener(
			"toggle",
			() => this.#takeSize(),
		);
		this.#renderExamples();
	}

	render() {
		this.#distance.placeholder = this.#page.texts.anyDistance;
		this.#renderSize();
	}

	/** Begins with the size of the board at hand. */
	#takeSize() {
		const { columns, rows } = proportionsOf(this.#page.lastLook?.size ?? null);
		[this.#columns, this.#rows] = [columns, rows];
		this.#renderSize();
	}

	#renderSize() {
		const { texts, sides } = this.#page;
		if (this.#columns === 0) return this.#takeSize();
		const shown = [this.#columns, this.#rows, texts.columns].join();
		if (shown === this.#shown) return;
		this.#shown = shown;
		const side: (
			name: "columns" | "rows",
			value: number,
			take: (value: number) => void,
		) => HTMLElement = (name, value, take) =>
			stepper({
				name: texts[name],
				value,
				range: sides,
				less: () => texts.less(name),
				more: () => texts.more(name),
				onChange: (chosen) => {
					take(chosen);
					this.#shown = [this.#columns, this.#rows, texts.columns].join();
				},
			});
		find(document, "size-steppers", HTMLElement).replaceChildren(
			side("columns", this.#columns, (value) => {
				this.#columns = value;
			}),
			side("rows", this.#rows, (value) => {
				this.#rows = value;
			}),
		);
	}

	async #draw() {
		const page = this.#page;
		const size = `${this.#columns}x${this.#rows}`;
		// A goal of one's own may have another size.
		const { goal: name } = page.choices;
		const goal =
			name !== "own"
				? name
				: page.look?.size === size
					? page.look.goal
					: page.choices.own;
		const distance = this.#distance.value.trim();
		if (this.#last === [size, goal, distance, this.#seed.value].join()) {
			this.#seed.value = nextSeed(this.#seed.value);
		}
		const seed = this.#seed.value;
		this.#drawing.abort();
		this.#drawing = new AbortController();
		const { signal } = this.#drawing;
		this.#error.textContent = "";
		this.#distance.ariaInvalid = "false";
		if (distance !== "" && !/^\d{1,4}$/.test(distance)) {
			this.#error.textContent = page.texts.distanceWrong;
			this.#distance.ariaInvalid = "true";
			this.#distance.focus();
			return;
		}
		try {
			if (distance !== "") {
				this.#said.textContent = page.texts.drawing;
				this.#setOn(true);
			}
			const board = await drawOne(page, {
				size,
				goal,
				seed,
				distance,
				signal,
				onProgress: ({ level, tried }) => {
					if (signal.aborted) return;
					this.#running.textContent = page.texts.drawingAt(level, tried);
				},
			});
			if (signal.aborted) return;
			this.#setOn(false);
			this.#last = [size, goal, distance, seed].join();
			page.take(board);
			this.#said.textContent = page.texts.drawn(seed);
		} catch (error) {
			if (signal.aborted) return;
			this.#setOn(false);
			this.#said.textContent = "";
			this.#error.textContent = await page.explain(error);
		}
	}

	/** @param isOn Whether a board is being looked for. */
	#setOn(isOn: boolean) {
		const [draw, stop] = ["draw", "stop-draw"].map((id) =>
			findButton(document, id),
		);
		const { activeElement } = document;
		const hadFocus = activeElement === (isOn ? draw : stop);
		draw.hidden = isOn;
		stop.hidden = !isOn;
		this.#running.textContent = "";
		if (hadFocus) (isOn ? stop : draw).focus();
	}

	#renderExamples() {
		const page = this.#page;
		find(document, "examples", HTMLElement).replaceChildren(
			...EXAMPLES.map(({ board, answer }) => {
				const item = make("li");
				const answerText = String(answer).replace("-", "−");
				const button = make("button", { type: "button", class: "example" });
				button.append(
					make("code", {}, board),
					make("span", {}, `→ ${answerText}`),
				);
				button.addEventListener("click", () => {
					// The answers are for the usual goal.
					page.take(board);
					page.change({ goal: "last" });
				});
				item.append(button);
				return item;
			}),
		);
	}
}

/**
 * Draws a board.
 *
 * @param wish `distance` is empty for any.
 * @returns Rejects with the core's error.
 */
export async function drawOne(
	{ core, solver }: Pick<LabPage, "core" | "solver">,
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
		onProgress?: (progress: { tried: number; level: number }) => void;
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
