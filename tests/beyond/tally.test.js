/**
 * What `taquin solve` and the bench sum up.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { Tally } from "../../www/package/bin/tally.ts";

const MILLION = 1_000_000;

/** More than the figures of a million boards take, and less than the boards. */
const ROOM = 8 << 20;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

/** What is held, in bytes. */
function held() {
	collect();
	return process.memoryUsage().heapUsed;
}

test("figures are those of the boards solved", () => {
	const tally = new Tally();
	for (const ms of [5, 1, 10, 2, 3, 4, 9, 8, 7, 6]) {
		const board = `board ${ms}`;
		const figures = { ms, firstMs: ms / 2, nodes: ms };
		const told = tally.add({ board, ...figures, tablesMs: 1 });
		assert.deepEqual(told, { board, ...figures });
	}
	assert.deepEqual(tally.summary(), {
		mean_ms: 5.5,
		median_ms: 5.5,
		p90_ms: 9,
		max_ms: 10,
		mean_first_ms: 2.75,
		max_first_ms: 5,
		mean_nodes: 6,
		tables_ms: 10,
	});
});

test("without a board there is no figure", () => {
	const { tables_ms, ...figures } = new Tally().summary();
	assert.equal(tables_ms, 0);
	for (const figure of Object.values(figures)) assert.equal(figure, null);
});

test("the figures of a million boards are summed up, and none is held", () => {
	const tally = new Tally();
	const before = held();
	for (let n = 0; n < MILLION; n += 1) {
		// The times are 0.001, 0.002 … 1000 ms.
		const ms = ((n * 7_919) % MILLION) / 1_000 + 0.001;
		tally.add({ ms, firstMs: ms / 2, nodes: 2, tablesMs: 0 });
	}
	const grown = held() - before;
	assert.ok(grown < ROOM, `${grown} bytes`);
	const { max_ms, mean_ms, median_ms, p90_ms } = tally.summary();
	assert.equal(max_ms, 1_000);
	for (const [found, known] of [
		[mean_ms, 500],
		[median_ms, 500],
		[p90_ms, 900],
	]) {
		// Median and percentile have four digits.
		assert.ok(Math.abs(Number(found) / Number(known) - 1) < 0.001, `${found}`);
	}
});
