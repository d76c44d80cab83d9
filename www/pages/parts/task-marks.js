/**
 * Which marks a task has on its board, by how much help is asked for. Pure.
 */

/** @typedef {import("./marks.js").Mark} Mark */

/**
 * @param {object} help
 * @param {readonly { cell: number, tile: number }[]} help.toDo What a lesson brings home.
 * @param {import("../../core/later/site-modules.js").Task | undefined} help.task
 * @param {import("./task-text.js").Level} help.level
 * @param {readonly number[]} tiles Those on the board, row by row; 0 for the gap.
 * @returns {Mark[]}
 */
export function marksOf({ toDo, task, level }, tiles) {
	/** @type {Mark[]} */
	const marks = [];
	const asked = level === "none" ? undefined : task;
	for (const { cell, tile } of toDo) {
		// One that has to make room once more is not done.
		const isDone = task === undefined || task.done.includes(cell);
		const isThere = tiles[cell] === tile || asked?.cells.includes(cell);
		if (isThere && !isDone) continue;
		const kind = isDone ? "home" : "goal";
		marks.push({ kind, at: cell, key: `${kind}-${cell}` });
	}
	if (asked === undefined) return marks;
	const hasArrow = level === "move";
	const isExact = level === "tile" || hasArrow;
	// Where nearly every tile is away, rings round all of them would hide the next one.
	const isCrowded = asked.tiles.length > 3;
	if (!(isCrowded && isExact)) {
		marks.push(...marksOfTask(asked, tiles, isExact, isCrowded));
	}
	if (!isExact) return marks;
	const { tile, way } = asked.moves[0];
	marks.push({ kind: "next", at: tiles.indexOf(tile), key: `next-${tile}` });
	if (hasArrow) {
		marks.push({ kind: "arrow", at: tiles.indexOf(0), key: "arrow", way });
	}
	return marks;
}

/**
 * Returns the marks of the tiles to bring home, and of the cells where they belong.
 *
 * @param {import("../../core/later/site-modules.js").Task} task
 * @param {readonly number[]} tiles
 * @param {boolean} isExact Whether the tile to move has a mark of its own.
 * @param {boolean} isCrowded
 * @returns {Mark[]}
 */
function marksOfTask(task, tiles, isExact, isCrowded) {
	/** @type {Mark[]} */
	const marks = [];
	for (const [index, tile] of task.tiles.entries()) {
		const [cell, at] = [task.cells[index], tiles.indexOf(tile)];
		if (cell !== at && !isCrowded) {
			marks.push({ kind: "cell", at: cell, key: `cell-${cell}` });
		}
		if (isExact && tile === task.moves[0].tile) continue;
		marks.push({ kind: "tile", at, key: `tile-${tile}` });
	}
	return marks;
}
