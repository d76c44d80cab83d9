/**
 * `npm test`: installs what is missing and runs every check. The quick checks
 * come first; then the checks of Rust and of the pages run in parallel.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildCore, FIRST, LATER } from "./core/build.js";
import { start } from "./jobs.js";
import {
	ROOT,
	setUpBrowser,
	setUpNpm,
	setUpRust,
	setUpShell,
	tool,
	WASM,
} from "./setup.js";

/** The packages that have tests. */
const TESTED = ["--package=sliding-puzzle", "--package=train"];
/** Those with code of their own: a module is the core's source once more. */
const OURS = [...TESTED, "--package=xtask"];

setUpRust();
await setUpNpm();
process.env.CHROMIUM = await setUpBrowser();
process.env.HEADLESS_SHELL = setUpShell() ?? "";

await start("cargo", ["fmt", "--all", "--check"]);
await start(tool("biome"), ["check", "--error-on-warnings"]);
await buildCore();
await Promise.all([checkPages(), checkRust()]);

/**
 * Checks the Rust code. Gesture tests in the browser depend on timing, so this
 * runs at low priority.
 */
async function checkRust() {
	const lints = ["--locked", "--", "-D", "warnings"];
	await patiently("cargo", "clippy", ...OURS, "--all-targets", ...lints);
	for (const name of [...FIRST, ...LATER]) {
		// Each module as it is built: what one uses may be dead code in another.
		const feature = `export-${name.replaceAll("_", "-")}`;
		const module = ["--no-default-features", `--features=${feature}`];
		await patiently("cargo", "clippy", `--target=${WASM}`, ...module, ...lints);
	}
	await patiently("cargo", "test", ...TESTED, "--locked");
	const doc = ["doc", ...OURS, "--no-deps", "--locked"];
	const strict = { ...process.env, RUSTDOCFLAGS: "-D warnings" };
	await start("cargo", doc, strict, { isPatient: true });
}

/** The browser tests wait most of the time, so the package is tested beside them. */
async function checkPages() {
	await node("scripts/manifest.js");
	await Promise.all([
		start(tool("tsc"), ["--project", "."]),
		start(tool("tsc"), ["--project", "www/offline"]),
		start(tool("tsc"), ["--project", "www/solver"]),
	]);
	await node("--test", ...testFiles("tests/web"));
	await start(tool("vite"), ["build"]);
	await Promise.all([start(tool("playwright"), ["test"]), checkPackage()]);
}

async function checkPackage() {
	await setUpNpm(join(ROOT, "tests/package/types"));
	await patiently(
		process.execPath,
		"scripts/package.js",
		"--no-build",
		"--pack",
	);
	await patiently(process.execPath, "--test", ...testFiles("tests/package"));
}

/**
 * Runs a command at low priority.
 *
 * @param {string} command
 * @param {string[]} args
 */
function patiently(command, ...args) {
	return start(command, args, process.env, { isPatient: true });
}

/** @param {string[]} args */
function node(...args) {
	return start(process.execPath, args);
}

/** @param {string} folder */
function testFiles(folder) {
	return readdirSync(join(ROOT, folder))
		.filter((name) => name.endsWith(".test.js"))
		.map((name) => join(folder, name));
}
