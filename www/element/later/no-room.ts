/**
 * Tells the page's author of a puzzle that nobody can see. Loaded when there is time.
 */

/** Until then a page may still be laying itself out, in milliseconds. */
const SETTLED_MS = 1_000;

/**
 * Tells if the element has no room although it is shown, once the page is laid out.
 */
export function watchRoom(element: Element) {
	setTimeout(() => warnIfNoRoom(element), SETTLED_MS);
}

function warnIfNoRoom(element: Element) {
	// The element itself has no box with `display: contents`.
	const box = element.shadowRoot?.firstElementChild as HTMLElement;
	const { offsetWidth: width, offsetHeight: height } = box;
	// Safari before 17.4 cannot tell whether it is hidden on purpose.
	if (width * height > 0 || !box.checkVisibility?.()) return;
	console.info(
		`${element.localName} has no room: its box is ${width} × ${height} px. Give it a width and a height.`,
	);
}
