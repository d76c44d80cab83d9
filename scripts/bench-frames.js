/**
 * `npm run bench:frames`: measures the script time per frame while a tile is
 * dragged, while a solution plays and while the win is shown, and what 50 boards on
 * one page share.
 *
 * Times are CPU time of the main thread, from a Chromium trace:
 *
 * - "frame": one callback of `requestAnimationFrame`
 * - "handler": one `pointermove` event or one timer
 * - "commit": Chromium takes over the frame; without a graphics card it draws
 *   the canvases here
 *
 * CPU time does not grow when the machine is busy. The page's own clock would,
 * and its resolution is 0.1 ms.
 */

import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { digits, showNow, table } from "./figures.js";
import { ROOT, setUpBrowser } from "./setup.js";

const USAGE = `npm run bench:frames -- [options]

  --dist FOLDER     the built page (default dist)
  --against FOLDER  another built page; the two are measured in turns
  --rounds N        rounds per page, 1 to 99 (default 3)
  --help            show this text`;

/** Boards are N×N. */
const SIDES = [4, 5, 16];
const PLAYBACK_MS = 2_500;
const WIN_MS = 2_000;
const DRAG_STEPS = 60;
const BOARDS = 50;
const CATEGORIES = [
	"devtools.timeline",
	"disabled-by-default-devtools.timeline",
];

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ frame: number[], handler: number[], commit: number[] }} Times */

/**
 * Prints the usage and exits with code 1.
 *
 * @returns {never}
 */
function refuse() {
	console.error(USAGE);
	process.exit(1);
}

function readOptions() {
	try {
		const { values } = parseArgs({
			options: {
				dist: { type: "string", default: "dist" },
				against: { type: "string" },
				rounds: { type: "string", default: "3" },
				help: { type: "boolean", default: false },
			},
		});
		if (!/^[1-9]\d?$/.test(values.rounds)) refuse();
		return values;
	} catch {
		return refuse();
	}
}

const options = readOptions();
if (options.help) {
	console.log(USAGE);
	process.exit();
}
/** @type {string[]} */
const folders = [];
for (const folder of [options.against, options.dist]) {
	if (folder === undefined) continue;
	folders.push(resolve(folder));
	if (existsSync(join(folder, "index.html"))) continue;
	console.error(`no page in ${folder}; run \`npx vite build\``);
	process.exit(1);
}

const { preview } = await import("vite");

/** @param {string} folder */
async function serve(folder) {
	const server = await preview({
		root: ROOT,
		logLevel: "error",
		build: { outDir: folder },
		preview: { host: "127.0.0.1", port: 0, open: false },
	});
	const address = server.httpServer.address();
	if (address === null || typeof address === "string") {
		throw new Error("the server has no port");
	}
	return { folder, server, url: `http://127.0.0.1:${address.port}/` };
}

const executablePath = await setUpBrowser();
const { chromium } = await import("@playwright/test");
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ executablePath, args });

/**
 * Opens a page in a new browser context, runs `act` and closes the context.
 *
 * @template T
 * @param {(page: Page) => Promise<T>} act
 */
async function inPage(act) {
	const context = await browser.newContext({
		viewport: { width: 1280, height: 800 },
		deviceScaleFactor: 2,
		locale: "en-US",
		// It would fetch files while frames are measured.
		serviceWorkers: "block",
	});
	try {
		return await act(await context.newPage());
	} finally {
		await context.close();
	}
}

/**
 * Returns a board one slide from solved: the last tile has to go left.
 *
 * @param {number} side
 */
function nearlySolved(side) {
	const cells = side * side;
	const rows = [];
	for (let row = 0; row < side; row++) {
		const tiles = [];
		for (let at = row * side; at < (row + 1) * side; at++) tiles.push(at + 1);
		rows.push(tiles);
	}
	rows[side - 1].splice(side - 2, 2, 0, cells - 1);
	return rows.map((tiles) => tiles.join(" ")).join("/");
}

/**
 * @param {Page} page
 * @param {string} address
 */
async function open(page, address) {
	await page.goto(address);
	await page.locator("#board.ready").waitFor();
	// The page does some work when idle. It must not count as frame time.
	await page.waitForTimeout(1_500);
}

/** @type {Record<string, (url: string, side: number) => Promise<Times>>} */
const GESTURES = {
	drag: (url, side) =>
		inPage(async (page) => {
			const board = encodeURIComponent(nearlySolved(side));
			await open(page, `${url}#board=${board}`);
			const cell = page.locator("[role=gridcell]").last();
			const box = await cell.boundingBox();
			if (box === null) throw new Error("the last cell has no box");
			const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
			await page.mouse.move(x, y);
			await page.mouse.down();
			return trace(page, async () => {
				for (const part of [0.9, 0.1, 0.9, 0.1]) {
					const to = x - part * box.width;
					await page.mouse.move(to, y, { steps: DRAG_STEPS });
				}
			});
		}),
	playback: (url, side) =>
		inPage(async (page) => {
			await open(page, `${url}#size=${side}x${side}&seed=a`);
			// By its method: the page may show no button for it.
			await page.locator("sliding-puzzle").evaluate((puzzle) => {
				return /** @type {any} */ (puzzle).play();
			});
			await page.locator("#playback").waitFor();
			await page.locator("#speed").selectOption("16");
			return trace(page, () => page.waitForTimeout(PLAYBACK_MS));
		}),
	win: (url, side) =>
		inPage(async (page) => {
			const board = encodeURIComponent(nearlySolved(side));
			await open(page, `${url}#board=${board}`);
			const puzzle = page.locator("sliding-puzzle");
			return trace(page, async () => {
				await puzzle.evaluate((puzzle) => {
					/** @type {any} */ (puzzle).move("L");
				});
				await page.waitForTimeout(WIN_MS);
			});
		}),
};

/**
 * Traces what the page does while `act` runs.
 *
 * @param {Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<Times>} CPU times in milliseconds.
 */
async function trace(page, act) {
	await browser.startTracing(page, { categories: CATEGORIES });
	await act();
	const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
	/** @type {Times} */
	const times = { frame: [], handler: [], commit: [] };
	for (const { name, ph, tdur, args } of traceEvents) {
		if (ph !== "X" || tdur === undefined) continue;
		if (name === "FireAnimationFrame") times.frame.push(tdur / 1000);
		if (name === "Commit") times.commit.push(tdur / 1000);
		const isMove =
			name === "EventDispatch" && args?.data?.type === "pointermove";
		if (isMove || name === "TimerFire") times.handler.push(tdur / 1000);
	}
	return times;
}

/**
 * Returns median, 90th percentile and maximum.
 *
 * @param {number[]} times
 */
function spread(times) {
	const sorted = Float64Array.from(times).sort();
	const at = (/** @type {number} */ part) =>
		sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))];
	return sorted.length === 0
		? ["–", "–", "–"]
		: [0.5, 0.9, 1].map(at).map(digits);
}

/**
 * Measures how long 50 boards take to appear, and counts the canvases and
 * their bytes.
 *
 * @param {string} url
 */
function loadFifty(url) {
	const tag = `<sliding-puzzle size="4x4" seed="a" controls="none" loading="eager"
		style="inline-size: 120px"></sliding-puzzle>`;
	const body = `<!doctype html><html lang="en"><link rel="icon" href="data:,">
<script>
const { prototype } = HTMLCanvasElement;
const { getContext } = prototype;
canvases = new Set();
prototype.getContext = function () {
	canvases.add(this);
	return getContext.apply(this, arguments);
};
let left = ${BOARDS};
document.addEventListener("ready", () => {
	left -= 1;
	if (left > 0) return;
	requestAnimationFrame(() => setTimeout(() => { drawnAt = performance.now(); }));
}, true);
</script>
<script type="module" src="taquin.js"></script>
<div style="display: flex; flex-wrap: wrap; gap: 4px">${tag.repeat(BOARDS)}</div>`;
	return inPage(async (page) => {
		await page.route("**/fifty.html", (route) =>
			route.fulfill({ contentType: "text/html", body }),
		);
		await page.goto(`${url}fifty.html`);
		await page.waitForFunction("window.drawnAt");
		return page.evaluate(() => {
			const { canvases, drawnAt } = /** @type {any} */ (window);
			let [sheets, bytes] = [0, 0];
			for (const { isConnected, width, height } of canvases) {
				bytes += width * height * 4;
				if (!isConnected && width > 0) sheets += 1;
			}
			return { drawnAt: Number(drawnAt), sheets, bytes };
		});
	});
}

/** @param {Awaited<ReturnType<typeof serve>>[]} servers */
async function measureGestures(servers) {
	const lines = [
		["", "", "frame: median", "p90", "worst"],
		["handler: median", "p90", "worst", "commit: p90", "built in"],
	];
	const rows = [lines.flat()];
	for (const side of SIDES) {
		for (const [name, play] of Object.entries(GESTURES)) {
			/** @type {Times[]} */
			const all = servers.map(() => ({ frame: [], handler: [], commit: [] }));
			for (let round = 0; round < Number(options.rounds); round++) {
				for (const [i, { url }] of servers.entries()) {
					showNow(`${side}×${side}, ${name}, round ${round + 1}`);
					const { frame, handler, commit } = await play(url, side);
					all[i].frame.push(...frame);
					all[i].handler.push(...handler);
					all[i].commit.push(...commit);
				}
			}
			for (const [i, { folder }] of servers.entries()) {
				const { frame, handler, commit } = all[i];
				const times = [...spread(frame), ...spread(handler)];
				const head = [`${side}×${side}`, name];
				rows.push([...head, ...times, spread(commit)[1], folder]);
			}
		}
	}
	return rows;
}

/** @param {Awaited<ReturnType<typeof serve>>[]} servers */
async function measureFifty(servers) {
	const rows = [["", "drawn after, ms", "sheets", "canvases, MB", "built in"]];
	/** @type {number[][]} */
	const times = servers.map(() => []);
	const last = [];
	for (let round = 0; round <= Number(options.rounds); round++) {
		for (const [i, { url }] of servers.entries()) {
			showNow(`${BOARDS} boards, round ${round}`);
			last[i] = await loadFifty(url);
			// The first load also warms up the browser.
			if (round > 0) times[i].push(last[i].drawnAt);
		}
	}
	for (const [i, { folder }] of servers.entries()) {
		const { sheets, bytes } = last[i];
		const megabytes = (bytes / 1e6).toFixed(2);
		const drawn = spread(times[i])[0];
		rows.push([`${BOARDS} boards`, drawn, String(sheets), megabytes, folder]);
	}
	return rows;
}

const servers = [];
try {
	for (const folder of folders) servers.push(await serve(folder));
	const gestures = await measureGestures(servers);
	const fifty = await measureFifty(servers);
	showNow("");
	console.log("CPU time in milliseconds\n");
	table(gestures);
	console.log();
	table(fifty);
} finally {
	await browser.close();
	for (const { server } of servers) await server.close();
}
