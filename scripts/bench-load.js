/**
 * `npm run bench:load`: measures how long a page takes until its boards are
 * painted, on this machine and with the network and CPU of a slow phone. Each load
 * is in a fresh browser context. Loads go round through all pages, so that a busy
 * minute of the machine touches all of them.
 */

import { parseArgs } from "node:util";
import { Browser } from "./bench-load/browser.js";
import { ownPages, PLAY, TAG } from "./bench-load/pages.js";
import { Server } from "./bench-load/server.js";
import { TYPESCRIPT } from "./root.js";
import { run, setUpBrowser } from "./setup.js";

const USAGE = `npm run bench:load -- [options]

  --loads N    loads per page (default 7)
  --peers      also measure other boards for web pages, from their packages
  --only TEXT  only pages whose name has this text; repeat it for more
  --no-build   measure what is built already
  --files      show when each file of each load came, in milliseconds
  --help       show this text`;

/** A slow 4G network, and how much slower a phone's processor is. */
const SLOW = {
	network: { latency: 150, bytesPerSecond: 1_600_000 / 8 },
	cpu: 4,
};
const HERE = { network: null, cpu: 1 };

const PHONE = { width: 412, height: 915, deviceScaleFactor: 1, mobile: false };

const CHESSGROUND = "@lichess-org/chessground";

const { values: options } = parseArgs({
	options: {
		loads: { type: "string", default: "7" },
		peers: { type: "boolean", default: false },
		only: { type: "string", multiple: true, default: [] },
		"no-build": { type: "boolean", default: false },
		files: { type: "boolean", default: false },
		help: { type: "boolean", default: false },
	},
});
if (options.help) {
	console.log(USAGE);
	process.exit();
}
if (!options["no-build"]) {
	run("node", ["scripts/build.js", "site"]);
	run("node", [...TYPESCRIPT, "scripts/package.js", "--no-build"]);
	console.log();
}

/** @type {Map<string, string | Uint8Array>} Address → body that is in no folder. */
const made = new Map();

/** @returns {Promise<Record<string, string>>} Name → address. */
async function makePages() {
	// Imported late: its packages may have been installed just now.
	const peers = options.peers
		? await (await import("./bench-load/peers.js")).peerPages(made)
		: {};
	/** @type {Record<string, string>} */
	const addresses = {};
	for (const [name, html] of Object.entries({ ...ownPages(), ...peers })) {
		const isAsked = options.only.some((text) => name.includes(text));
		if (options.only.length > 0 && !isAsked) continue;
		const isPlay = name === "the play page";
		const address = isPlay ? PLAY : `/${name.replace(/\W+/g, "-")}.html`;
		made.set(address, html);
		addresses[name] = address;
	}
	return addresses;
}

const pages = await makePages();
const server = new Server(made);
const origin = await server.listen();
const browser = new Browser(await setUpBrowser());

/**
 * Loads a page in a fresh context.
 *
 * @param {string} name
 * @param {typeof SLOW | typeof HERE} limits
 * @returns {Promise<number>} Milliseconds until all boards are painted.
 */
async function load(name, { network, cpu }) {
	const page = await browser.open();
	server.network = network;
	try {
		await page.send("Emulation.setDeviceMetricsOverride", PHONE);
		await page.send("Emulation.setCPUThrottlingRate", { rate: cpu });
		/** @type {Promise<import("./bench-load/server.js").Report>} */
		const drawn = new Promise((resolve, reject) => {
			const late = () => reject(new Error(`${name}: no board in 30 s`));
			const timer = setTimeout(late, 30_000);
			server.onDrawn = (report) => {
				clearTimeout(timer);
				resolve(report);
			};
		});
		await page.send("Page.navigate", { url: origin + pages[name] });
		const { ms, files } = await drawn;
		if (options.files) {
			console.log(`${name}: ${ms.toFixed(0)}`);
			for (const [path, start, end] of files) {
				console.log(`  ${start.toFixed(0)} to ${end.toFixed(0)}  ${path}`);
			}
		}
		return ms;
	} finally {
		await page.close();
	}
}

/** @param {number[]} values */
function median(values) {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.floor(sorted.length / 2)];
}

/**
 * @param {string} name
 * @param {(string | number)[]} cells
 */
function line(name, cells) {
	const texts = cells.map((cell) =>
		(typeof cell === "number" ? cell.toFixed(0) : cell).padStart(9),
	);
	return name.padEnd(34) + texts.join("");
}

try {
	const names = Object.keys(pages);
	const base = names.includes(CHESSGROUND) ? CHESSGROUND : TAG;
	/** @type {Record<string, { here: number[], slow: number[] }>} */
	const times = {};
	for (const name of names) {
		times[name] = { here: [], slow: [] };
		// The first load also warms up the browser and the server's cache.
		await load(name, HERE);
	}
	for (let round = 0; round < Number(options.loads); round++) {
		for (const name of names) {
			times[name].here.push(await load(name, HERE));
			times[name].slow.push(await load(name, SLOW));
		}
	}
	console.log(
		`milliseconds until all boards are painted, median of ${options.loads} loads,\nand the median of the ratios to ${base} in the same round\n`,
	);
	console.log(line("", ["here", "slow", "here", "slow"]));
	for (const name of names) {
		const { here, slow } = times[name];
		/** @param {"here" | "slow"} where */
		const ratio = (where) =>
			times[base] === undefined
				? "–"
				: median(
						times[name][where].map((ms, n) => ms / times[base][where][n]),
					).toFixed(2);
		console.log(
			line(name, [median(here), median(slow), ratio("here"), ratio("slow")]),
		);
	}
	const [one, fifty] = [times["1 small board"], times["50 small boards"]];
	if (one && fifty) {
		const further = (median(fifty.slow) - median(one.slow)) / 49;
		console.log(`\neach further board, slow: ${further.toFixed(1)} ms`);
	}
	console.log("\nfiles loaded, bytes with brotli:");
	for (const [path, bytes] of server.served) {
		console.log(`  ${path.slice(1)}: ${bytes}`);
	}
} finally {
	await browser.close();
	server.close();
}
