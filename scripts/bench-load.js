/**
 * `npm run bench:load`: measures how long a page takes until its boards are
 * drawn, on this machine and with the network and CPU of a slow phone. Each
 * figure is the median of several loads, each in a fresh browser context.
 */

import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { ROOT, run, setUpBrowser, setUpBuild } from "./setup.js";

const USAGE = `npm run bench:load -- [options]

  --loads N   loads per page (default 5)
  --help      show this text`;

/** A slow 4G network and a phone's CPU: latency in ms, slowdown factor. */
const SLOW = { latency: 150, bytesPerSecond: 1_600_000 / 8, cpu: 4 };

const PACKAGE = join(ROOT, "dist-package");

/** @type {Record<string, string>} */
const TYPES = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".wasm": "application/wasm",
};

const { values: options } = parseArgs({
	options: {
		loads: { type: "string", default: "5" },
		help: { type: "boolean", default: false },
	},
});
if (options.help) {
	console.log(USAGE);
	process.exit();
}
await setUpBuild();
run("node", ["scripts/package.js"]);
console.log();

/**
 * Returns the HTML of a page.
 *
 * @param {number} boards Number of boards on it.
 * @param {object} [options]
 * @param {string} [options.head] Added to the head.
 * @param {string} [options.script] Tag that defines the element.
 */
function pageOf(boards, { head = "", script = CDN } = {}) {
	const tag =
		'<sliding-puzzle size="4x4" controls="none" loading="eager" style="inline-size: 120px"></sliding-puzzle>';
	return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">${head}
${script}
<div style="display: flex; flex-wrap: wrap; gap: 4px">${tag.repeat(boards)}</div>
<script>
let left = ${boards};
addEventListener("ready", () => {
	left -= 1;
	if (left > 0) return;
	requestAnimationFrame(() => setTimeout(() => { window.drawnAt = performance.now(); }));
}, true);
</script></html>`;
}

const CDN = '<script type="module" src="sliding-puzzle.js"></script>';
const INLINE =
	'<script type="module">import { define } from "./inline.js"; define();</script>';
const PRELOAD =
	'<link rel="preload" href="wasm/game_bg.wasm" as="fetch" type="application/wasm" crossorigin>';

const ROWS = {
	"1 board": pageOf(1),
	"1 board, the wasm preloaded": pageOf(1, { head: PRELOAD }),
	"1 board, the wasm in the script": pageOf(1, { script: INLINE }),
	"10 boards": pageOf(10),
	"50 boards": pageOf(50),
	"50 boards, the wasm preloaded": pageOf(50, { head: PRELOAD }),
};

/** @type {Map<string, Buffer>} Path → body, compressed with brotli. */
const files = new Map();
for (const [name, html] of Object.entries(ROWS)) {
	files.set(addressOf(name), brotliCompressSync(html));
}
/** @param {string} name */
function addressOf(name) {
	return `/${name.replace(/\W+/g, "-")}.html`;
}

/**
 * Returns the body of a page above or of a package file; `null` if there is no
 * such file. Compresses each file once.
 *
 * @param {string} url
 */
function bodyOf(url) {
	const path = join(PACKAGE, url);
	if (!files.has(url) && path.startsWith(PACKAGE) && existsSync(path)) {
		files.set(url, brotliCompressSync(readFileSync(path)));
	}
	return files.get(url) ?? null;
}

const server = createServer(({ url = "" }, response) => {
	const body = bodyOf(url);
	if (body === null) {
		response.writeHead(404).end();
		return;
	}
	response
		.writeHead(200, {
			"Content-Type": TYPES[extname(url)],
			"Content-Encoding": "br",
			"Content-Length": body.length,
			"Cache-Control": "max-age=60",
		})
		.end(body);
});
server.listen(0, "127.0.0.1");
await new Promise((resolve) => server.once("listening", resolve));
const { port } = /** @type {import("node:net").AddressInfo} */ (
	server.address()
);

const executablePath = await setUpBrowser();
const { chromium } = await import("@playwright/test");
const args = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
const browser = await chromium.launch({ executablePath, args });

/**
 * Loads a page in a fresh context.
 *
 * @param {string} address
 * @param {typeof SLOW | null} limits
 * @returns {Promise<number>} Milliseconds until all boards are drawn.
 */
async function load(address, limits) {
	const context = await browser.newContext({
		viewport: { width: 412, height: 915 },
		locale: "en-US",
	});
	try {
		const page = await context.newPage();
		if (limits !== null) {
			const session = await context.newCDPSession(page);
			await session.send("Network.enable");
			await session.send("Network.emulateNetworkConditions", {
				offline: false,
				latency: limits.latency,
				downloadThroughput: limits.bytesPerSecond,
				uploadThroughput: limits.bytesPerSecond,
			});
			await session.send("Emulation.setCPUThrottlingRate", {
				rate: limits.cpu,
			});
		}
		await page.goto(`http://127.0.0.1:${port}${address}`);
		const drawn = await page.waitForFunction(
			() => /** @type {any} */ (window).drawnAt,
			null,
			{ timeout: 60_000 },
		);
		return Number(await drawn.jsonValue());
	} finally {
		await context.close();
	}
}

/**
 * @param {string} address
 * @param {typeof SLOW | null} limits
 */
async function median(address, limits) {
	const times = [];
	for (let n = 0; n < Number(options.loads); n++) {
		times.push(await load(address, limits));
	}
	times.sort((a, b) => a - b);
	return times[Math.floor(times.length / 2)];
}

try {
	console.log(
		`milliseconds until all boards are drawn, median of ${options.loads} loads\n`,
	);
	console.log(`${"".padEnd(32)}${"here".padStart(8)}${"slow".padStart(8)}`);
	/** @type {Record<string, number>} */
	const slow = {};
	// The first load also warms up the browser.
	await load(addressOf("1 board"), null);
	for (const name of Object.keys(ROWS)) {
		const here = await median(addressOf(name), null);
		slow[name] = await median(addressOf(name), SLOW);
		const figures = [here, slow[name]].map((ms) => ms.toFixed(0).padStart(8));
		console.log(name.padEnd(32) + figures.join(""));
	}
	const further = (slow["50 boards"] - slow["1 board"]) / 49;
	console.log(`\neach further board, slow: ${further.toFixed(1)} ms`);
	console.log("\nfiles loaded, bytes with brotli:");
	for (const [file, { length }] of files) {
		if (!file.endsWith(".html")) console.log(`  ${file.slice(1)}: ${length}`);
	}
} finally {
	await browser.close();
	server.close();
}
