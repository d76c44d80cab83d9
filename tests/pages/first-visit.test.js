/**
 * A first visit: a board three slides from the goal, shown once, and larger ones after
 * it. Whichever way leads from it to another board, what is played there is kept.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadPageTexts } from "../../www/messages/compiled/page.ts";
import { at, becomes, GamePage, textOf, until } from "./game-in-jsdom.js";

const OTHER = "4 1 2/5 0 3";

/** @param {GamePage} game */
const finger = (game) => {
	const there = game.query(".finger");
	return there !== null && game.isShown(there);
};

async function openFirst() {
	const game = new GamePage({ isFirst: true });
	await game.open();
	await until(() => finger(game));
	assert.equal(game.cells.length, 6);
	return game;
}

/** Presses the button of the notice. @param {GamePage} game */
const goOn = (game) => game.pressOn("#notices .notice button");

/** @type {Record<string, (game: GamePage) => unknown>} */
const WAYS = {
	"the New button": (game) => game.press("shuffle"),
	"a card of another size": async (game) => {
		await game.pressOn("#shuffle");
		await game.pressOn("#deal-5x5");
	},
	"today's puzzle": async (game) => {
		await game.openSheet("daily");
		await game.pressOn("#daily-3x3");
	},
	"a link to today's puzzle": (game) => game.open("#daily=4x4"),
	"a link to a board": (game) => game.open(at(OTHER)),
	"a link to a shuffle": (game) => game.open("#shuffle=3x3&seed=link"),
	"a board that is pasted": (game) => paste(game, OTHER),
	"a board that is set up": async (game) => {
		(await game.openText()).focus();
		game.fill("#setup-board-text", OTHER);
		game.key("Control+Enter");
	},
	"a marathon": async (game) => {
		await game.openSheet("marathon");
		// A relay begins with 2×2, which three slides may solve.
		game.fill("#marathon input[value=marathon]", true);
		await game.pressOn("#start-marathon");
	},
	"skipping it": goOn,
	"a script": ({ puzzle }) => puzzle.shuffle({ size: "4x3" }),
};

/** @param {GamePage} game @param {string} text */
function paste(game, text) {
	const event = new game.window.Event("paste", { bubbles: true });
	event.clipboardData = { getData: () => text, files: [] };
	game.document.body.dispatchEvent(event);
}

/** Plays three slides, whatever the board. @param {GamePage} game */
function play({ puzzle }) {
	/** @type {Record<string, string>} */
	const back = { U: "D", D: "U", L: "R", R: "L" };
	let last = "";
	for (let made = 0; made < 3; made++) {
		last =
			[..."ULDR"].find((way) => way !== back[last] && puzzle.move(way)) ?? "";
	}
	return standing(puzzle);
}

/** @param {any} puzzle */
const standing = ({ value: text, moves }) =>
	`${text} ${moves.stm} ${moves.mtm}`;

for (const [way, leave] of Object.entries(WAYS)) {
	test(`from the first board by ${way}: the game is there after a reload`, async () => {
		const game = await openFirst();
		const before = game.text();
		await leave(game);
		await until(() => game.text() !== before && game.modal === null);
		// The finger goes with its board.
		await until(() => game.query(".finger") === null);
		const played = play(game);
		assert.equal(game.puzzle.moves.stm, 3);
		await game.reload();
		assert.equal(standing(game.puzzle), played);
		assert.equal(finger(game), false);
	});
}

test("a link that is opened as soon as the board is there is kept", async () => {
	let isOpened = false;
	const game = new GamePage({
		isFirst: true,
		before: ({ document, location }) => {
			const puzzle = document.querySelector("sliding-puzzle");
			puzzle.addEventListener("ready", () => {
				if (!isOpened) location.hash = at(OTHER);
				isOpened = true;
			});
		},
	});
	await game.open();
	await game.expectBoard(OTHER);
	const played = play(game);
	await game.reload();
	assert.equal(standing(game.puzzle), played);
});

test("the first game that was begun is there after a reload, and after it is skipped", async () => {
	const game = await openFirst();
	game.click(3);
	await game.reload();
	assert.equal(game.cells.length, 6);
	await until(() => finger(game));
	// One button, and it leads to today's board.
	assert.equal(game.all("#notices button").length, 1);
	await goOn(game);
	await until(() => game.cells.length === 16);
	assert.match(game.puzzle.exportState().record, /\.sdaily/);
	assert.equal(finger(game), false);
	// The game that was begun is one tap away.
	await game.press("undo");
	await until(() => game.cells.length === 6);
	assert.equal(game.counts().slides, 1);
});

test("whoever goes another way is left alone, and the finger comes back on the way", async () => {
	const game = await openFirst();
	game.key("ArrowUp");
	await until(() => !finger(game));
	game.key("ArrowDown");
	await until(() => finger(game));
	await goOn(game);
	await until(() => game.cells.length === 16);
	await game.reload();
	assert.equal(game.cells.length, 16);
	assert.equal(game.query(".finger"), null);
});

test("after the first board come 3×3 and the usual board, each offered", async () => {
	const game = await openFirst();
	for (const tile of [3, 2, 5]) game.click(tile);
	await becomes(() => game.notices.length, 1);
	assert.equal(finger(game), false);
	// No card: a larger board is offered, and none comes by itself.
	assert.equal(game.modal, null);
	assert.equal(game.cells.length, 6);
	// Who comes back has an easy 3×3, and not yet the board of the day.
	await game.reload();
	await until(() => game.cells.length === 9);
	await until(() => game.said("#in-play") !== "");
	const { slides } = await game.puzzle.solve({ budget: 500 });
	for (const way of slides) game.puzzle.move(way);
	// The next game of this size stands out, and Enter takes it.
	await until(() => game.document.activeElement?.id === "win-next");
	assert.equal(game.query("#win .strong").id, "win-next");
	await game.pressOn("#win-step");
	await until(() => game.cells.length === 16);
});

test("a first visit hears H and N from the load on", async () => {
	const game = await openFirst();
	await becomes(() => game.notices.length, 1);
	game.key("h");
	await becomes(() => game.said(".coach-text"), /^Slide \d/);
	// Whoever asks for a hint reads that.
	await becomes(() => game.notices.length, 0);
	game.key("Shift+N");
	await until(() => game.modal?.id === "new-game");
	await game.leaveSheet();
	const board = game.text();
	game.key("n");
	await until(() => game.text() !== board);
	assert.equal(game.modal, null);
});

test("a first win covers no hint of the next board", async () => {
	const game = await openFirst();
	for (const tile of [3, 2, 5]) game.click(tile);
	await becomes(() => game.notices.length, 1);
	await game.puzzle.open("1 2 3/4 5 6/7 0 8");
	await game.press("hint");
	await becomes(() => game.said(".coach-text"), /^Slide 8/);
	assert.deepEqual(game.notices, []);
});

test("a first visit by a link has no welcome", async () => {
	const game = new GamePage({ isFirst: true });
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	game.click(8);
	await game.expectInMenu("restart", true);
	assert.equal(game.query(".finger"), null);
});

/** @param {GamePage} game */
const figures = (game) => game.said("#win-figures");

test("a win changes the words around the board, and names no efficiency", async () => {
	const game = new GamePage();
	// Two slides from the goal; this play takes four.
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	for (const tile of [4, 4, 7, 8]) game.click(tile);
	await until(() => game.query("#win"));
	await becomes(() => figures(game), /^time\d:\d\d\.\dslides · best 24$/);
	// Twice the fewest. What that means is said when it is asked.
	const { gradeAbout, grade } = (await loadPageTexts("en")).win;
	assert.equal(game.part("win-grade").ariaLabel, grade(1));
	assert.equal(game.all("#win-grade .on").length, 1);
	await game.pressOn("#win-grade");
	await becomes(() => game.said("#win-note"), gradeAbout);
	await game.pressOn("#win-grade");
	await until(() => game.said("#win-note") !== gradeAbout);
	assert.doesNotMatch(game.said("#win"), /perfect|efficiency|%/i);
	await game.pressOn("#win .strong");
	await until(() => game.query("#win") === null);
	await game.expectCounts(0, 0);
	assert.equal(game.focused.id, "grid");
});

test("a slide too many does not undo a win, and closing loses nothing", async () => {
	const game = new GamePage();
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	game.click(7);
	game.click(8);
	const isWin = () => game.query("#win") && game.isShown(game.part("win"));
	await until(isWin);
	game.key("ArrowDown");
	game.click(8);
	assert.equal(game.text(), "1 2 3/4 5 6/7 8 0");
	game.key("Escape");
	await until(() => !isWin());
	await game.pressOn("#result");
	await until(isWin);
	// So does a sheet on top of it.
	await game.pressOn("#win-share");
	await until(() => game.modal?.id === "share");
	game.key("Escape");
	await until(() => game.modal === null);
	assert.ok(isWin());
	game.key("Escape");
	await until(() => !isWin());
	// A board that was won is the player's again.
	game.key("ArrowDown");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	await until(() => game.isShown(game.part("undo")));
});

test("a board that is still solved after a reload has its result", async () => {
	const game = new GamePage();
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	game.click(7);
	game.click(8);
	await becomes(() => figures(game), /slides2$/);
	await game.reload();
	await game.pressOn("#result");
	await becomes(() => figures(game), /slides2$/);
});

/**
 * Returns the cells to press from a board of 2×2 to its goal, with some there and back
 * first. Its tiles go round: so many slides one way solve it.
 *
 * @param {number[]} tiles @param {number} wasted
 */
function wayOf(tiles, wasted) {
	const ring = [0, 1, 3, 2];
	const goal = "1,2,3,0";
	const turn = (/** @type {number[]} */ board, way = 1) => {
		const at = ring.indexOf(board.indexOf(0));
		const [gap, from] = [ring[at], ring[(at + way + 4) % 4]];
		const next = [...board];
		[next[gap], next[from]] = [board[from], 0];
		return { next, from };
	};
	const cells = [];
	for (let n = 0; n < wasted; n += 1) {
		const away = turn(tiles);
		cells.push(away.from, turn(away.next, -1).from);
	}
	for (let board = tiles; String(board) !== goal; ) {
		const { next, from } = turn(board);
		cells.push(from);
		board = next;
	}
	return cells;
}

test("a win says how it stands among the player's own", async () => {
	const game = new GamePage();
	/** @param {string} seed */
	const win = async (seed, wasted = 0) => {
		await game.puzzle.shuffle({ size: "2x2", seed });
		await until(() => game.query("#win") === null);
		const cells = wayOf([...game.puzzle.cells], wasted);
		for (const cell of cells) game.puzzle.move(cell);
		await until(() => game.query("#win"));
		return cells.length;
	};
	const said = () => textOf(game.query("#win .win-head"));
	await game.open();
	const first = await win("a", 3);
	await becomes(said, /First 2\s×\s2!/);
	const second = await win("b");
	assert.ok(second < first);
	// No play of this board is shorter.
	await becomes(said, new RegExp(`Perfect: ${second} slides`));
	assert.doesNotMatch(said(), /· best/);
	// A slide too many tells it from the second: both may take no millisecond, and plays
	// alike in all moves and times are one.
	await win("b", 1);
	await becomes(said, /^Solved/);
	assert.doesNotMatch(said(), /count/);
	assert.match(game.part("win-review").href, /review\.html#play=/);
});

test("a play with help is not praised, and one by the solver has no time", async () => {
	const game = new GamePage();
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.press("hint");
	await becomes(() => game.advice, /^2 slides/);
	game.click(7);
	game.click(8);
	const note = () => game.said("#win .win-note");
	await becomes(note, "With one hint.");
	assert.match(game.said("#win-title"), /^First 3\s×\s3!$/);
	// The same board again.
	await game.pressOn("#win-same");
	await until(() => game.text() === "1 2 3/4 5 6/0 7 8");
	for (const tile of [7, 8]) {
		await game.press("hint");
		await becomes(() => game.head, new RegExp(`^Slide ${tile}`));
		game.click(tile);
	}
	await becomes(note, (await loadPageTexts("en")).win.followed);
	assert.equal(game.said("#win-title"), "Solved");
	await game.puzzle.open("1 2 3/4 5 6/0 7 8");
	await game.press("solve");
	await becomes(() => game.head, "Solved");
	await becomes(note, "2 slides, the shortest solution.");
	assert.equal(game.query("#win-share"), null);
	assert.equal(figures(game), "");
});
