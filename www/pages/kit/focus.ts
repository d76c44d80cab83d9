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

/**
 * Gives the focus on, if what has it in a place is gone by a change.
 *
 * @param give Gets which of the place's elements had it.
 */
export function useFocusGone(
	place: RefObject<HTMLElement | null>,
	give: (at: number) => void,
) {
	// Before the change.
	const had = document.activeElement as HTMLElement;
	const isHere = place.current?.contains(had) ?? false;
	const at = [...(place.current?.children ?? [])].indexOf(had);
	useLayoutEffect(() => {
		if (isHere && !had.isConnected) give(at);
	});
}
