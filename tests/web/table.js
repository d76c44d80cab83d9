/**
 * A controller at its table: the real core, a view that notes what it is shown,
 * a solver and a clock that the test holds.
 */

import { Controller, Game, revive } from "./core.js";
import { Clock, FakeSolver, FakeView } from "./fakes.js";

/** Two slides from the goal. */
export const BOARD = "1 2 3/4 0 5/7 8 6";

/** The way there. */
export const WAY = "LU";

let revived = 0;

/** How often a controller had to start the core afresh. */
export const timesRevived = () => revived;

/**
 * @param {object} [parts]
 * @param {string} [parts.board]
 * @param {string} [parts.goal]
 * @param {any} [parts.solver] Instead of one that the test answers for.
 */
export function setTable({ board = BOARD, goal = "last", solver } = {}) {
	const view = new FakeView();
	const asked = new FakeSolver();
	const clock = new Clock();
	/** @type {any[]} */
	const events = [];
	const controller = new Controller({
		core: {
			Game,
			revive() {
				revived += 1;
				revive();
			},
		},
		view,
		solver: solver ?? asked,
		listener: (event) => events.push(event),
		game: Game.fromText(board, goal),
		clock: clock.read,
	});
	controller.open(controller.game);
	events.length = 0;
	return {
		controller,
		view,
		solver: asked,
		clock,
		events,
		/** The types of the events since this was asked last. */
		told: () => events.splice(0).map(({ type }) => type),
	};
}

/** What a core does that panics. */
export function panic() {
	throw new WebAssembly.RuntimeError("unreachable");
}
