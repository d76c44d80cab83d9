/**
 * Asks for a board as text. An invalid text stays, with the reason below it.
 */

import { make, Sheet } from "../parts/sheet.js";

/**
 * @param {import("./rest.js").Parts} parts
 * @param {(text: string) => Promise<string | null>} open Opens a board; resolves with
 *   what is wrong with it, or `null`.
 */
export function openBoard({ puzzle, strings, texts }, open) {
	const { board: words } = texts();
	const sheet = new Sheet({
		id: "board-sheet",
		title: words.title,
		close: strings().close,
	});
	const form = make("form");
	const label = make("label", { for: "board-text" }, words.about);
	const text = make("textarea", {
		id: "board-text",
		rows: "4",
		spellcheck: "false",
		autocomplete: "off",
		autocapitalize: "off",
		"aria-describedby": "open-error",
	});
	text.value = puzzle.text;
	const error = make("p", { id: "open-error", class: "error", role: "alert" });
	const play = make(
		"button",
		{ type: "submit", class: "button strong wide" },
		words.play,
	);
	form.append(label, text, error, play);
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		const wrong = await open(text.value);
		error.textContent = wrong ?? "";
		text.ariaInvalid = String(wrong !== null);
		if (wrong !== null) return;
		sheet.close();
		puzzle.focus();
	});
	text.addEventListener("keydown", (event) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
			form.requestSubmit();
		}
	});
	sheet.body.append(form);
	sheet.open(text);
	text.select();
}
