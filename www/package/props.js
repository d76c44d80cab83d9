/**
 * What the props of the React component mean.
 */

/**
 * Prop → attribute.
 *
 * @type {Record<string, string>}
 */
export const ATTRIBUTES = { readOnly: "readonly" };

for (const name of [
	..."size goal board seed tiles src alt labels theme controls hints solver".split(
		" ",
	),
	..."counts inspection keys tap hover gamepad distance haptics".split(" "),
	..."timer arrows motion sound storage loading disabled required name".split(
		" ",
	),
	..."palette scheme deal difficulty metric".split(" "),
]) {
	ATTRIBUTES[name] = name;
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
