/**
 * Registers the element on a page.
 */

import { SlidingPuzzleElement } from "./element.js";

/**
 * Defines `<sliding-puzzle>`, or the same element under another name. Does nothing
 * if the name is already registered, or on a server; neither is an error. If it is
 * registered by another copy of this script, one line in the console says so.
 *
 * @param {string} [tag]
 * @returns {boolean} Whether the tag is this element now.
 */
export function define(tag = "sliding-puzzle") {
	const registry = globalThis.customElements;
	if (registry === undefined) return false;
	const known = registry.get(tag);
	if (known !== undefined) {
		const isOurs = known.prototype instanceof SlidingPuzzleElement;
		if (known === SlidingPuzzleElement || isOurs) return true;
		void import("./other-copy.js").then(({ tell }) => tell(tag, known));
		return false;
	}
	// A class can have one name, so another name gets its own class.
	const isNamed = registry.getName?.(SlidingPuzzleElement);
	registry.define(
		tag,
		isNamed ? class extends SlidingPuzzleElement {} : SlidingPuzzleElement,
	);
	return true;
}
