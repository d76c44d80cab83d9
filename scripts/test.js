/**
 * `npm test`: installs what is missing and runs every check. The quick checks
 * come first; then the checks of Rust and of the pages run in parallel.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildCore } from "./core/build.js";
import { start } from "./jobs.js";
import {
	ROOT,
	setUpBrowser,
	setUpNpm,
	setUpRust,
	tool,
	WASM,
} from "./setup.js";

setUpRust();
await setUpNpm();
process.env.CHROMIUM = await setUpBrowser();

await start("cargo", ["fmt", "--all", "--check"]);
await start(tool("biome"), ["check", "--error-on-warnings"]);
await buildCore();
await Promise.all([checkPages(), checkRust()]);

/**
 * Compiles at normal priority, because the page checks may wait for cargo. Runs
 * the tests at low priority.
 */
async function checkRust() {
	const lints = ["--locked", "--", "-D", "warnings"];
	await start("cargo", ["clippy", "--workspace", "--all-targets", ...lints]);
	await start("cargo", ["clippy", `--target=${WASM}`, ...lints]);
	const tests = ["test", "--workspace", "--locked"];
	await start("cargo", [...tests, "--no-run"]);
	// Gesture tests in the browser depend on timing: they get the CPU first.
	await start("cargo", tests, process.env, { isPatient: true });
	const doc = ["doc", "--workspace", "--no-deps", "--locked"];
	await start("cargo", doc, { ...process.env, RUSTDOCFLAGS: "-D warnings" });
}

async function checkPages() {
	await node("scripts/manifest.js");
	await Promise.all([
		start(tool("tsc"), ["--project", "."]),
		start(tool("tsc"), ["--project", "www/solver"]),
	]);
	await node("--test", ...testFiles("tests/web"));
	await node("scripts/package.js", "--no-build", "--pack");
	await node("--test", ...testFiles("tests/package"));
	await start(tool("vite"), ["build"]);
	await start(tool("playwright"), ["test"]);
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
