/**
 * The laboratory as students and teachers use it. Answers are those of the exercises.
 */

import { readFileSync } from "node:fs";
import { HostPage } from "./support/host-page.js";
import { expectNoLongTask } from "./support/long-tasks.js";
import { NO_WASM, STRICT, setPolicy } from "./support/policy.js";
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
		.evaluate((puzzle) => /** @type {any} */ (puzzle).text);

test("each exercise has its answer, with its moves and files", async ({
	page,
}) => {
	await open(page, "#board=1+2/3+0&searches=bfs,astar:hamming,table");
	await page.locator("#example-part summary").click();
	for (const [board, answer] of /** @type {const} */ ([
		["1 2 3/4 0 5", "1"],
		["[[1,2,3],[5,4,0]]", "−1"],
		["[[4,1,2],[5,0,3]]", "5"],
		["[[3,2,4],[1,5,0]]", "14"],
	])) {
		await page.locator(".example", { hasText: board }).click();
		await expect(page.locator("#text")).toHaveValue(board);
		const isSolvable = answer !== "−1";
		await run(
			page,
			isSolvable ? "Done: 3 searches." : "−1: no slides solve this board.",
		);
		expect(await column(page, "length")).toEqual([answer, answer, answer]);
		expect(await column(page, "optimal")).toEqual(Array(3).fill("proven"));
		if (isSolvable) continue;
		// Its only inversion is of 5 and 4.
		await expect(page.locator("#pairs-title")).toHaveText(
			"Pair by pair: 1 inversion",
		);
		await expect(page.locator("#plain-board")).toBeVisible();
		await page.locator("#take-nearest").click();
		await expect(page.locator("#text")).toHaveValue("1 2 3/4 5 0");
	}
	// The shortest way of the 2×3 board at 5, for whoever opens its row.
	await page.locator(".example").nth(2).click();
	await run(page, "Done: 3 searches.");
	await page.locator(".opener").first().click();
	await expect(page.locator(".letters").first()).toHaveText(/^[ULDR2-5]+$/);
	await expect(page.locator(".slides").first().locator("li")).toHaveCount(5);
	await page.getByRole("button", { name: "Play it" }).first().click();
	await expect.poll(() => boardOf(page)).toBe("1 2 3/4 5 0");
	await page.locator("#back-to-board").click();
	await expect.poll(() => boardOf(page)).toBe("4 1 2/5 0 3");
	const [csv] = await Promise.all([
		page.waitForEvent("download"),
		page.locator("#csv").click(),
	]);
	const rows = readFileSync(await csv.path(), "utf8")
		.trim()
		.split("\r\n");
	expect(rows).toHaveLength(4);
	expect(rows[1]).toMatch(/^4 1 2\/5 0 3,last,bfs,solved,5,5,true,\d+,/);
	const [picture] = await Promise.all([
		page.waitForEvent("download"),
		page.getByRole("button", { name: "Chart as a picture" }).click(),
	]);
	expect(
		readFileSync(await picture.path())
			.subarray(1, 4)
			.toString(),
	).toBe("PNG");
});

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
		await expect(page.locator("#given")).toContainText(
			"每种搜索最多 50 MB、5 秒",
		);
		for (const id of ["text", "goal", "kinds", "limits", "run-all"]) {
			await expect(page.locator(`#${id}`)).toBeHidden();
		}
		await page.locator("#run").tap();
		await expect(page.locator("#run-said")).toHaveText("完成：2 种搜索。");
		expect((await column(page, "length"))[0]).toBe("14 (最佳)");
		expect((await column(page, "optimal"))[0]).toBe("已证明");
		await page.locator(".opener").nth(1).tap();
		await expect(page.locator(".more").nth(1)).toContainText("没有证明最短");
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
		await page.getByRole("button", { name: "演示" }).first().tap();
		await expect.poll(() => boardOf(page)).toBe("1 2 3/4 5 0");
		await page.emulateMedia({ media: "print" });
		await expect(page.locator(".slides").first()).toBeVisible();
		await expect(page.locator("#run")).toBeHidden();
	});
});

test("a search that takes long leaves the page free, and stops at once", async ({
	page,
}) => {
	const address = new URLSearchParams({
		board: FAR,
		searches: "bidirectional",
		mb: "2000",
		s: "600",
	});
	await open(page, `#${address}`);
	await page.locator("#run").click();
	await expect(page.locator("#results td.length")).toHaveText(/≥ [1-9]/);
	// The tables of some searches take longer than a slice may on the page.
	expect(page.workers()).toHaveLength(1);
	await expectNoLongTask(page, () =>
		page.evaluate(async () => {
			for (let n = 0; n < 30; n++) await new Promise(requestAnimationFrame);
		}),
	);
	// A page that waited for a slice of the search would turn more often.
	const turns = await page.evaluate(async () => {
		const said = /** @type {HTMLElement} */ (
			document.getElementById("run-said")
		);
		document.getElementById("stop")?.click();
		let turns = 0;
		for (; said.textContent !== "Stopped."; turns += 1) {
			await new Promise((resolve) => setTimeout(resolve));
		}
		return turns;
	});
	expect(turns).toBeLessThan(5);
	await expect(page.locator("#results td.optimal")).toHaveText(
		"stopped by you",
	);
	// Its limit of memory says what is proved.
	await page.locator("#more-kinds-title").click();
	await page.locator("#mb").fill("5");
	await run(page, "Done: 1 search.");
	await expect(page.locator("#results td.optimal")).toHaveText("out of memory");
	await expect(page.locator("#results td.length")).toHaveText(/^≥ \d+$/);
	await page.locator("#mb").fill("2000");
	await page.locator("#seconds").fill("1");
	await run(page, "Done: 1 search.");
	await expect(page.locator("#results td.optimal")).toHaveText("out of time");
});

test("what cannot be read is told, and nothing is lost", async ({ page }) => {
	await page.goto("./lab.html#board=zzz&searches=bfs,dfs");
	await expect(page.locator("#link-said")).toContainText("have: dfs.");
	await expect(page.locator("#text-error")).toContainText("cannot be read");
	await expect(page.locator("sliding-puzzle")).toBeHidden();
	await page.locator("#text").fill("4 1 2/5 0 3");
	await expect(page.locator("#verdict")).toHaveText("Yes, it can be solved.");
	const text = page.locator("#text");
	const error = page.locator("#text-error");
	for (const [typed, words] of /** @type {const} */ ([
		["4 1 2/5 0", /Row 2 has 2 numbers/],
		["4 1 2/5 0 x9", /cannot be read/],
		["4 1 2/5 0 4", /Tile 4 appears twice/],
		["[[4,1,2],[5,0,7]]", /no tile 7/],
		["", /Type or paste/],
	])) {
		await text.fill(typed);
		await expect(error).toHaveText(words);
		await expect(text).toHaveValue(typed);
		await page.locator("#run").click();
		await expect(page.locator("#run-said")).toContainText("no board to run");
		await expect(text).toBeFocused();
	}
	expect(await boardOf(page)).toBe("4 1 2/5 0 3");
	await page.locator("#undo-board").click();
	await expect(text).toHaveValue("4 1 2/5 0 3");
	await expect(error).toHaveText("");
	// A goal of another size is told of at the goal.
	await page.locator("#goal").selectOption("own");
	await page.locator("#own").fill("1 2/3 0");
	await expect(page.locator("#own-error")).toContainText("2x2");
	await page.locator("#own").fill("((0,1,2),(3,4,5))");
	await expect(page.locator("#own-error")).toHaveText("");
	await expect(page.locator("#verdict")).toHaveText(/./);
	// No board is so far from solved.
	await page.locator("#draw-part summary").click();
	await page.locator("#distance").fill("99");
	await page.locator("#draw").click();
	await expect(page.locator("#draw-error")).toContainText("farthest are");
	await expect(text).toHaveValue("4 1 2/5 0 3");
	await page.locator("#distance").fill("7");
	await page.locator("#draw").click();
	await expect(page.locator("#draw-said")).toHaveText("Drawn from seed 1.");
	await run(page, "Done: 1 search.");
	expect(await column(page, "length")).toEqual(["7"]);
});

test("a link may name other searches, and they run as those of the list", async ({
	page,
}) => {
	await open(
		page,
		"#board=4+1+2/5+0+3&searches=weighted:manhattan:3,greedy:hamming,bfs",
	);
	await expect(page.locator("#link-said")).toHaveText("");
	for (const name of ["A* with weight 3, Manhattan", "Greedy, misplaced"]) {
		await expect(page.getByRole("checkbox", { name })).toBeChecked();
	}
	await run(page, "Done: 3 searches.");
	expect((await column(page, "length"))[0]).toMatch(/^5\b/);
	await page.locator("#many-count").fill("3");
	await page.locator("#run-many").click();
	await expect(page.locator("#many-said")).toHaveText("Done: 3 boards.");
	await expect(page.locator("#many-table tbody tr")).toHaveCount(3);
	// They stay in the list when they are taken out, and the link follows.
	const greedy = page.getByRole("checkbox", { name: "Greedy, misplaced" });
	await greedy.uncheck();
	await expect(page).toHaveURL(/searches=weighted:manhattan:3,bfs&/);
	await greedy.check();
	await expect(page).toHaveURL(/searches=weighted:manhattan:3,bfs,greedy:ham/);
});

test.describe("in a frame", () => {
	test.use({ permissions: ["clipboard-read", "clipboard-write"] });

	for (const sandbox of ["", "allow-scripts"]) {
		test(`a copied frame ${sandbox} runs what it was copied with`, async ({
			baseURL,
			complaints,
			page,
		}) => {
			await open(page, "#board=[[3,2,4],[1,5,0]]&searches=bfs,table&mb=50&s=5");
			await page.locator("#copy-frame").click();
			await expect(page.locator("#link-said")).toHaveText(/^Code copied\./);
			const code = await page.evaluate(() => navigator.clipboard.readText());
			const host = new HostPage(page, baseURL ?? "");
			await host.serve();
			complaints.expect(new RegExp(`another site: ${host.origin}/`));
			complaints.allow(/can escape its sandboxing/);
			await host.openWith(
				sandbox === ""
					? code
					: code.replace("<iframe", `<iframe sandbox="${sandbox}"`),
			);
			const frame = host.frame();
			await expect(frame.locator("#given")).toContainText("3 2 4/1 5 0");
			await expect(frame.locator("#text")).toBeHidden();
			await frame.locator("#run").click();
			await expect(frame.locator("#run-said")).toHaveText("Done: 2 searches.");
			const lengths = frame.locator("#results td.length");
			await expect(lengths).toHaveText(["14", "14"]);
			host.close();
		});
	}
});

test("a page of another site imports the searches from one file", async ({
	baseURL,
	complaints,
	page,
}) => {
	const host = new HostPage(page, baseURL ?? "");
	await host.serve();
	complaints.expect(new RegExp(`another site: ${host.origin}/`));
	await host.openWith("");
	const length = await page.evaluate(async (address) => {
		const { solve } = await import(address);
		return solve("4 1 2/5 0 3", "bfs").length;
	}, new URL("sliding-puzzle-lab.js", baseURL).href);
	expect(length).toBe(5);
	host.close();
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
	expect(told.join()).toMatch(/no worker, searching on the page/);
	await page.unrouteAll();
	await setPolicy(page, NO_WASM, "/lab.html");
	await page.reload();
	await expect(page.getByRole("alert")).toContainText("needs WebAssembly");
});

test("finding a far board tells how far it is, and can be stopped", async ({
	page,
}) => {
	await open(page, "#board=1+2+3+4/5+6+7+8/9+10+11+12/13+14+0+15&searches=bfs");
	await page.locator("#draw-part summary").click();
	await page.locator("#distance").fill("76");
	await page.locator("#distance").press("Enter");
	await expect(page.locator("#draw-running")).toContainText(/tried; now at \d/);
	const stop = page.locator("#stop-draw");
	await stop.focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#draw-said")).toHaveText("Stopped.");
	await expect(page.locator("#draw")).toBeFocused();
	await expect(page.locator("#draw-running")).toHaveText("");
	// The next one is drawn.
	await page.locator("#distance").fill("5");
	await page.locator("#draw").click();
	await expect(page.locator("#draw-said")).toHaveText(/^Drawn from seed/);
});
