/**
 * What the attributes of the element say of how a puzzle looks and is played.
 */

import { hintsAllowed, PREFERENCES } from "./attributes.ts";
import type { SlidingPuzzleElement } from "./element.ts";
import type { Settings } from "./puzzle.ts";

export function settingsOf(element: SlidingPuzzleElement): Settings {
	return {
		tiles: element.tiles,
		alt: element.alt,
		labels: element.labels === "on",
		label: element.getAttribute("aria-label") ?? "",
		arrows: element.arrows,
		motion: element.motion,
		preferences: element.matches(PREFERENCES)
			? (name: string) => Reflect.get(element, name)
			: null,
		hints: hintsAllowed(element.getAttribute("hints")),
		solver: element.solver === "on",
		timer: element.timer !== "off",
		counts: element.counts,
		mayPlay: !element.readOnly && !element.matches(":disabled"),
	} as Settings;
}
