import assert from "node:assert/strict";
import { test } from "node:test";
import { once } from "../../www/core/once.ts";

test("what is asked for often is loaded once", async () => {
	let loads = 0;
	const load = once(async () => ++loads);
	assert.deepEqual(await Promise.all([load(), load()]), [1, 1]);
	assert.equal(await load(), 1);
});

test("what could not be loaded is loaded anew, not before it is asked for", async () => {
	let loads = 0;
	const load = once(async () => {
		loads += 1;
		if (loads === 1) throw new Error("no network");
		return loads;
	});
	const asked = await Promise.allSettled([load(), load()]);
	assert.deepEqual(
		asked.map(({ status }) => status),
		["rejected", "rejected"],
	);
	assert.equal(loads, 1);
	assert.deepEqual([await load(), await load()], [2, 2]);
});
