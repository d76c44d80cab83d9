/**
 * What `npm run bench -- --peers` makes of the answers of several solvers.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkLengths, lineOf, readAnswer } from "../../scripts/bench-peers.js";

const ROW = /** @type {const} */ ({ name: "random", metric: "stm" });

/**
 * @param {string} solver
 * @param {string[]} lines
 */
function run(solver, ...lines) {
	return { solver, setUpMs: 1_500, answers: lines.map(readAnswer) };
}

test("a line tells a solved board, or one that the limit ended", () => {
	assert.deepEqual(readAnswer("solved\t1.5\t4096\t57\t812"), {
		...{ ms: 1.5, bytes: 4096, length: 57, nodes: 812 },
	});
	assert.equal(readAnswer("solved\t1.5\t4096\t57\t").nodes, undefined);
	assert.equal(readAnswer("unsolved\t9000\t4096").length, undefined);
	assert.throws(() => readAnswer("killed"), /killed/);
});

test("a length that is not the published one, or not the other solver's, is caught", () => {
	const boards = ["a", "b"];
	const good = run("one", "solved\t1\t1\t57\t", "solved\t1\t1\t55\t");
	const late = run("two", "solved\t1\t1\t57\t", "unsolved\t1\t1");
	const few = run("four", "solved\t1\t1\t57\t");
	const wrong = run("three", "solved\t1\t1\t57\t", "solved\t1\t1\t53\t");
	const known = { ...ROW, boards, lengths: [57, 55] };
	checkLengths(known, [good, late, few]);
	assert.throws(
		() => checkLengths(known, [late, wrong]),
		/three: b: 53, not 55/,
	);
	assert.throws(
		() => checkLengths({ ...ROW, boards }, [good, late, wrong]),
		/three: b: 53, not 55/,
	);
});

test("a board that is not solved counts the limit, and is told", () => {
	const row = { ...ROW, boards: ["a", "b", "c", "not asked"] };
	const all = run(
		"one",
		...["solved\t1\t1000000\t57\t10", "solved\t2\t2000000\t57\t20"],
		"solved\t6\t2000000\t57\t30",
	);
	assert.equal(
		lineOf(row, all, 9_000),
		"| one | STM | random 3 | 3 | 3.00 | 2.00 | 6.00 | 20.0 | 2.0 | 1.50 |",
	);
	const some = run(
		"two",
		...["solved\t1000\t1000000\t57\t10", "solved\t2000\t1000000\t57\t20"],
		"unsolved\t9500\t1000000",
	);
	assert.equal(
		lineOf(row, some, 9_000),
		"| two | STM | random 3 | 2 | > 4,000 | 2,000 | > 9,000 |  | 1.0 | 1.50 |",
	);
});
