/**
 * The dialogs: a board to enter, and how to play.
 */

import { find } from "../../element/dom.js";
import { loadLater } from "../../strings/language.js";

/**
 * Makes the dialogs ready.
 *
 * @param {object} parts
 * @param {(text: string) => Promise<string | null>} parts.open Opens a board; says
 *   what is wrong with it.
 * @param {() => void} parts.onOpened
 * @param {(to: "start" | "position") => void} parts.copy Copies a link.
 */
export function makeDialogs({ open, onOpened, copy }) {
	wireClosing();
	return {
		askForBoard: boardDialog({ open, onOpened }),
		askWhichLink: linkDialog(copy),
		showHelp,
	};
}

/** Buttons that close the dialog they are in, and a click beside it. */
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
 * Asks for a board as text. What cannot be read stays, with the reason below.
 *
 * @param {object} parts
 * @param {(text: string) => Promise<string | null>} parts.open Opens it; says
 *   what is wrong.
 * @param {() => void} parts.onOpened Told when the dialog is closed after it.
 * @returns {(text: string) => void} Shows the dialog with a text to begin with.
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
		// Closing gives the focus back to the button; the player goes on from here.
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
 * Asks which link is to be copied.
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
	const { howTo, keyList } = await loadLater(strings);
	const items = howTo.map((text) => element("li", text));
	find(document, "how-to", HTMLUListElement).replaceChildren(...items);
	const keys = keyList.flatMap(([key, meaning]) => [
		element("dt", key),
		element("dd", meaning),
	]);
	find(document, "key-list", HTMLDListElement).replaceChildren(...keys);
	find(document, "help-dialog", HTMLDialogElement).showModal();
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
