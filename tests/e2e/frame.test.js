/**
 * `embed.html`: the puzzle in another site's iframe, set up by URL and messages.
 */

import { HostPage } from "./support/host-page.js";
import { STRICT, setPolicy } from "./support/policy.js";
import { test as base, expect } from "./support/test.js";
import { frames, turns } from "./support/turns.js";

/** Two slides from the goal, and the cells to click. */
const NEARLY = "1 2 3/4 0 5/7 8 6";

const HEAD = { source: "sliding-puzzle", version: 1, id: "one" };

/** @param {Record<string, string>} wishes */
function address(wishes) {
	return `embed.html?${new URLSearchParams(wishes)}`;
}

/** @type {import("@playwright/test").Fixtures<{ host: HostPage, speaking: { origin: string, id: string } }, {}, import("./support/test.js").Given, {}>} */
const fixtures = {
	host: async ({ page, baseURL, complaints }, use) => {
		const host = new HostPage(page, baseURL ?? "");
		await host.serve();
		complaints.expect(new RegExp(`another site: ${host.origin}/`));
		await use(host);
		host.close();
	},
	// URL parameters that make the frame talk to the embedding page.
	speaking: ({ host }, use) => use({ origin: host.origin, id: "one" }),
};
const test = base.extend(fixtures);

test("the puzzle fills the window, and the address sets it up @quick", async ({
	page,
}) => {
	await page.goto(
		"./embed.html?board=1+2+3/4+0+5/7+8+6&theme=dark&controls=compact#tiles=letter",
	);
	await expect(page.locator("#board.ready")).toBeVisible();
	const box = await page.locator("sliding-puzzle").boundingBox();
	expect(box).toEqual({ x: 0, y: 0, width: 1000, height: 700 });
	await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
	await expect(page.locator("#undo span")).toHaveCSS("width", "1px");
	const cell = page.locator("#cell-1");
	await expect(cell).toHaveAccessibleName("B, in place, slides down");
});

test("nothing in the frame can be scrolled", async ({ page }) => {
	for (const [width, height] of [
		[1000, 700],
		[400, 665],
		[300, 300],
		[900, 260],
	]) {
		await page.setViewportSize({ width, height });
		await page.goto("./embed.html?size=3x3");
		await expect(page.locator("#board.ready")).toBeVisible();
		const at = await page.evaluate(() => {
			const all = [...document.querySelectorAll("html, body, main")];
			for (const one of all) one.scrollTop = 99;
			return all.map(({ scrollTop }) => scrollTop);
		});
		expect(at).toEqual([0, 0, 0]);
	}
});

test("the language is the one that is asked for", async ({ page }) => {
	await page.goto("./embed.html?size=3x3&lang=zh");
	await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
	await expect(page.locator("#new")).toHaveText("新游戏");
});

for (const { title, attributes, origin } of [
	{ title: "a plain frame", attributes: "", origin: "own" },
	{
		title: "a sandboxed frame",
		attributes: 'sandbox="allow-scripts"',
		origin: "null",
	},
]) {
	test(`${title} plays and tells what happens, in order`, async ({
		host,
		speaking,
		baseURL,
	}) => {
		const wishes = { board: NEARLY, ...speaking };
		await host.open([{ address: address(wishes), attributes }]);
		await host.waitFor("new");
		const frame = host.frame();
		await frame.locator("#cell-5").click();
		await frame.locator("#cell-8").click();
		await host.waitFor("solved");
		const heard = await host.heard();
		const own = origin === "own" ? new URL(baseURL ?? "").origin : origin;
		for (const { data, origin } of heard) {
			expect(origin).toBe(own);
			expect(data).toMatchObject(HEAD);
		}
		const types = heard.map(({ data }) => data.type);
		expect(types.filter((type) => type !== "resize")).toEqual([
			"ready",
			"new",
			"move",
			"move",
			"solved",
		]);
		const [, second] = await host.told("move");
		expect(second.data.detail).toMatchObject({
			tiles: [6],
			direction: "U",
			by: "player",
			stm: 2,
			mtm: 2,
		});
	});

	test(`${title} answers what it is asked`, async ({ host, speaking }) => {
		const wishes = { board: NEARLY, ...speaking };
		await host.open([{ address: address(wishes), attributes }]);
		await host.waitFor("new");
		const hint = await host.ask({ do: "hint" });
		expect(hint).toMatchObject(HEAD);
		expect(hint.result).toEqual({
			tile: 5,
			direction: "L",
			lower: 2,
			upper: 2,
			proved: true,
		});
		const moved = await host.ask({ do: "move", to: 5 });
		expect(moved.result).toBe(true);
		const nothing = await host.ask({ do: "move", to: 0 });
		expect(nothing.result).toBe(false);
		expect((await host.ask({ do: "undo" })).result).toBe(true);
		expect((await host.ask({ do: "redo" })).result).toBe(true);
		const { result: state } = await host.ask({ do: "state" });
		expect(state).toMatchObject({
			status: "playing",
			size: "3x3",
			goal: "last",
			cells: [1, 2, 3, 4, 5, 0, 7, 8, 6],
			moves: { stm: 1, mtm: 1 },
			canUndo: true,
			canRedo: false,
		});
		expect((await host.ask({ do: "restart" })).result).toBe(true);
		const { result: solution } = await host.ask({ do: "solve", budget: 5000 });
		expect(solution).toEqual({
			slides: "LU",
			lower: 2,
			upper: 2,
			proved: true,
		});
		// 31 slides: the playback is not over before it is stopped.
		await host.ask({ do: "load", board: "8 6 7/2 5 4/3 0 1" });
		expect((await host.ask({ do: "play" })).result).toBe(true);
		expect((await host.ask({ do: "stop" })).result).toBe(true);
		await host.ask({ do: "load", board: "1 2/0 3" });
		await host.ask({ do: "new", size: "4x3", seed: "a" });
		const { result: last } = await host.ask({ do: "state" });
		expect(last.size).toBe("4x3");
		const { error } = await host.ask({ do: "load", board: "1 2 3/5 4 0" });
		expect(error).toMatchObject({ code: "unsolvable" });
		const after = await host.ask({ do: "state" });
		expect(after.result.code).toBe(last.code);
		expect((await host.ask({ do: "explode" })).error.code).toBe("command");
	});
}

test("a sandboxed frame has no storage, and plays on @quick", async ({
	host,
	speaking,
}) => {
	await host.open([
		{
			address: address({ size: "3x3", seed: "a", ...speaking }),
			attributes: 'sandbox="allow-scripts"',
		},
	]);
	await host.waitFor("ready");
	const message = await host
		.frame()
		.locator("body")
		.evaluate(() => {
			try {
				return String(localStorage.length);
			} catch (error) {
				return String(error);
			}
		});
	expect(message).toContain("SecurityError");
	expect(await host.told("error")).toEqual([]);
});

test("a strict policy of the frame's site is enough", async ({ page }) => {
	await setPolicy(page, STRICT, "/embed.html");
	await page.goto("./embed.html#board=1+2+3/4+0+5/7+8+6");
	await page.locator("#hint").click();
	await expect(page.locator("#advice-head")).toHaveText("Slide 5 left");
	const box = await page.locator("sliding-puzzle").boundingBox();
	expect(box).toEqual({ x: 0, y: 0, width: 1000, height: 700 });
});

test("two frames are told apart by their ids", async ({ host }) => {
	await host.open([
		{ address: address({ size: "3x3", origin: host.origin, id: "one" }) },
		{ address: address({ size: "4x4", origin: host.origin, id: "two" }) },
	]);
	await host.waitFor("new", 2);
	for (const { data, frame } of await host.heard()) {
		expect(data.id).toBe(["one", "two"][frame]);
	}
	const { result } = await host.ask({ do: "state" });
	expect(result.size).toBe("3x3");
	// Sent to the second frame, with the id of the first.
	const before = (await host.heard()).length;
	await host.say({ ...HEAD, request: 99, do: "restart" }, 1);
	await host.ask({ do: "state" });
	expect((await host.heard()).length).toBe(before + 1);
});

test("a page that is not named is not spoken to, nor heard", async ({
	host,
	complaints,
}) => {
	// The browser does not deliver the message and logs that.
	complaints.expect(/postMessage.*https:\/\/other\.example/);
	const wishes = { board: NEARLY, id: "one", origin: "https://other.example" };
	await host.open([{ address: address(wishes) }]);
	await expect(host.frame().locator("#board.ready")).toBeVisible();
	await host.say({ ...HEAD, request: 1, do: "move", to: 5 });
	await expectUnmoved(host);
});

test("without an origin nothing is said and nothing heard", async ({
	host,
}) => {
	for (const wishes of [{}, { origin: "*" }, { origin: "null" }]) {
		await host.open([{ address: address({ board: NEARLY, ...wishes }) }]);
		await expect(host.frame().locator("#board.ready")).toBeVisible();
		await host.say({ ...HEAD, id: "", request: 1, do: "move", to: 5 });
		await expectUnmoved(host);
	}
});

test("another window of the named origin is not the page", async ({
	host,
	speaking,
}) => {
	await host.open([
		{ address: address({ board: NEARLY, ...speaking }) },
		{ address: `${host.origin}/other` },
	]);
	await host.waitFor("new");
	const heard = await host.heard();
	await host
		.frame(1)
		.locator("html")
		.evaluate((_, message) => parent.frames[0].postMessage(message, "*"), {
			...HEAD,
			request: 1,
			do: "move",
			to: 5,
		});
	await turns(host.page, 75);
	await expect(host.frame().locator("#moves")).toHaveText("0");
	expect(await host.heard()).toEqual(heard);
});

/**
 * Waits long enough, then expects that the frame has neither moved nor sent a
 * message.
 *
 * @param {HostPage} host
 */
async function expectUnmoved(host) {
	await turns(host.page, 75);
	await expect(host.frame().locator("#moves")).toHaveText("0");
	expect(await host.heard()).toEqual([]);
}

for (const [wishes, code, text] of /** @type {const} */ ([
	[{ board: "1 2 3/5 4 0" }, "unsolvable", /can’t be solved/],
	[{ board: "4x4-%%%" }, "damaged", /position code is damaged/],
	[{ size: "99x1" }, "side", /99×1/],
	[{ size: "big" }, "sizeText", /“big” is not a size/],
	[{ goal: "nowhere", size: "3x3" }, null, /./],
])) {
	test(`a damaged address plays and says why: ${Object.values(wishes)[0]}`, async ({
		host,
		speaking,
	}) => {
		await host.open([{ address: address({ ...wishes, ...speaking }) }]);
		const { detail } = await host.waitFor("error");
		if (code !== null) expect(detail.code).toBe(code);
		expect(detail.message).toMatch(text);
		await expect(host.frame().getByRole("alert")).toHaveText(detail.message);
		const moved = await host.ask({ do: "state" });
		expect(moved.result).toMatchObject({ status: "playing", size: "4x4" });
	});
}

test("values that there are not are as if not said", async ({
	host,
	speaking,
}) => {
	const nonsense = "theme=x&controls=&hints=-1&tiles=%E0%A4%A&onload=x&=&&%";
	await host.open([
		{ address: `${address({ size: "3x3", ...speaking })}&${nonsense}` },
	]);
	await host.waitFor("new");
	await host.frame().locator("#hint").click();
	await host.waitFor("hint");
	expect(await host.told("error")).toEqual([]);
});

test("resize tells the height for the width, and a few lines follow it", async ({
	host,
	speaking,
	page,
}) => {
	const script = `
		addEventListener("message", ({ source, data }) => {
			if (data?.source !== "sliding-puzzle" || data.type !== "resize") return;
			for (const frame of document.querySelectorAll("iframe")) {
				if (frame.contentWindow === source) frame.height = data.detail.height;
			}
		});`;
	await host.open([{ address: address({ size: "4x4", ...speaking }) }], script);
	await host.waitFor("new");
	const frame = page.locator("iframe");
	const [first, ...others] = await host.told("resize");
	expect(others).toEqual([]);
	const { height } = first.data.detail;
	// The board is square; figures, advice and buttons are below it.
	expect(height).toBeGreaterThan(400 + 200);
	await expect(frame).toHaveAttribute("height", String(height));
	// The height neither wastes space nor lacks it: the board has the full width.
	const box = await host.frame().locator("#canvas").boundingBox();
	expect(box?.width).toBeGreaterThan(370);
	await frame.evaluate((frame) => frame.setAttribute("width", "300"));
	const narrow = await host.waitFor("resize", 2);
	expect(narrow.detail.height).toBeLessThan(height - 80);
	// A board wider than high needs less height.
	await host.ask({ do: "new", size: "8x4", seed: "a" });
	const flat = await host.waitFor("resize", 3);
	expect(flat.detail.height).toBeLessThan(narrow.detail.height - 120);
	await frames(page, 19);
	expect(await host.told("resize")).toHaveLength(3);
});

for (const [lang, title] of [
	["en", "Sliding Puzzle"],
	["zh-Hans", "数字华容道"],
]) {
	test(`the page has a heading and a title, lang=${lang}`, async ({ page }) => {
		await page.goto(`./embed.html?size=3x3&lang=${lang}`);
		await expect(page.locator("#board.ready")).toBeVisible();
		await expect(page).toHaveTitle(title);
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
		// It takes no room and covers nothing.
		const box = await page.getByRole("heading").boundingBox();
		expect(box).toMatchObject({ width: 1, height: 1 });
	});
}
