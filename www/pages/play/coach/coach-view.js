/**
 * What the help step by step says and marks: a function of the task and of how much was
 * asked for. Pure.
 */

/** @typedef {import("../../../core/later/site-modules.js").Task} Task */
/** @typedef {import("../../../messages/compiled/coach-en.js").Texts} CoachStrings */
/** @typedef {import("../../parts/marks.js").Mark} Mark */

/** What is shown, one press after the other: where, which tile, which slide. */
const STEPS = /** @type {const} */ (["where", "tile", "slide"]);

/**
 * `offer`: nothing yet, but it would help. `none`: nothing more than what came of it.
 *
 * @typedef {"offer" | "none" | typeof STEPS[number]} Level
 */

/**
 * @typedef {object} State
 * @property {Task} task
 * @property {Level} level
 * @property {number[]} brought The tiles that have just come home.
 * @property {readonly number[]} cells The tiles on the board, row by row; 0 for the gap.
 * @property {number} columns
 */

/**
 * @typedef {object} View
 * @property {string} head
 * @property {string} text
 * @property {string} button What it shows next.
 * @property {number} step How much is shown, of three; 0 for nothing.
 * @property {Mark[]} marks
 */

/** @param {Level} level What comes after it. @returns {Level} */
export function nextLevel(level) {
	return STEPS[STEPS.indexOf(/** @type {any} */ (level)) + 1] ?? "slide";
}

/**
 * @param {State} state
 * @param {CoachStrings} texts
 * @returns {View}
 */
export function viewOf(state, texts) {
	const { level } = state;
	const [head, text] = wordsOf(state, texts);
	const step = STEPS.indexOf(/** @type {any} */ (level)) + 1;
	return {
		head,
		text,
		button: texts.which[level],
		step,
		marks: step > 0 ? marksOf(state) : [],
	};
}

/**
 * @param {State} state
 * @param {CoachStrings} texts
 */
function wordsOf({ task, level, brought, cells, columns }, texts) {
	const { tiles, moves } = task;
	if (level === "offer") return texts.offer;
	if (level === "none")
		return [brought.length > 0 ? texts.home(brought) : texts.own, ""];
	if (level === "slide") {
		const [{ tile, way, others }] = moves;
		const said = others.length > 0 ? [texts.goWith(others)] : [];
		if (moves.length === 1) said.push(texts.homeThen(tiles));
		else if (task.side && ![tile, ...others].includes(tiles[0])) {
			said.push(texts.gapThen(task.side, tiles[0]));
		}
		return [texts.slide(tile, way), said.join(texts.space)];
	}
	const [head, where] = goalOf(task, texts);
	if (level === "where") return [head, where];
	if (tiles.length > 1) return [head, texts.theseAre(tiles)];
	const way = wayOf(cells.indexOf(tiles[0]), task.cells[0], columns);
	return [head, texts.goes(way.map(([to, n]) => texts.part(n, to)))];
}

/**
 * @param {Task} task
 * @param {CoachStrings} texts
 */
function goalOf({ tiles, technique, row, column }, texts) {
	if (technique === "turn") return [texts.turn(tiles), texts.round];
	if (tiles.length > 1) {
		const how = technique === "corner" ? texts.corner : texts.straight;
		return [texts.pair(tiles), how];
	}
	if (row === 1 && column === 1)
		return [texts.toCorner(tiles[0]), texts.atTopLeft];
	return [texts.toPlace(tiles[0]), texts.at(row, column)];
}

/**
 * Returns how many cells it is from one to another, up or down and to the side.
 *
 * @param {number} from
 * @param {number} to
 * @param {number} columns
 */
function wayOf(from, to, columns) {
	const down = Math.floor(to / columns) - Math.floor(from / columns);
	const right = (to % columns) - (from % columns);
	/** @type {["U" | "D" | "L" | "R", number][]} */
	const way = [];
	if (down !== 0) way.push([down < 0 ? "U" : "D", Math.abs(down)]);
	if (right !== 0) way.push([right < 0 ? "L" : "R", Math.abs(right)]);
	return way;
}

/**
 * Returns the places that are wanted; then the tiles; then an arrow on each tile that
 * slides, and in the gap.
 *
 * @param {State} state
 * @returns {Mark[]}
 */
function marksOf({ task, level, cells }) {
	/** @type {Mark[]} */
	const marks = [];
	for (const [index, tile] of task.tiles.entries()) {
		const [home, at] = [task.cells[index], cells.indexOf(tile)];
		if (home !== at) {
			marks.push({ kind: "cell", at: home, key: `cell-${home}` });
		}
		if (level !== "where")
			marks.push({ kind: "tile", at, key: `tile-${tile}` });
	}
	if (level !== "slide") return marks;
	const [{ tile, way, others }] = task.moves;
	for (const one of [tile, ...others]) {
		marks.push({ kind: "way", at: cells.indexOf(one), key: `way-${one}`, way });
	}
	marks.push({ kind: "arrow", at: cells.indexOf(0), key: "arrow", way });
	return marks;
}
