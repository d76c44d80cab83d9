/**
 * `npm test`: installs what is missing and runs the checks that every change must pass.
 * With `-- --whole` it runs all that CI makes of a change, and with `-- --only` and `rust`,
 * `pages`, `engines` or `package` a part of what is more, as CI has a job for each.
 * `exhaustive` takes too long for every change: CI runs it weekly.
 * `-- --busy 8` runs eight busy loops beside whatever runs.
 *
 * Browsers run alone: beside compilers and searches they only wait.
 */

import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import {
	buildSite,
	checkImports,
	checkSite,
	checkSources,
	checkTypes,
	lintBoundary,
	lintRust,
	lintWheel,
	makeTexts,
	testFiles,
	testInterface,
	testNode,
	testRust,
	testRustLonger,
	testThoroughly,
} from "./checks.js";
import { ALL, buildCore, makeQuickly } from "./core/build.js";
import { compileQuickly } from "./core/steps.js";
import { flakyLines, testBrowser } from "./flaky.js";
import { inTurn, nameAllFaults, start, together } from "./jobs.js";
import { thoseNotPassed, unlessPassed } from "./passed.js";
import { filesReadBy } from "./reads.js";
import { ROOT, TYPESCRIPT } from "./root.js";
import {
	setUpBrowser,
	setUpNpm,
	setUpRust,
	setUpShell,
	stop,
	TESTS,
} from "./setup.js";
import { checkUserCrate } from "./user-crate.js";

const { values: options } = parseArgs({
	options: {
		whole: { type: "boolean", default: false },
		only: { type: "string", default: "" },
		busy: { type: "string", default: "0" },
	},
});
const loops = Number(options.busy);
if (!(loops >= 0)) stop("--busy takes a number");

/** Parts of what is more than `npm test`. @type {Record<string, () => Promise<unknown>>} */
const PARTS = {
	rust: wholeRust,
	pages: () => inTurn(wholeNode, setUpBrowsers, testBrowser, testGallery),
	engines: () => start(process.execPath, ["scripts/test-engines.js"]),
	package: () => start(process.execPath, ["scripts/test-package.js"]),
	exhaustive: () =>
		inTurn(makeForNode, () => testRust("--ignored"), testThoroughly),
};
if (options.only !== "" && !(options.only in PARTS)) {
	stop(`--only takes ${Object.keys(PARTS).join(", ")}`);
}

/** The wheel for Python is built and tried. */
const WHEEL = "tests/beyond/wheel.test.js";

/** All of a release that needs no account, from what is built. */
const DRY_RUN = ["--dry-run", "--no-build"];

/** What the checks of the Rust code read. */
const RUST = [
	...[".cargo", "Cargo.lock", "Cargo.toml", "README.md", "benches", "examples"],
	...["clippy.toml", "photo", "play", "rust-toolchain.toml", "session", "src"],
	...["tests/Cargo.toml", "tests/data", "tests/it", "tests/oracle"],
	...["tests/proptest-regressions", "train", "wasm", "www/core/weights"],
];

const busy = Array.from({ length: loops }, () =>
	spawn(process.execPath, ["-e", "for (;;);"], { stdio: "ignore" }),
);
process.on("exit", () => {
	for (const loop of busy) loop.kill();
});

await nameAllFaults(run, flakyLines);
for (const loop of busy) loop.kill();

function run() {
	if (options.only !== "") return PARTS[options.only]();
	if (!options.whole) return inTurn(quick, quickPages);
	return inTurn(quick, () => together(wholeRust(), wholeNode()), wholeBrowsers);
}

/** All that needs no browser. */
async function quick() {
	setUpRust();
	const packages = setUpNpm();
	const tools = packages.then(() => setUpNpm(TESTS));
	// The whole run builds the core anyway.
	const compiled = options.whole
		? buildCore({ packages })
		: compileQuickly(ALL);
	const core = options.whole
		? compiled
		: Promise.all([packages, compiled]).then(() => makeQuickly());
	const texts = core.then(makeTexts);
	await together(
		packages.then(checkSources),
		texts,
		// A fault in a text hides no other.
		Promise.all([core, texts.catch(() => {}), tools]).then(() =>
			together(
				checkTypes(),
				checkImports(),
				thoseNotPassed("node", testFiles("tests/web"), async (files) => {
					await testNode(files);
					return Object.fromEntries(files.map((file) => [file, []]));
				}),
			),
		),
		// Cargo locks its folder.
		compiled.then(() =>
			unlessPassed("rust", RUST, () => inTurn(lintRust, () => testRust())),
		),
	);
}

/** Each page's main way, in a browser. */
async function quickPages() {
	// Nothing here needs the translation to JavaScript.
	process.env.LATE_PARTS = "modules";
	await buildSite();
	const tests = testFiles("tests/e2e").filter((file) =>
		readFileSync(join(ROOT, file), "utf8").includes("@quick"),
	);
	const also = ["tests/e2e/support", "playwright.config.js", "vite.config.js"];
	await inTurn(setUpBrowsers, () =>
		thoseNotPassed("browser", tests, testQuickly, also),
	);
}

/** @param {string[]} files */
async function testQuickly(files) {
	const loaded = await testBrowser("--grep=@quick", ...files);
	return Object.fromEntries(
		Object.entries(loaded).map(([name, all]) => {
			const file = `tests/e2e/${name}`;
			// One that reads the built files itself depends on all of them.
			const isReader = filesReadBy(file).some(
				(path) =>
					/\.js$/.test(path) &&
					readFileSync(join(ROOT, path), "utf8").includes('"dist"'),
			);
			return [file, isReader ? ["."] : all];
		}),
	);
}

async function wholeRust() {
	setUpRust();
	await inTurn(
		lintBoundary,
		lintWheel,
		testInterface,
		testRustLonger,
		checkUserCrate,
	);
}

/** Makes what the tests in Node import. */
async function makeForNode() {
	setUpRust();
	await buildCore({ packages: setUpNpm() });
	await makeTexts();
	await setUpNpm(TESTS);
}

/** Builds the site and the package as they are released, and tests them in Node. */
async function wholeNode() {
	await makeForNode();
	await buildSite();
	const pack = ["scripts/package.js", "--no-build", "--pack"];
	await inTurn(
		checkSite,
		() => start(process.execPath, [...TYPESCRIPT, ...pack]),
		// The wheel is made from the package, and mostly waits for a registry and for a compiler.
		() => together(testNode([WHEEL]), testElsewhere()),
		() => start(process.execPath, ["scripts/release.js", ...DRY_RUN]),
	);
}

function testElsewhere() {
	const files = testFiles("tests/pages", "tests/beyond");
	return testNode(files.filter((file) => file !== WHEEL));
}

async function wholeBrowsers() {
	await setUpBrowsers();
	// The package is built.
	process.env.PACKAGE_DIST = join(ROOT, "dist-package");
	const pack = ["scripts/test-package.js", "--no-build"];
	await inTurn(testBrowser, PARTS.engines, () =>
		// The first waits for one browser most of the time.
		together(testGallery(), start(process.execPath, pack)),
	);
}

function testGallery() {
	return testNode(testFiles("tests/gallery"));
}

async function setUpBrowsers() {
	process.env.CHROMIUM = await setUpBrowser();
	process.env.HEADLESS_SHELL = setUpShell() ?? "";
}
