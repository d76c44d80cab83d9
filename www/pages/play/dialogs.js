/**
 * The dialogs: set up a board, copy a link, how to play.
 */

import { find } from "../../element/dom.js";
import { loadLater } from "../../strings/language.js";

/**
 * Sets up the dialogs.
 *
 * @param {object} parts
 * @param {(text: string) => Promise<string | null>} parts.open Opens a board;
 *   resolves with what is wrong with it, or `null`.
 * @param {() => void} parts.onOpened
 * @param {(to: "start" | "position") => void} parts.copy Copies a link.
 */
export function makeDialogs({ open, onOpened, copy }) {
	wireClosing();
	return {
		askForBoard: boardDialog({ open, onOpened }),
		askWhichLink: linkDialog(copy),
		showHelp,
		speak,
	};
}

/**
 * Says everything in the language of a table.
 *
 * @param {import("../../strings/en.js").Strings} strings
 */
async function speak(strings) {
	const { dialogs } = await loadLater(strings);
	const texts = /** @type {Record<string, unknown>} */ (dialogs);
	for (const element of document.querySelectorAll("[data-later]")) {
		element.textContent = String(
			texts[element.getAttribute("data-later") ?? ""],
		);
	}
}

/** Closes a dialog by its buttons, or by a click beside it. */
function wireClosing() {
	for (const dialog of document.querySelectorAll("dialog")) {
		dialog.addEventListener("click", (event) => {
			const { target } = event;
			const isClose =
				target instanceof Element && target.closest("[data-close]") !== null;
			if (target === dialog || isClose) dialog.close();
		});
	}
}

/**
 * Asks for a board as text. An invalid text stays, with the reason below it.
 *
 * @param {object} parts
 * @param {(text: string) => Promise<string | null>} parts.open Opens it;
 *   resolves with what is wrong with it, or `null`.
 * @param {() => void} parts.onOpened Called after the dialog has closed.
 * @returns {(text: string) => void} Shows the dialog with an initial text.
 */
function boardDialog({ open, onOpened }) {
	const dialog = find(document, "open-dialog", HTMLDialogElement);
	const form = find(document, "open-form", HTMLFormElement);
	const text = find(document, "board-text", HTMLTextAreaElement);
	const error = find(document, "open-error", HTMLElement);
	form.addEventListener("submit", async (event) => {
		event.preventDefault();
		const wrong = await open(text.value);
		error.textContent = wrong ?? "";
		text.ariaInvalid = String(wrong !== null);
		if (wrong !== null) return;
		// Closing returns the focus to the button. The player continues on the board.
		dialog.close();
		onOpened();
	});
	text.addEventListener("keydown", (event) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
			form.requestSubmit();
		}
	});
	return (begin) => {
		text.value = begin;
		error.textContent = "";
		text.ariaInvalid = null;
		dialog.showModal();
		text.select();
	};
}

/**
 * Asks which link to copy.
 *
 * @param {(to: "start" | "position") => void} copy
 * @returns {() => void} Shows the dialog.
 */
function linkDialog(copy) {
	const dialog = find(document, "link-dialog", HTMLDialogElement);
	for (const to of /** @type {const} */ (["start", "position"])) {
		find(document, `link-${to}`, HTMLButtonElement).addEventListener(
			"click",
			() => {
				dialog.close();
				copy(to);
			},
		);
	}
	return () => dialog.showModal();
}

/** @param {import("../../strings/en.js").Strings} strings */
async function showHelp(strings) {
	const { howTo, keysWhere, keyList } = await loadLater(strings);
	const items = howTo.map((text) => element("li", text));
	find(document, "how-to", HTMLUListElement).replaceChildren(...items);
	find(document, "keys-where", HTMLParagraphElement).textContent = keysWhere;
	const keys = keyList.flatMap(([key, meaning]) => [
		element("dt", key),
		element("dd", meaning),
	]);
	find(document, "key-list", HTMLDListElement).replaceChildren(...keys);
	const dialog = find(document, "help-dialog", HTMLDialogElement);
	dialog.showModal();
	// It may have been left scrolled.
	dialog.scrollTop = 0;
}

/**
 * @param {string} name
 * @param {string} text
 */
function element(name, text) {
	const made = document.createElement(name);
	made.textContent = text;
	return made;
}
