/**
 * Makes the element known to a page.
 */

import { SlidingPuzzleElement } from "./element.js";

/**
 * Defines `<sliding-puzzle>`, or the same under another name. A name that is
 * taken stays as it is, and a server has none: neither is an error.
 *
 * @param {string} [tag]
 * @returns {boolean} Whether the tag is this element now.
 */
export function define(tag = "sliding-puzzle") {
	const registry = globalThis.customElements;
	if (registry === undefined) return false;
	const known = registry.get(tag);
	if (known !== undefined) return known === SlidingPuzzleElement;
	// A class can have one name: another one is a class of its own.
	const isNamed = registry.getName?.(SlidingPuzzleElement);
	registry.define(
		tag,
		isNamed ? class extends SlidingPuzzleElement {} : SlidingPuzzleElement,
	);
	return true;
}
