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

/**
 * Returns a photo of a puzzle on a table: seen at an angle, turned, a little out of
 * focus, in light from one side.
 *
 * @param {Page} page Of a browser that draws it.
 * @param {string} board As text.
 * @param {{ font?: string, ink?: string, tile?: string }} [look]
 * @returns {Promise<Buffer>} A JPEG.
 */
export async function photoOf(
	page,
	board,
	{ font = "'DejaVu Serif', serif", ink = "#2b2119", tile = "#efe4cf" } = {},
) {
	const rows = board.split("/").map((row) => row.trim().split(" "));
	const side = Math.round(560 / Math.max(rows.length, rows[0].length));
	const cells = rows
		.flat()
		.map((number) =>
			number === "0"
				? "<i></i>"
				: `<b style="background:${tile};color:${ink};border-radius:8px;margin:4px;display:grid;place-items:center">${number}</b>`,
		);
	const studio = await page.context().newPage();
	await studio.setViewportSize({ width: 800, height: 1000 });
	await studio.setContent(`
		<body style="margin:0;height:1000px;display:grid;place-items:center;perspective:1300px;overflow:hidden;
			background:repeating-linear-gradient(93deg, rgb(0 0 0 / 0.05) 0 3px, transparent 3px 11px), linear-gradient(120deg, #a98358, #7b5a38)">
		<div style="display:grid;grid-template-columns:repeat(${rows[0].length}, ${side}px);grid-auto-rows:${side}px;
			padding:20px;border-radius:12px;background:#3d2b1c;font:${side * 0.48}px ${font};
			transform:rotateX(14deg) rotateY(-9deg) rotateZ(-5deg);filter:blur(0.7px)">${cells.join("")}</div>
		<div style="position:absolute;inset:0;background:linear-gradient(60deg, rgb(0 0 0 / 0.3), rgb(255 255 255 / 0.15))"></div>`);
	const photo = await studio.screenshot({ type: "jpeg", quality: 75 });
	await studio.close();
	return photo;
}
