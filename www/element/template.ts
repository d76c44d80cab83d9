/**
 * The content of the shadow root. It is built by calls, because a page may forbid
 * markup from text (Trusted Types). It is built once and copied for each puzzle.
 */

const SVG = "http://www.w3.org/2000/svg";

/** Paths in a box of 24 × 24. */
const ICONS = {
	undo: "M9 5 4.5 9.5 9 14M5 9.5h9a5 5 0 0 1 0 10h-2.5",
	redo: "m15 5 4.5 4.5L15 14M19 9.5h-9a5 5 0 0 0 0 10h2.5",
	hint: "M9 17.5h6M10 21h4M9.5 17.5c0-2.5-3-3.5-3-7a5.5 5.5 0 0 1 11 0c0 3.5-3 4.5-3 7",
	solve: "M13 3 5.5 13.5H12L11 21l7.5-10.5H12z",
	reset: "M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8M4.5 4.5v4.3h4.3",
	shuffle:
		"M4 7.5h3.5c4.5 0 4.5 9 9 9H20M4 16.5h3.5c1.6 0 2.6-1.1 3.4-2.5M20 7.5h-3.5c-1.6 0-2.6 1.1-3.4 2.5M17.5 5 20 7.5 17.5 10M17.5 14l2.5 2.5-2.5 2.5",
	close: "m6 6 12 12M18 6 6 18",
};

/** The buttons below the board: each has its icon, and the text of its name. */
const BUTTONS = ["undo", "redo", "hint", "solve", "reset", "shuffle"] as const;

let frame: HTMLElement | undefined;

/** Returns a copy of the content of the shadow root. */
export function makeTree() {
	frame ??= makeFrame();
	return frame.cloneNode(true);
}

function makeFrame() {
	return element("div", { class: "frame" }, [
		element("div", { class: "sizer" }),
		// As its texts run, whatever the page does; and the board as it always does.
		element("div", { id: "root", dir: "ltr" }, [
			element("div", { id: "layout" }, [
				element("div", { id: "board-box" }, [
					element("div", { id: "board", dir: "ltr" }, [
						element("canvas", { id: "canvas", "aria-hidden": "true" }),
						element("div", { id: "grid" }),
					]),
				]),
				panel(),
			]),
			element("slot", { hidden: "" }),
			element("div", { id: "message", role: "alert", hidden: "" }, [
				element("p", { id: "message-text" }),
				button("message-act", [element("span")], "button small"),
				button("message-close", [icon("close", ICONS.close)], "tool", {
					tip: "close",
				}),
			]),
			element("p", { id: "live", class: "sr", "aria-live": "polite" }),
			element("div", { id: "swatches", "aria-hidden": "true" }),
		]),
	]);
}

function panel() {
	return element("div", { id: "panel" }, [
		element("div", { class: "top-row" }, [
			element("dl", { id: "figures" }, [
				figure("time", "time"),
				figure("moves", "moves", "movesTip"),
				figure("slides", "slides", "slidesTip"),
			]),
			element("slot", { name: "top" }),
		]),
		element("div", { id: "advice" }, [
			element("p", { id: "advice-head" }),
			element("p", { id: "advice-text" }),
		]),
		element("slot", { name: "caption" }),
		// The playback takes their place, so that nothing moves.
		element("div", { class: "controls-or-playback" }, [controls()]),
	]);
}

function controls() {
	const made = [];
	for (const name of BUTTONS) {
		const one = button(name, [icon(name, ICONS[name]), text(name)]);
		// `later/hold-undo.ts` does so.
		if (name === "undo") one.setAttribute("data-title", "undoTip");
		made.push(one);
	}
	made.push(element("slot", { name: "bar" }));
	return element("div", { id: "controls" }, made);
}

/**
 * @param name The key of its string.
 * @param title The key of the string that explains it.
 */
function figure(id: string, name: string, title?: string) {
	const attributes = { "data-text": name };
	if (title) Object.assign(attributes, { "data-title": title });
	return element("div", { class: `figure ${id}` }, [
		element("dt", attributes),
		element("dd", { id }),
	]);
}

export function button(
	id: string,
	children: Element[],
	className: string = "button",
	{ tip }: { tip?: string } = {},
) {
	const attributes: Record<string, string> = {
		id,
		type: "button",
		class: className,
	};
	if (tip !== undefined) attributes["data-tip"] = tip;
	return element("button", attributes, children);
}

/** @param name The key of its string. */
export function text(name: string) {
	return element("span", { "data-text": name });
}

/** @param drawn Its path, in a box of 24 × 24. */
export function icon(name: string, drawn: string) {
	const svg = document.createElementNS(SVG, "svg");
	svg.setAttribute("viewBox", "0 0 24 24");
	svg.setAttribute("class", `icon ${name}`);
	svg.setAttribute("aria-hidden", "true");
	const path = document.createElementNS(SVG, "path");
	path.setAttribute("d", drawn);
	svg.append(path);
	return svg;
}

/**
 * Makes an element. An element with an id is also a part, so that a page can style
 * it.
 */
export function element(
	name: string,
	attributes: Record<string, string> = {},
	children: Element[] = [],
) {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) {
		made.setAttribute(key, value);
	}
	const parts = [attributes.id, name === "button" ? "button" : undefined];
	let part = "";
	for (const one of parts) if (one) part += ` ${one}`;
	if (part) made.setAttribute("part", part.trim());
	made.append(...children);
	return made;
}
