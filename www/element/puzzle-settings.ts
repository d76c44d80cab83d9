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
	numbers: boolean;
	/** Whether the numbers vanish with the first slide. */
	blindfold: boolean;
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

/** Returns what the page calls an element: by ARIA, else by `<label>`. */
export function labelOf(element: Element & { labels?: Iterable<Node> }) {
	const ids = element.getAttribute("aria-labelledby")?.split(/\s+/) ?? [];
	const scope = element.getRootNode() as Document | ShadowRoot;
	const text = (nodes: Iterable<Node | null>) => {
		let all = "";
		for (const node of nodes) all += ` ${node?.textContent ?? ""}`;
		return all.replace(/\s+/g, " ").trim();
	};
	const named = [];
	for (const id of ids) named.push(scope.getElementById?.(id) ?? null);
	return (
		text(named) ||
		element.getAttribute("aria-label")?.trim() ||
		text(element.labels ?? [])
	);
}

export function settingsOf(element: ReflectedElement): Settings {
	return {
		tiles: element.tiles,
		alt: element.alt,
		numbers: element.numbers === "on",
		blindfold: element.blindfold === "on",
		label: labelOf(element),
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
