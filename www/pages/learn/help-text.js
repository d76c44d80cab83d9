/**
 * What a lesson tells, by how much help is asked for. Pure.
 */

/** @typedef {import("./lesson-play.js").Direction} Direction */

/**
 * @param {Pick<import("./lesson-play.js").LessonPlay, "name" | "task" | "level" | "brought" | "shown">} play
 * @param {import("../../strings/learn-en.js").LearnStrings} texts
 * @returns {string} Empty if there is nothing to tell.
 */
export function helpText({ name, task, level, brought, shown }, texts) {
	if (task === undefined) return texts.lesson[name].praise;
	if (level === "none") return brought.length > 0 ? texts.home(brought) : "";
	if (level === "tile") return texts.useTile(task.tile);
	if (level === "move") {
		const way = /** @type {Direction} */ (task.slides[0]);
		return texts.useMove(task.tile, way, lineLength(task.slides));
	}
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

/**
 * Returns how many tiles the first move takes.
 *
 * @param {string} slides
 */
function lineLength(slides) {
	let length = 1;
	while (slides[length] === slides[0]) length++;
	return length;
}
