/**
 * The puzzles of the day on the play page: which board is in play, and what waits.
 */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { loadPageTexts } from "../../www/messages/compiled/page.ts";
import { at, becomes, GamePage, until } from "./game-in-jsdom.js";

const { daily: words, win: won } = await loadPageTexts("en");

const ZONE = process.env.TZ ?? "";

afterEach(() => {
	process.env.TZ = ZONE;
});

/** @param {string} date @param {object} [options] */
async function openAt(date, options = {}) {
	const game = new GamePage({ isNewDay: true, date, ...options });
	await game.open();
	return game;
}

/** The record of the play on the page. @param {GamePage} game */
const record = (game) => game.puzzle.exportState()?.record ?? "";

/** @param {GamePage} game */
const named = (game) => game.said("#in-play");

/** Makes one slide, whatever the board. @param {GamePage} game */
const slide = ({ puzzle }) => puzzle.move("U") || puzzle.move("D");

/** @param {GamePage} game */
async function win(game) {
	const { slides } = await game.puzzle.solve({ budget: 500 });
	for (const way of slides) game.puzzle.move(way);
	await until(() => game.query("#win"));
	await game.leaveSheet();
}

test("a game under way stays, and today's puzzle waits beside it", async () => {
	const game = await openAt("2026-12-04T20:00:00");
	await game.puzzle.shuffle({ size: "5x5", difficulty: "" });
	slide(game);
	const left = game.text();
	game.time.date = Date.parse("2026-12-05T08:00:00");
	await game.reload();
	assert.equal(game.text(), left);
	await until(() => named(game).includes(words.waits));
	assert.match(named(game), /5 × 5/);

	// Nothing is lost by playing it, nor by leaving it.
	await game.pressOn("#play-daily");
	await until(() => named(game).includes(words.name(12)));
	assert.equal(game.query("#play-daily"), null);
	slide(game);
	const begun = game.text();
	await game.puzzle.shuffle({ size: "3x3", difficulty: "" });
	// It says how far it was, and shows that board.
	const soFar = words.soFar(words.slides(1));
	const left12 = `${words.name(12)}: ${soFar}`;
	await until(() => named(game).includes(left12));
	await game.pressOn("#more");
	await becomes(() => game.said("#menu-daily .menu-note"), left12);
	await game.leaveSheet();
	await game.openSheet("daily");
	const card = () => game.said("#daily-4x4");
	await until(() => card().includes(words.goOn) && card().includes(soFar));
	assert.equal(
		game.query("#daily-4x4 sliding-puzzle").getAttribute("board"),
		begun,
	);
	await game.leaveSheet();
	assert.equal(game.said("#play-daily"), words.goOn);
	await until(() => game.notices.length > 0);
	await game.pressOn("#play-daily");
	await game.expectBoard(begun);
	// What was said of the game before is over.
	assert.deepEqual(game.notices, []);
	assert.equal(await game.puzzle.resume(), true);
	await game.expectBoard(left);
});

test("either size of today is one tap away, until the first slide", async () => {
	const game = await openAt("2026-12-05T09:00:00");
	const sizes = () =>
		game
			.all("#in-play .pair button")
			.map(({ ariaPressed }) => ariaPressed === "true");
	await until(() => sizes().length === 2);
	assert.deepEqual(sizes(), [true, false]);
	await game.pressOn('#in-play [aria-pressed="false"]');
	await until(() => record(game).includes("3x3.last.sdaily*202026-12-05"));
	await becomes(() => String(sizes()), "false,true");
	await becomes(() => game.document.activeElement === game.puzzle, true);
	slide(game);
	assert.ok(game.query("#in-play").classList.contains("begun"));
	await win(game);
	await becomes(() => sizes().length, 0);
});

test("at midnight an untouched board gives way, and a game does not", async () => {
	const game = await openAt("2026-11-25T23:50:00");
	await until(() => named(game).includes(words.name(2)));
	const sleepUntil = (/** @type {string} */ date) => {
		game.setHidden(true);
		game.time.date = Date.parse(date);
		game.setHidden(false);
	};
	sleepUntil("2026-11-26T00:10:00");
	await until(() => named(game).includes(words.name(3)));
	assert.match(record(game), /4x4\.last\.sdaily\*202026-11-26\./);
	slide(game);
	const begun = game.text();
	sleepUntil("2026-11-27T00:10:00");
	await until(() => named(game).includes(words.waits));
	assert.ok(named(game).includes(words.name(3)));
	assert.equal(game.text(), begun);
});

test("a board that was chosen is kept that day, and a link wins", async () => {
	const game = await openAt("2026-11-25T09:00:00");
	await game.puzzle.shuffle({ size: "3x3" });
	const chosen = game.text();
	await game.reload();
	assert.equal(game.text(), chosen);
	const other = new GamePage({ isNewDay: true });
	await other.open(at("4 1 2/5 0 3"));
	await other.expectBoard("4 1 2/5 0 3");
	await other.reload();
	await other.expectBoard("4 1 2/5 0 3");
});

test("on a first visit its board is there, and nothing waits", async () => {
	const game = new GamePage({ isFirst: true });
	await game.open();
	for (const _ of ["first", "again"]) {
		await becomes(() => named(game), "3 × 2");
		assert.equal(game.cells.length, 6);
		await game.reload();
	}
});

test("a day that has no such puzzle is told, and the game stays", async () => {
	const game = await openAt("2026-11-25T09:00:00");
	const before = game.text();
	await game.open("#daily=6x6");
	await until(() => game.notices.length > 0);
	assert.equal(game.text(), before);
});

test("a day ends where the player is, and the next one makes a streak", async () => {
	process.env.TZ = "Pacific/Kiritimati";
	const game = await openAt("2026-11-16T09:59:00Z");
	for (const day of [16, 17]) {
		game.time.date = Date.parse(`2026-11-${day}T09:59:00Z`);
		game.setHidden(true);
		game.setHidden(false);
		await game.open("#daily=3x3");
		await until(() =>
			record(game).includes(`3x3.last.sdaily*202026-11-${day}.`),
		);
		await win(game);
	}
	await becomes(() => named(game), new RegExp(words.streak(2)));
	// At Greenwich it is still the 17th.
	game.time.date = Date.parse("2026-11-17T10:00:00Z");
	await game.reload();
	await until(() => record(game).includes("4x4.last.sdaily*202026-11-18."));
	await game.openSheet("daily");
	const today = () =>
		game.query('#daily .calendar [aria-pressed="true"]')?.ariaLabel;
	await becomes(today, words.day("November 18", 0, 3));
});

test("the next one comes after the hours that the day has", async () => {
	process.env.TZ = "Europe/Berlin";
	for (const [date, hours] of /** @type {const} */ ([
		["2026-12-01T00:30:00+01:00", 23],
		// The clocks go forward, and back.
		["2027-03-28T00:30:00+01:00", 22],
		["2027-10-31T00:30:00+02:00", 24],
	])) {
		const game = await openAt(date);
		await game.openSheet("daily");
		// As it is said: the spaces that do not break are like others.
		const span = words.span(hours, 30).replace(/\s/g, " ");
		await becomes(() => game.said("#daily .daily-about"), new RegExp(span));
	}
});

test("a clock that is wrong by years has a puzzle of today", async () => {
	for (const [date, first] of [
		["2019-05-05T12:00:00", "2026-01-01"],
		["9999-12-31T12:00:00", "9999-12-31"],
		["+010000-01-02T12:00:00", "9999-12-31"],
	]) {
		const game = await openAt(date);
		await game.puzzle.shuffle({ size: "3x2", difficulty: "" });
		await game.pressOn("#play-daily");
		await until(() => record(game).includes(`4x4.last.sdaily*20${first}.`));
	}
	// Not "Daily 1 in 12 h".
	const game = await openAt("2026-11-20T12:00:00");
	await game.openSheet("daily");
	await becomes(() => game.said("#daily .daily-about"), words.about);
});

test("the sheet has what is won, the days in a row, and any day of the archive", async () => {
	const game = await openAt("2026-11-16T09:00:00");
	for (const day of [16, 18]) {
		game.time.date = Date.parse(`2026-11-${day}T09:00:00`);
		await game.puzzle.shuffle({ size: "2x2", difficulty: "" });
		await game.open("#daily=3x3");
		await until(() =>
			record(game).includes(`3x3.last.sdaily*202026-11-${day}.`),
		);
		await win(game);
	}
	await game.openSheet("daily");
	const cell = (/** @type {string} */ date, won = 0) =>
		game
			.all(".calendar .day")
			.find(({ ariaLabel }) => ariaLabel === words.day(date, won, 3));
	await until(() => cell("November 16", 1));
	assert.match(
		game.said("#daily .daily-streak"),
		new RegExp(`${words.streak(2)}.*${words.kind}`),
	);
	assert.match(game.said("#daily-3x3"), /2/);
	assert.match(game.said("#daily-4x4"), new RegExp(words.play("4 × 4")));
	assert.equal(cell("November 17")?.disabled, false);
	assert.equal(cell("November 19")?.disabled, true);
	game.tap(game.query(".calendar-head button"));
	await until(() => cell("October 31"));
	game.tap(cell("October 31"));
	await until(() => cell("October 31").getAttribute("aria-pressed") === "true");
	game.tap(game.part("daily-4x4"));
	await until(() => record(game).includes("4x4.last.sdaily*202026-10-31."));
});

test("a week begins on the day that it begins on where the reader is", async () => {
	// November 2026 begins on a Sunday.
	for (const [language, weekday, column] of [
		["en-US", "Su", "1"],
		["en-GB", "Mo", "7"],
		["de", "Mo", "7"],
		["ar-EG", "س", "2"],
	]) {
		const game = await openAt("2026-11-16T09:00:00", { languages: [language] });
		await game.openSheet("daily");
		await until(() => game.all(".calendar .day").length === 30);
		const names = game.all(".calendar-days > span");
		const [{ style }] = game.all(".calendar .day");
		assert.equal(style.gridColumnStart, column, language);
		assert.equal(names[0].textContent, weekday, language);
	}
});

test("the win of a day has its week, and either of two sizes keeps it going", async () => {
	const game = await openAt("2026-12-02T09:00:00");
	const week = (/** @type {string} */ at) =>
		game.all(`${at} .week i`).map(({ className }) => className);
	const today = () =>
		game.query('#daily .calendar [aria-pressed="true"] i')?.className;
	for (const [day, size] of /** @type {const} */ ([
		[2, "4x4"],
		[3, "3x3"],
	])) {
		game.time.date = Date.parse(`2026-12-0${day}T09:00:00`);
		await game.puzzle.shuffle({ size: "2x2", difficulty: "" });
		await game.open(`#daily=${size}`);
		await until(() => record(game).includes(`${size}.last.sdaily*202026-12-0`));
		const { slides } = await game.puzzle.solve({ budget: 500 });
		for (const way of slides) game.puzzle.move(way);
		await until(() => game.query("#win"));
		assert.equal(game.said("#win-title"), won.wonOf(words.name(7 + day)));
		await becomes(() => game.said(".win-week"), words.streak(day - 1));
		// Its first one of that size, and nothing was missed.
		await becomes(() => game.said("#win-note"), /^First/);
		assert.ok(!game.said("#win-said").includes(words.kind));
		if (day === 2) await game.leaveSheet();
	}
	const days = ["missed", "missed", "won", "half", "ahead", "ahead", "ahead"];
	assert.deepEqual(week("#win"), days);
	await becomes(() => game.query("#win-daily")?.textContent, /4\s×\s4/);
	await game.leaveSheet();
	// Nothing waits.
	await until(() => !named(game).includes(words.waits));
	await game.openSheet("daily");
	await becomes(today, "half");
});

test("a race on the board of a day says first how it went", async () => {
	const friend = await openAt("2026-12-05T09:00:00");
	await friend.open("#daily=3x3");
	await until(() => record(friend).includes("3x3.last.sdaily"));
	await win(friend);
	const game = await openAt("2026-12-05T10:00:00");
	await game.open(`#race=${record(friend)}`);
	await until(() => game.query("#ghost"));
	const { slides } = await game.puzzle.solve({ budget: 500 });
	for (const way of slides) game.puzzle.move(way);
	await until(() => game.query("#win-race-again"));
	await until(() => game.said("#win-note") !== "");
	// Not that it was the first 3×3: there may be room for one line.
	assert.equal(game.query("#win-note strong"), null);
});

test("in Chinese, too, today is named with its date", async () => {
	const game = await openAt("2026-12-05T09:00:00", { languages: ["zh-CN"] });
	const { daily } = await loadPageTexts("zh-Hans");
	await until(() => named(game).includes(daily.name(12)));
	const date = new Date("2026-12-05T00:00:00Z").toLocaleDateString("zh-CN", {
		...{ month: "long", day: "numeric", timeZone: "UTC" },
	});
	assert.ok(named(game).includes(date), named(game));
});
