/**
 * A play with the real core, a view that records what it is shown, and a solver
 * and a clock that the test controls.
 */

import { Game, Help, openGame, Play, revive } from "./core.js";
import { Clock, FakeSolver, FakeView } from "./fakes.js";

/** Two slides from the goal. */
export const BOARD = "1 2 3/4 0 5/7 8 6";

/** Its solution. */
export const WAY = "LU";

let revived = 0;

/** Returns how often a play had to restart the core. */
export const timesRevived = () => revived;

/** @param {string} board In any form. @param {string} [goal] */
export const gameOf = (board, goal = "last") => openGame(board, goal, "");

/**
 * @typedef {object} Parts
 * @property {string} [board]
 * @property {string} [goal]
 * @property {any} [solver] By default one whose answers the test gives.
 * @property {() => boolean} [mayLookAhead]
 * @property {() => boolean} [isBlindfolded]
 * @property {(play: Play) => Promise<Help>} [loadHelp]
 */

/**
 * Sets up a play without help.
 *
 * @param {Parts} [parts]
 */
export function setTable({
	board = BOARD,
	goal = "last",
	solver,
	mayLookAhead = () => true,
	isBlindfolded = () => false,
	loadHelp,
} = {}) {
	const view = new FakeView();
	const asked = new FakeSolver();
	const clock = new Clock();
	/** @type {any[]} */
	const events = [];
	const core = {
		Game,
		revive() {
			revived += 1;
			revive();
		},
	};
	const parts = { view, solver: solver ?? asked, mayLookAhead };
	const play = new Play({
		core,
		view,
		listener: (event) => events.push(event),
		game: gameOf(board, goal),
		isBlindfolded,
		loadHelp: loadHelp ?? (async (play) => new Help({ play, ...parts })),
		clock: clock.read,
	});
	return {
		play,
		view,
		solver: asked,
		clock,
		events,
		/** Returns the types of the events since the last call. */
		told: () => events.splice(0).map(({ type }) => type),
	};
}

/**
 * Sets up a play with help.
 *
 * @param {Parts} [parts]
 */
export async function setHelp(parts) {
	const table = setTable(parts);
	await table.play.assist();
	return { ...table, help: /** @type {Help} */ (table.play.help) };
}

/** Throws like a core that panics. */
export function panic() {
	throw new WebAssembly.RuntimeError("unreachable");
}
