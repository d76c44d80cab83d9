/**
 * The part of the sheet that takes a board as text.
 */

import { make } from "../../parts/sheet.js";

/**
 * @param {import("../../../strings/setup-en.js").SetupStrings} strings
 * @param {(text: string) => Promise<string>} open Resolves with what is wrong with a
 *   text, or nothing.
 */
export function textPart(strings, open) {
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
		class: "setup-error",
		role: "alert",
	});
	const button = make("button", { class: "button" }, strings.read);
	form.append(label, text, error, button);
	element.append(make("summary", {}, strings.asText), form);
	const show = (/** @type {string} */ wrong) => {
		error.textContent = wrong;
		text.ariaInvalid = wrong === "" ? null : "true";
		if (wrong !== "") element.open = true;
	};
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		show(await open(text.value));
	});
	text.addEventListener("keydown", (event) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
			form.requestSubmit();
		}
	});
	return {
		element,
		show,
		/** @param {string} value */
		fill(value) {
			text.value = value;
		},
	};
}
