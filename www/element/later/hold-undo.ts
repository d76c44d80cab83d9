/**
 * Undo held down, or pressed with Shift, is Redo: in a bar there is no room for a button
 * that is seldom wanted. Held on, it goes on.
 */

import { findButton } from "../dom.ts";

/** How long it is held until it is Redo, and until the next one, in milliseconds. */
const HOLD_MS = 450;
const AGAIN_MS = 120;

const ENDS = ["pointerup", "pointercancel", "pointerleave"];

export function holdUndo(tree: ShadowRoot) {
	const [undo, redo] = [findButton(tree, "undo"), findButton(tree, "redo")];
	let timer: ReturnType<typeof setTimeout> | undefined;
	let isHeld = false;
	const hold = () => {
		isHeld = true;
		redo.click();
		// What it does nothing about is said once.
		if (redo.ariaDisabled === null) timer = setTimeout(hold, AGAIN_MS);
	};
	undo.addEventListener("pointerdown", ({ button }) => {
		isHeld = false;
		if (button === 0) timer = setTimeout(hold, HOLD_MS);
	});
	for (const end of ENDS) {
		undo.addEventListener(end, () => clearTimeout(timer));
	}
	// A finger held on it opens no menu.
	undo.addEventListener("contextmenu", (event) => event.preventDefault());
	// Before what undoes: the same press ends with a click.
	const capture = { capture: true };
	undo.addEventListener(
		"click",
		(event) => {
			if (!isHeld && !event.shiftKey) return;
			event.stopImmediatePropagation();
			if (!isHeld) redo.click();
			isHeld = false;
		},
		capture,
	);
}
