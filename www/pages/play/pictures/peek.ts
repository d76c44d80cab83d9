/**
 * The whole picture over the board, for a player who wants to see what it becomes.
 */

import { find } from "../../../element/dom.ts";
import { loadRest } from "../../../element/load-rest.ts";
import { languageOf } from "../../../element/page-watch.ts";
import type { ReflectedElement } from "../../../element/reflected.ts";

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

/**
 * Shows the picture, or removes it, and announces it once.
 *
 * @returns Whether a picture is shown.
 */
export async function peek(
	element: ReflectedElement,
	isOn: boolean,
): Promise<boolean> {
	const tree = element.shadowRoot as ShadowRoot;
	const before = tree.querySelector(`.${PEEK}`);
	const { src, tiles, alt } = element;
	const live = find(tree, "live", HTMLElement);
	if (!isOn || tiles !== "image" || !src) {
		if (before !== null) live.textContent = "";
		before?.remove();
		return false;
	}
	if (before !== null) return true;
	const picture = new Image();
	picture.className = PEEK;
	picture.src = src;
	picture.alt = alt;
	Object.assign(picture.style, STYLE);
	const canvas = find(tree, "canvas", HTMLCanvasElement);
	picture.style.borderRadius = canvas.style.borderRadius;
	find(tree, "board", HTMLElement).append(picture);
	const { loadAdviceTexts } = await loadRest();
	const texts = await loadAdviceTexts(languageOf(element));
	// It may have been removed meanwhile.
	if (picture.isConnected) live.textContent = texts.wholePicture(alt);
	return picture.isConnected;
}
