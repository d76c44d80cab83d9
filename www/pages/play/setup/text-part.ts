/**
 * The part of the sheet that takes a board as text.
 */

import type { Texts } from "../../../messages/compiled/setup-en.ts";
import { make } from "../../parts/sheet.ts";

export function textPart(
	strings: Texts,
	{
		open,
		play,
	}: {
		/** Resolves with what is wrong with a text, or nothing. */
		open: (text: string) => Promise<string>;
		/** Plays what was opened. */
		play: () => unknown;
	},
) {
	const element = make("details", { class: "setup-text" });
	const form = make("form");
	const label = make("label", { for: "setup-board-text" }, strings.textHelp);
	const text = make("textarea", {
		id: "setup-board-text",
		rows: "4",
		spellcheck: "false",
		autocomplete: "off",
		autocapitalize: "off",
		"aria-describedby": "setup-text-error",
	});
	const error = make("p", {
		id: "setup-text-error",
		class: "setup-error or-nothing bad",
		role: "alert",
	});
	const button = make("button", { class: "button" }, strings.read);
	form.append(label, text, error, button);
	element.append(make("summary", {}, strings.asText), form);
	const show = (wrong: string) => {
		error.textContent = wrong;
		text.ariaInvalid = wrong === "" ? null : "true";
		if (wrong !== "") element.open = true;
	};
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		show(await open(text.value));
	});
	// The quick way: read and play at once.
	text.addEventListener("keydown", async (event) => {
		if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
		event.preventDefault();
		const wrong = await open(text.value);
		show(wrong);
		if (wrong === "") play();
	});
	return {
		element,
		show,
		fill(value: string) {
			text.value = value;
		},
	};
}
