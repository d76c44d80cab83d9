/**
 * What authors of other pages write, and what they may expect of it.
 */

import { ask, heard, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";

const NEAR = "1 2 3/4 5 6/7 0 8";

test("a hint that a script asks for twice moves nothing", async ({ page }) => {
	await openWith(page, `<sliding-puzzle board="${NEAR}"></sliding-puzzle>`);
	const seen = await ask(page, async (puzzle) => {
		const first = await puzzle.hint();
		const second = await puzzle.hint();
		const { stm } = puzzle.moves;
		return { first, second, stm };
	});
	expect(seen.stm).toBe(0);
	expect(seen.second).toEqual(seen.first);
	expect(seen.first).toMatchObject({ tile: 8, direction: "L", proved: true });
	// The player's button still plays the hint that is shown.
	await page.locator("#hint").click();
	await expect.poll(() => ask(page, ({ status }) => status)).toBe("solved");
});

test("`false` switches off what `off` does", async ({ page }) => {
	await openWith(
		page,
		`<sliding-puzzle board="${NEAR}" hints="false" solver="false" timer="false"></sliding-puzzle>`,
	);
	await ask(page, () => {});
	for (const part of ["#hint", "#solve", ".figure.time"]) {
		await expect(page.locator(part)).toBeHidden();
	}
	await ask(page, (puzzle) => {
		for (const name of ["hints", "solver", "timer"])
			puzzle.removeAttribute(name);
	});
	for (const part of ["#hint", "#solve", ".figure.time"]) {
		await expect(page.locator(part)).toBeVisible();
	}
});

test("size and goal read as they were set", async ({ page }) => {
	await openWith(page, '<sliding-puzzle size="3x3"></sliding-puzzle>');
	const read = await ask(page, (puzzle) => {
		puzzle.size = "4x3";
		puzzle.goal = "first";
		return [puzzle.size, puzzle.goal];
	});
	expect(read).toEqual(["4x3", "first"]);
	await expect
		.poll(() =>
			ask(page, ({ cells, size, goal }) => [cells.length, size, goal]),
		)
		.toEqual([12, "4x3", "first"]);
	// What there is not is not in play.
	const after = await ask(page, async (puzzle) => {
		puzzle.size = "1x99";
		await new Promise((done) =>
			puzzle.addEventListener("error", done, { once: true }),
		);
		return [puzzle.size, puzzle.cells.length];
	});
	expect(after).toEqual(["4x3", 12]);
});

test("a number, or nothing, where text is wanted is read as meant", async ({
	page,
}) => {
	await openWith(page, '<sliding-puzzle size="3x3"></sliding-puzzle>');
	const read = await ask(page, async (puzzle) => {
		const dealt = [];
		for (const options of [
			{ seed: "42" },
			{ seed: 42, size: null, goal: null, difficulty: null },
		]) {
			await puzzle.new(options);
			dealt.push(puzzle.text);
		}
		await puzzle.command("load", { board: dealt[0], goal: null });
		const code = await puzzle
			.load(7)
			.catch((/** @type {any} */ error) => error.code);
		return { dealt, loaded: puzzle.text, goal: puzzle.goal, code };
	});
	const [text] = read.dealt;
	expect(read).toEqual({
		dealt: [text, text],
		loaded: text,
		goal: "last",
		code: expect.stringMatching(/^[a-z]\w+$/),
	});
});

test("a panel that the page's style hides leaves its room", async ({
	page,
}) => {
	await openWith(
		page,
		`<style>.alone::part(panel) { display: none }</style>
		<sliding-puzzle size="3x3" class="alone"></sliding-puzzle>`,
	);
	await ask(page, () => {});
	const height = () =>
		ask(page, (puzzle) => puzzle.offsetHeight - puzzle.offsetWidth);
	await expect.poll(height).toBeLessThanOrEqual(1);
	await ask(page, (puzzle) => puzzle.classList.remove("alone"));
	await expect.poll(height).toBeGreaterThan(200);
});

test.describe("in a browser in Chinese", () => {
	test.use({ locale: "zh-CN" });

	test("on a page in a language that has no table the puzzle is in English", async ({
		page,
	}) => {
		await openWith(
			page,
			`<div lang="nl"><sliding-puzzle board="${NEAR}"></sliding-puzzle></div>
			<div lang=""><sliding-puzzle board="${NEAR}" loading="eager"></sliding-puzzle></div>`,
		);
		const undo = page.locator("sliding-puzzle #undo");
		await expect(undo.nth(0)).toHaveText("Undo");
		// An empty `lang` says that the language is unknown: the browser's then.
		await expect(undo.nth(1)).toHaveText("撤销");
	});
});

test("enlarged by the page, it is drawn as sharp as it is seen", async ({
	page,
}) => {
	await openWith(
		page,
		`<div style="transform: scale(2); transform-origin: 0 0"><sliding-puzzle board="${NEAR}" controls="none" style="inline-size: 200px"></sliding-puzzle></div>
		<div style="position: absolute; left: 700px; zoom: 2"><sliding-puzzle board="${NEAR}" controls="none" loading="eager" style="inline-size: 200px"></sliding-puzzle></div>
		<div style="position: absolute; top: 500px"><sliding-puzzle board="${NEAR}" controls="none" loading="eager" style="inline-size: 200.4px"></sliding-puzzle></div>`,
	);
	const pixels = () =>
		page.evaluate(() =>
			[.../** @type {any} */ (document.querySelectorAll("sliding-puzzle"))].map(
				({ shadowRoot }) => {
					const canvas = shadowRoot.getElementById("canvas");
					const { width } = canvas.getBoundingClientRect();
					return Math.round((10 * canvas.width) / width) / 10;
				},
			),
		);
	await expect.poll(pixels).toEqual([1, 1, 1]);
	// A tap still meets the tile that is seen.
	await page.locator("sliding-puzzle #cell-8").first().click();
	expect(await heard(page)).toContainEqual([
		"solved",
		expect.objectContaining({ stm: 1 }),
	]);
});
