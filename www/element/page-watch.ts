/**
 * What a puzzle needs to know about the page around it.
 */

import { chooseLanguage } from "../messages/language.ts";
import { watchSize } from "../view/box-sizes.ts";
import { arrange } from "./arrange.ts";

/**
 * Returns the language of the nearest ancestor that names one, else the browser's.
 */
export function languageOf(element: Element) {
	let near = element.closest("[lang]");
	// From another component's shadow root, continue outside of it.
	let root = element.getRootNode();
	while (near === null && root instanceof ShadowRoot) {
		near = root.host.closest("[lang]");
		root = root.host.getRootNode();
	}
	const own = near?.getAttribute("lang") ?? "";
	// On a page in a third language, English is nearer than the browser's own.
	return chooseLanguage(own === "" ? navigator.languages : [own]);
}

/** @param signal Stops the watch. */
export function watchWindow(
	signal: AbortSignal,
	{
		turned,
		left,
		printed,
		pixels,
		translated,
	}: {
		/** The page is hidden, or visible again. */
		turned: () => void;
		/** The page is left. */
		left: () => void;
		/** The page is about to be printed. */
		printed: () => void;
		/** The page is on another screen, or zoomed. */
		pixels: () => void;
		/** An element of the page has another language. */
		translated: () => void;
	},
) {
	document.addEventListener("visibilitychange", turned, { signal });
	addEventListener("pagehide", left, { signal });
	addEventListener("beforeprint", printed, { signal });
	watchPixels(pixels, signal);
	const observer = new MutationObserver(translated);
	const every = { attributeFilter: ["lang"], subtree: true };
	observer.observe(document, every);
	signal.addEventListener("abort", () => observer.disconnect());
}

/** @param call Called when the page is on another screen, or zoomed. */
export function watchPixels(call: () => void, signal: AbortSignal) {
	const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
	const again = () => {
		call();
		watchPixels(call, signal);
	};
	query.addEventListener("change", again, { once: true, signal });
}

/**
 * Arranges board and panel by the size of the box.
 *
 * @param controls Returns `full`, `compact`, `bar` or `none`.
 * @param hidden Called when the box is hidden.
 * @returns Arranges them again, after `controls` or the shape of the board has
 *   changed.
 */
export function watchBox(
	box: HTMLElement,
	{
		layout,
		panel,
	}: {
		layout: HTMLElement;
		panel: HTMLElement;
	},
	controls: () => string,
	hidden: () => void,
): () => void {
	let [width, height] = [0, 0];
	// The style of a page may hide the panel. Then the board has its room too.
	const frame = box.parentElement as HTMLElement;
	let isHidden = false;
	const look = () => {
		// A puzzle that is hidden as a whole says nothing about its panel. Around a
		// board the panel has no box of its own.
		if (box.clientWidth === 0 || /^ba/.test(layout.className)) return;
		if (isHidden === (panel.clientWidth === 0)) return;
		isHidden = !isHidden;
		// Not now: what is being measured must not change.
		requestAnimationFrame(() => frame.classList.toggle("no-panel", isHidden));
	};
	const still = { fit: () => {}, draw: () => {} };
	watchSize(panel, { ...still, measure: look, sleep: look });
	const again = () => {
		if (width === 0) return;
		const ratio = Number(frame.style.getPropertyValue("--aspect"));
		const { form, side } = arrange(controls(), width, height, ratio);
		layout.className = form;
		box.style.setProperty("--side", `${side}px`);
	};
	// Until it is measured: a hidden panel need not be laid out.
	if (controls() === "none") layout.className = "bare";
	watchSize(box, {
		measure: () => {
			width = box.clientWidth;
			height = box.clientHeight;
			look();
		},
		fit: () => {
			again();
			box.style.setProperty("--height", `${height}px`);
		},
		draw: () => {},
		sleep: hidden,
	});
	return again;
}
