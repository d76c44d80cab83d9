/**
 * `npm test`: sets up and runs every check, the quick ones first; then those of
 * Rust and those of the pages side by side.
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

/** Compiles at once, since others wait for cargo; tests in the time they leave. */
async function checkRust() {
	const lints = ["--locked", "--", "-D", "warnings"];
	await start("cargo", ["clippy", "--workspace", "--all-targets", ...lints]);
	await start("cargo", ["clippy", `--target=${WASM}`, ...lints]);
	const tests = ["test", "--workspace", "--locked"];
	await start("cargo", [...tests, "--no-run"]);
	// A browser waits a lot, and a test of gestures waits for nobody.
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
