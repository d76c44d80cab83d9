/**
 * Tells the page's author of a puzzle that nobody can see. Loaded when there is time.
 */

/**
 * Tells if the element has no room although it is shown.
 *
 * @param {HTMLElement} element
 */
export function tellIfNoRoom(element) {
	const { offsetWidth: width, offsetHeight: height } = element;
	// Safari before 17.4 cannot tell whether it is hidden on purpose.
	if (width * height > 0 || !element.checkVisibility?.()) return;
	console.info(
		`${element.localName} has no room: its box is ${width} × ${height} px. Give it a width and a height.`,
	);
}
