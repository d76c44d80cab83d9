/**
 * The commands of a puzzle, by name. Buttons, keys, fingers and messages of another
 * page share this one table.
 *
 * A command runs on an object that has a method for it: the player, whose rights
 * may be limited, or the element, for scripts. Pure functions.
 */

/** @typedef {Record<string, any>} Values From anybody: they are looked at here. */

/**
 * Name → what the command calls.
 *
 * @type {Record<string, (asked: any, values: Values) => unknown>}
 */
const COMMANDS = {
	new: (asked, { size, goal, seed, difficulty }) =>
		asked.new(text({ size, goal, seed, difficulty })),
	load: (asked, { board, goal }) =>
		asked.load(String(board), text({ goal }).goal),
	move: (asked, { to }) => asked.move(to),
	undo: (asked) => asked.undo(),
	redo: (asked) => asked.redo(),
	restart: (asked) => asked.restart(),
	hint: (asked) => asked.hint(),
	solve: (asked, { budget }) =>
		asked.solve(budget > 0 ? { budget: Number(budget) } : {}),
	thinkLonger: (asked) => asked.thinkLonger(),
	play: (asked) => asked.play(),
	pause: (asked) => asked.pause(),
	step: (asked, { by }) => asked.step(by),
	stop: (asked) => asked.stop(),
	press: (asked) => asked.press(),
	cursor: (asked, { direction }) => asked.cursor(direction),
};

/**
 * @typedef {object} Command
 * @property {string} name
 * @property {Values} [values]
 */

/**
 * Runs a command. Throws if the object has no such command.
 *
 * @param {any} asked
 * @param {Command} command
 * @returns {unknown} The result of the command, or a promise of it.
 */
export function command(asked, { name, values = {} }) {
	if (!Object.hasOwn(COMMANDS, name) || !(name in asked)) {
		throw wrong("unknown command");
	}
	return COMMANDS[name](asked, values);
}

/** The buttons that are always there, by their ids. @type {Record<string, Command>} */
export const BUTTONS = {
	undo: { name: "undo" },
	redo: { name: "redo" },
	hint: { name: "hint" },
	solve: { name: "play" },
	restart: { name: "restart" },
	new: { name: "new" },
};

/**
 * Returns the given values as text.
 *
 * @param {Record<string, unknown>} values
 * @returns {Record<string, string>}
 */
function text(values) {
	/** @type {Record<string, string>} */
	const given = {};
	for (const [name, value] of Object.entries(values)) {
		if (value !== undefined && value !== null) given[name] = `${value}`;
	}
	return given;
}

/**
 * Returns a cell or a direction. Throws if it is neither.
 *
 * @param {unknown} to
 */
export function target(to) {
	const isCell = typeof to === "number" && Number.isInteger(to) && to >= 0;
	if (isCell || to === "U" || to === "D" || to === "L" || to === "R") return to;
	throw wrong("`to` must be a cell, counted from 0, or one of U, D, L, R");
}

/** @param {string} message */
function wrong(message) {
	return Object.assign(new TypeError(message), { code: "command" });
}
