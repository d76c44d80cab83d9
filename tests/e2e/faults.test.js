/**
 * Faults: storage that throws or holds garbage, a worker that cannot start or
 * dies, a core that does not load. The page says what happened and what to do, and
 * the game in play is not lost.
 */

import { openWith } from "./support/element-page.js";
import { at, FIRST, KEPT } from "./support/game-page.js";
import {
	countWorkers,
	keepWorkers,
	killWorker,
	panicAt,
} from "./support/probes.js";
import { expect, test } from "./support/test.js";
import { turns } from "./support/turns.js";

const START = "1 2 3/4 0 5/7 8 6";
const AFTER = "1 2 3/4 8 5/7 0 6";
const TWENTY_FOUR = "#size=5x5&seed=1";
const NOT_SAVED = /won’t save your game.*address.*bookmark/;
const NO_ROOM = /no room left to save your game.*address.*bookmark/;

const REFUSALS = {
	"is forbidden": {
		said: NOT_SAVED,
		refuse: () => {
			Object.defineProperty(window, "localStorage", {
				get() {
					throw new DOMException("denied", "SecurityError");
				},
			});
		},
	},
	"is missing": {
		said: NOT_SAVED,
		refuse: () => {
			Object.defineProperty(window, "localStorage", { value: null });
		},
	},
	"is full": {
		said: NO_ROOM,
		refuse: () => {
			Storage.prototype.setItem = () => {
				throw new DOMException("full", "QuotaExceededError");
			};
		},
	},
};

test("the address keeps the position before the page can say why", async ({
	game,
	page,
}) => {
	await page.addInitScript(REFUSALS["is full"].refuse);
	/** @type {(value?: unknown) => void} */
	let release = () => {};
	const held = new Promise((resolve) => {
		release = resolve;
	});
	const texts = /\/later-en-[^/]*\.js$/;
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
	await expect(game.notices).toHaveText(NO_ROOM);
});

for (const [name, { refuse, said }] of Object.entries(REFUSALS)) {
	test(`storage that ${name} is said, the address keeps the position`, async ({
		game,
		page,
	}) => {
		await page.addInitScript(refuse);
		await game.open();
		await expect(game.notices).toHaveText(said);
		const dealt = await game.text();
		await game.reload();
		await game.expectBoard(dealt);
		await game.clickAny();
		const played = await game.text();
		await game.reload();
		await game.expectBoard(played);
		await expect(game.notices).toHaveText(said);
	});

	test(`storage that ${name} does not keep links from opening`, async ({
		game,
		page,
	}) => {
		await page.addInitScript(refuse);
		await game.open(at(START));
		await expect(game.notices).toHaveText(said);
		await game.expectBoard(START);
		await game.click(8);
		await game.reload();
		await game.expectBoard(AFTER);
	});
}

const GARBAGE = {
	"no JSON": "{",
	nothing: "",
	"JSON null": "null",
	"a list": "[]",
};

const OF_NOW = {
	...GARBAGE,
	"a version there was none of": '{"version":0,"record":""}',
	"a record that is no text": '{"version":1,"record":7}',
	"a record that cannot be read": '{"version":1,"record":"no"}',
};

const OF_THE_FIRST = {
	...GARBAGE,
	"a version there was none of": '{"version":0,"replay":"last 3x3-AAAAA |"}',
	"a replay that is no text": '{"version":1,"replay":7}',
	"a replay that cannot be read": '{"version":1,"replay":"last 3x3-????? U|"}',
	"a replay with a move that cannot be":
		'{"version":1,"replay":"last 3x3-AAAAA UUUUUU|"}',
	"times that are none": '{"version":1,"tally":{"elapsed":"x"}}',
	"a game and no tally that can be read":
		'{"version":1,"replay":"","tally":null}',
};

for (const [key, garbage] of Object.entries({
	[KEPT]: OF_NOW,
	[FIRST]: OF_THE_FIRST,
})) {
	test(`garbage under ${key} is set aside`, async ({ game }) => {
		for (const [name, text] of Object.entries(garbage)) {
			await game.keep(null);
			await game.keep(text, key);
			await game.open();
			await expect(game.notices, name).toHaveText(
				/^The saved game could not be read, so this is a new one\./,
			);
			expect(await game.kept(`${key}-damaged`), name).toBe(text);
			await expect(game.cells, name).toHaveCount(16);
		}
		await game.clickAny();
		const played = await game.text();
		await game.reload();
		await game.expectBoard(played);
		await expect(game.notices).toHaveCount(0);
	});
}

const ODD_SETTINGS = {
	"a speed of 0": { slidesPerSecond: 0 },
	"a speed below 0": { slidesPerSecond: -4 },
	"a speed beyond all": { slidesPerSecond: 1e9 },
	"a language there is none of": { language: "tlh" },
	"other plays that are none": { aside: [7, "no", null] },
	"a list of other plays that is none": { aside: "no" },
};

for (const [name, settings] of Object.entries(ODD_SETTINGS)) {
	test(`a store with ${name} is no harm`, async ({ game }) => {
		await game.open("#size=3x3&seed=42");
		const kept = JSON.parse((await game.kept()) ?? "");
		await game.keep(JSON.stringify({ ...kept, ...settings }));
		await expectNoHarm(game);
	});
}

test("a game of the first release with a time below 0 is no harm", async ({
	game,
}) => {
	const tally = { elapsed: -5e6, hints: 0, solver: false };
	const kept = { version: 1, replay: "last 3x2-ADe L2|U", tally };
	await game.keep(JSON.stringify(kept), FIRST);
	await expectNoHarm(game);
});

/** @param {import("./support/game-page.js").GamePage} game */
async function expectNoHarm(game) {
	const { page } = game;
	await game.open();
	await expect(page.locator("#time")).toHaveText(/^\d+:\d\d(\.\d)?$/);
	await expect(page.locator("html")).toHaveAttribute("lang", "en");
	const { slides: before } = await game.counts();
	const from = Date.now();
	await game.press("solve");
	await expect(game.playback).toBeVisible();
	await expect(page.locator("#speed")).toHaveValue(/^(1|2|4|8|16)$/);
	// At most 16 slides per second.
	const { slides } = await game.counts();
	const seconds = (Date.now() - from) / 1000;
	expect(slides - before).toBeLessThanOrEqual(16 * seconds + 1);
}

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
};

for (const [name, fault] of Object.entries(NO_WORKERS)) {
	test(`a worker that ${name}: the search runs on the page`, async ({
		game,
		page,
	}) => {
		await page.addInitScript(fault);
		await expectHintWithoutWorker(game);
	});
}

test("a page that may have no worker searches itself", async ({
	game,
	page,
}) => {
	await page.addInitScript(() => {
		window.Worker = class extends Worker {
			/** @param {string | URL} url */
			constructor(url) {
				super(url);
				throw new DOMException("a policy forbids workers", "SecurityError");
			}
		};
	});
	await expectHintWithoutWorker(game);
	// The page responds even during a long search.
	await game.open(TWENTY_FOUR);
	await game.search();
	await turns(page, 20);
	await expect(game.progress).toBeVisible();
	await game.press("cancel");
	await expect(game.progress).toBeHidden();
});

/** @param {import("./support/game-page.js").GamePage} game */
async function expectHintWithoutWorker(game) {
	await game.open(at("1 2 3/4 5 6/0 7 8"));
	await game.press("hint");
	await expect(game.advice).toHaveText("2 slides to go, proven shortest");
	await game.press("solve");
	await expect(game.head).toHaveText("Solved");
	await expect(game.notices).toHaveCount(0);
}

test("a worker that dies in a search is replaced, and answers", async ({
	game,
	page,
}) => {
	await keepWorkers(page);
	await game.open(TWENTY_FOUR);
	await game.press("hint");
	await expect(game.advice).toHaveText(/^(?:At least|About) /);
	await killWorker(page);
	await expect(game.head).toHaveText(/^Slide \d+ /);
	expect(await countWorkers(page)).toBe(2);
	await expect(game.notices).toHaveCount(0);
});

test("a worker that dies between two questions is replaced", async ({
	game,
	page,
}) => {
	await keepWorkers(page);
	await game.open("#size=3x3&seed=42");
	await game.press("hint");
	await expect(game.advice).toHaveText(/to go, proven shortest$/);
	await killWorker(page);
	await game.press("new");
	await game.press("hint");
	await expect(game.advice).toHaveText(/to go, proven shortest$/);
	expect(await countWorkers(page)).toBe(2);
});

test("a solver that dies twice over a question says so", async ({
	game,
	page,
}) => {
	await keepWorkers(page);
	await game.open(TWENTY_FOUR);
	await page.keyboard.press("ArrowUp");
	const position = await game.text();
	await game.press("hint");
	await expect(game.advice).toHaveText(/^(?:At least|About) /);
	await killWorker(page);
	await expect.poll(() => countWorkers(page)).toBe(2);
	await killWorker(page);
	await expect(game.notices).toHaveText(
		/^The search stopped unexpectedly\. Your position is safe\. Try again, or reload/,
	);
	await expect(game.progress).toBeHidden();
	await game.expectBoard(position);
	await game.press("new");
	await game.press("hint");
	await expect(game.head).toHaveText(/^Slide \d+ /);
});

test("a solver that cannot be loaded is said, and asked for again", async ({
	complaints,
	game,
	page,
}) => {
	complaints.expect(/Failed to load resource.*500/);
	const solver = /\/client-[^/]*\.js$/;
	await page.route(solver, (route) => route.fulfill({ status: 500 }));
	await game.open(at(START));
	await game.press("hint");
	await expect(game.notices).toHaveCount(1);
	await expect(game.progress).toBeHidden();
	await game.click(8);
	await game.expectBoard(AFTER);
});

const NO_CORE = {
	en: {
		text: /^The puzzle could not start\. Reload the page/,
		again: "Try again",
	},
	"zh-CN": {
		text: /^游戏无法启动。请重新加载页面/,
		again: "再试一次",
	},
};

for (const [locale, words] of Object.entries(NO_CORE)) {
	test.describe(`in ${locale}`, () => {
		test.use({ locale });
		for (const fault of ["answers 500", "is garbage", "is cut off"]) {
			test(`a core that ${fault}: the page says what to do`, async ({
				complaints,
				game,
				page,
			}) => {
				await game.open(at(START));
				await game.click(8);
				if (fault === "answers 500") {
					complaints.expect(/Failed to load resource.*500/);
				}
				await page.route(/\.wasm$/, async (route) => {
					if (fault === "answers 500") return route.fulfill({ status: 500 });
					const contentType = "application/wasm";
					if (fault === "is garbage") {
						return route.fulfill({ contentType, body: "not wasm" });
					}
					const body = (await (await route.fetch()).body()).subarray(0, 9_000);
					return route.fulfill({ contentType, body });
				});
				await page.reload();
				const alert = page.getByRole("alert").filter({ visible: true });
				await expect(alert.getByRole("paragraph")).toHaveText(words.text);
				await page.unroute(/\.wasm$/);
				await page.getByRole("button", { name: words.again }).click();
				await game.ready();
				await game.expectBoard(AFTER);
			});
		}
	});
}

test("a computer that slept during a search does not count the solver as lost", async ({
	game,
	page,
}) => {
	/** @type {string[]} */
	const lost = [];
	page.on("console", (message) => {
		if (message.text().includes("solver was lost")) lost.push(message.text());
	});
	await page.clock.install();
	await game.open(TWENTY_FOUR);
	await game.search();
	// A page that comes back from the back/forward cache has the same gap in its time.
	for (let nap = 0; nap < 3; nap++) {
		await page.clock.fastForward(60_000);
		await expect(game.progress).toBeVisible();
	}
	expect(lost).toEqual([]);
});

test("a server that does not know wasm files does not stop the game", async ({
	game,
	page,
}) => {
	await page.route(/\.wasm$/, async (route) => {
		const response = await route.fetch();
		const headers = { "content-type": "application/octet-stream" };
		await route.fulfill({ response, headers });
	});
	await game.open(at(START));
	await game.click(8);
	await game.expectBoard(AFTER);
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
	await expect(game.notices).toHaveText(
		/^Something went wrong\. The game is back to where it was/,
	);
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
