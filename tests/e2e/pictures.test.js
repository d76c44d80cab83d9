/**
 * What is on the tiles: built-in pictures and the player's own, chosen by keys, by a
 * file, by a drop; kept over a reload; with numbers over them, and the whole to peek at.
 */

import { texts as strings } from "../../www/messages/compiled/puzzle-en.ts";
import { openWith } from "./support/element-page.js";
import { at } from "./support/game-page.js";
import {
	boardColors,
	choosePicture,
	gridPicture,
	NINE,
} from "./support/pictures.js";
import { STRICT, setPolicy } from "./support/policy.js";
import { expect, test } from "./support/test.js";

const START = "1 2 3/4 5 6/7 0 8";

const BLUE = "#0082c8";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {string} hex */
const rgb = (hex) =>
	[1, 3, 5].map((n) => Number.parseInt(hex.slice(n, n + 2), 16));

/**
 * Expects the tiles 1 to 7 of START to have these colours. A saved picture is not as
 * exact as the file was.
 *
 * @param {Page} page
 * @param {string[]} colors
 */
async function expectColors(page, colors) {
	await expect
		.poll(async () => {
			const drawn = await boardColors(page);
			const isNear = (/** @type {number} */ n) =>
				rgb(colors[n]).every((value, i) => Math.abs(value - drawn[n][i]) < 12);
			return [0, 1, 2, 3, 4, 5, 6].filter(isNear).length;
		})
		.toBe(7);
}

/** @param {Page} page */
function src(page) {
	return page.evaluate(() =>
		document.querySelector("#puzzle")?.getAttribute("src"),
	);
}

test("a picture is chosen by keys, under a strict policy, and is back after a reload", async ({
	game,
	page,
}) => {
	await setPolicy(page, STRICT);
	await game.open(at(START));
	await game.press("open-pictures");
	await page.locator("#pictures input[value=number]").focus();
	await page.keyboard.press("ArrowRight");
	await expect(page.locator("#puzzle")).toHaveAttribute("tiles", "letter");
	await page.keyboard.press("ArrowRight");
	await expect(page.locator("#puzzle")).toHaveAttribute("tiles", "image");
	await expect(page.locator("#puzzle")).toHaveAttribute("alt", /^Mountains/);
	await page
		.getByRole("switch", { name: "Numbers over the picture" })
		.press("Space");
	await expect(page.locator("#puzzle")).toHaveAttribute("numbers", "on");
	await page.keyboard.press("Escape");
	const before = await src(page);
	expect(before).toMatch(/\/assets\/dawn-\w+\.avif$/);
	await game.reload();
	await expect.poll(() => src(page)).toBe(before);
	await expect(page.locator("#puzzle")).toHaveAttribute("numbers", "on");
	// For who cannot see it, too.
	await expect(page.getByRole("grid")).toHaveAccessibleName(/Mountains/);
	// The whole is seen while a key or the button is held.
	const whole = page.getByRole("img", { name: /^Mountains/ });
	await game.grid.focus();
	await page.keyboard.down("v");
	await expect(whole).toBeVisible();
	await expect(page.locator("#live")).toHaveText(/^The whole picture: Mount/);
	await page.keyboard.up("v");
	await expect(whole).toHaveCount(0);
	await expect(page.locator("#live")).toHaveText("");
	const eye = page.getByRole("button", { name: "Hold to see the whole" });
	await eye.hover();
	await page.mouse.down();
	await expect(whole).toBeVisible();
	await page.mouse.up();
	await expect(whole).toHaveCount(0);
	await game.press("open-pictures");
	await page.locator(".face-card", { hasText: "Numbers" }).click();
	await expect(eye).toHaveCount(0);
	await expect(page.locator("#puzzle")).not.toHaveAttribute("src");
});

/**
 * Drops a file on the sheet.
 *
 * @param {Page} page
 * @param {Buffer} bytes
 */
function drop(page, bytes) {
	return page.locator("#pictures").evaluate(
		(dialog, bytes) => {
			const file = new File([Uint8Array.from(bytes)], "a.png", {
				type: "image/png",
			});
			const dataTransfer = new DataTransfer();
			dataTransfer.items.add(file);
			const init = { dataTransfer, bubbles: true, cancelable: true };
			for (const type of ["dragover", "drop"]) {
				dialog.dispatchEvent(new DragEvent(type, init));
			}
		},
		[...bytes],
	);
}

test("a picture of one's own is dropped, its part moved by keys, kept, deleted and brought back", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.press("open-pictures");
	// Three colours over three at the left of a wide picture, and one at its right.
	const grid = { columns: 6, rows: 3, side: 100, edge: 0 };
	const colors = [0, 3, 6].flatMap((row) => [
		...NINE.slice(row, row + 3),
		...Array(3).fill(BLUE),
	]);
	await drop(page, await gridPicture(page, { ...grid, colors }));
	const part = page.locator(".crop [role=group]");
	await expect(part).toBeFocused();
	for (let n = 0; n < 30; n++) await page.keyboard.press("Shift+ArrowLeft");
	await page.getByLabel("Description").fill("Nine colours");
	await page.getByRole("button", { name: "Use", exact: true }).click();
	await expectColors(page, NINE);
	await expect(page.locator("#puzzle")).toHaveAttribute("alt", "Nine colours");
	await game.reload();
	await expectColors(page, NINE);
	await game.press("open-pictures");
	const card = page.locator(".face-own");
	await expect(card).toHaveText("Nine colours");
	await expect(card.getByRole("radio")).toBeChecked();
	await page.getByRole("button", { name: "Delete Nine colours" }).click();
	await expect(card).toHaveCount(0);
	await expect(page.locator("#puzzle")).not.toHaveAttribute("src");
	const undo = page.locator("#pictures").getByRole("button", { name: "Undo" });
	await expect(undo).toBeFocused();
	await undo.press("Enter");
	await expect(card.getByRole("radio")).toBeChecked();
	await expectColors(page, NINE);
	// A part that is smaller, and at the other end.
	await choosePicture(page, "#pictures", {
		buffer: await gridPicture(page, { ...grid, colors }),
	});
	await expect(part).toBeFocused();
	await page.keyboard.press("-");
	for (let n = 0; n < 30; n++) await page.keyboard.press("Shift+ArrowRight");
	for (let n = 0; n < 10; n++) await page.keyboard.press("ArrowRight");
	await page.getByRole("button", { name: "Use", exact: true }).click();
	await expectColors(page, Array(9).fill(BLUE));
});

test("no two pieces of a built-in picture are alike", async ({
	game,
	page,
}) => {
	await game.open(at(START));
	await game.press("open-pictures");
	await expect(page.locator("#pictures .face-card img")).toHaveCount(6);
	const least = await page.evaluate(async () => {
		/** @type {NodeListOf<HTMLImageElement>} */
		const cards = document.querySelectorAll("#pictures .face-card img");
		await Promise.all([...cards].map((card) => card.decode()));
		return [...cards].map((card) => {
			const side = 8;
			const copy = new OffscreenCanvas(48, 48);
			const context = copy.getContext("2d", { willReadFrequently: true });
			if (context === null) throw new Error("no context");
			context.imageSmoothingQuality = "high";
			context.drawImage(card, 0, 0, 48, 48);
			const pieces = Array.from({ length: side * side }, (_, n) => [
				...context.getImageData((n % side) * 6, Math.floor(n / side) * 6, 6, 6)
					.data,
			]);
			let least = Number.POSITIVE_INFINITY;
			for (const [n, piece] of pieces.entries()) {
				for (const other of pieces.slice(0, n)) {
					const sum = piece.reduce(
						(sum, v, i) => sum + Math.abs(v - other[i]),
						0,
					);
					least = Math.min(least, sum / (36 * 3));
				}
			}
			return least;
		});
	});
	// Of 255; what a compression changes is below 1.
	for (const difference of least) expect(difference).toBeGreaterThan(2);
});

test("numbers are over the pieces only where they are asked for", async ({
	page,
}) => {
	await openWith(
		page,
		`<sliding-puzzle size="3x3" board="1 2 3/4 5 6/7 0 8" src="./picture.svg"
			alt="A blue square" style="inline-size: 300px"></sliding-puzzle>`,
	);
	await page.route("**/picture.svg", (route) =>
		route.fulfill({
			contentType: "image/svg+xml",
			body: '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><path fill="#0082c8" d="M0 0h90v90H0z"/></svg>',
		}),
	);
	await page.reload();
	// How many pixels of the first tile are white or black.
	const marks = () =>
		page.evaluate(async () => {
			const puzzle = /** @type {any} */ (window).puzzle();
			await puzzle.ready;
			const { shadowRoot } = puzzle;
			const canvas = shadowRoot.getElementById("canvas");
			const context = await /** @type {any} */ (window).copyOf(canvas);
			const side = Math.round(canvas.width / 3.4);
			const { data } = context.getImageData(
				side * 0.15,
				side * 0.15,
				side * 0.8,
				side * 0.8,
			);
			let count = 0;
			for (let at = 0; at < data.length; at += 4) {
				const [r, g, b] = data.slice(at, at + 3);
				if (Math.min(r, g, b) > 230 || Math.max(r, g, b) < 60) count += 1;
			}
			return count;
		});
	await expect.poll(marks).toBeLessThan(20);
	await page.evaluate(() => {
		/** @type {any} */ (window).puzzle().numbers = "on";
	});
	await expect.poll(marks).toBeGreaterThan(60);
});

test("what cuts a picture does not arrive: the connection is blamed, and not the picture", async ({
	complaints,
	game,
	page,
}) => {
	complaints.allow(/ERR_FAILED/);
	await page.route(/\/crop-part-[^/]*\.js$/, (route) => route.abort());
	await game.open(at(START));
	await game.press("open-pictures");
	await choosePicture(page, "#pictures");
	await expect(page.locator("#pictures .face-error")).toHaveText(
		strings.notLoaded,
	);
});
