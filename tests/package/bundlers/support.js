/**
 * Builds an app with the packed package in it.
 */

import { execFile } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const HERE = fileURLToPath(new URL("./", import.meta.url));

/** No build takes longer. */
const BUILD_MS = 120_000;

const run = promisify(execFile);

/**
 * Runs a bundler; what comes out belongs into `built/` and the name.
 *
 * @param {string} name
 * @param {string[]} command Of the bundler, and its arguments.
 * @param {string} [page] A page to be put beside what comes out.
 */
export async function build(name, [tool, ...args], page) {
	const out = join(HERE, "built", name);
	rmSync(out, { recursive: true, force: true });
	mkdirSync(out, { recursive: true });
	if (page !== undefined) cpSync(join(HERE, page), join(out, "index.html"));
	await run(join(HERE, "node_modules", ".bin", tool), args, {
		cwd: HERE,
		timeout: BUILD_MS,
		env: {
			...process.env,
			NEXT_TELEMETRY_DISABLED: "1",
			PARCEL_WORKERS: "1",
			NODE_ENV: "production",
		},
	});
	return out;
}
