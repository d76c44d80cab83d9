/**
 * What the attributes of the element say of how a puzzle looks and is played.
 */

import type { Faces } from "../view/faces.ts";
import { hintsAllowed, PREFERENCES } from "./attributes.ts";
import type { ReflectedElement } from "./reflected.ts";

/** What the site author chose. */
export type Settings = {
	tiles: Faces["kind"];
	/** The text alternative of the picture. */
	alt: string;
	/** Whether the pieces of a picture have their numbers. */
	labels: boolean;
	/** What the page calls this puzzle; empty for nothing. */
	label: string;
	/** What an arrow key moves; to `explore`, it chooses. */
	arrows: "tile" | "blank" | "explore";
	motion: "auto" | "on" | "off";
	/**
	 * How the player plays, by the name of the attribute; `null` if all is as usual.
	 */
	preferences: ((name: string) => string) | null;
	/** How many the player may ask for in a game. */
	hints: number;
	/** Whether the player may use auto-solve. */
	solver: boolean;
	/** Whether the time is shown. */
	timer: boolean;
	/** Which counts are shown. */
	counts: string;
	/** Whether the player may do anything. */
	mayPlay: boolean;
};

export function settingsOf(element: ReflectedElement): Settings {
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
