/**
 * Promises that a signal can cancel.
 */

import assert from "node:assert/strict";
import { getEventListeners } from "node:events";
import test from "node:test";
import { abortable } from "../../www/core/later/abortable.ts";

const never = () => {
	throw new Error("nothing to cancel");
};

/** @param {AbortSignal} signal */
const heard = (signal) => getEventListeners(signal, "abort").length;

test("a signal that outlives its questions keeps none of them", async () => {
	const { signal } = new AbortController();
	for (let n = 0; n < 3; n += 1) {
		const answer = abortable(signal, (resolve) => {
			resolve(n);
			return never;
		});
		assert.equal(await answer, n);
		const failed = abortable(signal, (_, reject) => {
			reject(new Error("no"));
			return never;
		});
		await assert.rejects(failed, /no/);
	}
	assert.equal(heard(signal), 0);
});

test("an aborted one is cancelled once, with the signal's reason", async () => {
	const controller = new AbortController();
	const { signal } = controller;
	let cancelled = 0;
	const answer = abortable(signal, () => () => {
		cancelled += 1;
	});
	assert.equal(heard(signal), 1);
	controller.abort(new Error("enough"));
	await assert.rejects(answer, /enough/);
	assert.equal(cancelled, 1);
	assert.equal(heard(signal), 0);
});

test("with an aborted signal nothing begins", async () => {
	const signal = AbortSignal.abort(new Error("enough"));
	await assert.rejects(abortable(signal, never), /enough/);
	assert.equal(heard(signal), 0);
});

test("without a signal it is a promise", async () => {
	const answer = abortable(undefined, (resolve) => {
		resolve(1);
		return never;
	});
	assert.equal(await answer, 1);
});
