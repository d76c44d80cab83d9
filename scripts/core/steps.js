/**
 * The build steps of a core module and their folders: cargo compiles it, `xtask`
 * binds it, binaryen optimises it.
 */

import { mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { start } from "../jobs.js";
import { ROOT } from "../root.js";
import { WASM } from "../setup.js";

/** Folder of the finished files, which the site and the package use. */
export const OUT = join(ROOT, "www", "core", "wasm");

/** Folder of intermediate files. */
export const FRESH = join(targetFolder(), "bound");

/** Returns cargo's build folder: `CARGO_TARGET_DIR`, or `target`. */
export function targetFolder() {
	return resolve(ROOT, process.env.CARGO_TARGET_DIR ?? "target");
}

/** Modules in which speed counts more than bytes. */
export const FASTEST = ["multi_tile", "solver"];

/**
 * Their inner loops say themselves what is to be inlined (`inline(always)`). With the
 * usual limits so much else is that they are a tenth larger, and no faster.
 */
const INLINE_LESS = [
	"-Cllvm-args=-inline-threshold=50",
	"-Cllvm-args=-unroll-runtime=0",
];

/**
 * Compiles modules that are not up to date.
 *
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} [env]
 */
export async function compile(names, env = process.env) {
	const fastest = names.filter((name) => FASTEST.includes(name));
	const others = names.filter((name) => !FASTEST.includes(name));
	const flags = `target.${WASM}.rustflags=${JSON.stringify(INLINE_LESS)}`;
	const faster = ["--profile=fast", "--config", flags];
	if (fastest.length > 0) await build(fastest, faster, env);
	if (others.length > 0) await build(others, ["--release"], env);
}

/**
 * @param {string[]} names
 * @param {string[]} options
 * @param {NodeJS.ProcessEnv} env
 */
function build(names, options, env) {
	const packages = names.map((name) => `--package=sliding-puzzle-${name}`);
	const args = ["build", ...options, "--locked", `--target=${WASM}`];
	return start("cargo", [...args, ...packages], quiet(env));
}

/**
 * Returns the path of a compiled module.
 *
 * @param {string} name
 */
export function compiled(name) {
	const profile = FASTEST.includes(name) ? "fast" : "release";
	return join(targetFolder(), WASM, profile, `${name}.wasm`);
}

/** Path of the program that binds modules. */
const binder = join(targetFolder(), "debug", "xtask");

/** Compiles the binder. */
export function compileBinder() {
	const args = ["build", "--locked", "--package=xtask"];
	return start("cargo", args, quiet(process.env));
}

/**
 * Binds a compiled module to JavaScript. Writes `name.js`, `name.d.ts` and
 * `name_bg.wasm` to `FRESH`.
 *
 * @param {string} module
 * @param {string} [name] By default the name of the module.
 */
export function bind(module, name = module) {
	mkdirSync(FRESH, { recursive: true });
	return start(binder, ["bind", compiled(module), name, FRESH]);
}

/**
 * Runs a program of the npm package binaryen.
 *
 * @param {string} program
 * @param {string[]} args
 */
export function binaryen(program, args) {
	const path = join(ROOT, "node_modules", "binaryen", "bin", program);
	return start(process.execPath, [path, ...args]);
}

/**
 * Returns whether a file is at least as new as the module, the binder and the
 * scripts that it is built from.
 *
 * @param {string} made Path of the file.
 * @param {string} name Of the module.
 */
export function isFresh(made, name) {
	const scripts = ["build.js", "glue.js", "javascript.js", "steps.js"];
	const urls = scripts.map((file) => new URL(file, import.meta.url));
	const from = [compiled(name), binder, ...urls].map(changed);
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
