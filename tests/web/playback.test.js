import assert from "node:assert/strict";
import { test } from "node:test";
import { Line } from "../../www/play/line.ts";
import { Playback } from "../../www/play/playback.ts";
import { lines } from "./core.js";
import { Intervals } from "./fakes.js";

/**
 * Plays a line and logs the calls it makes.
 *
 * @param {string} slides
 * @param {(log: string[]) => boolean} [allows] Whether the next slide succeeds.
 */
function play(slides, allows = () => true) {
	/** @type {string[]} */
	const log = [];
	const playback = new Playback({
		line: Line.of(lines, slides, slides.length),
		forward(direction) {
			if (!allows(log)) return false;
			log.push(direction);
			return true;
		},
		back() {
			if (!allows(log)) return false;
			log.push("back");
			return true;
		},
		onEnd: () => log.push("end"),
	});
	return { playback, log };
}

/** @param {string} name @param {(time: Intervals) => void} run */
function timed(name, run) {
	test(name, (context) => run(new Intervals(context)));
}

timed("a line is played slide by slide, and its end is told once", (time) => {
	const { playback, log } = play("URD");
	playback.run(4);
	assert.deepEqual(log, []);
	time.tick(249);
	assert.deepEqual(log, []);
	time.tick(1);
	assert.deepEqual(log, ["U"]);
	time.tick(500);
	assert.deepEqual(log, ["U", "R", "D", "end"]);
	assert.equal(playback.isRunning, false);
	time.tick(5_000);
	assert.equal(log.length, 4);
});

timed("a pause holds it, and it goes on from there", (time) => {
	const { playback, log } = play("URDL");
	playback.run(1);
	time.tick(2_000);
	playback.pause();
	assert.equal(playback.isRunning, false);
	time.tick(10_000);
	assert.deepEqual(log, ["U", "R"]);
	assert.equal(playback.at, 2);
	playback.run(1);
	time.tick(1_000);
	assert.deepEqual(log, ["U", "R", "D"]);
});

timed("another speed takes the place of the old one", (time) => {
	const { playback, log } = play("URDLURDL");
	playback.run(1);
	playback.run(10);
	time.tick(300);
	assert.deepEqual(log, ["U", "R", "D"]);
});

timed("a step goes one slide and pauses", (time) => {
	const { playback, log } = play("URDL");
	playback.run(1);
	playback.stepForward();
	assert.equal(playback.isRunning, false);
	playback.stepForward();
	time.tick(10_000);
	assert.deepEqual(log, ["U", "R"]);
});

timed(
	"a step back takes the last slide back, and never more than were made",
	() => {
		const { playback, log } = play("URDL");
		playback.stepBack();
		playback.stepForward();
		playback.stepForward();
		playback.stepBack();
		assert.equal(playback.at, 1);
		playback.stepForward();
		playback.stepBack();
		playback.stepBack();
		playback.stepBack();
		assert.deepEqual(log, ["U", "R", "back", "R", "back", "back"]);
		assert.equal(playback.at, 0);
	},
);

timed("the step that makes the last slide ends it", () => {
	const { playback, log } = play("U");
	playback.stepForward();
	assert.deepEqual(log, ["U", "end"]);
});

timed("a slide that is refused ends it, and is not counted", (time) => {
	const { playback, log } = play("URDL", (log) => log.length < 2);
	playback.run(10);
	time.tick(10_000);
	assert.deepEqual(log, ["U", "R", "end"]);
	assert.equal(playback.at, 2);
	assert.equal(playback.isRunning, false);
});

timed("a step back that is refused is not counted", () => {
	const { playback } = play("URDL", (log) => log.length < 1);
	playback.stepForward();
	playback.stepBack();
	assert.equal(playback.at, 1);
});

timed("it says how far it is while it calls", () => {
	/** @type {number[]} */
	const seen = [];
	const playback = new Playback({
		line: Line.of(lines, "UR", 2),
		forward: () => seen.push(playback.at) > 0,
		back: () => seen.push(playback.at) > 0,
		onEnd() {},
	});
	playback.stepForward();
	playback.stepBack();
	playback.stepForward();
	playback.stepForward();
	assert.deepEqual(seen, [1, 0, 1, 2]);
	assert.equal(playback.line.slides, "UR");
});

timed("it goes over to a shorter way behind the slides made", (time) => {
	const { playback, log } = play("URDLLURD");
	playback.run(4);
	time.tick(500);
	playback.changeOver({ slides: "URRD", lower: 4 }, "");
	assert.equal(playback.line.slides, "URRD");
	assert.equal(playback.rest.slides, "RD");
	time.tick(5_000);
	assert.deepEqual(log, ["U", "R", "R", "D", "end"]);
});

timed("where it is worth it, it goes back to where the two part", (time) => {
	const { playback, log } = play("URDLLURD");
	playback.run(4);
	time.tick(750);
	playback.changeOver({ slides: "URR", lower: 3 }, "");
	time.tick(5_000);
	assert.deepEqual(log, ["U", "R", "D", "U", "R", "end"]);
});

timed("stepped back to before it turned, it need not turn", () => {
	const { playback, log } = play("URDLLURD");
	for (let n = 0; n < 3; n++) playback.stepForward();
	playback.changeOver({ slides: "URR", lower: 3 }, "");
	assert.equal(playback.rest.slides, "UR");
	playback.stepBack();
	assert.equal(playback.rest.slides, "R");
	playback.stepForward();
	assert.deepEqual(log, ["U", "R", "D", "back", "R", "end"]);
});
