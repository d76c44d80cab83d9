/**
 * `npm run bench:records`: how long the page of records takes with many plays, and
 * what of it the database, the core and the charts take. It serves the build in
 * `dist`.
 *
 * Every time is the best of several openings: other programs only make them longer.
 */

import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { openRecordsPage, savePlays } from "./bench-records/page.js";
import { makePlays } from "./bench-records/plays.js";
import { ROOT } from "./root.js";

const { values } = parseArgs({
	options: {
		plays: { type: "string", default: "10000" },
		tries: { type: "string", default: "5" },
		help: { type: "boolean", default: false },
	},
});

if (values.help) {
	console.log("npm run bench:records -- [--plays 10000] [--tries 5]");
	process.exit();
}

const count = Number(values.plays);
const tries = Number(values.tries);

const server = await preview({
	root: ROOT,
	logLevel: "warn",
	preview: { port: 0, host: "127.0.0.1" },
});
const [url] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({
	...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
	args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
	const page = await browser.newPage({ baseURL: url });
	console.log(`making ${count} plays …`);
	const plays = makePlays(count);
	const bytes = plays.reduce((all, { record }) => all + record.length, 0);
	console.log(`${(bytes / 1e6).toFixed(1)} MB of records`);
	await savePlays(page, plays);
	const first = await openRecordsPage(page);
	console.log(`first opening, every record played again: ${show(first)}`);
	/** @type {import("./bench-records/page.js").Times[]} */
	const all = [];
	for (let n = 0; n < tries; n++) all.push(await openRecordsPage(page));
	const best = Object.fromEntries(
		Object.keys(all[0]).map((name) => [
			name,
			Math.min(
				...all.map((times) => times[/** @type {keyof typeof times} */ (name)]),
			),
		]),
	);
	console.log(`later openings, the best of ${tries}: ${show(best)}`);
} finally {
	await browser.close();
	await server.close();
}

/** @param {Record<string, number>} times */
function show(times) {
	return Object.entries(times)
		.map(([name, ms]) => `${name} ${Math.round(ms)} ms`)
		.join(", ");
}
