/**
 * The example of reveal.js in Chromium: the arrow keys are the puzzle's while it has the
 * focus, and else the slides'. It needs `npm run package` and the registry of npm.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "../../scripts/root.js";
import { close, visit } from "./support/browser.js";

const PACKAGE = join(ROOT, "dist-package");
const folder = mkdtempSync(join(tmpdir(), "slides-"));

after(async () => {
	await close();
	rmSync(folder, { recursive: true });
});

test("arrow keys are the puzzle's while it has the focus, and else the slides'", async () => {
	assert.ok(existsSync(join(PACKAGE, "package.json")), "run `npm run package`");
	cpSync(join(ROOT, "examples/reveal"), folder, { recursive: true });
	const { status, stderr } = spawnSync(
		"npm",
		["install", PACKAGE, "--install-links", "--no-audit", "--no-fund"],
		{ cwd: folder, encoding: "utf8" },
	);
	assert.equal(status, 0, stderr);
	await visit(folder, async (page) => {
		const puzzle = page.locator("sliding-puzzle");
		const second = page.locator("section", { hasText: "Two slides" });
		const now = () =>
			puzzle.evaluate((element) => /** @type {any} */ (element).value);
		await page.locator("sliding-puzzle #board.ready").waitFor();
		// A click while a page is turned would not hit the cell.
		await page.evaluate(() =>
			/** @type {any} */ (globalThis).Reveal.configure({ transition: "none" }),
		);

		await page.keyboard.press("ArrowRight");
		await second.and(page.locator(".present")).waitFor();
		assert.equal(await now(), "1 2 3/4 0 5/7 8 6");
		await page.keyboard.press("ArrowLeft");
		await second.and(page.locator(".future")).waitFor();

		// A click slides a tile where it is drawn, though the slides are scaled.
		await page.locator("sliding-puzzle #cell-5").click({ force: true });
		assert.equal(await now(), "1 2 3/4 5 0/7 8 6");
		await page.keyboard.press("ArrowRight");
		assert.equal(await now(), "1 2 3/4 0 5/7 8 6");
		await page.keyboard.press("ArrowLeft");
		await page.keyboard.press("ArrowUp");
		await page.getByText("Solved: 4", { exact: true }).waitFor();
		assert.match((await second.getAttribute("class")) ?? "", /future/);

		await page.keyboard.press("Escape");
		await page.keyboard.press("ArrowRight");
		await second.and(page.locator(".present")).waitFor();
	});
});
