/**
 * Where the focus goes.
 */

import type { RefObject } from "preact";
import { useLayoutEffect } from "preact/hooks";

/**
 * Gives the focus to another element, if what has it in a place is hidden by a change.
 *
 * @param next Returns what gets it.
 */
export function useFocusLeft(
	place: RefObject<HTMLElement | null>,
	next: () => HTMLElement | null | undefined,
) {
	// Before the change: a browser may take the focus from what is hidden at once.
	const had = document.activeElement;
	useLayoutEffect(() => {
		const isGone = had?.closest("[hidden]") && place.current?.contains(had);
		if (isGone) next()?.focus();
	});
}
