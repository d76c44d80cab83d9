/**
 * The speaking set in the real element: a 3×3 by typed numbers alone, and what is heard
 * on the way.
 */

import {
	announced,
	ask,
	holdPlaybacks,
	openWith,
} from "./support/element-page.js";
import { at } from "./support/game-page.js";
import { shortestWay } from "./support/oracle.js";
import { expect, test } from "./support/test.js";

/** 14 slides from its goal. */
const START = "4 1 2/8 0 7/5 6 3";

const NAMES = { U: "up", D: "down", L: "left", R: "right" };

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const live = (page) => page.locator("#live");

/** @param {Page} page */
const text = (page) => ask(page, (puzzle) => puzzle.text);

/**
 * Opens a puzzle, and waits until its speaking set is loaded.
 *
 * @param {Page} page
 * @param {string} [attributes]
 */
async function open(page, attributes = "") {
	await openWith(
		page,
		`<sliding-puzzle board="${START}" speak="normal" ${attributes}></sliding-puzzle>`,
	);
	await ask(page, (puzzle) => puzzle.code);
	await page.locator("#grid").focus();
	await hears(page, "g", /^Goal/);
}

/**
 * Asks until there is an answer: what tells it loads after the board.
 *
 * @param {Page} page @param {string} key @param {RegExp} answer
 */
const hears = (page, key, answer) =>
	expect
		.poll(async () => {
			await page.keyboard.press(key);
			return live(page).textContent();
		})
		.toMatch(answer);

/** @param {string} board */
function inWords(board) {
	return board
		.split("/")
		.map((row, at) => `Row ${at + 1}: ${row.replaceAll(" ", ", ")}`)
		.join(". ")
		.replace(/\b0\b/, "gap");
}

test("a 3×3 is solved by typed numbers alone, and every question is answered", async ({
	page,
}) => {
	await open(page);
	const way = shortestWay(START);
	expect(way).toHaveLength(14);
	for (const { tile, way: direction } of way) {
		await page.keyboard.press("b");
		await expect(live(page)).toHaveText(inWords(await text(page)));
		await page.keyboard.press("m");
		await expect(live(page)).toContainText(`${tile} ${NAMES[direction]}`);
		await page.keyboard.press("w");
		await expect(live(page)).toHaveText("Which tile?");
		await page.keyboard.press(`${tile}`);
		await expect(live(page)).toHaveText(
			new RegExp(`^${tile}: row \\d, column \\d. (In place|Belongs in)`),
		);
		await page.keyboard.press(`${tile}`);
		await expect(live(page)).toHaveText(
			new RegExp(`^(${tile} ${NAMES[direction]}|Solved)`),
		);
		await page.keyboard.press("l");
		await expect(live(page)).toHaveText(`${tile} ${NAMES[direction]}`);
	}
	await page.keyboard.press("p");
	await expect(live(page)).toHaveText("Solved");
	const { status, moves, elapsed } = await ask(page, (puzzle) => {
		const { status, moves, elapsed } = puzzle;
		return { status, moves, elapsed };
	});
	expect({ status, ...moves }).toEqual({ status: "solved", stm: 14, mtm: 14 });
	expect(elapsed).toBeGreaterThan(0);
});

test("a number goes the way of the other keys: held tiles, refusals, playbacks", async ({
	page,
}) => {
	await holdPlaybacks(page);
	await open(page);
	await page.keyboard.press("4");
	await expect(live(page)).toHaveText(
		"4 can’t slide: it is not in line with the gap. Gap: row 2, column 2",
	);
	// A finger that holds a tile has tapped it.
	const cell = page.locator("#grid [role=gridcell]").nth(1);
	const box = await cell.boundingBox();
	if (box === null) throw new Error("the cell is not shown");
	await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
	await page.mouse.down();
	await page.keyboard.press("4");
	await expect.poll(() => text(page)).toBe("0 4 2/8 1 7/5 6 3");
	await page.mouse.up();
	await expect.poll(() => text(page)).toBe("0 4 2/8 1 7/5 6 3");
	// What a page refuses is in line.
	await ask(page, (puzzle) => {
		puzzle.addEventListener(
			"before-move",
			(/** @type {Event} */ event) => event.preventDefault(),
			{ once: true },
		);
	});
	await page.keyboard.press("8");
	await expect(live(page)).toHaveText("8 can’t slide.");
	// With Shift it plays the solution as ever, and a number takes over.
	await page.keyboard.press("Shift+P");
	await expect.poll(() => ask(page, (puzzle) => puzzle.status)).toBe("showing");
	const [number] = (await text(page)).match(/\d/g)?.filter(Number) ?? [];
	await hears(page, "m", /\d (up|down|left|right)/);
	const movable = String(await live(page).textContent()).match(/\d/)?.[0];
	await page.keyboard.press(String(movable ?? number));
	await expect
		.poll(() => ask(page, (puzzle) => puzzle.status))
		.not.toBe("showing");
});

test("a solution is told slide by slide, as slowly as it can be heard", async ({
	page,
}) => {
	await page.clock.install({ time: 0 });
	await open(page);
	const said = await announced(page);
	await page.keyboard.press("Shift+P");
	await expect.poll(async () => (await said()).join()).toContain("Playing");
	const told = async () =>
		(await said()).filter((text) => /^\d \w+$/.test(text)).length;
	const { length } = shortestWay(START);
	await page.clock.runFor(2_000 * 3 + 500);
	await expect.poll(told).toBe(3);
	await page.clock.runFor(2_000 * (length - 3));
	// The last slide is told by the win, which comes with it.
	await expect.poll(async () => (await said()).at(-1)).toContain("Solved");
	expect(await told()).toBe(length - 1);
});

test("it speaks the language and the faces of the tiles as they change", async ({
	page,
}) => {
	await open(page);
	await ask(page, (puzzle) => {
		puzzle.tiles = "letter";
	});
	await hears(page, "b", /^Row 1: D, A, B\. Row 2: H, gap, G/);
	await ask(page, (puzzle) => {
		puzzle.lang = "de";
	});
	await hears(page, "b", /^Zeile 1: D, A, B\. Zeile 2: H, Lücke, G/);
	await ask(page, (puzzle) => {
		puzzle.speak = "brief";
	});
	await hears(page, "b", /^D, A, B\. H, Lücke, G/);
	await ask(page, (puzzle) => {
		puzzle.removeAttribute("speak");
	});
	// Then W slides again.
	await expect(async () => {
		await page.keyboard.press("w");
		expect(await text(page)).toBe("4 1 2/8 6 7/5 0 3");
	}).toPass();
});

test("digits come from any keyboard, and progress is exact if that is shown", async ({
	page,
}) => {
	await open(page, 'distance="on"');
	await expect(page.locator("#left")).toHaveText("14");
	await hears(page, "p", /^0 of 8 in place\. 14 slides to go, proven/);
	const type = (
		/** @type {{ key: string, code: string, shiftKey?: boolean }} */ event,
	) =>
		page.locator("#grid").evaluate((grid, event) => {
			const all = { ...event, bubbles: true, composed: true, cancelable: true };
			grid.dispatchEvent(new KeyboardEvent("keydown", all));
		}, event);
	await type({ key: "1", code: "Digit1", shiftKey: true });
	await expect.poll(() => text(page)).toBe("4 0 2/8 1 7/5 6 3");
	await type({ key: "٤", code: "Digit4" });
	await expect.poll(() => text(page)).toBe("0 4 2/8 1 7/5 6 3");
	await type({ key: "८", code: "Numpad8" });
	await expect.poll(() => text(page)).toBe("8 4 2/0 1 7/5 6 3");
	await type({ key: "_", code: "Digit8" });
	await expect.poll(() => text(page)).toBe("0 4 2/8 1 7/5 6 3");
});

test("a slide, a tile in its place, a refusal and a win sound apart", async ({
	page,
}) => {
	await page.addInitScript(() => {
		/** @type {number[]} */
		const notes = [];
		const node = {
			gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
			connect: () => node,
		};
		const oscillator = () => {
			const frequency = { value: 0 };
			const start = () => notes.push(frequency.value);
			return { ...node, frequency, start, stop() {} };
		};
		Object.assign(window, {
			notes,
			AudioContext: class {
				currentTime = 0;
				createOscillator = oscillator;
				createGain = () => node;
			},
		});
	});
	await openWith(
		page,
		'<sliding-puzzle board="1 2 3/4 0 5/7 8 6" speak="normal" sound="on"></sliding-puzzle>',
	);
	await ask(page, (puzzle) => puzzle.code);
	await page.locator("#grid").focus();
	await hears(page, "g", /^Goal/);
	/** @param {string} key @param {number} count */
	const notes = async (key, count) => {
		const all = () =>
			page.evaluate(
				() => /** @type {number[]} */ (/** @type {any} */ (window).notes),
			);
		const before = (await all()).length;
		await page.keyboard.press(key);
		await expect.poll(async () => (await all()).length - before).toBe(count);
		return (await all()).slice(before);
	};
	const [slide] = await notes("4", 1);
	const [home] = await notes("4", 1);
	const [refused] = await notes("1", 1);
	expect(await notes("z", 1)).toEqual([slide]);
	expect(await notes("y", 1)).toEqual([home]);
	expect(await notes("y", 1)).toEqual([refused]);
	expect(await notes("5", 1)).toEqual([home]);
	const [last, ...chord] = await notes("6", 4);
	expect(last).toBe(home);
	expect(new Set([slide, home, refused, ...chord]).size).toBe(6);
});

test("the settings offer how much is said, and the keys are listed and chosen", async ({
	game,
	page,
}) => {
	/** @type {string[]} */
	const asked = [];
	page.on("request", (request) => asked.push(request.url()));
	await game.open(at(START));
	const openSettings = async () => {
		await page.locator("#more").click();
		await page.getByRole("button", { name: "Settings" }).click();
	};
	await openSettings();
	expect(asked.filter((url) => url.includes("speaking-part"))).toEqual([]);
	const sheet = page.getByRole("dialog", { name: "Settings" });
	const set = sheet.getByRole("group", { name: "Speaking keys" });
	await set.getByRole("radio", { name: "Full" }).check();
	await expect(page.locator("#puzzle")).toHaveAttribute("speak", "full");
	await expect
		.poll(() => asked.some((url) => url.includes("speaking-part")))
		.toBe(true);
	await sheet.getByRole("button", { name: "Choose keys" }).click();
	const keys = page.getByRole("dialog", { name: "Keys" });
	const where = "Where a tile is (then its number)";
	await keys
		.getByRole("button", { name: `W: change this key for “${where}”` })
		.click();
	await page.keyboard.press("x");
	await expect(keys.getByRole("status")).toHaveText(`X is now for “${where}”.`);
	await expect(page.locator("#puzzle")).toHaveAttribute("keys", "where: KeyX");
	await page.reload();
	await game.ready();
	await game.grid.focus();
	await hears(page, "x", /^Which tile/);
	await page.keyboard.press("8");
	await expect(live(page)).toHaveText(
		"8: row 2, column 1. Belongs in row 3, column 2. Gap: row 2, column 2",
	);
	// Given away by the set, W slides as without it.
	await page.keyboard.press("w");
	await game.expectBoard("4 1 2/8 6 7/5 0 3");
	await page.keyboard.press("k");
	await expect(live(page)).toContainText("X Where a tile is");
	await page.keyboard.press("?");
	const help = page.getByRole("dialog", { name: "How to play" });
	await expect(
		help.getByRole("heading", { name: "Speaking keys" }),
	).toBeVisible();
	await expect(help.getByText(where)).toBeVisible();
	// P speaks, so it does not solve.
	await expect(help).not.toContainText("Solve it");
});
