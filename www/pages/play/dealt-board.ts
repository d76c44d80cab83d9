/**
 * The board as it was dealt, drawn out of sight for the picture of a result: who sees the
 * picture recognises a puzzle.
 */

import type { SlidingPuzzleElement } from "../../element/element.ts";
import { preview } from "../parts/preview.ts";
import { readRival } from "./race/race.ts";

/** As large as it is in the picture, in CSS pixels. */
const SIDE = 510;

/**
 * Resolves with the canvas; call `end` when it was copied. Rejects if it cannot be drawn.
 */
export async function drawDealt(puzzle: SlidingPuzzleElement) {
	const { record = "" } = puzzle.exportState() ?? {};
	const { start } = await readRival(record);
	const made = preview(puzzle, {
		loading: "eager",
		size: puzzle.size,
	}) as SlidingPuzzleElement;
	made.style.cssText = `position:fixed;inset:0 auto auto -200vw;inline-size:${SIDE}px;block-size:${SIDE}px`;
	document.body.append(made);
	const end = () => made.remove();
	try {
		await made.ready;
		await made.open(start);
		await frame();
		await frame();
		const canvas = made.shadowRoot?.querySelector('[part~="canvas"]');
		if (!(canvas instanceof HTMLCanvasElement)) throw new Error("no canvas");
		return { canvas, end };
	} catch (error) {
		end();
		throw error;
	}
}

function frame() {
	return new Promise((resolve) => requestAnimationFrame(resolve));
}
