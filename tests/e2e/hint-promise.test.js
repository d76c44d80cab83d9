/**
 * A hint keeps its promise. It shows at once what is known. Later the proof
 * replaces it in place, however long that takes and whatever the player does
 * meanwhile.
 *
 * The page's thread runs four times slower. The browser cannot slow workers down.
 * Instead the worker builds no tables for some seconds (`delayTables`), because
 * that is what takes time on a slow device. Until then the page shows only
 * solutions built line by line, which are not proved optimal.
 */

import { shortestWay } from "./support/oracle.js";
import { delayTables, keepWorkers, slowDown } from "./support/probes.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("./support/game-page.js").GamePage} GamePage */

const SLOWER = 4;

/** How long the worker builds no tables, in milliseconds. */
const LONG = 10_000;
const SHORT = 3_000;

/** Number of hints followed before anything is proved. */
const EARLY = 12;

/** Shown while the player waits for a search, and while it runs in the background. */
const OPEN = /^About \d+ slides, at least [1-9]\d*( · .+)?$/;
const PROVED = /^(\d+) slides? to go, proven shortest$/;

/**
 * Opens a board on a slow device.
 *
 * @param {GamePage} game
 * @param {string} hash
 * @param {number} [ms] How long the worker builds no tables.
 * @returns {Promise<() => Promise<void>>} Lets the page run at full speed.
 */
async function openSlowly(game, hash, ms = SHORT) {
	const { page } = game;
	await delayTables(page, ms);
	await keepWorkers(page);
	const hurry = await slowDown(page, SLOWER);
	await game.open(hash);
	await listen(page);
	return hurry;
}

/**
 * Makes the page record all advice, shown or announced.
 *
 * @param {import("@playwright/test").Page} page
 */
async function listen(page) {
	await page.evaluate(() => {
		const tree = document.querySelector("sliding-puzzle")?.shadowRoot;
		/** @type {string[]} */
		const said = [];
		Object.assign(window, { said });
		for (const id of ["advice-head", "advice-text", "live"]) {
			const element = /** @type {Element} */ (tree?.getElementById(id));
			const hear = () => said.push(element.textContent ?? "");
			const options = { childList: true, characterData: true, subtree: true };
			new MutationObserver(hear).observe(element, options);
		}
	});
}

/**
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<string[]>} All advice since the page opened.
 */
function allSaid(page) {
	return page.evaluate(() => /** @type {any} */ (window).said);
}

/**
 * Expects no empty statements, like "at least 0 slides are left".
 *
 * @param {import("@playwright/test").Page} page
 */
async function expectNoZero(page) {
	const said = await allSaid(page);
	expect(said.length).toBeGreaterThan(0);
	const idle = /\b0 to |[Aa]t least 0\b|\b0 slides to go/;
	expect(said.filter((text) => idle.test(text))).toEqual([]);
}

/**
 * Presses Hint once. Returns what it had said before and what it did.
 *
 * @param {import("@playwright/test").Page} page
 */
function pressHint(page) {
	return page.evaluate(async () => {
		const tree = document.querySelector("sliding-puzzle")?.shadowRoot;
		const textOf = (/** @type {string} */ id) =>
			tree?.getElementById(id)?.textContent ?? "";
		const button = /** @type {HTMLButtonElement} */ (
			tree?.getElementById("hint")
		);
		const isShown = textOf("hint").trim() === "Play hint";
		const [advice, before] = [textOf("advice-text"), Number(textOf("slides"))];
		button.click();
		await new Promise((resolve) => setTimeout(resolve));
		const hasSlid = Number(textOf("slides")) > before;
		return { advice: isShown ? advice : "", hasSlid };
	});
}

/**
 * Follows the hints as fast as they come, until they end or `until` holds.
 *
 * @param {GamePage} game
 * @param {(followed: { early: number, slides: number }) => boolean} until
 * @returns {Promise<{ early: number, slides: number }>} Number of slides
 *   made, and how many of them were not proved at that time.
 */
async function followHints({ page }, until) {
	const followed = { early: 0, slides: 0 };
	let hasProof = false;
	while (!until(followed)) {
		const { advice, hasSlid } = await pressHint(page);
		const isProved = PROVED.test(advice);
		// Once proved, the hint stays proved on every slide.
		if (hasProof && advice !== "") expect(advice).toMatch(PROVED);
		hasProof ||= isProved;
		if (!hasSlid) continue;
		followed.slides += 1;
		if (!isProved) followed.early += 1;
		if (await isSolved(page)) break;
	}
	return followed;
}

/** @param {import("@playwright/test").Page} page @returns {Promise<boolean>} */
function isSolved(page) {
	return page.evaluate(
		() =>
			/** @type {any} */ (document.querySelector("sliding-puzzle")).status ===
			"solved",
	);
}

/**
 * Returns the length of a shortest solution, from a page that is not slowed down.
 *
 * @param {import("@playwright/test").Page} slow
 * @param {string} board
 * @param {string} [goal]
 * @returns {Promise<number>}
 */
async function lengthOf(slow, board, goal = "last") {
	// Another context has its own storage, without the tables of the slow page.
	const context = await slow.context().browser()?.newContext();
	if (context === undefined) throw new Error("no browser");
	const page = await context.newPage();
	await page.goto(new URL("./", slow.url()).href);
	const solution = await page.evaluate(
		async ([board, goal]) => {
			await customElements.whenDefined("sliding-puzzle");
			const puzzle = /** @type {any} */ (
				document.querySelector("sliding-puzzle")
			);
			await puzzle.load(board, goal);
			return puzzle.solve();
		},
		[board, goal],
	);
	await context.close();
	expect(solution.proved).toBe(true);
	return solution.upper;
}

/** @param {GamePage} game */
async function provedLength({ advice }) {
	await expect(advice).toHaveText(PROVED);
	return Number(PROVED.exec((await advice.textContent()) ?? "")?.[1]);
}

test("a hint as the page opens shows at once, and ends proved", async ({
	game,
	page,
}) => {
	await openSlowly(game, "#size=4x4&seed=1", LONG);
	const board = await game.text();
	await pressHint(page);
	// The slow page still has to load the solver, which takes about a second.
	await expect(game.advice).toHaveText(OPEN);
	await expect(game.head).toHaveText(/^Slide \d+ (up|down|left|right)$/);
	await expect(game.button("hint")).toHaveText("Play hint");
	await expect(game.progress).toBeVisible();
	const length = await provedLength(game);
	await expect(game.progress).toBeHidden();
	// The proof came in place: nothing was pressed, nothing has moved.
	await game.expectBoard(board);
	await game.expectCounts(0, 0);
	await expect(game.live).toHaveText(
		new RegExp(`${length} slides? to go, proven`),
	);
	await expectNoZero(page);
	expect(length).toBe(await lengthOf(page, board));
});

const BOARDS = [
	{ hash: "#size=4x4&seed=2", goal: "last" },
	{ hash: "#size=4x4&seed=3&goal=spiral", goal: "spiral" },
	{ hash: "#size=5x3&seed=1", goal: "last" },
];

for (const { hash, goal } of BOARDS) {
	test(`hints followed from the first second keep their word, ${hash}`, async ({
		game,
		page,
	}) => {
		const hurry = await openSlowly(game, hash);
		const start = await game.text();
		const first = await followHints(game, ({ slides }) => slides === EARLY);
		expect(first.early).toBeGreaterThan(0);
		await pressHint(page);
		await expect(game.button("hint")).toHaveText("Play hint");
		// From here on nothing is pressed, and the proof still comes.
		const left = await provedLength(game);
		await game.expectCounts(EARLY, EARLY);
		await hurry();
		const rest = await followHints(game, () => false);
		expect(rest).toEqual({ early: 0, slides: left });
		await expect(game.head).toHaveText("Solved");
		await expectNoZero(page);
		const optimum = await lengthOf(page, start, goal);
		// A slide off the shortest way costs two: that slide, and one back.
		expect(EARLY + left).toBeLessThanOrEqual(optimum + 2 * first.early);
	});
}

test("hints followed to the end without a pause keep their word", async ({
	game,
	page,
}) => {
	await openSlowly(game, "#size=4x4&seed=5");
	const start = await game.text();
	const { early, slides } = await followHints(game, () => false);
	await expect(game.head).toHaveText("Solved");
	await game.expectCounts(slides, slides);
	await expectNoZero(page);
	const optimum = await lengthOf(page, start);
	expect(slides).toBeLessThanOrEqual(optimum + 2 * early);
});

test("on 3×3 what is followed is shortest, by another search too", async ({
	game,
	page,
}) => {
	await openSlowly(game, "#size=3x3&seed=42");
	for (const seed of ["42", "1"]) {
		await page.evaluate(
			(seed) =>
				/** @type {any} */ (document.querySelector("sliding-puzzle")).new({
					seed,
				}),
			seed,
		);
		const optimum = shortestWay(await game.text()).length;
		const { early, slides } = await followHints(game, () => false);
		expect(slides).toBeLessThanOrEqual(optimum + 2 * early);
		await expect(game.head).toHaveText("Solved");
	}
	await expectNoZero(page);
});

/**
 * Makes a move that is neither the hint nor the reverse of the last move.
 *
 * @param {GamePage} game
 * @param {string} way "up" or "left", whichever is possible.
 */
async function moveElsewhere({ cells, head }, way) {
	const hinted = /^Slide (\d+) /.exec((await head.textContent()) ?? "")?.[1];
	const free = cells.filter({ hasText: `slides ${way}` });
	const names = await free.evaluateAll((cells) =>
		cells.map((cell) => cell.textContent ?? ""),
	);
	const at = names.findIndex(
		(name) => Number.parseInt(name, 10) !== Number(hinted),
	);
	if (at < 0) return false;
	await free.nth(at).click();
	return true;
}

test("the search outlives the player's own moves, its answer is of the board in play", async ({
	game,
	page,
}) => {
	await openSlowly(game, "#size=4x4&seed=4");
	await pressHint(page);
	await expect(game.advice).toHaveText(OPEN);
	let moves = 0;
	for (const way of ["up", "left", "down", "right", "up", "left"]) {
		if (await moveElsewhere(game, way)) moves += 1;
	}
	expect(moves).toBeGreaterThan(2);
	const board = await game.text();
	await expect(game.button("hint")).toHaveText("Hint");
	// Nothing is pressed and nothing is shown: the worker finishes its search.
	await expect
		.poll(() =>
			page.evaluate(() =>
				/** @type {any} */ (window).heard.some(
					(/** @type {any} */ { data }) => data.type === "solution",
				),
			),
		)
		.toBe(true);
	await page.evaluate(() => /** @type {any} */ (window).said.splice(0));
	await pressHint(page);
	const length = await provedLength(game);
	const said = await allSaid(page);
	// The proof shows at once: nothing was shown before it.
	expect(said.filter((text) => OPEN.test(text))).toEqual([]);
	await game.expectBoard(board);
	expect(length).toBe(await lengthOf(page, board));
});

test("a hint of the element resolves when it is proved", async ({
	game,
	page,
}) => {
	await openSlowly(game, "#size=4x4&seed=6");
	/** @type {{ hint: any, seen: any[] }} */
	const { hint, seen } = await page.evaluate(async () => {
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		/** @type {any[]} */
		const seen = [];
		puzzle.addEventListener("hint", (/** @type {CustomEvent} */ { detail }) =>
			seen.push(detail),
		);
		return { hint: await puzzle.hint(), seen };
	});
	expect(hint).toMatchObject({ proved: true, lower: hint.upper });
	// An event came at first with what was known then, and one in the end.
	expect(seen[0]).toMatchObject({ proved: false });
	expect(seen[0].lower).toBeGreaterThan(0);
	expect(seen.at(-1)).toEqual(hint);
	await expect(game.advice).toHaveText(
		new RegExp(`^${hint.upper} slides? to go, proven shortest$`),
	);
});
