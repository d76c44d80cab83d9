/**
 * What the props of the React component mean.
 */

import { ATTRIBUTES as ALL } from "../element/attributes.ts";

/**
 * Prop → attribute.
 *
 * @type {Record<string, string>}
 */
export const ATTRIBUTES = {};

for (const name of Object.keys(ALL)) {
	ATTRIBUTES[name === "readonly" ? "readOnly" : name] = name;
}

/**
 * Prop → event.
 *
 * @type {Record<string, string>}
 */
export const EVENTS = {};

for (const type of [
	...["ready", "new-board", "before-shuffle", "before-hint", "before-move"],
	...["move", "distance", "hint", "progress", "solved", "finished"],
	...["reset", "suspend", "error"],
]) {
	const prop = `on-${type}`.replace(/-(\w)/g, (_, first) =>
		first.toUpperCase(),
	);
	EVENTS[prop] = type;
}
