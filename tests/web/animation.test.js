import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { Motion } from "../../www/view/later/animation.ts";

const SLIDE_MS = 110;
const DEAL_MS = 420;
const DURATIONS = { slideMs: SLIDE_MS, dealMs: DEAL_MS };
const AT_ONCE = { slideMs: 0, dealMs: 0 };

const SOLVED = "1 2 3/4 5 6/7 8 0";

/** @param {string} board */
function parse(board) {
	const rows = board.split("/");
	const tiles = rows.flatMap((row) => row.split(" ").map(Number));
	return { tiles: Uint8Array.from(tiles), columns: tiles.length / rows.length };
}

/**
 * @param {Motion} motion
 * @param {string} board
 * @param {number} now
 * @param {import("../../www/view/later/animation.ts").Durations} [durations]
 */
function send(motion, board, now, durations = DURATIONS) {
	const { tiles, columns } = parse(board);
	motion.send(tiles, columns, now, durations);
}

/**
 * The last place of each tile, as a screen would keep it. A motion reports a tile
 * only while it may move.
 *
 * @type {WeakMap<Motion, Map<number, { tile: number, column: number, row: number }>>}
 */
const screens = new WeakMap();

/**
 * Returns all tiles as they are on the screen at that time.
 *
 * @param {Motion} motion
 * @param {number} now
 */
function look(motion, now) {
	const { tiles, isMoving } = motion.places(now);
	const screen = screens.get(motion) ?? new Map();
	screens.set(motion, screen);
	for (const place of tiles) screen.set(place.tile, place);
	const all = [...screen.values()].sort((a, b) => a.tile - b.tile);
	return { tiles: all, isMoving };
}

/**
 * @param {Motion} motion
 * @param {number} tile
 * @param {number} now
 */
function placeOf(motion, tile, now) {
	const { tiles } = look(motion, now);
	const place = tiles.find((place) => place.tile === tile);
	assert.ok(place, `tile ${tile} is shown`);
	return [place.column, place.row];
}

/**
 * Asserts that all tiles are at rest in the cells of a board.
 *
 * @param {Motion} motion
 * @param {string} board
 * @param {number} now
 */
function assertAtRest(motion, board, now) {
	const { tiles, columns } = parse(board);
	const { tiles: all, isMoving } = look(motion, now);
	const places = all.filter(({ tile }) => tile < tiles.length);
	assert.equal(isMoving, false);
	assert.equal(places.length, tiles.length - 1);
	for (const { tile, column, row } of places) {
		assert.equal(tiles[row * columns + column], tile);
	}
}

/** @param {Motion} motion @param {number} now */
function movingTiles(motion, now) {
	const { tiles } = look(motion, now);
	const later = look(motion, now + 1).tiles;
	return tiles
		.filter(
			(place, i) =>
				place.column !== later[i].column || place.row !== later[i].row,
		)
		.map(({ tile }) => tile);
}

test("the first board is there at once", () => {
	const motion = new Motion();
	send(motion, SOLVED, 0);
	assertAtRest(motion, SOLVED, 0);
});

test("nothing is shown and nothing moves before the first board", () => {
	assert.deepEqual(new Motion().places(0), { tiles: [], isMoving: false });
});

test("a slide moves its tile alone, and for the time of a slide", () => {
	const motion = new Motion();
	const after = "1 2 3/4 5 6/7 0 8";
	send(motion, SOLVED, 0);
	send(motion, after, 1000);
	assert.deepEqual(movingTiles(motion, 1000), [8]);
	assert.deepEqual(placeOf(motion, 8, 1000), [1, 2]);
	assert.equal(motion.places(1000 + SLIDE_MS - 1).isMoving, true);
	assertAtRest(motion, after, 1000 + SLIDE_MS);
});

test("the tiles of a line go together", () => {
	const motion = new Motion();
	const after = "1 2 3/4 5 6/0 7 8";
	send(motion, SOLVED, 0);
	send(motion, after, 10);
	assert.deepEqual(movingTiles(motion, 10), [7, 8]);
	const [half7, half8] = [placeOf(motion, 7, 50), placeOf(motion, 8, 50)];
	assert.equal(half8[0] - half7[0], 1);
	assertAtRest(motion, after, 10 + SLIDE_MS);
});

for (const [before, after, line] of /** @type {const} */ ([
	["1 2 3/4 5 6/7 8 0", "1 2 3/4 5 6/0 7 8", [8, 7]],
	["0 2 3/1 5 6/4 7 8", "1 2 3/4 5 6/0 7 8", [1, 4]],
	["1 2 3/4 5 0/7 8 6", "1 2 3/0 4 5/7 8 6", [5, 4]],
])) {
	test(`a line ripples, the tile beside the gap first: ${line}`, () => {
		const motion = new Motion();
		send(motion, before, 0);
		send(motion, after, 0, { ...DURATIONS, rippleMs: 20 });
		const [first, second] = line;
		const starts = [placeOf(motion, first, 0), placeOf(motion, second, 0)];
		assert.notDeepEqual(placeOf(motion, first, 10), starts[0]);
		assert.deepEqual(placeOf(motion, second, 10), starts[1]);
		assert.notDeepEqual(placeOf(motion, second, 30), starts[1]);
		assert.equal(look(motion, SLIDE_MS + 19).isMoving, true);
		assertAtRest(motion, after, SLIDE_MS + 20);
	});
}

test("a slide goes a little too far, but not over the gap, and returns", () => {
	const motion = new Motion();
	const after = "1 2 3/4 5 6/7 0 8";
	send(motion, SOLVED, 0);
	send(motion, after, 0, { ...DURATIONS, over: 0.7 });
	let furthest = 0;
	for (let now = 0; now <= SLIDE_MS; now++) {
		furthest = Math.max(furthest, placeOf(motion, 8, now)[0]);
	}
	// The gap between two tiles is 0.043 of the way from one cell to the next.
	assert.ok(furthest > 2.01 && furthest < 2.03, String(furthest));
	assertAtRest(motion, after, SLIDE_MS);
});

test("a tile from further away does not go too far", () => {
	const motion = new Motion();
	const over = { ...DURATIONS, over: 0.7 };
	send(motion, "0 1 2/3 4 5/6 7 8", 0);
	send(motion, "1 0 2/3 4 5/6 7 8", 0, over);
	send(motion, "1 2 0/3 4 5/6 7 8", 0, over);
	send(motion, "0 1 2/3 4 5/6 7 8", 0, over);
	for (let now = 0; now <= SLIDE_MS; now++) {
		assert.ok(placeOf(motion, 2, now)[0] <= 2.03);
	}
	motion.displace([2], -2, 0);
	send(motion, "0 1 2/3 4 5/6 7 8", 200, over);
	motion.settle([2], 200, SLIDE_MS);
	for (let now = 200; now <= 200 + SLIDE_MS; now++) {
		assert.ok(placeOf(motion, 2, now)[0] <= 2);
	}
});

test("a playback flows: the next tile starts while the last one still moves", () => {
	const motion = new Motion();
	const [pace, over] = [200, -2];
	const flow = { slideMs: pace * 1.25, dealMs: 0, over };
	send(motion, "1 2 3/4 5 6/0 7 8", 0);
	send(motion, "1 2 3/4 5 6/7 0 8", 0, flow);
	// No frame stands still, and no frame jumps.
	let last = placeOf(motion, 7, 0)[0] + placeOf(motion, 8, 0)[0];
	for (let now = 10; now <= 2 * pace; now += 10) {
		if (now === pace) send(motion, SOLVED, now, flow);
		const sum = placeOf(motion, 7, now)[0] + placeOf(motion, 8, now)[0];
		// Both go left.
		assert.ok(last - sum > 0.004 && last - sum < 0.1, `${now}: ${last - sum}`);
		last = sum;
	}
});

test("a line as long as the longest side is a move, not a deal", () => {
	const motion = new Motion();
	send(motion, "1 2/3 4/5 6/7 8/9 0", 0);
	send(motion, "1 0/3 2/5 4/7 6/9 8", 0);
	assert.equal(motion.places(SLIDE_MS).isMoving, false);
});

test("a new game of the same size goes for the time of a deal", () => {
	const motion = new Motion();
	const after = "8 6 7/2 5 4/3 0 1";
	send(motion, SOLVED, 0);
	send(motion, after, 0);
	// Tile 5 is in the same cell as before.
	assert.deepEqual(movingTiles(motion, 0), [1, 2, 3, 4, 6, 7, 8]);
	assert.equal(motion.places(DEAL_MS - 1).isMoving, true);
	assertAtRest(motion, after, DEAL_MS);
});

test("an undo goes back the way of the move", () => {
	const motion = new Motion();
	send(motion, SOLVED, 0);
	send(motion, "1 2 3/4 5 6/7 0 8", 0);
	send(motion, SOLVED, 500);
	assert.deepEqual(placeOf(motion, 8, 500), [2, 2]);
	assert.deepEqual(movingTiles(motion, 500), [8]);
	assertAtRest(motion, SOLVED, 500 + SLIDE_MS);
});

test("a tile under way turns where it is on the screen", () => {
	const motion = new Motion();
	send(motion, SOLVED, 0);
	send(motion, "1 2 3/4 5 6/7 0 8", 0);
	const [column] = placeOf(motion, 8, 30);
	assert.ok(column > 1 && column < 2, "it is under way");
	send(motion, SOLVED, 30);
	assert.deepEqual(placeOf(motion, 8, 30), [column, 2]);
	assertAtRest(motion, SOLVED, 30 + SLIDE_MS);
});

test("a move elsewhere does not stop a tile under way, nor start it anew", () => {
	const [moved, alone] = [new Motion(), new Motion()];
	for (const motion of [moved, alone]) {
		send(motion, SOLVED, 0);
		send(motion, "1 2 3/4 5 6/7 0 8", 0);
	}
	send(moved, "1 2 3/4 0 6/7 5 8", 40);
	assert.deepEqual(placeOf(moved, 8, 70), placeOf(alone, 8, 70));
});

test("the same board again changes nothing", () => {
	const motion = new Motion();
	send(motion, SOLVED, 0);
	send(motion, SOLVED, 50);
	assertAtRest(motion, SOLVED, 50);
});

test("no time means at once", () => {
	const motion = new Motion();
	const after = "1 2 3/4 5 6/7 0 8";
	send(motion, SOLVED, 0);
	send(motion, after, 0, AT_ONCE);
	assertAtRest(motion, after, 0);
});

test("a board of another size is there at once", () => {
	const sizes = ["1 2/3 0", "1 2 3/4 5 0", "1 2/3 4/5 0", "2 1 3/4 5 6/8 7 0"];
	const motion = new Motion();
	for (const [at, board] of [...sizes, ...sizes].entries()) {
		send(motion, board, at);
		assertAtRest(motion, board, at);
	}
});

test("a dragged tile stays under the finger, and is not under way", () => {
	const motion = new Motion();
	send(motion, SOLVED, 0);
	motion.displace([7, 8], 0.4, 0);
	for (const now of [0, 100, 1e6]) {
		assert.deepEqual(placeOf(motion, 7, now), [0.4, 2]);
		assert.deepEqual(placeOf(motion, 8, now), [1.4, 2]);
		assert.equal(motion.places(now).isMoving, false);
	}
	motion.displace([7, 8], 0.6, 0);
	assert.deepEqual(placeOf(motion, 7, 1e6), [0.6, 2]);
});

test("a tile let go returns from where the finger left it", () => {
	const motion = new Motion();
	send(motion, SOLVED, 0);
	motion.displace([6], 0, 0.5);
	motion.settle([6], 100, 90);
	assert.deepEqual(placeOf(motion, 6, 100), [2, 1.5]);
	assert.equal(motion.places(150).isMoving, true);
	assertAtRest(motion, SOLVED, 190);
});

test("a dragged line that is moved goes on from where the finger left it", () => {
	const motion = new Motion();
	const after = "1 2 3/4 5 6/0 7 8";
	send(motion, SOLVED, 0);
	motion.displace([7, 8], 0.75, 0);
	send(motion, after, 100);
	motion.settle([8, 7], 100, 90);
	assert.deepEqual(placeOf(motion, 7, 100), [0.75, 2]);
	assert.ok(placeOf(motion, 7, 120)[0] > 0.75);
	assertAtRest(motion, after, 190);
});

test("a tile leans out of its cell and back, and any slide comes first", () => {
	const motion = new Motion();
	send(motion, SOLVED, 0);
	look(motion, 0);
	motion.lean(1, -0.05, 0, 10, 120);
	const [begin, middle] = [10, 70].map((now) => placeOf(motion, 1, now)[0]);
	assert.deepEqual([begin, middle], [0, -0.05]);
	assertAtRest(motion, SOLVED, 130);
	send(motion, "1 2 3/4 5 6/7 0 8", 200);
	motion.lean(8, 0.05, 0, 210, 120);
	assertAtRest(motion, "1 2 3/4 5 6/7 0 8", 200 + SLIDE_MS);
	motion.lean(99, 1, 0, 400, 120);
	assertAtRest(motion, "1 2 3/4 5 6/7 0 8", 400);
});

test("tiles that are not on the board are not dragged", () => {
	const motion = new Motion();
	send(motion, SOLVED, 0);
	motion.displace([0, 99], 0.5, 0);
	motion.settle([0, 99], 0, 90);
	assertAtRest(motion, SOLVED, 0);
});

test("a tile is told of while it moves, once more at its end, and no longer", () => {
	const motion = new Motion();
	const told = (/** @type {number} */ now) =>
		motion.places(now).tiles.map(({ tile }) => tile);
	send(motion, SOLVED, 0);
	assert.equal(told(0).length, 8, "a new board is told of as a whole");
	assert.deepEqual(told(1), []);
	send(motion, "1 2 3/4 5 6/7 0 8", 10);
	assert.deepEqual(told(11), [8]);
	assert.deepEqual(told(10 + SLIDE_MS), [8]);
	assert.deepEqual(told(11 + SLIDE_MS), []);
	motion.displace([5], 0, 0.5);
	assert.deepEqual([told(500), told(900)], [[5], [5]], "while it is held");
	send(motion, "1 2 3/4 0 6/7 5 8", 1000, AT_ONCE);
	assert.deepEqual([told(1000), told(1000)], [[5], []]);
});

test("whatever is shown when, no tile jumps and all come to rest", () => {
	const permutation = fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6, 7, 8], {
		minLength: 9,
	});
	const step = fc.record({
		tiles: permutation,
		wait: fc.integer({ min: 0, max: 500 }),
		isDragged: fc.boolean(),
	});
	fc.assert(
		fc.property(fc.array(step, { minLength: 1, maxLength: 12 }), (steps) => {
			const motion = new Motion();
			let now = 0;
			send(motion, SOLVED, now);
			for (const { tiles, wait, isDragged } of steps) {
				now += wait;
				if (isDragged) motion.displace([tiles[0]], 0.5, 0);
				const before = look(motion, now).tiles;
				motion.send(Uint8Array.from(tiles), 3, now, DURATIONS);
				if (isDragged) motion.settle([tiles[0]], now, 90);
				assert.deepEqual(look(motion, now).tiles, before);
			}
			const board = steps.at(-1)?.tiles ?? [];
			const text = [0, 3, 6].map((at) => board.slice(at, at + 3).join(" "));
			assertAtRest(motion, text.join("/"), now + DEAL_MS);
		}),
	);
});
