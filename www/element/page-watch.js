/**
 * What a puzzle needs to know of the page around it.
 */

import { chooseLanguage } from "../strings/language.js";
import { watchSize } from "../view/box-sizes.js";
import { arrange } from "./arrange.js";

/**
 * The language of the nearest tag around it that names one, else the browser's.
 *
 * @param {Element} element
 */
export function languageOf(element) {
	let near = element.closest("[lang]");
	// In another component's shadow root: on the outside of that.
	let root = element.getRootNode();
	while (near === null && root instanceof ShadowRoot) {
		near = root.host.closest("[lang]");
		root = root.host.getRootNode();
	}
	const own = near?.getAttribute("lang") ?? "";
	return chooseLanguage([own, ...navigator.languages]);
}

/**
 * @param {AbortSignal} signal Ends the watch.
 * @param {object} calls
 * @param {() => void} calls.hidden Nobody sees the page any more.
 * @param {() => void} calls.seen
 * @param {() => void} calls.left
 * @param {() => void} calls.pixels It is on another screen, or zoomed.
 */
export function watchWindow(signal, { hidden, seen, left, pixels }) {
	document.addEventListener(
		"visibilitychange",
		() => (document.hidden ? hidden() : seen()),
		{ signal },
	);
	addEventListener("pagehide", left, { signal });
	const watchPixels = () => {
		const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
		const again = () => {
			pixels();
			watchPixels();
		};
		query.addEventListener("change", again, { once: true, signal });
	};
	watchPixels();
}

/**
 * Arranges board and panel as the box has room.
 *
 * @param {HTMLElement} box
 * @param {HTMLElement} layout
 * @param {() => string} controls Which are wished for.
 * @returns {() => void} Does it again: another wish.
 */
export function watchBox(box, layout, controls) {
	let [width, height] = [0, 0];
	const again = () => {
		layout.className = arrange(controls(), width, height);
	};
	// Until it is measured: what is not shown need not be laid out.
	if (controls() === "none") layout.className = "bare";
	watchSize(box, {
		measure: () => {
			width = box.clientWidth;
			height = box.clientHeight;
		},
		fit: () => {
			again();
			box.style.setProperty("--side", `${Math.min(width, height)}px`);
			box.style.setProperty("--height", `${height}px`);
		},
		draw: () => {},
	});
	return again;
}
