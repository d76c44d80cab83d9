/**
 * The name of the game in play, above its board on a phone: its size, and the best time.
 */

import { find } from "../../element/dom.js";

/**
 * @param {import("./rest.js").Parts} parts
 * @param {import("./standing.js").Standing} standing
 * @returns {() => Promise<void>} Says it again, as in another language.
 */
export function showInPlay({ puzzle, texts }, standing) {
	const place = find(document, "in-play", HTMLElement);
	const show = async () => {
		const said = puzzle.size.replace("x", " × ");
		place.textContent = said;
		try {
			const best = await standing.best();
			// Meanwhile it may name another board.
			if (!best || place.textContent !== said) return;
			place.textContent = `${said} · ${texts().menu.best(best)}`;
		} catch (error) {
			console.info("the best time is not known:", error);
		}
	};
	void show();
	for (const type of ["new", "finished"]) {
		puzzle.addEventListener(type, () => void show());
	}
	return show;
}
