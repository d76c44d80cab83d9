/**
 * Finds a shortest solution by breadth-first search over boards in text form: slow,
 * and too simple to be wrong. For boards up to 3×3.
 */

const WAYS = { U: [0, 1], D: [0, -1], L: [1, 0], R: [-1, 0] };

/**
 * @param {string} start Text form; the goal has the blank last.
 * @returns {{ tile: number, way: keyof typeof WAYS }[]} The slides, in order.
 */
export function shortestWay(start) {
	const columns = start.split("/")[0].split(" ").length;
	const first = start.split(/[ /]/).map(Number);
	const goal = first.map((_, cell) => (cell + 1) % first.length).join();
	/** @type {Map<string, { tile: number, way: keyof typeof WAYS, from: string } | null>} */
	const seen = new Map([[first.join(), null]]);
	const queue = [first];
	for (const tiles of queue) {
		const text = tiles.join();
		if (text === goal) break;
		for (const way of /** @type {(keyof typeof WAYS)[]} */ (
			Object.keys(WAYS)
		)) {
			const next = slid(tiles, columns, way);
			if (next === null || seen.has(next.tiles.join())) continue;
			seen.set(next.tiles.join(), { tile: next.tile, way, from: text });
			queue.push(next.tiles);
		}
	}
	const slides = [];
	for (let step = seen.get(goal); step; step = seen.get(step.from)) {
		slides.unshift({ tile: step.tile, way: step.way });
	}
	return slides;
}

/**
 * @param {number[]} tiles
 * @param {number} columns
 * @param {keyof typeof WAYS} way The way the tile moves.
 */
function slid(tiles, columns, way) {
	const blank = tiles.indexOf(0);
	const [x, y] = [blank % columns, Math.floor(blank / columns)];
	const [column, row] = [x + WAYS[way][0], y + WAYS[way][1]];
	const isOn =
		column >= 0 && column < columns && row >= 0 && row < tiles.length / columns;
	if (!isOn) return null;
	const cell = row * columns + column;
	const next = [...tiles];
	[next[blank], next[cell]] = [tiles[cell], 0];
	return { tiles: next, tile: tiles[cell] };
}
