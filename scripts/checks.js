/**
 * The checks, a step each: which of them run is the matter of `check.js` and `test.js`.
 */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { MADE_OF, madeOf } from "./core/binder-source.js";
import { fault, inTurn, start, together } from "./jobs.js";
import { ROOT, TYPESCRIPT } from "./root.js";
import { TESTS, tool, WASM } from "./setup.js";

/** All packages but the boundary, which is checked as wasm. */
const OURS = [
	"oracle",
	"photo",
	"play",
	"session",
	"taquin",
	"tests",
	"train",
].map((name) => `--package=${name}`);

const STRICT = ["--locked", "--", "-D", "warnings"];

/** Formats and lints of what needs no build, and whether the binder is of its source. */
export function checkSources() {
	return together(
		start("cargo", ["fmt", "--all", "--check"]),
		start(tool("biome"), ["check", "--error-on-warnings"]),
		checkBinder(),
	);
}

/** Checks that the compiled binder is of the source beside it. */
async function checkBinder() {
	const isOld = readFileSync(MADE_OF, "utf8").trim() !== madeOf();
	if (isOld) fault("binder/ has changed: run `npm run binder`");
}

/** Types. The core and the texts must be made. */
export function checkTypes() {
	const projects = [".", "www/offline", "www/solver"];
	return together(
		...projects.map((project) => start(tool("tsc"), ["--project", project])),
	);
}

/** Makes what the pages are built from, besides the core. */
export function makeTexts() {
	return together(
		start(process.execPath, [...TYPESCRIPT, "scripts/manifest.js"]),
		start(process.execPath, ["scripts/messages/build.js"]),
	);
}

/** The texts of all languages. They must be made. */
export function checkTexts() {
	const files = ["languages", "messages"].map(
		(name) => `tests/web/${name}.test.js`,
	);
	return start(process.execPath, [...NODE_TEST, ...files]);
}

/** Builds the site. The core must be built. */
export function buildSite() {
	return start(tool("vite"), ["build", "--logLevel=warn"]);
}

/** Checks the budget of bytes of the built site. */
export function checkSite() {
	return start(process.execPath, ["scripts/budget.js"]);
}

/** Lints the Rust code, and checks the links of its documentation. */
export function lintRust() {
	return inTurn(
		() => start("cargo", ["clippy", ...OURS, "--all-targets", ...STRICT]),
		() => {
			const strict = { ...process.env, RUSTDOCFLAGS: "-D warnings" };
			return start("cargo", ["doc", ...OURS, "--no-deps", "--locked"], strict);
		},
	);
}

/** Lints the core for Python, which nothing else compiles but the wheel. */
export function lintWheel() {
	return start("cargo", ["clippy", "--package=wheel", ...STRICT]);
}

/** Lints the boundary as wasm, in the profile of the build, whose macros are compiled. */
export function lintBoundary() {
	const boundary = ["--package=wasm", "--lib", "--examples"];
	const options = [`--target=${WASM}`, "--profile=module"];
	return start("cargo", ["clippy", ...boundary, ...options, ...STRICT]);
}

/**
 * Runs the tests of the Rust code, and compiles neither examples nor benches for it. The
 * packages are those of the documentation's examples: by another choice of them their
 * dependencies would have other features, and all would be compiled once more.
 *
 * @param {string[]} options Of the test program.
 */
export function testRust(...options) {
	const args = ["test", ...OURS, "--tests", "--locked"];
	return start("cargo", [...args, "--", ...options]);
}

/** Runs what `npm test` leaves out, but for what CI tries weekly. */
export function testRustLonger() {
	const weekly = /ignore = ".*test:exhaustive"\]\n(?: *#.*\n)* *fn (\w+)/g;
	const names = readdirSync(join(TESTS, "it"), { recursive: true })
		.map(String)
		.filter((file) => file.endsWith(".rs"))
		.flatMap((file) => {
			const text = readFileSync(join(TESTS, "it", file), "utf8");
			const module = file.slice(0, -".rs".length).replaceAll("/", "::");
			return [...text.matchAll(weekly)].map(([, name]) => `${module}::${name}`);
		});
	return testRust("--ignored", ...names.flatMap((name) => ["--skip", name]));
}

/** Runs the examples of the documentation, and compares the interface of the crate. */
export function testInterface() {
	return inTurn(
		() => start("cargo", ["test", ...OURS, "--doc", "--locked"]),
		() => start("cargo", ["test", "--package=interface", "--locked"]),
	);
}

/** A file that hangs is named after 20 minutes. */
const NODE_TEST = [
	...[...TYPESCRIPT, "--test", "--test-reporter=spec"],
	`--test-timeout=${20 * 60_000}`,
];

/** By default Node leaves one core to itself, so that two cores run one file at a time. */
const PARALLEL = "--test-concurrency=3";

/** @param {string[]} files */
export function testNode(files) {
	return start(process.execPath, [...NODE_TEST, PARALLEL, ...files]);
}

/** Runs the tests that try more if they are to be thorough, which then take minutes. */
export function testThoroughly() {
	const files = testFiles("tests/web", "tests/pages").filter((file) =>
		/thorough\.js|testAnyChanges/.test(readFileSync(join(ROOT, file), "utf8")),
	);
	const env = { ...process.env, THOROUGH: "1" };
	return start(process.execPath, [...NODE_TEST, PARALLEL, ...files], env);
}

/** Checks which modules of `www/` import which, once they are built. */
export async function checkImports() {
	const tools = join(TESTS, "node_modules", ".bin");
	const rules = ["--config", "tests/imports.config.js"];
	await start(join(tools, "depcruise"), ["www", ...rules]);
}

/** @param {string[]} folders */
export function testFiles(...folders) {
	return folders.flatMap((folder) =>
		readdirSync(join(ROOT, folder))
			.filter((name) => name.endsWith(".test.js"))
			.map((name) => `${folder}/${name}`),
	);
}
