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
	const options = ["--release", "--locked", `--target=${WASM}`];
	const others = names.filter((name) => !FASTEST.includes(name));
	if (others.length > 0) {
		const args = ["build", ...options, ...others.map(packageOf)];
		await start("cargo", args, quiet(env));
	}
	// `cargo rustc` takes one package, and flags for it alone: what it depends on is
	// compiled once for all modules.
	for (const name of names.filter((name) => FASTEST.includes(name))) {
		const args = ["rustc", ...options, packageOf(name), "--", ...INLINE_LESS];
		await start("cargo", args, quiet(env));
	}
}

/** @param {string} name */
function packageOf(name) {
	return `--package=sliding-puzzle-${name}`;
}

/**
 * Returns the path of a compiled module.
 *
 * @param {string} name
 */
export function compiled(name) {
	return join(targetFolder(), WASM, "release", `${name}.wasm`);
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
