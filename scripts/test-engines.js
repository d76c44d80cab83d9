/**
 * `npm run test:engines`: the built package in Chromium, Firefox and WebKit.
 *
 * Builds the package first, unless `PACKAGE_DIST` names the folder of one.
 * `ENGINE=firefox` takes one engine; arguments go to `node --test`, like
 * `-- --test-name-pattern=mouse`.
 */

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT, run, setUpBuild, stop } from "./setup.js";
import { setUpEngines } from "./setup-engines.js";

/**
 * No file runs longer: past this its process is ended, and that ends its
 * browsers. Each test in it has a shorter limit of its own.
 */
const FILE_MS = 5 * 60_000;

const { PACKAGE } = await import("../tests/engines/support/package.js");
// One that is named is another's: an older version, say.
if (process.env.PACKAGE_DIST === undefined) {
	await setUpBuild();
	run("node", ["scripts/package.js"]);
} else if (!existsSync(PACKAGE)) {
	stop(`no package in ${PACKAGE}`);
}
setUpEngines();

const folder = "tests/engines";
const files = readdirSync(join(ROOT, folder))
	.filter((name) => name.endsWith(".test.js"))
	.map((name) => join(folder, name));

const options = [
	// More browsers at a time would only wait for each other.
	"--test-concurrency=2",
	"--test-reporter=spec",
	`--test-timeout=${FILE_MS}`,
];
run("node", ["--test", ...options, ...process.argv.slice(2), ...files]);
