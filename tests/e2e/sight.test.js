/**
 * For other people's eyes: colours of the system, contrast, small screens, and
 * nothing that only a colour says.
 */

import { ask, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";

const NEAR = "1 2 3/4 5 6/7 0 8";

/** From one tile to the next, and from a text to its background (WCAG 2.2). */
const LEAST = { part: 3, text: 4.5 };

/**
 * Reads the colours of the first puzzle's canvas: for each tile its background
 * beside the text, the edge of the tile, the text, and the tray.
 *
 * @param {import("@playwright/test").Page} page
 */
function colors(page) {
	return ask(page, async (puzzle) => {
		const tree = /** @type {ShadowRoot} */ (puzzle.shadowRoot);
		const canvas = /** @type {HTMLCanvasElement} */ (
			tree.getElementById("canvas")
		);
		const context = await /** @type {any} */ (window).copyOf(canvas);
		const from = canvas.getBoundingClientRect();
		/** @param {number} x @param {number} y */
		const at = (x, y) => {
			const [r, g, b] = context.getImageData(x, y, 1, 1).data;
			return [r, g, b];
		};
		/** @param {number[]} color */
		const light = (color) => {
			const [r, g, b] = color.map((value) => {
				const part = value / 255;
				return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
			});
			return 0.2126 * r + 0.7152 * g + 0.0722 * b;
		};
		/** @param {number[]} one @param {number[]} other */
		const contrast = (one, other) => {
			const [less, more] = [light(one), light(other)].sort((a, b) => a - b);
			return (more + 0.05) / (less + 0.05);
		};
		const cells = [...tree.querySelectorAll("[role=gridcell]")];
		const tiles = cells.filter((_, cell) => puzzle.cells[cell] !== 0);
		const { left, top, width } = tiles[0].getBoundingClientRect();
		// Between the board's edge and its first tile.
		const tray = at((left - from.left) / 2, (top - from.top) / 2);
		return tiles.map((tile) => {
			const box = tile.getBoundingClientRect();
			const x = box.left - from.left;
			const y = box.top - from.top;
			const face = at(x + width * 0.14, y + width * 0.14);
			// The thin outline is at the middle of the left side.
			const edge = Math.max(
				contrast(at(x + 1, y + width / 2), tray),
				contrast(face, tray),
			);
			let text = 1;
			for (let dx = 0.25; dx < 0.75; dx += 0.01) {
				const pixel = at(x + width * dx, y + width * 0.46);
				text = Math.max(text, contrast(pixel, face));
			}
			return { edge, text };
		});
	});
}

test("every number is read on its tile, and every tile is seen on its tray", async ({
	page,
}) => {
	for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
		await page.emulateMedia({ colorScheme });
		await openWith(page, `<sliding-puzzle board="${NEAR}"></sliding-puzzle>`);
		for (const { text } of await colors(page)) {
			expect(text, colorScheme).toBeGreaterThanOrEqual(LEAST.text);
		}
		// In the system's colours.
		await page.emulateMedia({ forcedColors: "active" });
		await openWith(page, `<sliding-puzzle board="${NEAR}"></sliding-puzzle>`);
		for (const { text, edge } of await colors(page)) {
			expect(text, colorScheme).toBeGreaterThanOrEqual(7);
			expect(edge, colorScheme).toBeGreaterThanOrEqual(7);
		}
		// The texts of the cells, which nobody needs to see, stay unseen.
		const cell = page.locator("[role=gridcell]").first();
		await expect(cell).toHaveCSS("text-indent", /^[1-9]/);
		await page.emulateMedia({ forcedColors: "none" });
	}
	await ask(page, (puzzle) => {
		puzzle.theme = "contrast";
	});
	for (const { text, edge } of await colors(page)) {
		expect(text).toBeGreaterThanOrEqual(7);
		expect(edge).toBeGreaterThanOrEqual(LEAST.part);
	}
});

test("on the smallest phone the numbers of a 10×10 are read, and the labels of figures", async ({
	page,
}) => {
	await page.setViewportSize({ width: 320, height: 568 });
	await openWith(
		page,
		`<style>body { margin: 0 }</style><sliding-puzzle size="10x10" seed="1"></sliding-puzzle>
		<sliding-puzzle size="3x3" controls="compact" loading="eager" style="inline-size: 280px"></sliding-puzzle>`,
	);
	// Rows of pixels in which a tile with two digits has those of its number.
	const high = await ask(page, async (puzzle) => {
		const tree = puzzle.shadowRoot;
		const canvas = tree.getElementById("canvas");
		const context = await /** @type {any} */ (window).copyOf(canvas);
		const from = canvas.getBoundingClientRect();
		const cell = puzzle.cells.findIndex((/** @type {number} */ t) => t > 9);
		const box = tree
			.querySelectorAll("[role=gridcell]")
			[cell].getBoundingClientRect();
		const x = Math.round(box.left - from.left);
		const y = Math.round(box.top - from.top);
		const size = Math.round(box.width);
		let rows = 0;
		for (let row = 0; row < size; row++) {
			const { data } = context.getImageData(x, y + row, size, 1);
			let least = 0;
			for (let at = 0; at < data.length; at += 4) {
				least = Math.max(least, Math.min(data[at], data[at + 1], data[at + 2]));
			}
			if (least > 200) rows += 1;
		}
		return rows;
	});
	expect(high).toBeGreaterThanOrEqual(10);
	const small = page.locator("sliding-puzzle").nth(1);
	const labels = small.locator("dt");
	await expect(labels).toHaveCount(3);
	for (const label of await labels.all()) await expect(label).toBeVisible();
	// Two fingers enlarge the page, also on the board.
	const board = small.locator("#board");
	await expect(board).toHaveCSS("touch-action", "pinch-zoom");
});

test("where no number tells, a map on each tile does, or the mark of the hint", async ({
	page,
}) => {
	const looks = [];
	for (const attributes of [
		'tiles="none"',
		'tiles="none" style="--sliding-puzzle-tile-from: #444; --sliding-puzzle-tile-to: #444"',
	]) {
		await openWith(
			page,
			`<sliding-puzzle board="${NEAR}" motion="off" ${attributes}></sliding-puzzle>`,
		);
		looks.push(
			await ask(page, async (puzzle) => {
				const tree = puzzle.shadowRoot;
				const canvas = tree.getElementById("canvas");
				const context = await /** @type {any} */ (window).copyOf(canvas);
				const from = canvas.getBoundingClientRect();
				const seen = new Set();
				for (const cell of tree.querySelectorAll("[role=gridcell]")) {
					const { left, top, width } = cell.getBoundingClientRect();
					const { data } = context.getImageData(
						Math.round(left - from.left),
						Math.round(top - from.top),
						Math.round(width),
						Math.round(width),
					);
					seen.add(data.join());
				}
				return seen.size;
			}),
		);
	}
	// Eight tiles and the gap: no two look alike, not even in one colour.
	expect(looks).toEqual([9, 9]);

	// On a picture a hint names the marked piece, not its number.
	const picture =
		"data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='60' height='60'><circle r='60'/></svg>";
	await openWith(
		page,
		`<sliding-puzzle board="${NEAR}" src="${picture}"></sliding-puzzle>`,
	);
	await ask(page, (puzzle) => puzzle.hint());
	await expect(page.locator("#advice-head")).toHaveText(
		"Slide the marked piece left",
	);
	await expect(page.locator("[role=gridcell]").last()).toContainText("hint");
});
