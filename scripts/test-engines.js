/**
 * `npm run test:engines`: tests the built package, and pages of the site, in Chromium,
 * Firefox and WebKit.
 *
 * Builds the package and the site first, unless `PACKAGE_DIST` is the folder of a built
 * package; the site is then that of `E2E_DIST` or `dist`.
 * `ENGINE=firefox` selects one engine. Arguments go to `node --test`, like
 * `-- --test-name-pattern=mouse`.
 */

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { TYPESCRIPT } from "./root.js";
import { ROOT, run, setUpBuild, stop } from "./setup.js";
import { setUpEngines } from "./setup-engines.js";

/**
 * Time limit per file, in milliseconds. After it the file's process is killed,
 * and its browsers with it. Each test has a shorter limit of its own.
 */
const FILE_MS = 5 * 60_000;

const { PACKAGE } = await import("../tests/engines/support/package.js");
// A package in PACKAGE_DIST is not rebuilt: it may be an older version.
if (process.env.PACKAGE_DIST === undefined) {
	await setUpBuild();
	run("node", [...TYPESCRIPT, "scripts/package.js"]);
	run("node", ["scripts/build.js", "site"]);
} else if (!existsSync(PACKAGE)) {
	stop(
		`no package in ${PACKAGE}; run \`npm run package\` or unset PACKAGE_DIST`,
	);
}
setUpEngines();

const folder = "tests/engines";
const files = readdirSync(join(ROOT, folder))
	.filter((name) => name.endsWith(".test.js"))
	.map((name) => join(folder, name));

const options = [
	// More browsers at the same time would only wait for each other.
	"--test-concurrency=2",
	"--test-reporter=spec",
	`--test-timeout=${FILE_MS}`,
];
run("node", [
	...TYPESCRIPT,
	"--test",
	...options,
	...process.argv.slice(2),
	...files,
]);
