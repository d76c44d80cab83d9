/**
 * Hints that are followed as fast as they come, with the real solver: the first ones
 * come before anything is proved, and in the end they have cost what they said.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { SolverClient } from "../../www/solver/client.ts";
import { solverStarter } from "../../www/solver/start.ts";
import { dealt, lines, module } from "./core.js";
import { settle } from "./fakes.js";
import { setHelp } from "./table.js";

/** Number of hints followed before anything is proved. */
const EARLY = 12;

/**
 * Sets up a play with a solver on the page, whose tables are not made yet.
 *
 * @param {string} text
 * @param {string} goal
 */
async function setSlow(text, goal) {
	const start = solverStarter(module);
	const client = new SolverClient({ start: () => start(true) });
	const solver = Object.assign(client, { lines });
	return { ...(await setHelp({ board: text, goal, solver })), client };
}

/**
 * Follows the hints as soon as they are shown.
 *
 * @param {Awaited<ReturnType<typeof setSlow>>} table
 * @param {number} [most]
 * @returns {Promise<{ early: number, slides: number }>} Number of slides made, and how
 *   many of them were not proved.
 */
async function followHints({ play, help }, most = Number.POSITIVE_INFINITY) {
	const followed = { early: 0, slides: 0 };
	let isProved = false;
	while (followed.slides < most && !play.snapshot.isSolved) {
		void help.hint();
		while (help.hintShown === null) await settle();
		const { lower, upper } = help.hintShown;
		assert.ok(lower > 0);
		assert.ok(lower === upper || !isProved, "a proof is kept");
		isProved = lower === upper;
		if (!isProved) followed.early += 1;
		help.playHint();
		followed.slides += 1;
	}
	return followed;
}

for (const [size, goal, seed] of [
	["4x4", "last", "2"],
	["4x3", "spiral", "3"],
]) {
	const { text } = dealt(size, goal, seed);

	test(`hints followed before their proof keep their word, ${size}, ${goal}`, async () => {
		const table = await setSlow(text, goal);
		const { play, help, client } = table;
		const first = await followHints(table, EARLY);
		assert.ok(first.early > 0);
		// Nothing is pressed from here on, and the proof still comes.
		const hint = await help.hint();
		assert.equal(play.snapshot.stm, EARLY);
		assert.equal(hint?.lower, hint?.upper);
		const rest = await followHints(table);
		assert.deepEqual(rest, { early: 0, slides: hint?.upper });
		const budgetMs = Number.POSITIVE_INFINITY;
		const optimum = await client.solve(text, goal, { budgetMs });
		client.stop();
		// A slide off the shortest way costs two: that slide, and one back.
		assert.ok(EARLY + rest.slides <= optimum.length + 2 * first.early);
	});

	test(`hints followed without a pause lead to the goal, ${size}, ${goal}`, async () => {
		const table = await setSlow(text, goal);
		const { slides } = await followHints(table);
		table.client.stop();
		const { stm, hints } = table.play.snapshot;
		assert.deepEqual([stm, hints], [slides, slides]);
	});
}
