/**
 * What the attributes of the element say of how a puzzle looks and is played.
 */

import { hintsAllowed, PREFERENCES } from "./attributes.js";

/**
 * @param {import("./element.js").SlidingPuzzleElement} element
 * @returns {import("./puzzle.js").Settings}
 */
export function settingsOf(element) {
	return /** @type {import("./puzzle.js").Settings} */ ({
		tiles: element.tiles,
		alt: element.alt,
		labels: element.labels === "on",
		label: element.getAttribute("aria-label") ?? "",
		arrows: element.arrows,
		motion: element.motion,
		preferences: element.matches(PREFERENCES)
			? (/** @type {string} */ name) => Reflect.get(element, name)
			: null,
		hints: hintsAllowed(element.getAttribute("hints")),
		solver: element.solver === "on",
		timer: element.timer !== "off",
		counts: element.counts,
		mayPlay: !element.readOnly && !element.matches(":disabled"),
	});
}
