/**
 * `npm run test:engines`: tests the built package, and pages of the site, in Chromium,
 * Firefox and WebKit, each in a process and a browser of its own.
 *
 * Builds the package and the site first, unless `PACKAGE_DIST` is the folder of a built
 * package; the site is then that of `E2E_DIST` or `dist`.
 * `ENGINE=firefox` selects one engine. Arguments go to Node, like
 * `-- --test-name-pattern=mouse`.
 */

import { existsSync } from "node:fs";
import { nameAllFaults, start, together } from "./jobs.js";
import { TYPESCRIPT } from "./root.js";
import { run, setUpBuild, stop } from "./setup.js";
import { setUpEngines } from "./setup-engines.js";

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

const engines = process.env.ENGINE
	? [process.env.ENGINE]
	: ["firefox", "webkit", "chromium"];
const options = ["--test-reporter=spec", ...process.argv.slice(2)];
await nameAllFaults(() =>
	together(
		...engines.map((ENGINE) =>
			start(
				process.execPath,
				[...TYPESCRIPT, ...options, "tests/engines/all.js"],
				{ ...process.env, ENGINE },
			),
		),
	),
);
