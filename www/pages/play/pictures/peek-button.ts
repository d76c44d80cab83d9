/**
 * A button beside the figures that shows the whole picture while it is held, and the
 * key V does the same.
 */

import { find, label } from "../../../element/dom.ts";
import type { ReflectedElement } from "../../../element/reflected.ts";
import { make } from "../../parts/make.ts";
import { icon } from "../../parts/sheet.ts";
import type { PageContext } from "../page-context.ts";

const EYE =
	"M2.5 12c5-8.5 14-8.5 19 0-5 8.5-14 8.5-19 0M12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6";

export function peekButton({ puzzle, texts }: PageContext) {
	const button = make("button", {
		type: "button",
		slot: "top",
		class: "tool peek-button",
	});
	button.append(icon(EYE));
	let isShown = false;
	const show = (isOn: boolean) => {
		if (isOn === isShown) return;
		isShown = isOn;
		button.ariaPressed = String(isOn);
		peek(puzzle, isOn, texts().advice.wholePicture(puzzle.alt));
	};
	button.ariaPressed = "false";
	button.addEventListener("pointerdown", (event) => {
		button.setPointerCapture(event.pointerId);
		show(true);
	});
	for (const end of ["pointerup", "pointercancel", "blur"]) {
		button.addEventListener(end, () => show(false));
	}
	// A long touch is no wish for a menu.
	button.addEventListener("contextmenu", (event) => event.preventDefault());
	// A screen reader clicks and cannot hold: one click shows, the next one hides.
	button.addEventListener("click", (event) => {
		if (event.detail === 0) show(!isShown);
	});
	const isOurs = (event: KeyboardEvent) => {
		const { target, code, key } = event;
		if (event.ctrlKey || event.metaKey || event.altKey) return false;
		if (!(target instanceof Element) || target.closest("dialog")) return false;
		const hasLetters = !/^(?:off|arrows)/.test(puzzle.keys);
		const isLetter = code === "KeyV" || key.toLowerCase() === "v";
		return isLetter && hasLetters && puzzle.contains(target);
	};
	document.addEventListener("keydown", (event) => {
		if (!button.isConnected || event.repeat || !isOurs(event)) return;
		event.preventDefault();
		show(true);
	});
	document.addEventListener("keyup", ({ code, key }) => {
		if (code === "KeyV" || key.toLowerCase() === "v") show(false);
	});
	return {
		button,
		/** Says everything in the language of the page. */
		speak() {
			label(button, texts().pictures.peekHelp);
		},
		/** @param isThere Whether there is a picture to look at. */
		offer(isThere: boolean) {
			if (isThere) puzzle.append(button);
			else button.remove();
		},
	};
}

/** What it looks like: the board stays where it is, and hears nothing meanwhile. */
const STYLE = {
	position: "absolute",
	inset: "0",
	zIndex: "2",
	width: "100%",
	height: "100%",
	objectFit: "cover",
};

/** The class of the picture. */
const PEEK = "peek";

/** Shows the picture, or removes it, and announces it once. */
function peek(element: ReflectedElement, isOn: boolean, said: string) {
	const tree = element.shadowRoot as ShadowRoot;
	const before = tree.querySelector(`.${PEEK}`);
	const { src, tiles, alt } = element;
	const live = find(tree, "live", HTMLElement);
	if (!isOn || tiles !== "image" || !src) {
		if (before !== null) live.textContent = "";
		before?.remove();
		return;
	}
	if (before !== null) return;
	const picture = new Image();
	picture.className = PEEK;
	picture.src = src;
	picture.alt = alt;
	Object.assign(picture.style, STYLE);
	const canvas = find(tree, "canvas", HTMLCanvasElement);
	picture.style.borderRadius = canvas.style.borderRadius;
	find(tree, "board", HTMLElement).append(picture);
	live.textContent = said;
}
