/**
 * What `npm test` and `npm run test:all` share: the checks, a step each.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { start } from "./jobs.js";
import { ROOT, tool, WASM } from "./setup.js";

/** The packages that have tests. */
const TESTED = ["--package=sliding-puzzle", "--package=train"];

/** Those with code of their own: a module is the core's source once more. */
export const OURS = [...TESTED, "--package=xtask"];

const STRICT = ["--locked", "--", "-D", "warnings"];

/** Lints the Rust code: natively, and as wasm with the exports of all modules. */
export async function lintRust() {
	await patiently("cargo", ["clippy", ...TESTED, "--all-targets", ...STRICT]);
	const all = [`--target=${WASM}`, "--features=export-deal"];
	await patiently("cargo", ["clippy", ...all, ...STRICT]);
}

/** Lints the binder: it has one file, and all of wasm-bindgen's to compile for it. */
export function lintBinder() {
	return patiently("cargo", ["clippy", "--package=xtask", ...STRICT]);
}

/**
 * Lints a module of wasm as it is built: what one uses may be dead code in another.
 *
 * @param {string} name
 */
export function lintModule(name) {
	const feature = `--features=export-${name.replaceAll("_", "-")}`;
	const module = [`--target=${WASM}`, "--no-default-features", feature];
	return patiently("cargo", ["clippy", ...module, ...STRICT]);
}

/** @param {string[]} options Of the test program. */
export function testRust(...options) {
	const args = ["test", ...TESTED, "--locked"];
	return patiently("cargo", [...args, "--", ...options]);
}

/** @param {string[]} folders Of `tests/`. */
export function testNode(...folders) {
	const files = folders.flatMap((folder) => testFiles(`tests/${folder}`));
	// By default Node leaves one core to itself, so that two cores run one file at a time.
	return start(process.execPath, ["--test", "--test-concurrency=3", ...files]);
}

/** @param {string[]} options */
export function testBrowser(...options) {
	return start(tool("playwright"), ["test", ...options]);
}

/**
 * Runs a command at low priority: gestures in the browser should not be kept waiting.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function patiently(command, args, env) {
	return start(command, args, env, { isPatient: true });
}

/** @param {string} folder */
export function testFiles(folder) {
	return readdirSync(join(ROOT, folder))
		.filter((name) => name.endsWith(".test.js"))
		.map((name) => join(folder, name));
}
