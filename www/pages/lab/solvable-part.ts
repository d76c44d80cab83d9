/**
 * Whether the board can be solved, and why: what the core has counted, in words.
 */

import type { SolvableResult } from "../../core/wasm/lab.js";
import { proportionsOf } from "../../element/attributes.ts";
import { find, findButton } from "../../element/dom.ts";
import { make } from "../parts/sheet.ts";
import type { LabPage, Look } from "./lab-page.ts";

/** Pairs that are listed. A board of five rows and columns has no more. */
const LISTED = 300;

/** A board of more tiles is not read out in one line. */
const READ = 60;

export class SolvablePart {
	#page;
	/** What is shown. */
	#shown = "";

	constructor(page: LabPage) {
		this.#page = page;
		findButton(document, "take-nearest").addEventListener("click", () => {
			const { look } = page;
			if (look === null) return;
			page.take(look.found.nearest);
			// The button is gone.
			find(document, "solvable-title", HTMLElement).focus();
		});
	}

	render() {
		const { texts, look } = this.#page;
		find(document, "solvable-section", HTMLElement).hidden = look === null;
		if (look === null) return;
		const shown = [look.text, look.goal, texts.title].join();
		if (shown === this.#shown) return;
		this.#shown = shown;
		const { found } = look;
		const { solvable } = found;
		const verdict = find(document, "verdict", HTMLElement);
		verdict.textContent = solvable ? texts.yes : texts.no;
		verdict.classList.toggle("is-no", !solvable);
		find(document, "nearest-row", HTMLElement).hidden = solvable;
		find(document, "nearest-about", HTMLElement).textContent = texts.nearest;
		find(document, "nearest", HTMLElement).textContent = found.nearest;
		this.#renderArgument(look);
		this.#renderPairs(found.inversions);
		this.#renderMerges(found);
	}

	#renderArgument({ size, tiles, goal, found }: Look) {
		const { texts } = this.#page;
		const { columns } = proportionsOf(size);
		const { order, inversions, isWidthEven, blankRow, homeRow } = found;
		const read = order.join(" ");
		const isUsual = tiles.filter((tile) => tile !== 0).join(" ") === read;
		const count = inversions.length;
		const far = Math.abs(blankRow - homeRow);
		const isEven = (n: number) => n % 2 === 0;
		const paragraphs = [
			order.length > READ
				? ""
				: isUsual && goal === "last"
					? texts.orderUsual(read)
					: texts.orderAbout(read),
			texts.counted(count, isEven(count)),
			isWidthEven ? texts.evenWidth(columns - 1) : texts.oddWidth(columns - 1),
			isWidthEven
				? texts.evenVerdict({
						...{ n: count, far, sum: count + far },
						...{ row: blankRow + 1, home: homeRow + 1 },
						isEven: isEven(count + far),
					})
				: texts.oddVerdict(count, isEven(count)),
		];
		find(document, "argument", HTMLElement).replaceChildren(
			...paragraphs
				.filter((text) => text !== "")
				.map((text) => make("p", {}, text)),
		);
	}

	#renderPairs(pairs: [number, number][]) {
		const { texts } = this.#page;
		find(document, "pairs-title", HTMLElement).textContent = texts.pairs(
			pairs.length,
		);
		const items = pairs
			.slice(0, LISTED)
			.map(([one, other]) => make("li", {}, texts.pair(one, other)));
		if (pairs.length === 0) items.push(make("li", {}, texts.noPairs));
		if (pairs.length > LISTED) {
			const left = texts.morePairs(pairs.length - LISTED);
			items.push(make("li", { class: "soft" }, left));
		}
		find(document, "pairs", HTMLElement).replaceChildren(...items);
	}

	#renderMerges({ merges, inversions }: SolvableResult) {
		const { texts } = this.#page;
		find(document, "merges-title", HTMLElement).textContent = texts.merges(
			inversions.length,
		);
		const rows = merges.map((merge) => {
			const row = make("tr");
			const merged = [...merge.left, ...merge.right].sort((a, b) => a - b);
			for (const run of [merge.left, merge.right, merged]) {
				row.append(make("td", { class: "run" }, run.join(" ")));
			}
			row.append(make("td", { class: "number" }, String(merge.inversions)));
			return row;
		});
		const total = make("tr", { class: "total" });
		total.append(
			make("th", { scope: "row", colspan: "3" }, texts.total),
			make("td", { class: "number" }, String(inversions.length)),
		);
		find(document, "merge-rows", HTMLElement).replaceChildren(...rows, total);
	}
}
