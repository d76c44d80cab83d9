/**
 * The speaker at the upper edge of the board: one tap turns the sound off, another one on
 * again, and so it stays.
 */

import { label } from "../../element/dom.ts";
import { make } from "../parts/make.ts";
import { icon } from "../parts/sheet.ts";
import type { PageContext } from "./page-context.ts";

const SPEAKER = "M4.5 9.5v5H8l4.5 4v-13L8 9.5z";
const ON = `${SPEAKER}M16 9a4.2 4.2 0 0 1 0 6M18.4 6.6a7.6 7.6 0 0 1 0 10.8`;
const OFF = `${SPEAKER}m11.5.5 4.5 4.5M20.5 9.5 16 14`;

export function addSpeaker({ puzzle, settings, texts, onSpeak }: PageContext) {
	const kind = { type: "button", id: "speaker", class: "tool", slot: "top" };
	const button = make("button", kind);
	const isOn = () => settings.get("sound") !== "off";
	const show = () => {
		button.ariaPressed = String(isOn());
		button.replaceChildren(icon(isOn() ? ON : OFF));
		label(button, texts().sound);
	};
	button.addEventListener("click", () =>
		settings.set("sound", isOn() ? "off" : null),
	);
	settings.onChange((name) => {
		if (name === "sound") show();
	});
	onSpeak(show);
	show();
	puzzle.append(button);
}
