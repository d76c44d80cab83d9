import assert from "node:assert/strict";
import { test } from "node:test";
import { Stopwatch } from "../../www/play/stopwatch.js";

test("time passes while it runs, and only then", () => {
	const watch = new Stopwatch();
	assert.equal(watch.elapsed(50), 0);
	watch.start(100);
	assert.equal(watch.isRunning, true);
	assert.equal(watch.elapsed(130), 30);
	watch.stop(150);
	assert.equal(watch.isRunning, false);
	assert.equal(watch.elapsed(900), 50);
	watch.start(1000);
	assert.equal(watch.elapsed(1010), 60);
});

test("started again while it runs, it goes on", () => {
	const watch = new Stopwatch();
	watch.start(0);
	watch.start(70);
	assert.equal(watch.elapsed(100), 100);
});

test("stopped again, nothing is added", () => {
	const watch = new Stopwatch();
	watch.stop(10);
	watch.start(10);
	watch.stop(20);
	watch.stop(90);
	assert.equal(watch.elapsed(100), 10);
});

test("it begins with what was measured before", () => {
	const watch = new Stopwatch(5_000);
	assert.equal(watch.elapsed(0), 5_000);
	watch.start(10);
	assert.equal(watch.elapsed(20), 5_010);
});
