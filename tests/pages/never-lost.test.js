/**
 * No way of leaving a game loses it: one tap brings back board, counts and time, or they
 * are there at once. And what cannot be read or saved is said.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
	at,
	becomes,
	GamePage,
	goOn,
	HostPage,
	KEPT,
	until,
} from "./game-in-jsdom.js";
import { set } from "./stand-ins.js";

const START = "1 2 3/4 0 5/7 8 6";
const PLAYED = "1 2 3/4 8 5/0 7 6";
const OTHER = "4 1 2/5 0 3";
const HOUR = 3_600_000;

/**
 * What must not be lost.
 *
 * @typedef {object} Standing
 * @property {string} board
 * @property {string} moves
 * @property {number} elapsed Milliseconds.
 */

/** @param {import("./game-in-jsdom.js").Page} page @returns {Standing} */
function standing({ puzzle: { value: text, moves, elapsed } }) {
	return { board: text, moves: `${moves.stm} ${moves.mtm}`, elapsed };
}

/** Makes two moves, which take a second. @param {GamePage} game */
async function play(game, isOpen = false) {
	if (!isOpen) await game.open(at(START));
	game.click(8);
	game.click(7);
	await game.time.skip(1_000);
	await game.expectBoard(PLAYED);
	return standing(game);
}

/** @param {import("./game-in-jsdom.js").Page} page @param {Standing} before */
async function expectBack(page, { board, moves, elapsed }) {
	await becomes(() => standing(page).board, board);
	const now = standing(page);
	assert.equal(now.moves, moves);
	assert.ok(now.elapsed >= elapsed, `${now.elapsed} < ${elapsed}`);
	// Counts the time until the game was left, and since it is back.
	assert.ok(now.elapsed < elapsed + HOUR / 2);
}

/** @param {GamePage} game */
async function expectLeft(game) {
	await until(() => game.text() !== PLAYED);
	await game.expectCounts(0, 0);
}

/** Presses the button of the notice. @param {GamePage} game */
const takeBack = (game) => game.pressOn("#notices .notice button");

/** @param {GamePage} game @param {string} text */
function paste(game, text) {
	const event = new game.window.Event("paste", { bubbles: true });
	event.clipboardData = { getData: () => text, files: [] };
	game.document.body.dispatchEvent(event);
}

/** @type {Record<string, (game: GamePage) => unknown>} */
const WAYS_OUT = {
	"the New button": (game) => game.press("shuffle"),
	"Shift and N": async (game) => {
		game.key("Shift+N");
		await until(() => game.focused.id === "deal-3x3");
		game.key("Enter");
	},
	"a card of the sheet": async (game) => {
		await game.pressOn("#shuffle");
		await game.pressOn("#deal-5x5");
	},
	"any size of the sheet": async (game) => {
		await game.pressOn("#shuffle");
		await until(() => game.query("#new-game input"));
		const [columns, rows] = game.all("#new-game input[type=number]");
		game.fill(`#${columns.id}`, "4");
		game.fill(`#${rows.id}`, "2");
		await game.pressOn("#deal");
	},
	"a board that is pasted": (game) => paste(game, OTHER),
	"a board that is entered": async (game) => {
		(await game.openText()).focus();
		game.fill("#setup-board-text", OTHER);
		game.key("Control+Enter");
	},
	"a link in the open page": (game) => game.open(at(OTHER)),
	"an attribute": ({ puzzle }) =>
		// A new seed each time, or nothing would change.
		puzzle.setAttribute("seed", String(Math.random())),
	"shuffle() of the element": ({ puzzle }) => puzzle.shuffle({ size: "3x4" }),
	"open() of the element": ({ puzzle }) => puzzle.open(OTHER),
	"importState() of the element": ({ puzzle }) =>
		puzzle.importState({ record: "2.3x2.last.bIC..cFjX9Q" }),
};

/** @param {GamePage} game @param {(game: GamePage) => unknown} leave */
async function leaveAndReturn(game, leave) {
	const before = await play(game, true);
	await leave(game);
	await expectLeft(game);
	await becomes(() => game.notices.length, 1);
	await takeBack(game);
	await expectBack(game, before);
	await becomes(() => game.notices.length, 0);
	// After leaving again, Undo reverts the new game.
	await leave(game);
	await expectLeft(game);
	await game.press("undo");
	await expectBack(game, before);
	await game.press("undo");
	await game.press("undo");
	await game.expectBoard(START);
}

test("whichever way leads to another game, this one is put aside, and back by one tap", async () => {
	const game = new GamePage();
	await game.open(at(START));
	for (const [way, leave] of Object.entries(WAYS_OUT)) {
		await leaveAndReturn(game, leave).catch((cause) => {
			throw new Error(way, { cause });
		});
	}
});

test("a sheet that is closed changes nothing", async () => {
	const game = new GamePage();
	const before = await play(game);
	await game.pressOn("#shuffle");
	await until(() => game.query("#new-game input"));
	const [columns] = game.all("#new-game input[type=number]");
	game.fill(`#${columns.id}`, "6");
	await game.leaveSheet();
	await becomes(() => game.focused.id, "shuffle");
	await expectBack(game, before);
	assert.deepEqual(game.notices, []);
});

for (const back of ["Undo", "resume()"]) {
	test(`after a reload the game that was put aside is back: ${back}`, async () => {
		const game = new GamePage();
		const before = await play(game);
		game.leave();
		game.time.date += HOUR;
		await game.open();
		await expectBack(game, before);
		await game.press("shuffle");
		await expectLeft(game);
		await game.time.skip(HOUR);
		const other = game.text();
		await game.reload();
		await game.expectBoard(other);
		if (back === "Undo") await game.press("undo");
		else assert.equal(game.puzzle.resume(), true);
		await expectBack(game, before);
	});
}

test("a link over a kept game, in a page that is loaded anew, puts it aside", async () => {
	const game = new GamePage();
	const before = await play(game);
	game.leave();
	await game.open(at(OTHER));
	await game.expectBoard(OTHER);
	await takeBack(game);
	await expectBack(game, before);
});

const NEARLY = "1 2 3/4 5 6/7 0 8";

test("a kept game that is damaged is kept so, and those put aside are there", async () => {
	const game = new GamePage();
	const before = await play(game);
	await game.press("shuffle");
	await expectLeft(game);
	const kept = JSON.parse(game.kept() ?? "");
	const damaged = JSON.stringify({ ...kept, record: "damaged" });
	game.leave();
	// Nor is there a copy in the database.
	game.keep(null);
	game.keep(damaged);
	await game.open();
	await becomes(() => game.notices.length, 1);
	assert.equal(game.kept(`${KEPT}-damaged`), damaged);
	await game.press("undo");
	await expectBack(game, before);
});

test("a kept game where the page asks for another board is put aside", async () => {
	const host = new HostPage();
	const tag = (/** @type {string} */ seed) =>
		`<sliding-puzzle storage="daily" size="3x3" seed="${seed}"></sliding-puzzle>`;
	await host.openWith(tag("today"));
	await host.ask(playTwo);
	const before = standing(host);
	host.leave();
	await host.openWith(tag("tomorrow"));
	assert.equal(await host.ask((puzzle) => puzzle.moves.stm), 0);
	await host.pressOn("#undo");
	await expectBack(host, before);
});

test("the reset of a form: the moves can be made again", async () => {
	const host = new HostPage();
	await host.openWith(
		`<form><sliding-puzzle board="${START}"></sliding-puzzle></form>`,
	);
	await host.ask(playTwo);
	const { board, moves } = standing(host);
	// jsdom resets no such field by itself.
	host.puzzle.formResetCallback();
	assert.equal(standing(host).board, START);
	await host.pressOn("#redo");
	await host.pressOn("#redo");
	assert.deepEqual(
		{ ...standing(host), elapsed: 0 },
		{ board, moves, elapsed: 0 },
	);
});

/** @param {any} puzzle */
function playTwo(puzzle) {
	for (const way of ["UL", "UR", "DL", "DR"]) {
		if (!puzzle.move(way[0])) continue;
		if (puzzle.move(way[1])) return;
		puzzle.undo();
	}
}

/** Refuses to keep anything; what it says of it. @type {Record<string, [(window: any) => void, RegExp]>} */
const REFUSALS = {
	forbidden: [
		(window) =>
			Object.defineProperty(window, "localStorage", {
				get() {
					throw new window.DOMException("denied", "SecurityError");
				},
			}),
		/won’t save your game.*address.*bookmark/,
	],
	missing: [
		(window) => Object.defineProperty(window, "localStorage", { value: null }),
		/won’t save your game.*address.*bookmark/,
	],
	full: [
		(window) => {
			const { getItem, removeItem } = window.localStorage;
			const setItem = () => {
				throw new window.DOMException("full", "QuotaExceededError");
			};
			const value = { getItem, removeItem, setItem };
			Object.defineProperty(window, "localStorage", { value });
		},
		/no room left to save your game.*address.*bookmark/,
	],
};

/** Has the database refuse, too. @param {any} window */
function refuseDatabase(window) {
	set(window, {
		indexedDB: {
			open() {
				throw new window.DOMException("denied", "SecurityError");
			},
		},
	});
}

for (const [name, [refuse, said]] of Object.entries(REFUSALS)) {
	test(`a storage that is ${name} is said, and page and address keep the game`, async () => {
		const before = (/** @type {any} */ window) => {
			refuse(window);
			refuseDatabase(window);
		};
		const game = new GamePage({ before });
		await game.open();
		await becomes(() => game.notices.join(), said);
		const dealt = game.text();
		await game.reload();
		await game.expectBoard(dealt);
		game.clickAny();
		const played = game.text();
		await game.reload();
		await game.expectBoard(played);
		await becomes(() => game.notices.join(), said);
		game.leave();
		// A link opens, too, and the page itself keeps what is left.
		const standing = await play(game);
		// Neither a move nor another notice took its place; the next game says it again.
		await becomes(() => game.notices.join(), said);
		await game.pressOn("#notices .notice button");
		assert.deepEqual(game.notices, []);
		await game.press("shuffle");
		await expectLeft(game);
		await becomes(() => game.notices.length, 2);
		assert.match(game.notices[0], said);
		await game.pressOn("#notices .notice:last-child button");
		await expectBack(game, standing);
		await game.reload();
		await game.expectBoard(PLAYED);
	});

	test(`while localStorage is ${name}, the database keeps the game`, async () => {
		const game = new GamePage({ before: refuse });
		await game.open();
		game.clickAny();
		// Its clock runs on until the browser is killed.
		const played = { ...standing(game), elapsed: 0 };
		const { record } = game.puzzle.exportState();
		const isKept = async () =>
			(await inDatabase(game, "games")).join().includes(record);
		await until(isKept, () => game.time.skip(100));
		game.close();
		await game.open();
		await expectBack(game, played);
		assert.doesNotMatch(game.notices.join(), said);
	});
}

/** What is kept and no game: no JSON, and nothing that the core can read. */
const GARBAGE = ["{", '{"version":1,"record":"no"}'];

test("garbage instead of a game is said and set aside", async () => {
	const game = new GamePage();
	for (const text of GARBAGE) {
		game.keep(null);
		game.keep(text);
		await game.open();
		await becomes(() => game.notices.length, 1);
		assert.match(game.notices[0], /could not be read/, text);
		assert.equal(game.kept(`${KEPT}-damaged`), text);
		assert.equal(game.cells.length, 16, text);
		game.close();
	}
	await game.open();
	game.clickAny();
	const played = game.text();
	await game.reload();
	await game.expectBoard(played);
	assert.deepEqual(game.notices, []);
});

test("a game that a newer page has kept stays as it is", async () => {
	const game = new GamePage();
	const newer = '{"version":99,"replay":{"of":"another shape"}}';
	const kept = () => [game.kept(), game.kept(`${KEPT}-damaged`)];
	game.keep(newer);
	await game.open();
	game.clickAny();
	await becomes(() => game.counts().moves, 1);
	assert.deepEqual(kept(), [newer, null]);
	const position = game.text();
	await game.reload();
	assert.deepEqual(kept(), [newer, null]);
	// The position is in the URL if it cannot be stored.
	await game.expectBoard(position);
});

/** Settings that are none, beside a game. */
const ODD_SETTINGS = [
	{ slidesPerSecond: 0, aside: [7, "no", null] },
	{ slidesPerSecond: -4, language: "tlh" },
	{ slidesPerSecond: 1e9, aside: "no" },
];

test("odd settings beside a game are no harm", async () => {
	const game = new GamePage();
	await game.open(at(NEARLY));
	const kept = JSON.parse(game.kept() ?? "");
	for (const settings of ODD_SETTINGS) {
		game.leave();
		game.keep(null);
		game.keep(JSON.stringify({ ...kept, ...settings }));
		await game.open();
		assert.match(game.said("#time"), /^\d+:\d\d$/);
		assert.equal(game.document.documentElement.lang, "en");
		await game.press("solve");
		await becomes(() => game.head, "Solved");
		await becomes(() => game.part("speed").value, /^(1|2|4|8|16)$/);
	}
});

/** Returns what a store of the database has. @param {GamePage} game @param {string} store @returns {Promise<any[]>} */
function inDatabase({ profile: { databases } }, store) {
	const request = databases.open("sliding-puzzle");
	return new Promise((resolve) => {
		request.onsuccess = () => {
			const { result } = request;
			if (!result.objectStoreNames.contains(store)) return resolve([]);
			const all = result.transaction(store).objectStore(store).getAll();
			all.onsuccess = () => {
				result.close();
				resolve(all.result);
			};
		};
	});
}

/** @param {GamePage} game @param {number} count */
async function expectPlays(game, count) {
	/** @type {any[]} */
	let plays = [];
	await until(async () => {
		plays = await inDatabase(game, "plays");
		return plays.length === count;
	});
	return plays;
}

test("a play that is won is kept, and can be opened", async () => {
	const game = new GamePage();
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	game.click(7);
	game.click(8);
	await becomes(() => game.head, "Solved");
	await game.leaveSheet();
	const before = standing(game);
	const [{ record, state, size, goal }] = await expectPlays(game, 1);
	assert.deepEqual([state, size, goal], ["solved", "3x3", "last"]);
	// A new game does not put a won game aside.
	await game.press("shuffle");
	await until(() => game.puzzle.status === "playing");
	assert.deepEqual(game.notices, []);
	await game.puzzle.importState({ record });
	assert.deepEqual(standing(game), before);
	await expectPlays(game, 1);
});

test("a play that is put aside is kept so, until it is taken up", async () => {
	const game = new GamePage();
	const before = await play(game);
	await game.press("shuffle");
	const [{ record, state }] = await expectPlays(game, 1);
	assert.equal(state, "aside");
	await takeBack(game);
	await expectBack(game, before);
	await expectPlays(game, 0);
	// It was the game that could be resumed.
	await game.press("shuffle");
	await game.puzzle.importState({ record });
	await expectBack(game, before);
});

test("a storage that is cleared in mid-game loses no game", async () => {
	const game = new GamePage();
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	game.click(7);
	game.profile.local.clear();
	game.profile.databases.deleteDatabase("sliding-puzzle");
	// The next move saves it again, whole.
	game.click(7);
	game.click(7);
	await game.reload();
	await game.expectBoard(NEARLY);
	await game.expectCounts(3, 3);
	game.click(8);
	await becomes(() => game.head, "Solved");
	await expectPlays(game, 1);
});

/** How a new element follows the old one. @type {Record<string, (old: any, next: any) => unknown>} */
const MOUNTS = {
	"the old one is removed first": (old, next) => {
		const { parentNode } = old;
		old.remove();
		parentNode.append(next);
	},
	"the new one is there first": (old, next) => {
		old.after(next);
		old.remove();
	},
	"both are there for a while": async (old, next) => {
		old.after(next);
		await next.ready;
		old.remove();
	},
	"neither is there for a while": async (old, next) => {
		const { parentNode } = old;
		old.remove();
		await goOn();
		parentNode.append(next);
	},
};

for (const [way, replace] of Object.entries(MOUNTS)) {
	test(`mounted again, a component goes on with its game: ${way}`, async () => {
		const host = new HostPage();
		await host.openWith(
			'<p><sliding-puzzle storage="local"></sliding-puzzle></p>',
		);
		let asides = 0;
		host.window.addEventListener("suspend", () => (asides += 1), true);
		await host.ask(playTwo);
		const before = { ...standing(host), elapsed: 0 };
		await replace(host.puzzle, host.puzzle.cloneNode());
		assert.equal(host.all("sliding-puzzle").length, 1);
		await host.ask(() => {});
		assert.deepEqual({ ...standing(host), elapsed: 0 }, before);
		await host.ask((puzzle) => puzzle.undo());
		const { record } = host.puzzle.exportState();
		const after = { ...standing(host), elapsed: 0 };
		// What the old element wrote to the database is no other game either.
		const isKept = async () =>
			(await inDatabase(/** @type {any} */ (host), "games"))
				.join()
				.includes(record);
		await until(isKept, () => host.time.skip(1_000));
		assert.equal(asides, 0);
		assert.doesNotMatch(host.heard().join(), /error/);
		host.leave();
		await host.openWith('<sliding-puzzle storage="local"></sliding-puzzle>');
		await host.ask(() => {});
		assert.deepEqual({ ...standing(host), elapsed: 0 }, after);
	});
}

test("a page has one connection to the database, however many games and sheets there are", async () => {
	let opened = 0;
	const before = (/** @type {any} */ window) => {
		const { indexedDB } = window;
		const open = (/** @type {any[]} */ ...given) => {
			opened += 1;
			return indexedDB.open(...given);
		};
		set(window, { indexedDB: { open } });
	};
	const game = new GamePage({ before });
	await game.open();
	for (let n = 0; n < 3; n += 1) {
		game.clickAny();
		await game.press("shuffle");
		await game.openSheet("settings");
		await game.leaveSheet();
		await game.openSheet("daily");
		await game.leaveSheet();
	}
	await expectPlays(game, 3);
	assert.equal(opened, 1);
});
