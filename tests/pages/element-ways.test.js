/**
 * How a player likes to play, in the real element: keys, taps, the mouse, the clock;
 * and what the board says to whoever does not see it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { becomes, HostPage, Profile, textOf, until } from "./game-in-jsdom.js";

const START = "1 2 3/4 0 5/7 8 6";

/** @param {string} attributes @param {import("./game-in-jsdom.js").Options} [options] */
async function open(attributes, options) {
	const page = new HostPage(options);
	await page.openWith(
		`<sliding-puzzle board="${START}" ${attributes}></sliding-puzzle>`,
	);
	await page.puzzle.ready;
	page.part("grid").focus();
	return page;
}

/** The middle of a cell of the 3×3. @param {HostPage} page @param {number} cell */
function middle(page, cell) {
	const { left, top, width, height } = page.cells[cell].getBoundingClientRect();
	return { clientX: left + width / 2, clientY: top + height / 2 };
}

/**
 * Moves, presses, drags or releases the mouse. Returns whether nothing prevented it.
 *
 * @param {HostPage} page @param {"move" | "down" | "drag" | "up"} what @param {number} cell
 */
function mouse(page, what, cell) {
	const type = what === "drag" ? "move" : what;
	const isHeld = what === "down" || what === "drag";
	const event = new page.window.PointerEvent(`pointer${type}`, {
		...{ bubbles: true, composed: true, cancelable: true, button: 0 },
		...middle(page, cell),
		buttons: isHeld ? 1 : 0,
	});
	return page.cells[cell].dispatchEvent(event);
}

test("a move is told, and the cells are named anew", async () => {
	const page = await open("");
	const live = page.part("live");
	assert.equal(live.getAttribute("aria-live"), "polite");
	page.key("ArrowLeft");
	await becomes(() => page.said("#live"), "5 slid left");
	assert.match(textOf(page.cells[8]), /^6, slides up/);
	page.key("z");
	await becomes(() => page.said("#live"), "5 slid right");
});

test("undo held down is redo, again and again, and pressed it is undo", async () => {
	const page = await open("");
	page.time.pause();
	const start = page.puzzle.value;
	for (const key of ["ArrowLeft", "ArrowUp"]) page.key(key);
	const end = page.puzzle.value;
	const undo = page.part("undo");
	await until(() => page.query("#board.ready"));
	/** @param {string} type @param {object} [init] */
	const send = (type, init) =>
		undo.dispatchEvent(
			new page.window.PointerEvent(type, { bubbles: true, ...init }),
		);
	/** @param {number} ms */
	const press = async (ms) => {
		send("pointerdown");
		await page.time.skip(ms);
		send("pointerup");
		send("click");
	};
	await press(100);
	await press(100);
	assert.equal(page.puzzle.value, start);
	await press(1_000);
	assert.equal(page.puzzle.value, end);
	// It stops where there is nothing more, and is undo again.
	await press(100);
	send("click", { shiftKey: true });
	assert.equal(page.puzzle.value, end);
	await press(100);
	assert.notEqual(page.puzzle.value, end);
});

test("without motion, a tile that cannot slide is outlined for a moment", async () => {
	const page = await open('motion="off"');
	const outlined = () =>
		page.cells.filter(({ classList }) => classList.contains("refused"));
	await until(() => page.query("#board.ready"));
	page.tap(page.cells[0]);
	assert.deepEqual(outlined(), [page.cells[0]]);
	await page.time.skip(400);
	assert.deepEqual(outlined(), []);
	page.tap(page.cells[5]);
	assert.deepEqual(outlined(), []);
});

test("what was announced does not stay to be read as news", async () => {
	const page = await open("");
	page.key("ArrowLeft");
	await becomes(() => page.said("#live"), "5 slid left");
	await page.time.skip(11_000);
	await becomes(() => page.said("#live"), "");
});

test("a saved game that is loaded is not told as a new one", async () => {
	const profile = new Profile();
	const first = await open('storage="local"', { profile });
	first.key("ArrowLeft");
	first.leave();
	const page = await open('storage="local"', { profile });
	assert.equal(page.puzzle.moves.stm, 1);
	page.key("z");
	await becomes(() => page.said("#live"), "5 slid right");
});

test("a button that has no more to do keeps the focus, and moves nothing", async () => {
	const page = await open("");
	page.key("ArrowLeft");
	const undo = page.part("undo");
	await until(() => page.isEnabled(undo));
	undo.focus();
	page.key("Enter");
	await becomes(() => undo.ariaDisabled, "true");
	assert.equal(page.focused, undo);
	const live = page.part("live");
	page.key("Enter");
	await becomes(() => page.said("#live"), "Nothing to undo.");
	// A repeated announcement differs in its text, or screen readers would skip it.
	const told = live.textContent;
	page.key("Enter");
	await until(() => live.textContent !== told);
	assert.equal(page.said("#live"), "Nothing to undo.");
	assert.equal(page.puzzle.value, START);
});

test("a puzzle that nobody may play has no button that looks alive", async () => {
	const page = await open("readonly");
	const alive = () =>
		page
			.all(".button:not([aria-disabled])")
			.filter((button) => page.isShown(button));
	assert.deepEqual(alive(), []);
	page.puzzle.readOnly = false;
	await until(() => alive().length > 0);
});

test("Home and End choose the ends of the row, with Control of the board", async () => {
	const page = await open('arrows="explore"');
	const grid = page.part("grid");
	for (const [key, cell] of [
		["ArrowDown", 3],
		["End", 5],
		["Home", 3],
		["Control+End", 8],
		["Control+Home", 0],
	]) {
		page.key(String(key));
		const chosen = grid.getAttribute("aria-activedescendant");
		assert.equal(chosen, `cell-${cell}`, String(key));
	}
	assert.equal(page.puzzle.value, START);
	page.key("ArrowDown");
	page.key("Space");
	assert.equal(page.puzzle.value, "1 2 3/0 4 5/7 8 6");
	page.key("Shift+ArrowLeft");
	assert.equal(page.puzzle.value, START);
});

test("the goal of an own arrangement can be read", async () => {
	const page = new HostPage();
	await page.openWith(
		'<sliding-puzzle size="3x3" goal="2 1 3/4 5 6/7 0 8"></sliding-puzzle>',
	);
	await page.puzzle.ready;
	const goal = "Goal, row by row: 2 1 3, 4 5 6, 7 gap 8";
	await becomes(() => page.said("#advice-text"), goal);
	const description = page.part("grid").getAttribute("aria-description");
	assert.equal(description, goal);
});

test("no key slides in the place of one that is on its way", async () => {
	const page = new HostPage();
	let come = () => {};
	const held = new Promise((/** @type {(value?: any) => void} */ resolve) => {
		come = resolve;
	});
	page.arrive = (name) => (name === "rest" ? held : Promise.resolve());
	await page.openWith(
		`<sliding-puzzle board="${START}" keys="hint: KeyW"></sliding-puzzle>`,
	);
	await page.puzzle.ready;
	page.part("grid").focus();
	for (const key of ["w", "ArrowUp"]) page.key(key);
	assert.equal(page.puzzle.value, START);
	come();
	await becomes(() => page.part("hint").getAttribute("aria-keyshortcuts"), "W");
	page.key("ArrowUp");
	assert.equal(page.puzzle.value, "1 2 3/4 8 5/7 0 6");
});

test("a hint that the page gives counts before the help has loaded, and where it is lost", async () => {
	const page = new HostPage();
	page.arrive = async (name) => {
		if (name === "rest") throw new page.window.TypeError("Failed to fetch");
	};
	await page.openWith(
		'<sliding-puzzle board="1 2 3/4 5 6/7 0 8"></sliding-puzzle>',
	);
	await page.puzzle.ready;
	let hints = 0;
	page.puzzle.addEventListener("solved", (/** @type {any} */ { detail }) => {
		hints = detail.hints;
	});
	assert.equal(await page.puzzle.hint({ own: true }), null);
	page.puzzle.move(8);
	await becomes(() => hints, 1);
});

test("where the chosen keys are lost, the usual ones act", async () => {
	const page = new HostPage();
	page.arrive = async (name) => {
		if (name === "rest") throw new page.window.TypeError("Failed to fetch");
	};
	await page.openWith(
		`<sliding-puzzle board="${START}" keys="up: KeyI"></sliding-puzzle>`,
	);
	await page.puzzle.ready;
	page.part("grid").focus();
	// Pressed again, it does nothing.
	await becomes(() => {
		page.key("w");
		return page.puzzle.value;
	}, "1 2 3/4 8 5/7 0 6");
});

test("each button tells its keys, and other keys if there are", async () => {
	const page = await open('keys="hint: KeyG F1; shuffle: none"');
	const told = () =>
		["hint", "undo", "shuffle", "reset"].map((id) =>
			page.part(id).getAttribute("aria-keyshortcuts"),
		);
	await becomes(told, ["G F1", "Backspace Z", "", "Shift+R"]);
});

test("keys are those that the page chose, and the usual ones again without", async () => {
	const page = await open('keys="arrows; up: KeyI; hint: none"');
	const played = "1 2 3/4 8 5/7 0 6";
	// Until they are loaded no key does what the player chose another for.
	page.key("w");
	assert.equal(page.puzzle.value, START);
	await until(() => {
		page.key("i");
		return page.puzzle.value === played;
	});
	for (const key of ["w", "d", "z", "h", "ArrowUp"]) page.key(key);
	assert.equal(page.puzzle.value, played);
	page.key("ArrowRight");
	assert.equal(page.puzzle.value, "1 2 3/4 8 5/0 7 6");
	page.puzzle.removeAttribute("keys");
	await until(() => {
		page.key("z");
		return page.puzzle.value === START;
	});
});

test("a tap acts as the finger comes down, and the mouse slides what it passes", async () => {
	const page = await open('tap="down"');
	await until(() => {
		mouse(page, "down", 5);
		return page.puzzle.value === "1 2 3/4 5 0/7 8 6";
	});
	mouse(page, "up", 5);
	assert.equal(page.puzzle.value, "1 2 3/4 5 0/7 8 6");
	page.puzzle.tap = "up";
	page.puzzle.hover = "on";
	await until(() => {
		mouse(page, "move", 5);
		mouse(page, "move", 2);
		return page.puzzle.value === "1 2 0/4 5 3/7 8 6";
	});
	mouse(page, "move", 0);
	assert.equal(page.puzzle.value, "0 1 2/4 5 3/7 8 6");
	// Held, it only goes where the player wants it to be.
	mouse(page, "down", 0);
	mouse(page, "drag", 6);
	mouse(page, "up", 6);
	assert.equal(page.puzzle.value, "0 1 2/4 5 3/7 8 6");
});

test("time and counts are shown as the page chose", async () => {
	const page = await open('counts="slides" timer="tenths"');
	page.time.pause();
	assert.equal(page.part("layout").dataset.off, "moves");
	await becomes(() => page.said("#time"), "0:00.0");
	page.key("ArrowLeft");
	await page.time.skip(1_250);
	await becomes(() => page.said("#time"), "0:01.2");
	page.puzzle.setAttribute("timer", "hundredths");
	await becomes(() => page.said("#time"), "0:01.25");
	page.key("ArrowUp");
	await becomes(() => page.said("#live"), /0:01\.25/);
	await page.time.skip(5_000);
	assert.equal(page.said("#time"), "0:01.25");
	page.puzzle.counts = "moves";
	await becomes(() => page.part("layout").dataset.off, "slides");
});

test("a new board is looked at for as long as the page says", async () => {
	const page = await open('inspection="15"');
	page.time.pause();
	const time = () => page.said("#time");
	await becomes(time, "−0:15");
	await page.time.skip(10_500);
	await becomes(time, "−0:05");
	await becomes(() => page.said("#live"), /^5 seconds/);
	await page.time.skip(5_000);
	await page.time.skip(3_000);
	await becomes(time, "0:03");
	page.key("ArrowLeft");
	page.key("Shift+R");
	await becomes(time, "−0:15");
	page.key("ArrowLeft");
	await becomes(time, "0:00");
	page.key("ArrowUp");
	await becomes(() => page.puzzle.status, "solved");
});
