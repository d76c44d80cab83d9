/**
 * What `npm test` and `npm run test:all` share: the checks, a step each.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { start } from "./jobs.js";
import { TYPESCRIPT } from "./root.js";
import { ROOT, setUpNpm, tool, WASM } from "./setup.js";

/** All packages but the binder: it has one file, and all of wasm-bindgen's to compile. */
const OURS = [
	"oracle",
	"photo",
	"play",
	"session",
	"sliding-puzzle",
	"tests",
	"train",
].map((name) => `--package=${name}`);

const STRICT = ["--locked", "--", "-D", "warnings"];

/** Lints the Rust code: natively, and the boundary as wasm. */
export async function lintRust() {
	await start("cargo", ["clippy", ...OURS, "--all-targets", ...STRICT]);
	const boundary = ["--package=wasm", "--lib", "--examples"];
	// In the profile of the build, whose macros are compiled.
	const options = [`--target=${WASM}`, "--profile=module"];
	const args = ["clippy", ...boundary, ...options, ...STRICT];
	await start("cargo", args);
}

/** Lints the binder. */
export function lintBinder() {
	return start("cargo", ["clippy", "--package=xtask", ...STRICT]);
}

/** @param {string[]} options Of the test program. */
export function testRust(...options) {
	const args = ["test", ...OURS, "--locked"];
	return start("cargo", [...args, "--", ...options]);
}

/** Checks the links of the documentation, which the compiler and clippy do not. */
export function documentRust() {
	const strict = { ...process.env, RUSTDOCFLAGS: "-D warnings" };
	return start("cargo", ["doc", ...OURS, "--no-deps", "--locked"], strict);
}

/** @param {string[]} folders Of `tests/`. */
export function testNode(...folders) {
	const files = folders.flatMap((folder) => testFiles(`tests/${folder}`));
	// By default Node leaves one core to itself, so that two cores run one file at a time.
	const options = [...TYPESCRIPT, "--test", "--test-concurrency=3"];
	return start(process.execPath, [...options, ...files]);
}

/** Checks which modules of `www/` import which, once they are built. */
export async function checkImports() {
	await setUpNpm(join(ROOT, "tests"));
	const tools = join(ROOT, "tests/node_modules/.bin");
	const rules = ["--config", "tests/imports.config.js"];
	await start(join(tools, "depcruise"), ["www", ...rules]);
}

/** @param {string[]} options */
export function testBrowser(...options) {
	return start(tool("playwright"), ["test", ...options]);
}

/** @param {string} folder */
export function testFiles(folder) {
	return readdirSync(join(ROOT, folder))
		.filter((name) => name.endsWith(".test.js"))
		.map((name) => join(folder, name));
}
