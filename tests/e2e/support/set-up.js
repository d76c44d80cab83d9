/**
 * What happens before the browser tests: the built page is served, and the speed of the
 * machine is found.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { calibrate } from "./calibrate.js";
import serve, { DIST } from "./serve.js";

/**
 * @param {import("@playwright/test").FullConfig} config
 * @returns {Promise<() => Promise<void>>} Stops the server.
 */
export default async function setUp({ projects: [{ use }] }) {
	const close = await serve();
	const html = readFileSync(join(DIST, "index.html"), "utf8");
	process.env.E2E_LINES = String(/'sha256-[^']+'/.exec(html));
	const url = String(process.env.E2E_URL);
	const slowness = await calibrate(url, use.launchOptions);
	// The workers read these when they begin.
	process.env.E2E_SLOWNESS = String(slowness);
	console.log(
		`Everything takes ${slowness.toFixed(1)} times as long as usual.`,
	);
	return close;
}
