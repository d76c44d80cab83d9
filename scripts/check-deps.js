/**
 * `npm run check:deps`: what this project takes of others is under a permissive
 * licence, comes from where it should, and no hole in it is known. Crates by
 * cargo-deny (`deny.toml`), packages by their lock files and npm.
 *
 * `-- --offline` leaves out what asks for lists of known holes.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { start } from "./jobs.js";
import { ROOT, stop, works } from "./setup.js";

/** The first is of what is shipped, the other of a test. */
const LOCKS = ["package-lock.json", "tests/package/bundlers/package-lock.json"];

/** For what is shipped: in the element and its pages. */
const SHIPPED = ["Apache-2.0", "ISC", "MIT", "MIT OR Apache-2.0", "OFL-1.1"];

/** For tools, of which nothing is shipped; MPL-2.0 asks for changes of them. */
const TOOLS = [
	...SHIPPED,
	"(MIT AND Zlib)",
	"(MIT OR CC0-1.0)",
	"(MIT OR GPL-3.0-or-later)",
	"0BSD",
	"Apache-2.0 AND MIT",
	"BSD-2-Clause",
	"BSD-3-Clause",
	"BlueOak-1.0.0",
	"CC-BY-4.0",
	"CC0-1.0",
	"MPL-2.0",
];

/**
 * Packages of a lock file under none of the licences.
 *
 * @param {{ packages: Record<string, { license?: string, dev?: boolean, link?: boolean }> }} lock
 * @param {boolean} isShipped Whether what is no tool is shipped.
 * @returns {string[]} Each with its licence.
 */
export function unlicensed({ packages }, isShipped) {
	return Object.entries(packages)
		.filter(([path, { link }]) => path.includes("node_modules/") && !link)
		.filter(([, { license = "", dev = false }]) => {
			const allowed = isShipped && !dev ? SHIPPED : TOOLS;
			return !allowed.includes(license);
		})
		.map(([path, { license = "none" }]) => `${path}: ${license}`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	for (const file of LOCKS) {
		const lock = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
		const wrong = unlicensed(lock, file === LOCKS[0]);
		if (wrong.length > 0) stop(`${file}: ${wrong.join(", ")}`);
	}
	if (!works("cargo", ["deny", "--version"])) {
		stop("cargo-deny is missing: cargo install --locked cargo-deny");
	}
	await start("cargo", ["deny", "check", "licenses", "bans", "sources"]);
	if (!process.argv.includes("--offline")) {
		await start("cargo", ["deny", "check", "advisories"]);
		await start("npm", ["audit"]);
		await start("npm", ["audit", "signatures"]);
	}
}
