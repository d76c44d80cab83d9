/**
 * The build steps of a core module and their folders: cargo compiles it, the binder
 * binds it, binaryen optimises it.
 */

import { mkdirSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { start } from "../jobs.js";
import { ROOT } from "../root.js";
import { WASM } from "../setup.js";
import { BINDER, bound } from "./binder.js";
import { strict } from "./glue.js";

/** Folder of the finished files, which the site and the package use. */
export const OUT = join(ROOT, "www", "core", "wasm");

/** Folder of intermediate files. */
export const FRESH = join(targetFolder(), "bound");

/** Returns cargo's build folder: `CARGO_TARGET_DIR`, or `target`. */
export function targetFolder() {
	return resolve(ROOT, process.env.CARGO_TARGET_DIR ?? "target");
}

/** The modules whose speed counts more than bytes. */
const FASTEST = ["lab", "multi_tile", "solver"];

/**
 * Settings of the compiler for these modules and all that they use. By the highest level
 * they are a twentieth larger, and hardly faster. Their inner loops say themselves what
 * is to be inlined (`inline(always)`). With the usual limits so much else is that they
 * are a tenth larger, and slower.
 */
const FAST = [
	"profile.module.opt-level=2",
	`target.${WASM}.rustflags=${JSON.stringify([
		"-Cllvm-args=-inline-threshold=50",
		"-Cllvm-args=-unroll-runtime=0",
	])}`,
];

/**
 * Compiles modules that are not up to date, each an example of the package `wasm`.
 *
 * @param {string[]} names
 */
export async function compile(names) {
	const isFast = (/** @type {string} */ name) => FASTEST.includes(name);
	const fast = names.filter(isFast);
	const small = names.filter((name) => !isFast(name) && name !== "deal");
	if (small.length > 0) await cargo(small);
	// It shows no panics, and is two thirds as large.
	if (names.includes("deal")) {
		await cargo(["deal"], { options: ["--no-default-features"] });
	}
	if (fast.length > 0) {
		const options = FAST.flatMap((setting) => ["--config", setting]);
		await cargo(fast, { options });
	}
}

/**
 * Compiles modules sooner: they are large and not as fast, and an edit compiles only a part
 * of them again. Macros are those of the tests.
 *
 * @param {string[]} names
 */
export function compileQuickly(names) {
	const settings = [
		"profile.dev.opt-level=1",
		// The linker drops a unit of which nothing is called, and the types in it.
		"profile.dev.package.session.codegen-units=1",
	];
	const options = settings.flatMap((setting) => ["--config", setting]);
	return cargo(names, { profile: "dev", options });
}

/**
 * Compiles modules for their translation to JavaScript.
 *
 * @param {string[]} names
 * @param {string} flags Of the compiler, for them and all that they use.
 */
export function compileTranslated(names, flags) {
	return cargo(names, { profile: "translated", env: { RUSTFLAGS: flags } });
}

/**
 * @typedef {"dev" | "module" | "translated"} Profile
 */

/**
 * @param {string[]} names
 * @param {{ profile?: Profile, options?: string[], env?: Record<string, string> }} [more]
 */
function cargo(names, { profile = "module", options = [], env = {} } = {}) {
	const examples = names.map((name) => `--example=${name}`);
	const what = ["--package=wasm", ...examples, `--profile=${profile}`];
	return start(
		"cargo",
		["build", ...what, `--target=${WASM}`, "--locked", ...options],
		quiet({ ...process.env, ...env }),
	);
}

/**
 * Returns the path of a compiled module.
 *
 * @param {string} name
 * @param {Profile} [profile]
 */
export function compiled(name, profile = "module") {
	const folder = profile === "dev" ? "debug" : profile;
	return join(targetFolder(), WASM, folder, "examples", `${name}.wasm`);
}

/**
 * Binds a compiled module to JavaScript that checks its arguments. Writes `name.js`, `name.d.ts` and
 * `name_bg.wasm`.
 *
 * @param {string} module Path of the module.
 * @param {string} name
 * @param {string} [folder]
 */
export function bind(module, name, folder = FRESH) {
	mkdirSync(folder, { recursive: true });
	const files = bound(module, name);
	const glue = strict(String(files[".js"]));
	for (const [end, content] of Object.entries({ ...files, ".js": glue })) {
		writeFileSync(join(folder, name + end), content);
	}
}

/**
 * Runs a program of the npm package binaryen.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {{ isQuiet?: boolean }} [options] Those of `start`.
 */
export function binaryen(program, args, options) {
	const path = join(ROOT, "node_modules", "binaryen", "bin", program);
	return start(process.execPath, [path, ...args], process.env, options);
}

/**
 * Returns whether a file is at least as new as the module, the binder and the
 * scripts that it is built from.
 *
 * @param {string} made Path of the file.
 * @param {string} module Path of the module.
 */
export function isFresh(made, module) {
	const scripts = ["build.js", "glue.js", "javascript.js", "steps.js"];
	const urls = scripts.map((file) => new URL(file, import.meta.url));
	const from = [module, BINDER, ...urls].map(changed);
	return changed(made) >= Math.max(...from);
}

/**
 * Returns when a file was last changed, in milliseconds; 0 if it does not exist.
 *
 * @param {string | URL} path
 */
function changed(path) {
	return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** @param {NodeJS.ProcessEnv} env */
function quiet(env) {
	return { ...env, CARGO_TERM_QUIET: "true" };
}
