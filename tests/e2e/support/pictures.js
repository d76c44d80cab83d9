/**
 * Pictures for tests, made in the page: bands of colour in which each cell differs.
 */

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Returns the bytes of a PNG. Cell n of the grid is filled with `colors[n]`, and around
 * the grid there is a white edge.
 *
 * @param {Page} page
 * @param {{ columns: number, rows: number, colors: string[], side: number, edge: number }} grid
 * @returns {Promise<Buffer>}
 */
export async function gridPicture(page, grid) {
	const bytes = await page.evaluate(
		async ({ columns, rows, colors, side, edge }) => {
			const canvas = new OffscreenCanvas(
				columns * side + 2 * edge,
				rows * side + 2 * edge,
			);
			const context = canvas.getContext("2d");
			if (context === null) throw new Error("no context");
			context.fillStyle = "#ffffff";
			context.fillRect(0, 0, canvas.width, canvas.height);
			for (const [cell, color] of colors.entries()) {
				const x = edge + (cell % columns) * side;
				const y = edge + Math.floor(cell / columns) * side;
				context.fillStyle = color;
				context.fillRect(x, y, side, side);
			}
			const file = await canvas.convertToBlob();
			return [...new Uint8Array(await file.arrayBuffer())];
		},
		grid,
	);
	return Buffer.from(bytes);
}

/** Nine colours that nobody confuses. */
export const NINE = [
	"#e6194b",
	"#3cb44b",
	"#ffe119",
	"#0082c8",
	"#f58231",
	"#911eb4",
	"#46f0f0",
	"#808000",
	"#101010",
];

/**
 * Chooses a picture of 3 × 3 colours in a sheet.
 *
 * @param {Page} page
 * @param {string} sheet
 * @param {Partial<{ name: string, mimeType: string, buffer: Buffer }>} [file]
 */
export async function choosePicture(page, sheet, file = {}) {
	const buffer =
		file.buffer ??
		(await gridPicture(page, {
			columns: 3,
			rows: 3,
			colors: NINE,
			side: 100,
			edge: 0,
		}));
	await page
		.locator(`${sheet} input[type=file]`)
		.first()
		.setInputFiles({ name: "p.png", mimeType: "image/png", ...file, buffer });
}

/**
 * Returns the colour in the middle of each cell of the board, as drawn.
 *
 * @param {Page} page
 * @returns {Promise<number[][]>} Red, green, blue.
 */
export function boardColors(page) {
	return page.evaluate(async () => {
		const tree = document.querySelector(
			"sliding-puzzle:not([inert])",
		)?.shadowRoot;
		const canvas = /** @type {HTMLCanvasElement} */ (
			tree?.getElementById("canvas")
		);
		await new Promise((resolve) =>
			requestAnimationFrame(() => requestAnimationFrame(resolve)),
		);
		const copy = new OffscreenCanvas(canvas.width, canvas.height);
		const context = copy.getContext("2d", { willReadFrequently: true });
		if (context === null) throw new Error("no context");
		context.drawImage(canvas, 0, 0);
		const box = canvas.getBoundingClientRect();
		const scale = canvas.width / box.width;
		const cells = tree?.querySelectorAll("[role=gridcell]") ?? [];
		return [...cells].map((cell) => {
			const { left, top, width, height } = cell.getBoundingClientRect();
			const x = (left + width / 2 - box.left) * scale;
			const y = (top + height / 2 - box.top) * scale;
			return [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
		});
	});
}
