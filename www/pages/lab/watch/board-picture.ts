/**
 * A board as a picture, for a list or beside the trees.
 */

const SVG = "http://www.w3.org/2000/svg";
const SIDE = 10;

/**
 * @param tiles Row by row, 0 for the gap.
 * @param name What it is called, unless what stands beside it says so.
 */
export function boardPicture(
	tiles: readonly number[],
	columns: number,
	name?: string,
) {
	const rows = tiles.length / columns;
	const svg = draw("svg", {
		class: "watch-board",
		viewBox: `-0.5 -0.5 ${columns * SIDE + 1} ${rows * SIDE + 1}`,
	});
	if (name === undefined) svg.setAttribute("aria-hidden", "true");
	else {
		svg.setAttribute("role", "img");
		svg.setAttribute("aria-label", name);
	}
	for (const [cell, tile] of tiles.entries()) {
		const [x, y] = [(cell % columns) * SIDE, Math.floor(cell / columns) * SIDE];
		const [width, height] = [`${SIDE}`, `${SIDE}`];
		const rect = draw("rect", { x: `${x}`, y: `${y}`, width, height });
		svg.append(rect);
		if (tile === 0) {
			rect.classList.add("is-gap");
			continue;
		}
		const text = draw("text", {
			x: `${x + SIDE / 2}`,
			y: `${y + SIDE / 2}`,
		});
		text.textContent = String(tile);
		svg.append(text);
	}
	return svg;
}

function draw(tag: string, attributes: Record<string, string>) {
	const made = document.createElementNS(SVG, tag);
	for (const [name, value] of Object.entries(attributes)) {
		made.setAttribute(name, value);
	}
	return made;
}
