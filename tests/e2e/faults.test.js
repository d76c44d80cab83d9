/**
 * Faults: workers that cannot start, a core or a solver that does not load, a panic. The
 * page says what happened and what to do, and the game in play is not lost. Storage that
 * refuses or holds garbage is in tests/web/never-lost.test.js.
 */

import { openWith } from "./support/element-page.js";
import { at, GamePage } from "./support/game-page.js";
import { panicAt } from "./support/probes.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 0 5/7 8 6";
const AFTER = "1 2 3/4 8 5/7 0 6";
test("the address keeps the position before the page can say why", async ({
	game,
	page,
}) => {
	await page.addInitScript(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException("full", "QuotaExceededError");
		};
		IDBFactory.prototype.open = () => {
			throw new DOMException("forbidden", "SecurityError");
		};
	});
	/** @type {(value?: unknown) => void} */
	let release = () => {};
	const held = new Promise((resolve) => {
		release = resolve;
	});
	const texts = /\/tag-en-[^/]*\.js$/;
	await page.route(texts, async (route) => {
		await held;
		await route.fallback();
	});
	const asked = page.waitForRequest(texts);
	await game.open(at(START));
	await asked;
	await game.click(8);
	await game.reload();
	await game.expectBoard(AFTER);
	release();
	await expect(game.notices).toHaveCount(1);
});

const NO_WORKERS = {
	"is garbage": () => {
		const createObjectURL = URL.createObjectURL;
		URL.createObjectURL = () => createObjectURL(new Blob(["}{"]));
	},
	"is not found": () => {
		const createObjectURL = URL.createObjectURL;
		URL.createObjectURL = (blob) => {
			const url = createObjectURL(blob);
			URL.revokeObjectURL(url);
			return url;
		};
	},
	"may not be": () => {
		window.Worker = class extends Worker {
			/** @param {string | URL} url */
			constructor(url) {
				super(url);
				throw new DOMException("a policy forbids workers", "SecurityError");
			}
		};
	},
};

test("where no worker starts, the search runs on the page, which answers meanwhile", async ({
	context,
	game,
}) => {
	for (const [name, fault] of Object.entries(NO_WORKERS)) {
		const other = new GamePage(await context.newPage());
		await other.page.addInitScript(fault);
		await other.open(at("1 2 3/4 5 6/0 7 8"));
		await other.press("hint");
		await expect(other.head, name).toHaveText(/^Slide \d+ /);
		await other.press("solve");
		await other.expectBoard("1 2 3/4 5 6/7 8 0");
		await expect(other.notices, name).toHaveCount(0);
		await other.page.close();
	}
	// Even a long search can be stopped.
	await game.page.addInitScript(NO_WORKERS["may not be"]);
	await game.open("#size=5x5&seed=1");
	await game.search();
	await game.press("cancel");
	await expect(game.progress).toBeHidden();
});

test("a solver that cannot be loaded is said, and asked for again", async ({
	complaints,
	game,
	page,
}) => {
	complaints.expect(/Failed to load resource.*500/);
	const solver = /\/start-[^/]*\.js$/;
	await page.route(solver, (route) => route.fulfill({ status: 500 }));
	await game.open(at(START));
	await game.press("hint");
	await expect(game.notices).toHaveCount(1);
	await expect(game.progress).toBeHidden();
	await game.click(8);
	await game.expectBoard(AFTER);
});

/** Answers in place of the core. @type {Record<string, (route: import("@playwright/test").Route) => Promise<void>>} */
const NO_CORE = {
	"answers 500": (route) => route.fulfill({ status: 500 }),
	"is garbage": (route) =>
		route.fulfill({ contentType: "application/wasm", body: "not wasm" }),
	"is cut off": async (route) => {
		const body = (await (await route.fetch()).body()).subarray(0, 9_000);
		await route.fulfill({ contentType: "application/wasm", body });
	},
};

test("a core that does not come: the page says so, and goes on when it is there", async ({
	complaints,
	game,
	page,
}) => {
	complaints.expect(/Failed to load resource.*500/);
	await game.open(at(START));
	await game.click(8);
	for (const [name, answer] of Object.entries(NO_CORE)) {
		await page.route(/\.wasm$/, answer);
		await page.reload();
		const alert = page.getByRole("alert").filter({ visible: true });
		await expect(alert.getByRole("paragraph"), name).not.toBeEmpty();
		await page.unroute(/\.wasm$/);
		await alert.getByRole("button").click();
		await game.ready();
		await game.expectBoard(AFTER);
	}
});

test("after a panic of the core the game goes on as it was", async ({
	game,
	page,
}) => {
	await panicAt(page, 8);
	await game.open(at(START));
	await game.click(8);
	await game.click(7);
	await game.press("undo");
	await (await game.cellOf(6)).click({ trial: true });
	await game.click(6);
	await expect(game.notices).toHaveCount(1);
	await game.expectBoard(AFTER);
	await game.expectCounts(1, 1);
	await game.click(6);
	await game.expectBoard("1 2 3/4 8 5/7 6 0");
	await game.press("undo");
	await game.press("undo");
	await game.expectBoard(START);
});

test("without a canvas the puzzle says so, and what is in the tag shows", async ({
	page,
}) => {
	await page.addInitScript(() => {
		HTMLCanvasElement.prototype.getContext = () => null;
	});
	await openWith(
		page,
		"<sliding-puzzle><p>A picture of the puzzle</p></sliding-puzzle>",
	);
	const seen = await page.evaluate(async () => {
		const puzzle = /** @type {any} */ (
			document.querySelector("sliding-puzzle")
		);
		/** @type {unknown} */
		let code = null;
		await puzzle.ready.catch((/** @type {any} */ error) => {
			code = error.code;
		});
		return { code, status: puzzle.status };
	});
	expect(seen).toEqual({ code: "canvas", status: "failed" });
	await expect(page.getByText("A picture of the puzzle")).toBeVisible();
	await expect(page.getByRole("alert")).toContainText("no canvas");
});
