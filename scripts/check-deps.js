/**
 * `npm run check:deps`: checks that dependencies have a permissive licence, come
 * from the right registry and have no known vulnerability. Checks crates with
 * cargo-deny (`deny.toml`), npm packages by their lock files and `npm audit`.
 *
 * `-- --offline` skips the checks for vulnerabilities, which need the network.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { start } from "./jobs.js";
import { ROOT, stop, works } from "./setup.js";

/** The first belongs to what is shipped, the others to tests. */
const LOCKS = [
	"package-lock.json",
	"tests/package-lock.json",
	"tests/package/package-lock.json",
	"tests/package/bundlers/package-lock.json",
	"tests/package/templates/package-lock.json",
];

/** Allowed in the element and its pages, which are shipped. */
const SHIPPED = ["Apache-2.0", "ISC", "MIT", "MIT OR Apache-2.0", "OFL-1.1"];

/**
 * Allowed in tools, which are not shipped. MPL-2.0 makes demands only of those
 * who change the tool.
 */
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
	"MIT-0",
	"MPL-2.0",
];

for (const file of LOCKS) {
	const lock = JSON.parse(readFileSync(join(ROOT, file), "utf8"));
	const wrong = unlicensed(lock, file === LOCKS[0]);
	if (wrong.length > 0) stop(`${file}: ${wrong.join(", ")}`);
}
if (!works("cargo", ["deny", "--version"])) {
	stop("cargo-deny is missing; run `cargo install --locked cargo-deny`");
}
await start("cargo", ["deny", "check", "licenses", "bans", "sources"]);
if (!process.argv.includes("--offline")) {
	await start("cargo", ["deny", "check", "advisories"]);
	await start("npm", ["audit"]);
	await start("npm", ["audit", "signatures"]);
}

/**
 * Returns the packages of a lock file whose licence is not allowed.
 *
 * @param {{ packages: Record<string, { license?: string, dev?: boolean, link?: boolean }> }} lock
 * @param {boolean} isShipped Whether packages that are not `dev` are shipped.
 * @returns {string[]} Path and licence of each.
 */
function unlicensed({ packages }, isShipped) {
	return Object.entries(packages)
		.filter(([path, { link }]) => path.includes("node_modules/") && !link)
		.filter(([, { license = "", dev = false }]) => {
			const allowed = isShipped && !dev ? SHIPPED : TOOLS;
			return !allowed.includes(license);
		})
		.map(([path, { license = "none" }]) => `${path}: ${license}`);
}
