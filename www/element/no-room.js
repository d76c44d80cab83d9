/**
 * Tells the page's author of a puzzle that nobody can see. Loaded when there is time.
 */

/**
 * Tells if the element has no room although it is shown.
 *
 * @param {Element} element
 */
export function tellIfNoRoom(element) {
	// The element itself has no box with `display: contents`.
	const box = /** @type {HTMLElement} */ (
		element.shadowRoot?.firstElementChild
	);
	const { offsetWidth: width, offsetHeight: height } = box;
	// Safari before 17.4 cannot tell whether it is hidden on purpose.
	if (width * height > 0 || !box.checkVisibility?.()) return;
	console.info(
		`${element.localName} has no room: its box is ${width} × ${height} px. Give it a width and a height.`,
	);
}
