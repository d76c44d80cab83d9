/**
 * Registers the element on a page.
 */

import { SlidingPuzzleElement } from "./element.ts";
import { VERSION } from "./version.ts";

let isTold = false;

/**
 * Defines `<sliding-puzzle>`, or the same element under another name. Does nothing
 * if the name is already registered, or on a server; neither is an error. If it is
 * registered by another copy of this script, one line in the console says so.
 *
 * @returns Whether the tag is this element now.
 */
export function define(tag: string = "sliding-puzzle"): boolean {
	const registry = globalThis.customElements;
	if (registry === undefined) return false;
	const known = registry.get(tag);
	if (known !== undefined) {
		const isOurs = known.prototype instanceof SlidingPuzzleElement;
		if (known === SlidingPuzzleElement || isOurs) return true;
		warnOfOther(tag, known);
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

function warnOfOther(
	tag: string,
	known: CustomElementConstructor & { version?: unknown },
) {
	if (isTold) return;
	isTold = true;
	console.warn(
		`sliding-puzzle ${VERSION} is not used: <${tag}> is defined already, by ${known.version ?? "another script"}`,
	);
}
