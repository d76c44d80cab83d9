/**
 * Races and marathons on the play page, by a clock that stands until the test moves it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { loadMarathonTexts } from "../../www/messages/compiled/marathon.ts";
import { loadRaceTexts } from "../../www/messages/compiled/race.ts";
import { at, becomes, GamePage, textOf, until } from "./game-in-jsdom.js";

const START = "0 1 2/4 5 3/7 8 6";

/** Three moves from there, at 0, 4 and 10 seconds; and the same without the last. */
const WON = "2.3x3.last.bAACT.SgAhCgEMOA.-wBsXg";
const OPEN = "2.3x3.last.bAACT.SgAhCg.4zJmDg";

const words = await loadRaceTexts("en");
const marathon = await loadMarathonTexts("en");

/** @param {GamePage} game */
const ghost = (game) => game.said("#ghost");

/** @param {GamePage} game */
const ghostBoard = (game) => game.query("#ghost sliding-puzzle")?.value ?? "";

/** What the ghost says of its slides. @param {number} slides */
const made = (slides) => `${slides} / 4`;

/** @param {Partial<ConstructorParameters<typeof GamePage>[0]>} [options] */
async function openRace(options) {
	const game = new GamePage(options);
	await game.open(`#race=${WON}`);
	await until(() => ghost(game).includes(words.ghost.waits));
	game.time.pause();
	return game;
}

/** Expects that a reload would bring no race back. @param {GamePage} game */
function expectNoneKept(game) {
	assert.equal(JSON.parse(game.kept("sliding-puzzle-race") ?? "{}").record, "");
}

test("a ghost that was faster is told once, and a reload in mid-race keeps it", async () => {
	const game = await openRace();
	game.click(2);
	await game.time.skip(5_000);
	await game.reload();
	await until(() => ghost(game).includes(made(3)));
	await game.expectBoard("1 2 0/4 5 3/7 8 6");
	game.time.pause();
	game.click(3);
	await game.time.skip(6_000);
	const total = words.total("0:10.0", words.slides(4));
	await becomes(
		() => game.said("#ghost [role=status]"),
		words.ghost.over(words.ghost.names.link, total),
	);
	await until(() => ghostBoard(game) === "1 2 3/4 5 6/7 8 0");
	game.click(6);
	await until(() => {
		void game.time.skip(100);
		return game.query("#win-note");
	});
	await becomes(() => game.said("#win-note"), /4 slides to your/);
	expectNoneKept(game);
});

test("a new game, a link or the button ends the race, and Undo brings it back", async () => {
	const game = await openRace();
	game.click(2);
	await game.press("shuffle");
	await until(() => ghost(game) === "");
	await game.pressOn("#notices button");
	await until(() => ghost(game) !== "");
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	await game.expectBoard("1 2 3/4 0 5/7 8 6");
	await until(() => ghost(game) === "");
	await game.pressOn("#notices button");
	await until(() => ghost(game) !== "");
	game.tap(game.query(`#ghost [aria-label="${words.ghost.close}"]`));
	await until(() => ghost(game) === "");
	await game.expectBoard("1 2 0/4 5 3/7 8 6");
	assert.ok(game.puzzle.contains(game.document.activeElement));
	expectNoneKept(game);
});

test("a damaged challenge loses nothing, and a play not won has no ghost", async () => {
	const game = new GamePage();
	await game.open(at("1 2 3/4 0 5/7 8 6"));
	game.click(5);
	await game.open(`#race=${WON}x`);
	await until(() => game.notices.length > 0);
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	await game.openSheet("race");
	const paste = (/** @type {string} */ link) => {
		game.fill("#race-link", link);
		game.tap(game.query("#race [type=submit]"));
	};
	paste(`#race=${WON}x`);
	await until(() => game.said("#race-wrong") !== "");
	assert.equal(game.focused.id, "race-link");
	await game.expectBoard("1 2 3/4 5 0/7 8 6");
	paste(`https://puzzles.example/#race=${OPEN}`);
	await until(() =>
		game.notices.some((text) => text.includes(words.missing.unsolved)),
	);
	await game.expectBoard(START);
	assert.equal(ghost(game), "");
	// Nor has a solution that somebody typed: it would be there at once.
	await game.openSheet("race");
	paste("LULU");
	await until(() =>
		game.notices.some((text) => text.includes(words.missing.untimed)),
	);
	assert.equal(ghost(game), "");
});

test("where nothing more can be saved, only the ghost is lost", async () => {
	const game = await openRace({
		before: ({ localStorage, DOMException }) => {
			const { setItem } = localStorage;
			localStorage.setItem = (
				/** @type {string} */ key,
				/** @type {string} */ value,
			) => {
				if (key === "sliding-puzzle-race")
					throw new DOMException("full", "QuotaExceededError");
				setItem(key, value);
			};
		},
	});
	game.click(2);
	await becomes(() => ghost(game), new RegExp(made(2)));
	await game.reload();
	await game.expectBoard("1 2 0/4 5 3/7 8 6");
	// The rest of the page has loaded.
	await game.expectInMenu("race", true);
	assert.equal(ghost(game), "");
});

test("a challenge is a link with the replay, or with the start alone", async () => {
	const game = new GamePage();
	await game.open(at(START));
	for (const tile of [2, 3, 6]) game.click(tile);
	for (const [choice, link] of [
		["replay", /\nhttps:\S+#race=2\.3x3\.\S+$/],
		["start", /\nhttps:\S+#board=\S+$/],
	]) {
		await game.pressOn("#win-share");
		await game.pressOn("#share-more");
		await game.pressOn(`#challenge-${choice}`);
		await becomes(
			() => game.query("#share-text")?.value,
			/** @type {RegExp} */ (link),
		);
		assert.match(game.query("#share-text").value, /3×3.* · 4 slides\n/);
		game.key("Escape");
		await until(() => game.query("#share") === null);
	}
});

test("one's own best is raced, and its board counts no second time", async () => {
	const game = new GamePage();
	await game.open("#size=3x3&seed=best");
	const win = async () => {
		const { slides } = await game.puzzle.solve();
		for (const way of slides) game.puzzle.move(way);
		await until(() => game.query("#win"));
	};
	await win();
	await game.leaveSheet();
	for (const isRaced of [false, true]) {
		await game.openSheet("race");
		await until(() => game.query(".race-best"));
		assert.equal(game.all(".race-best").length, 1);
		if (isRaced) break;
		game.tap(game.query(".race-best"));
		await until(() => ghost(game).includes(words.ghost.names.best));
		await until(() => game.puzzle.status === "playing");
		await win();
		await until(() => game.said("#win-note") !== "");
		await game.leaveSheet();
	}
});

/** @param {GamePage} game @param {string} size */
const isNext = ({ puzzle }, size) =>
	puzzle.size === size && puzzle.status === "playing";

/** Solves the board in play, which is not help: a script asks. @param {GamePage} game */
async function solve({ puzzle }) {
	const { slides } = await puzzle.solve();
	for (const way of slides) puzzle.move(way);
}

/** @param {GamePage} game */
const strip = (game) => game.said(".marathon-said");

test("another game makes a marathon wait, giving up ends it, and both can be undone", async () => {
	const game = new GamePage();
	await game.open();
	await game.open("#marathon=relay_2-4");
	await game.pressOn("#start-marathon");
	await until(() => isNext(game, "2x2"));
	await solve(game);
	await until(() => isNext(game, "3x3"));
	// No sheet came between, nothing waits, and who plays by keys plays on.
	assert.equal(game.modal, null);
	await becomes(() => game.said("#in-play"), "3 × 3");
	assert.equal(game.part("more").ariaDescription, "");
	assert.ok(game.puzzle.contains(game.document.activeElement));
	game.clickAny();
	const text = game.text();
	await game.press("shuffle");
	const name = marathon.names.relay(4);
	await becomes(
		() => game.notices.join(),
		new RegExp(marathon.left(name, 1, 3)),
	);
	assert.equal(strip(game), "");
	await game.pressOn("#notices button");
	await game.expectBoard(text);
	await until(() => strip(game).includes(marathon.place(2, 3)));

	await game.pressOn("#give-up");
	await until(() => strip(game) === "");
	assert.ok(game.puzzle.contains(game.document.activeElement));
	await game.pressOn("#notices button");
	await until(() => strip(game).includes(marathon.place(2, 3)));
	await game.expectBoard(text);

	// A board that is no part of a marathon is won as always.
	await game.pressOn("#give-up");
	await solve(game);
	await until(() => game.query("#win"));
});

test("a relay goes on over a reload, and its link opens its course", async () => {
	const game = new GamePage();
	await game.open("#marathon=relay_2-2");
	await until(() =>
		game.notices.some((text) => text.includes(marathon.badLink)),
	);
	await game.open("#marathon=relay_2-3");
	await game.pressOn("#start-marathon");
	await until(() => isNext(game, "2x2"));
	await solve(game);
	await until(() => isNext(game, "3x3"));
	game.clickAny();
	const text = game.text();
	await game.reload();
	await game.expectBoard(text);
	await until(() => strip(game).includes(marathon.place(2, 2)));
	await solve(game);
	await until(() => game.query("#marathon-result"));
	assert.equal(game.query("#win"), null);
	const rows = game.all("#marathon-result tbody tr").map(textOf);
	assert.match(rows[0], /^1\. 2×2/);
	assert.match(rows[1], /^2\. 3×3/);
	await game.pressOn("#marathon-share");
	const shared = () => game.query("#share-text")?.value;
	await becomes(shared, /\nhttps:.*#marathon=relay_2-3$/);
	assert.ok(shared().startsWith(marathon.names.relay(3)));
});
