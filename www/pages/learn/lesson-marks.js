/**
 * Which marks a lesson has on its board, by how much help is asked for. Pure.
 */

/**
 * @param {Pick<import("./lesson-play.js").LessonPlay, "toDo" | "task" | "level">} play
 * @param {readonly number[]} tiles Those on the board, row by row; 0 for the gap.
 * @returns {import("./marks.js").Mark[]}
 */
export function marksOf({ toDo, task, level }, tiles) {
	/** @type {import("./marks.js").Mark[]} */
	const marks = [];
	const asked = level === "none" ? undefined : task;
	for (const { cell, tile } of toDo) {
		const isHome = tiles[cell] === tile;
		if (!isHome && asked?.cells.includes(cell)) continue;
		const kind = isHome ? "home" : "goal";
		marks.push({ kind, at: cell, key: `${kind}-${cell}` });
	}
	if (asked === undefined) return marks;
	const has = level === "tile" || level === "move";
	for (const [index, tile] of asked.tiles.entries()) {
		const [cell, at] = [asked.cells[index], tiles.indexOf(tile)];
		if (cell !== at)
			marks.push({ kind: "cell", at: cell, key: `cell-${cell}` });
		if (has && tile === asked.tile) continue;
		marks.push({ kind: "tile", at, key: `tile-${tile}` });
	}
	if (has)
		marks.push({ kind: "next", at: asked.cell, key: `next-${asked.tile}` });
	if (level === "move") {
		const gap = tiles.indexOf(0);
		marks.push({ kind: "arrow", at: gap, key: "arrow", way: asked.slides[0] });
	}
	return marks;
}
