/**
 * What a browser's translator does (Chrome's, and Google's script): in the place of each
 * text node that has come, outside shadow roots, it puts two elements with another one.
 *
 * @param {any} place
 */
export function translate(place) {
	const page = place.ownerDocument;
	const texts = page.createTreeWalker(place, 4);
	const all = [];
	while (texts.nextNode()) all.push(texts.currentNode);
	for (const text of all) {
		const isWords = text.data.trim() !== "";
		if (!isWords || text.parentElement.closest("font, script, style")) continue;
		const outer = page.createElement("font");
		outer.appendChild(page.createElement("font")).textContent = text.data;
		text.replaceWith(outer);
	}
}
