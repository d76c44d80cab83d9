/**
 * `npm run pictures`: makes the pictures of the installed game from `www/icon.svg` and
 * from the built game, in Chromium: the icons, the screenshots for those who install
 * it, and the preview of a link. They are in `www/install/`. The moving picture of the
 * README is `docs/game.webp`. `npm run build` runs before it; it builds nothing.
 *
 * `CHROMIUM` is the path of the browser. `-- --to FOLDER` writes all to another folder.
 */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { browse } from "./browse.js";
import { movingPicture } from "./moving-picture.js";
import { ROOT } from "./setup.js";
import { PREVIEW } from "./site/link-preview.js";
import { PICTURES, SCREENSHOTS } from "./site/manifest.js";

/** A game some moves from its end, so that the hint is proven at once. */
const GAME =
	"#board=1%202%203%204%2F5%206%207%208%2F9%2014%2010%2011%2F13%2015%200%2012";

/** A game that is 12 slides from its end, for the moving picture. */
const LONGER_GAME =
	"#board=5%201%202%204%2F9%200%203%208%2F13%206%207%2012%2F14%2010%2011%2015";

/** Where it is on the page: the board and what is beside it. */
const WINDOW = { width: 960, height: 600 };
const CLIP = { x: 88, y: 116, width: 856, height: 472 };

const { values } = parseArgs({ options: { to: { type: "string" } } });

/** The side of an icon, and the part of it that the tiles may take. */
const ICONS = {
	"icon-192.png": { side: 192, isRound: true, scale: 1 },
	"icon-512.png": { side: 512, isRound: true, scale: 1 },
	// A phone cuts any shape out of it, and keeps a circle of four fifths.
	"icon-maskable-512.png": { side: 512, isRound: false, scale: 0.78 },
	"apple-touch-icon.png": { side: 180, isRound: false, scale: 0.92 },
};

const { site, browser, close } = await browse();
if (values.to !== undefined) mkdirSync(values.to, { recursive: true });
try {
	for (const [name, look] of Object.entries(ICONS)) {
		keep(name, await drawIcon(look));
	}
	for (const [form, window] of Object.entries(SCREENSHOTS)) {
		keep(`${form}.webp`, await asWebp(await takeScreenshot(window)));
	}
	keep("preview.png", await drawPreview());
	keep("game.webp", await filmGame(), "docs");
} finally {
	await close();
}

/**
 * @param {string} name
 * @param {Buffer} bytes
 * @param {string} folder
 */
function keep(name, bytes, folder = PICTURES) {
	const path = join(values.to ?? join(ROOT, folder), name);
	writeFileSync(path, bytes);
	console.log(`${path}: ${bytes.length} bytes`);
}

/**
 * Draws the icon, its tiles larger or smaller in the middle of the ground.
 *
 * @param {{ side: number, isRound: boolean, scale: number }} look
 */
async function drawIcon({ side, isRound, scale }) {
	const svg = readFileSync(join(ROOT, "www/icon.svg"), "utf8");
	const [all, ground, tiles] =
		/^.*?(<rect width="64"[^>]*\/>)(.*)<\/svg>$/s.exec(svg.trim()) ?? [];
	if (all === undefined) throw new Error("www/icon.svg has another form");
	const corner = isRound ? ground : ground.replace(/ rx="\d+"/, "");
	const edge = 32 * (1 - scale);
	const page = await browser.newPage({
		viewport: { width: side, height: side },
	});
	await page.setContent(
		`<style>body { margin: 0 } svg { display: block }</style>
		<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="${side}" height="${side}">
		${corner}<g transform="translate(${edge} ${edge}) scale(${scale})">${tiles}</g></svg>`,
	);
	const bytes = await page.screenshot({ omitBackground: true });
	await page.close();
	return bytes;
}

/** @param {{ width: number, height: number, pixels: number }} window */
async function takeScreenshot({ width, height, pixels }) {
	const page = await browser.newPage({
		viewport: { width, height },
		deviceScaleFactor: pixels,
		locale: "en-US",
		reducedMotion: "reduce",
		serviceWorkers: "block",
	});
	await page.goto(`${site}${GAME}`);
	await page.locator("#board.ready").waitFor();
	// The help of a first 4×4 is there then.
	await page.waitForLoadState("networkidle");
	await askForHint(page);
	const bytes = await page.screenshot();
	await page.close();
	return bytes;
}

/**
 * Asks for a hint, of the shortest solution: a first 4×4 is helped step by step.
 *
 * @param {import("@playwright/test").Page} page
 */
async function askForHint(page) {
	await page.locator("#hint").click();
	await page.getByText("Shortest", { exact: true }).click();
	const proven = page.getByText(/proven shortest/);
	await proven.first().waitFor();
}

/**
 * Returns a picture as WebP: a fifth of the bytes, with the same text.
 *
 * @param {Buffer} png
 */
async function asWebp(png) {
	const page = await browser.newPage();
	const text = await page.evaluate(async (base64) => {
		const bytes = Uint8Array.from(atob(base64), (c) => c.charCodeAt(0));
		const image = await createImageBitmap(new Blob([bytes]));
		const canvas = document.createElement("canvas");
		canvas.width = image.width;
		canvas.height = image.height;
		canvas.getContext("2d")?.drawImage(image, 0, 0);
		return canvas.toDataURL("image/webp", 0.9);
	}, png.toString("base64"));
	await page.close();
	return Buffer.from(text.slice(text.indexOf(",") + 1), "base64");
}

/** Films a game: a hint, which is played, and the rest of the solution. */
async function filmGame() {
	const page = await browser.newPage({
		viewport: WINDOW,
		locale: "en-US",
		serviceWorkers: "block",
	});
	await page.clock.install();
	await page.goto(`${site}${LONGER_GAME}`);
	await page.locator("#board.ready").waitFor();
	await page.waitForLoadState("networkidle");
	await askForHint(page);
	// From here on time passes only from frame to frame.
	await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
	/** @type {import("./moving-picture.js").Frame[]} */
	const frames = [];
	/** @param {number} duration @param {number} ms Between two frames. */
	const film = async (duration, ms) => {
		for (let passed = 0; passed < duration; passed += ms) {
			await page.clock.runFor(ms);
			frames.push({ png: await page.screenshot({ clip: CLIP }), ms });
		}
	};
	await film(2000, 500);
	const puzzle = page.locator("sliding-puzzle");
	const { slides } = await puzzle.evaluate((element) =>
		/** @type {any} */ (element).solve(),
	);
	for (const way of slides) {
		await puzzle.evaluate(
			(element, way) => /** @type {any} */ (element).move(way),
			way,
		);
		await film(200, 25);
		await film(200, 100);
	}
	await film(600, 50);
	await film(2500, 500);
	await page.close();
	return movingPicture(browser, frames);
}

/** Draws the picture that stands for a link to the game: the game and its name. */
async function drawPreview() {
	const page = await browser.newPage({
		viewport: PREVIEW,
		reducedMotion: "reduce",
		serviceWorkers: "block",
	});
	await page.route("**/preview.html", (route) =>
		route.fulfill({ contentType: "text/html", body: previewPage() }),
	);
	await page.goto(`${site}preview.html`);
	await page.locator("#board.ready").waitFor();
	await page.evaluate(() => document.fonts.load('650 40px "Figtree Variable"'));
	await page.evaluate(() => document.fonts.ready);
	const bytes = await page.screenshot();
	await page.close();
	return bytes;
}

function previewPage() {
	const icon = readFileSync(join(ROOT, "www/icon.svg"), "utf8");
	const folder = join(ROOT, "node_modules/@fontsource-variable/figtree/files");
	const font = readFileSync(join(folder, "figtree-latin-wght-normal.woff2"));
	return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Preview</title>
	<link rel="icon" href="data:,">
	<style>
		@font-face {
			font-family: "Figtree Variable";
			font-weight: 300 900;
			src: url(data:font/woff2;base64,${font.toString("base64")});
		}
		* { box-sizing: border-box; margin: 0 }
		body {
			display: grid; grid-template-columns: auto 1fr; align-items: center; gap: 76px;
			width: 1200px; height: 630px; padding: 0 72px 0 59px;
			background: #f6f2ea; color: #2a2530;
			font: 450 40px / 1.3 "Figtree Variable";
		}
		sliding-puzzle {
			width: 512px; height: 512px;
			--sliding-puzzle-tile-font: "Figtree Variable";
		}
		svg { display: block; width: 92px; height: 92px; margin-bottom: 30px }
		h1 { font-size: 108px; font-weight: 750; line-height: 1; letter-spacing: -0.025em }
		p { margin-top: 34px; color: #625a68 }
	</style>
	<script type="module" src="./taquin.js"></script>
	<sliding-puzzle board="1 2 3 4/5 6 7 8/9 14 10 11/13 15 0 12" controls="none" theme="light" loading="eager"></sliding-puzzle>
	<div>${icon}<h1>Sliding<br>Puzzle</h1><p>Every hint says<br>what is proven.</p></div></html>`;
}
