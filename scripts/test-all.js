/**
 * `npm run test:all`: runs every check. With `-- --beyond` only those that `npm test`
 * leaves out; with `-- --only` and `rust`, `pages`, `engines` or `package` a part of
 * those, as CI has a job for each.
 *
 * `-- --repeat 5` runs the tests that were changed since `main` five times instead, and
 * `-- --busy 8` runs eight busy loops beside whatever runs.
 */

import { spawn } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
	lintBinder,
	testBrowser,
	testFiles,
	testNode,
	testRust,
} from "./checks.js";
import { buildCore } from "./core/build.js";
import { start } from "./jobs.js";
import { TYPESCRIPT } from "./root.js";
import {
	output,
	ROOT,
	setUpBrowser,
	setUpBuild,
	setUpNpm,
	setUpRust,
	setUpShell,
	stop,
	tool,
} from "./setup.js";
import { checkUserCrate } from "./user-crate.js";

const { values: options } = parseArgs({
	options: {
		beyond: { type: "boolean", default: false },
		only: { type: "string", default: "" },
		repeat: { type: "string", default: "1" },
		busy: { type: "string", default: "0" },
	},
});
const [times, loops] = [options.repeat, options.busy].map(Number);
if (!(times >= 1 && loops >= 0)) stop("--repeat and --busy take numbers");

const busy = Array.from({ length: loops }, () =>
	spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
);
process.on("exit", () => {
	for (const loop of busy) loop.kill();
});

/** What `npm test` leaves out. @type {Record<string, () => Promise<unknown>>} */
const PARTS = {
	rust: checkRust,
	pages: checkPages,
	engines: () => start(process.execPath, ["scripts/test-engines.js"]),
	package: () => start(process.execPath, ["scripts/test-package.js"]),
};

if (times > 1) await repeat();
else if (options.only !== "") {
	const part = PARTS[options.only];
	if (!part) stop(`--only takes ${Object.keys(PARTS).join(", ")}`);
	await part();
} else {
	if (!options.beyond) await start(process.execPath, ["scripts/test.js"]);
	await Promise.all([checkRust(), checkPages()]);
	// The package is built. Each drives browsers of its own.
	process.env.PACKAGE_DIST = join(ROOT, "dist-package");
	await start(process.execPath, ["scripts/test-engines.js"]);
	await start(process.execPath, ["scripts/test-package.js", "--no-build"]);
}
for (const loop of busy) loop.kill();

async function buildSite() {
	await buildCore();
	await start(tool("vite"), ["build", "--logLevel=warn"]);
}

async function checkPages() {
	await setUp();
	await buildSite();
	await testBrowser("--grep-invert=@quick");
	await setUpNpm(join(ROOT, "tests/package/types"));
	await start(process.execPath, [
		...TYPESCRIPT,
		"scripts/package.js",
		"--no-build",
		"--pack",
	]);
	// The wheel and the slides are made from the package.
	await testNode("beyond");
	await start(process.execPath, [
		...TYPESCRIPT,
		"--test",
		...testFiles("tests/package"),
	]);
}

async function checkRust() {
	setUpRust();
	await lintBinder();
	await testRust("--ignored");
	await checkUserCrate();
}

/** Runs the tests that were changed, several times. */
async function repeat() {
	const since = output("git", ["merge-base", "HEAD", "main"]);
	const changed = [
		...output("git", ["diff", "--name-only", since]).split("\n"),
		...output("git", ["ls-files", "--others", "--exclude-standard"]).split(
			"\n",
		),
	];
	const under = (/** @type {string} */ start, /** @type {string} */ end) =>
		changed.filter((file) => file.startsWith(start) && file.endsWith(end));
	const pages = under("tests/e2e/", ".test.js");
	const node = ["web", "beyond"].flatMap((folder) =>
		under(`tests/${folder}/`, ".test.js"),
	);
	const hasRust = under("tests/it/", ".rs").length > 0;
	await setUp();
	await buildSite();
	if (pages.length > 0) {
		await testBrowser(`--repeat-each=${times}`, ...pages);
	}
	for (let n = 0; n < times; n += 1) {
		if (node.length > 0) {
			await start(process.execPath, [...TYPESCRIPT, "--test", ...node]);
		}
		if (hasRust) await testRust();
	}
}

async function setUp() {
	await setUpBuild();
	process.env.CHROMIUM = await setUpBrowser();
	process.env.HEADLESS_SHELL = setUpShell() ?? "";
}
