/**
 * The steps that each module of the core goes through, and where they leave what
 * they make: compiled by cargo, bound by `xtask`, optimised by binaryen.
 */

import { mkdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { start } from "../jobs.js";
import { ROOT } from "../root.js";
import { WASM } from "../setup.js";

/** Where the build puts what the site and the package take. */
export const OUT = join(ROOT, "www", "core", "wasm");

/** Where the build keeps what it makes on the way. */
export const FRESH = join(targetFolder(), "bound");

/** Cargo's, which may be named by `CARGO_TARGET_DIR`. */
export function targetFolder() {
	return resolve(ROOT, process.env.CARGO_TARGET_DIR ?? "target");
}

/**
 * Compiles modules; cargo leaves alone what is fresh.
 *
 * @param {string[]} names
 * @param {NodeJS.ProcessEnv} [env]
 */
export function compile(names, env = process.env) {
	const packages = names.map((name) => `--package=sliding-puzzle-${name}`);
	const args = ["build", "--release", "--locked", `--target=${WASM}`];
	return start("cargo", [...args, ...packages], quiet(env));
}

/** @param {string} name Of a module. */
export function compiled(name) {
	return join(targetFolder(), WASM, "release", `${name}.wasm`);
}

/** The program that binds modules. */
const binder = join(targetFolder(), "debug", "xtask");

/** Compiles the binder. */
export function compileBinder() {
	const args = ["build", "--locked", "--package=xtask"];
	return start("cargo", args, quiet(process.env));
}

/**
 * Binds a compiled module to JavaScript: writes `name.js`, `name.d.ts` and
 * `name_bg.wasm` to `FRESH`.
 *
 * @param {string} module
 * @param {string} [name] The module's, where none is given.
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
 * Whether a file that was made of a module is as new as the module, the binder
 * and the scripts that made it.
 *
 * @param {string} made
 * @param {string} name
 */
export function isFresh(made, name) {
	const scripts = ["build.js", "javascript.js", "steps.js"];
	const urls = scripts.map((file) => new URL(file, import.meta.url));
	const from = [compiled(name), binder, ...urls].map(changed);
	return changed(made) >= Math.max(...from);
}

/**
 * When a file was last changed; 0 where there is none.
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
