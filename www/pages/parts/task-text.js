/**
 * What is told of a task, by how much help is asked for. Pure.
 */

/**
 * How much help is asked for: none, where to look, which tile, which move, or all of it
 * shown.
 *
 * @typedef {"none" | "where" | "tile" | "move" | "show"} Level
 */

/** @typedef {"U" | "D" | "L" | "R"} Direction */

/**
 * @typedef {object} Help
 * @property {keyof import("../../messages/compiled/learn-en.js").Texts["lesson"]} name Of
 *   the lesson.
 * @property {import("../../core/later/site-modules.js").Task | undefined} task
 * @property {Level} level
 * @property {number[]} brought The tiles that have just come home.
 * @property {number} shown How many slides are being shown.
 */

/**
 * @param {Help} help
 * @param {import("../../messages/compiled/learn-en.js").Texts} texts
 * @returns {string} Empty if there is nothing to tell.
 */
export function helpText({ name, task, level, brought, shown }, texts) {
	if (task === undefined) return texts.lesson[name].praise;
	if (level === "none") return brought.length > 0 ? texts.home(brought) : "";
	if (level === "tile") return texts.useTile(task.moves[0].tile);
	const { moves } = task;
	if (level === "move") return texts.useMove(moves[0]);
	if (level === "show") return texts.shown(shown);
	const { look } = texts;
	const { tiles, row, column } = task;
	if (name === "slides") return look.slides(tiles);
	if (task.technique === "turn") return look.turn(tiles);
	if (task.technique === "corner") return look.corner(tiles);
	if (tiles.length > 1) return look.ready(tiles);
	const say = row === 1 && column === 1 ? look.first : look.straight;
	return say(tiles[0], row, column);
}
