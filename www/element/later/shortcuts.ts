/**
 * Tells assistive technology which keys press a button (`aria-keyshortcuts`).
 */

import { KEYS, type Keys } from "../../input/keys.ts";
import { findButton } from "../dom.ts";
import { BUTTONS, ENDING } from "../player.ts";

/**
 * @param keys Without any, the usual ones, unless others are told already.
 */
export function showShortcuts(tree: ShadowRoot, keys?: Keys) {
	for (const id of Object.keys(BUTTONS)) {
		const button = findButton(tree, id);
		if (keys === undefined && button.hasAttribute("aria-keyshortcuts"))
			continue;
		// With Shift these always act.
		const shift = ENDING.test(BUTTONS[id].name) ? "Shift+" : "";
		let text = "";
		for (const [key, use] of Object.entries(keys ?? KEYS)) {
			if (use === id) text += ` ${shift}${keyName(key)}`;
		}
		button.setAttribute("aria-keyshortcuts", text.trim());
	}
}

/**
 * Returns what is written on a key.
 *
 * @param key A place, or what is typed.
 */
export function keyName(key: string) {
	const typed = key.replace(/^(?:Key|Digit)(?=.$)/, "");
	return typed.length === 1 ? typed.toUpperCase() : typed;
}
