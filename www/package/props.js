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
export const EVENTS = {
	onReady: "ready",
	onNew: "new",
	onBeforeMove: "before-move",
	onBeforeHint: "before-hint",
	onBeforeNew: "before-new",
	onMove: "move",
	onDistance: "distance",
	onHint: "hint",
	onProgress: "progress",
	onSolved: "solved",
	onFinished: "finished",
	onAside: "aside",
	onError: "error",
};
