/**
 * A small board to look at.
 */

import { FACE, LOOK } from "../../element/attributes.ts";
import { make } from "./make.ts";

/** What it shows as the board in play does, though nothing of it moves. */
export const LOOKS = Object.keys({ ...FACE, ...LOOK }).filter(
	(name) => name !== "motion",
);

/**
 * Returns a board that nobody can play or hear.
 *
 * @param puzzle Whose look it has.
 * @param attributes Its own.
 */
export function preview(
	puzzle: HTMLElement,
	attributes: Record<string, string>,
) {
	const made = make("sliding-puzzle", {
		"aria-hidden": "true",
		inert: "",
		readonly: "",
		controls: "none",
		motion: "off",
	});
	for (const name of LOOKS) {
		const value = puzzle.getAttribute(name);
		if (value !== null) made.setAttribute(name, value);
	}
	for (const [name, value] of Object.entries(attributes)) {
		made.setAttribute(name, value);
	}
	return made;
}
