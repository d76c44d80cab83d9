/**
 * Buttons below the board, for switches and eyes: hint, undo and four arrows, the first
 * stops after the board. Hint and undo are the panel's own, moved here: nobody meets
 * them twice.
 */

import type { Command } from "../../input/keys.ts";
import type { Texts } from "../../messages/compiled/advice-en.ts";
import { find, findButton, label } from "../dom.ts";
import { style, styleSheet } from "../style.ts";
import { button, element, icon } from "../template.ts";

const CSS = `
.padded .sizer { padding-block-end: 64px; }
.padded #root { margin-block-end: 64px; }
#pad {
	position: absolute;
	inset-block-start: 100%;
	inset-inline: 0;
	display: grid;
	grid-template-columns: repeat(2, minmax(44px, 1.6fr)) repeat(4, minmax(44px, 1fr));
	gap: 6px;
	inline-size: min(100%, 34em);
	margin-inline: auto;
	padding: 8px;
}
#pad .button { block-size: 48px; padding: 2px; }
#pad .icon { inline-size: 1.6em; block-size: 1.6em; }
.padded :is(.bar, .compact, .slim) #pad .button { flex-direction: column; gap: 0.1em; font-size: 0.85em; }
/* A word of any language that has no room is still the button's name. */
#pad { container-type: inline-size; }
@container (inline-size < 440px) {
	#pad span { position: absolute; clip-path: inset(50%); }
}
`;

/** In the order of a row: as the arrow keys lie from left to right. */
const WAYS = [
	["left", "L", "M19 12H5m6-6-6 6 6 6"],
	["up", "U", "M12 19V5m-6 6 6-6 6 6"],
	["down", "D", "M12 5v14m-6-6 6 6 6-6"],
	["right", "R", "M5 12h14m-6-6 6 6-6 6"],
] as const;

export class Pad {
	#parts;
	#pad;

	constructor(parts: {
		tree: ShadowRoot;
		player: { ask: (command: Command) => unknown };
		texts: () => Texts;
	}) {
		this.#parts = parts;
		const { tree, player } = parts;
		if (!style.css.includes(CSS)) style.css += CSS;
		styleSheet(tree.ownerDocument);
		const arrows = [];
		for (const [name, to, drawn] of WAYS) {
			const arrow = button(`pad-${name}`, [icon(name, drawn)]);
			arrow.addEventListener("click", () => player.ask({ name: "move", to }));
			arrows.push(arrow);
		}
		// The arrows lie as the board does, which never runs from right to left.
		this.#pad = element(
			"div",
			{ id: "pad", role: "group", dir: "ltr" },
			arrows,
		);
	}

	turn(isOn: boolean) {
		const { tree } = this.#parts;
		if (isOn === this.#pad.isConnected) return;
		tree.firstElementChild?.classList.toggle("padded", isOn);
		const [undo, hint] = [findButton(tree, "undo"), findButton(tree, "hint")];
		if (isOn) {
			this.#pad.prepend(hint, undo);
			find(tree, "board-box", HTMLElement).after(this.#pad);
			this.speak();
		} else {
			findButton(tree, "redo").before(undo);
			findButton(tree, "redo").after(hint);
			this.#pad.remove();
		}
	}

	/** Says everything in the current language. */
	speak() {
		const texts = this.#parts.texts().pad;
		this.#pad.ariaLabel = texts.name;
		for (const [name] of WAYS) {
			const arrow = this.#pad.querySelector(`#pad-${name}`);
			if (arrow instanceof HTMLElement) label(arrow, texts[name]);
		}
	}
}
