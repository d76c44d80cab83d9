/**
 * The parts of the panel that there are only with help: the progress of a search and
 * its buttons, and the buttons of a playback. Made when help is first needed.
 */

import type { Command } from "../../input/keys.ts";
import { find, findButton } from "../dom.ts";
import { button, element, icon, text } from "../template.ts";
import { addLateStyle } from "./late-style.ts";

/** Paths in a box of 24 × 24. */
const ICONS = {
	back: "M17.5 6 9.5 12l8 6zM6.5 6v12",
	forward: "m6.5 6 8 6-8 6zM17.5 6v12",
	pause: "M8.5 5.5v13M15.5 5.5v13",
	play: "m8 5 11 7-11 7z",
	stop: "M6.5 6.5h11v11h-11z",
};

/** Buttons, by their ids. */
export const HELP_BUTTONS: Record<string, Command> = {
	cancel: { name: "stop" },
	longer: { name: "thinkLonger" },
	stop: { name: "stop" },
	pause: { name: "pause" },
	"step-back": { name: "step", by: -1 },
	"step-forward": { name: "step", by: 1 },
};

/**
 * Puts them into the panel. They have no texts yet.
 *
 * @param ask Called with what a button is for.
 */
export function addHelpParts(
	tree: ShadowRoot,
	ask: (command: Command) => unknown,
) {
	addLateStyle(tree);
	const [played, ...searched] = makeHelpParts();
	find(tree, "advice", HTMLElement).append(...searched);
	find(tree, "controls", HTMLElement).before(played);
	for (const [id, command] of Object.entries(HELP_BUTTONS)) {
		findButton(tree, id).addEventListener("click", () => ask(command));
	}
}

/** Returns the parts: that of a playback, and those of a search. */
export function makeHelpParts() {
	const parts = [
		playback(),
		element("span", { id: "advice-progress", role: "progressbar" }),
		button("cancel", [text("cancel")], "button small"),
		button("longer", [text("longer")], "button small"),
		element("slot", { id: "advice-more", name: "advice" }),
	];
	for (const part of parts) part.hidden = true;
	return parts;
}

function playback() {
	const both = [icon("pause", ICONS.pause), icon("play", ICONS.play)];
	return element("div", { id: "playback" }, [
		tool("step-back", [icon("back", ICONS.back)], "stepBack"),
		button("pause", both, "tool strong", { tip: "pause" }),
		tool("step-forward", [icon("forward", ICONS.forward)], "stepForward"),
		tool("stop", [icon("stop", ICONS.stop)], "stop"),
		element("label", { class: "speed" }, [
			element("span", { class: "sr", "data-text": "speed" }),
			element("select", { id: "speed" }),
		]),
	]);
}

/** @param tip The key of its string. */
function tool(id: string, children: Element[], tip: string) {
	return button(id, children, "tool", { tip });
}
