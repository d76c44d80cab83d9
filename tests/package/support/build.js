/**
 * Builds an app with the packed package in it.
 */

import { execFile } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { promisify } from "node:util";

/** No build takes longer. */
const BUILD_MS = 120_000;

const run = promisify(execFile);

/**
 * Runs a bundler in a folder of its own.
 *
 * @param {string} cwd
 * @param {string} out Where it writes to; emptied.
 * @param {string[]} command Of the bundler, and its arguments.
 * @param {string} [page] A page to be put beside what comes out.
 */
export async function build(cwd, out, [tool, ...args], page) {
	rmSync(out, { recursive: true, force: true });
	mkdirSync(out, { recursive: true });
	if (page !== undefined) cpSync(page, `${out}/index.html`);
	await run(tool, args, {
		cwd,
		timeout: BUILD_MS,
		env: {
			...process.env,
			NEXT_TELEMETRY_DISABLED: "1",
			PARCEL_WORKERS: "1",
			NODE_ENV: "production",
		},
	});
}
