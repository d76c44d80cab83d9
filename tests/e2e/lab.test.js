/**
 * The laboratory as students and teachers use it. Answers are those of the exercises; all
 * of them, and what is said of a board that cannot be read, are in
 * `tests/web/lab-page.test.js`.
 */

import { readFileSync } from "node:fs";
import { HostPage } from "./support/host-page.js";
import { STRICT, setPolicy } from "./support/policy.js";
import { expect, test } from "./support/test.js";

/** @typedef {import("@playwright/test").Page} Page */

/** At 80 slides: nothing here solves it within its limits. */
const FAR = "0 12 10 13/15 11 14 9/3 7 2 5/4 8 6 1";

/** @param {Page} page @param {string} [hash] */
async function open(page, hash = "") {
	await page.goto(`./lab.html${hash}`);
	await expect(page.locator("#bench")).toBeVisible();
	await expect(page.locator("#verdict")).not.toHaveText("");
}

/** @param {Page} page @param {string} text Of the status, at the end. */
async function run(page, text) {
	await page.locator("#run").click();
	await expect(page.locator("#run-said")).toHaveText(text);
}

/** @param {Page} page @param {string} column */
const column = (page, column) =>
	page.locator(`#results td.${column}`).allTextContents();

/** @param {Page} page @returns {Promise<string>} */
const boardOf = (page) =>
	page
		.locator("sliding-puzzle")
		.evaluate((puzzle) => /** @type {any} */ (puzzle).value);

test("a student types, slides and counts, by keys alone @quick", async ({
	page,
}) => {
	await open(page);
	const text = page.locator("#text");
	await text.focus();
	await page.keyboard.press("ControlOrMeta+a");
	await page.keyboard.type("int[][] b = {{1,2,3},{4,5,6},{0,7,8}};");
	await expect.poll(() => boardOf(page)).toBe("1 2 3/4 5 6/0 7 8");
	await expect(page.locator("#merges-title")).toHaveText(
		"By merge sort: 0 inversions",
	);
	// To the board, which is before the text, and one slide from there.
	await page.keyboard.press("Shift+Tab");
	await page.keyboard.press("ArrowLeft");
	await expect(text).toHaveValue("1 2 3/4 5 6/7 0 8");
	await expect(page).toHaveURL(/board=1\+2\+3\/4\+5\+6\/7\+0\+8/);
	await page.locator("#run").focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#run-said")).toHaveText("Done: 3 searches.");
	await expect(page.locator("#run")).toBeFocused();
	expect(await column(page, "length")).toEqual(["1", "1", "1"]);
	const [picture] = await Promise.all([
		page.waitForEvent("download"),
		page.locator(".chart:visible .chart-head button").click(),
	]);
	const png = readFileSync(await picture.path());
	expect(png.subarray(1, 4).toString()).toBe("PNG");
	// On ten boards, each as far as wished.
	for (const [id, value] of [
		["count", "10"],
		["d", "12"],
	]) {
		await page.locator(`#many-${id}`).focus();
		await page.keyboard.press("ControlOrMeta+a");
		await page.keyboard.type(value);
	}
	await page.locator("#run-many").focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#many-said")).toHaveText("Done: 10 boards.");
	const cells = page.locator("#many-table tbody tr").first().locator("td");
	await expect(cells.nth(0)).toHaveText("10 of 10");
	await expect(cells.nth(1)).toHaveText("12");
	const [csv] = await Promise.all([
		page.waitForEvent("download"),
		page.locator("#many-csv").click(),
	]);
	const rows = readFileSync(await csv.path(), "utf8")
		.trim()
		.split("\r\n");
	expect(rows).toHaveLength(1 + 10 * 3);
	for (const row of rows.slice(1)) expect(row).toContain(",solved,12,12,true,");
});

test.describe("on a phone, in Chinese", () => {
	test.use({
		hasTouch: true,
		locale: "zh-CN",
		viewport: { width: 320, height: 568 },
	});

	test("a teacher's link fixes all that is chosen", async ({ page }) => {
		await open(
			page,
			"#board=3+2+4/1+5+0&goal=last&searches=bfs,greedy:manhattan&mb=50&s=5&fixed=1",
		);
		await expect(page.locator("#given")).toContainText("3 2 4/1 5 0");
		await expect(page.locator("#given")).toContainText(/50 MB.*5/);
		for (const id of ["text", "goal", "kinds", "limits", "run-all"]) {
			await expect(page.locator(`#${id}`)).toBeHidden();
		}
		await page.locator("#run").tap();
		await expect(page.locator('.run-row[data-state="ended"]')).toHaveCount(2);
		expect((await column(page, "length"))[0]).toMatch(/^14\b/);
		await page.locator(".opener").nth(1).tap();
		const width = await page.evaluate(
			() => document.documentElement.scrollWidth,
		);
		expect(width).toBe(320);
		// The board is given: tile 4, above the gap, does not slide.
		const puzzle = page.locator("sliding-puzzle");
		const box = await puzzle.boundingBox();
		if (box === null) throw new Error("the board is not there");
		const { width: across, height } = box;
		await puzzle.tap({ position: { x: across * 0.85, y: height * 0.25 } });
		await puzzle.focus();
		await page.keyboard.press("ArrowDown");
		expect(await boardOf(page)).toBe("3 2 4/1 5 0");
		// What a search has found can be played all the same.
		await page.locator(".more:visible .moves .button").first().tap();
		await expect.poll(() => boardOf(page)).toBe("1 2 3/4 5 0");
		await page.emulateMedia({ media: "print" });
		await expect(page.locator(".slides").first()).toBeVisible();
		await expect(page.locator("#run")).toBeHidden();
	});
});

test("a search that takes long has a thread of its own, and stops at once", async ({
	page,
}) => {
	const address = new URLSearchParams({
		...{ board: FAR, searches: "bidirectional", mb: "2000", s: "600" },
	});
	await open(page, `#${address}`);
	await page.locator("#run").click();
	await expect(page.locator("#results td.length")).toHaveText(/≥ [1-9]/);
	expect(page.workers()).toHaveLength(1);
	const [worker] = page.workers();
	const closing = worker.waitForEvent("close");
	await page.locator("#stop").click();
	await closing;
	await expect(page.locator("#results td.optimal")).not.toBeEmpty();
	// The next one has another, and stops by itself at its limit of memory.
	await page.locator("#more-kinds-title").click();
	await page.locator("#mb").fill("5");
	await page.locator("#run").click();
	await expect(page.locator("#run")).toBeVisible();
	await expect(page.locator("#results td.length")).toHaveText(/^≥ \d+$/);
});

test.describe("on another site", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });

	test("a copied frame runs in a sandbox what it was copied with, and one file has the searches", async ({
		baseURL,
		complaints,
		page,
	}) => {
		await open(page, "#board=[[3,2,4],[1,5,0]]&searches=bfs,table&mb=50&s=5");
		await page.locator("#copy-frame").click();
		await expect(page.locator("#link-said")).not.toBeEmpty();
		const code = await page.evaluate(() => navigator.clipboard.readText());
		const host = new HostPage(page, baseURL ?? "");
		await host.serve();
		complaints.expect(new RegExp(`another site: ${host.origin}/`));
		await host.openWith(
			code.replace("<iframe", '<iframe sandbox="allow-scripts"'),
		);
		const frame = host.frame();
		await expect(frame.locator("#given")).toContainText("3 2 4/1 5 0");
		await expect(frame.locator("#text")).toBeHidden();
		await frame.locator("#run").click();
		await expect(frame.locator("#results td.length")).toHaveText(["14", "14"]);
		const length = await page.evaluate(async (address) => {
			const { solve } = await import(address);
			return solve("4 1 2/5 0 3", "bfs").length;
		}, new URL("taquin-lab.js", baseURL).href);
		expect(length).toBe(5);
		host.close();
	});
});

test("searches run under strict policies, and without workers", async ({
	complaints,
	page,
}) => {
	complaints.allow(/Content Security Policy|Refused to|preload|violates/i);
	/** @type {string[]} */
	const told = [];
	page.on("console", (message) => told.push(message.text()));
	for (const policy of [STRICT, { ...STRICT, "worker-src": "'none'" }]) {
		await page.unrouteAll();
		await setPolicy(page, policy, "/lab.html");
		await page.goto("about:blank");
		await open(page, "#board=4+1+2/5+0+3&searches=bfs,idastar:manhattan");
		await run(page, "Done: 2 searches.");
		expect(await column(page, "length")).toEqual(["5", "5"]);
	}
	expect(told.join()).toMatch(/the laboratory was lost/);
});
