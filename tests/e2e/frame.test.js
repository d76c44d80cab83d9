/**
 * `embed.html`: the puzzle in another site's iframe, set up by URL and messages.
 */

import { HostPage } from "./support/host-page.js";
import { STRICT, setPolicy } from "./support/policy.js";
import { test as base, expect } from "./support/test.js";

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

test("the puzzle fills the window, and nothing can be scrolled", async ({
	page,
}) => {
	await page.goto("./embed.html?board=1+2+3/4+0+5/7+8+6&theme=dark");
	await expect(page.locator("#board.ready")).toBeVisible();
	await expect(page.locator("html")).toHaveCSS("color-scheme", "dark");
	for (const [width, height] of [
		[1000, 700],
		[400, 665],
		[300, 300],
		[900, 260],
	]) {
		await page.setViewportSize({ width, height });
		await expect
			.poll(() => page.locator("sliding-puzzle").boundingBox())
			.toEqual({ x: 0, y: 0, width, height });
		const at = await page.evaluate(() => {
			const all = [...document.querySelectorAll("html, body, main")];
			for (const one of all) one.scrollTop = 99;
			return all.map(({ scrollTop }) => scrollTop);
		});
		expect(at).toEqual([0, 0, 0]);
	}
	// The heading takes no room and covers nothing.
	const box = await page.getByRole("heading").boundingBox();
	expect(box).toMatchObject({ width: 1, height: 1 });
});

for (const { title, attributes, origin, storage } of [
	{
		...{ title: "a plain frame", attributes: "" },
		...{ origin: "own", storage: /^\d+$/ },
	},
	{
		...{ title: "a sandboxed frame", attributes: 'sandbox="allow-scripts"' },
		...{ origin: "null", storage: /SecurityError/ },
	},
]) {
	test(`${title} plays, tells what happens and answers @quick`, async ({
		host,
		speaking,
		baseURL,
	}) => {
		const wishes = { board: NEARLY, ...speaking };
		await host.open([{ address: address(wishes), attributes }]);
		await host.waitFor("new-board");
		const frame = host.frame();
		const seen = await frame.locator("body").evaluate(() => {
			try {
				return String(localStorage.length);
			} catch (error) {
				return String(error);
			}
		});
		expect(seen).toMatch(storage);
		const { result: hint } = await host.ask({ do: "hint" });
		expect(hint).toMatchObject({ tile: 5, direction: "L", proved: true });
		await frame.locator("#cell-5").click();
		expect((await host.ask({ do: "move", to: 8 })).result).toBe(true);
		await host.waitFor("solved");
		const own = origin === "own" ? new URL(baseURL ?? "").origin : origin;
		for (const { data, origin } of await host.heard()) {
			expect(origin).toBe(own);
			expect(data).toMatchObject(HEAD);
		}
		expect(await host.told("error")).toEqual([]);
	});
}

test("a strict policy of the frame's site is enough", async ({ page }) => {
	await setPolicy(page, STRICT, "/embed.html");
	await page.goto("./embed.html#board=1+2+3/4+0+5/7+8+6");
	await page.locator("#hint").click();
	await expect(page.locator("#advice-head")).toHaveText("Slide 5 left");
	const box = await page.locator("sliding-puzzle").boundingBox();
	expect(box).toEqual({ x: 0, y: 0, width: 1000, height: 700 });
});

test("frames are told apart, and no window but the page around is heard", async ({
	host,
}) => {
	await host.open([
		{ address: address({ size: "3x3", origin: host.origin, id: "one" }) },
		{ address: address({ size: "4x4", origin: host.origin, id: "two" }) },
		{ address: `${host.origin}/other` },
	]);
	await host.waitFor("new-board", 2);
	for (const { data, frame } of await host.heard()) {
		expect(data.id).toBe(["one", "two"][frame]);
	}
	const asked = { ...HEAD, do: "reset" };
	// Sent to the second frame, with the id of the first; then by another window.
	await host.say({ ...asked, request: 99 }, 1);
	await host
		.frame(2)
		.locator("html")
		.evaluate((_, message) => parent.frames[0].postMessage(message, "*"), {
			...{ ...asked, request: 98 },
		});
	// A message of the page is behind theirs.
	const { result } = await host.ask({ do: "state" });
	expect(result.size).toBe("3x3");
	const answers = (await host.heard()).filter(({ data }) => "answer" in data);
	expect(answers).toHaveLength(1);
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
	await host.waitFor("new-board");
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
	await host.ask({ do: "shuffle", size: "8x4", seed: "a" });
	const flat = await host.waitFor("resize", 3);
	expect(flat.detail.height).toBeLessThan(narrow.detail.height - 120);
	await host.ask({ do: "state" });
	expect(await host.told("resize")).toHaveLength(3);
});
