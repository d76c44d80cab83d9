/**
 * What a fresh machine lacks: installs it, or says in one line what to install.
 *
 * Uses nothing but Node itself, since it runs before anything is installed.
 */

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { start } from "./jobs.js";
import { ROOT } from "./root.js";

export { ROOT };

/** What the core is compiled for. */
export const WASM = "wasm32-unknown-unknown";

/**
 * Runs a command and shows what it prints; ends this one when it fails.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function run(command, args, env = process.env) {
	console.log(`\n$ ${[command, ...args].join(" ")}`);
	const options = { cwd: ROOT, stdio: /** @type {const} */ ("inherit"), env };
	const { status, error } = spawnSync(command, args, options);
	if (error) stop(`${command}: ${error.message}`);
	if (status !== 0) process.exit(status ?? 1);
}

/**
 * Runs a program of an npm package.
 *
 * @param {string} name
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 */
export function npx(name, args, env) {
	run(tool(name), args, env);
}

/** @param {string} name Of a program of an npm package. */
export function tool(name) {
	return join(ROOT, "node_modules", ".bin", name);
}

/** Everything that building the game takes. */
export async function setUpBuild() {
	setUpRust();
	await setUpNpm();
}

/**
 * The packages of a lock file, unless they are there.
 *
 * @param {string} [folder]
 */
export async function setUpNpm(folder = ROOT) {
	const installed = join(folder, "node_modules", ".package-lock.json");
	const wanted = join(folder, "package-lock.json");
	const isFresh =
		existsSync(installed) &&
		statSync(installed).mtimeMs >= statSync(wanted).mtimeMs;
	const quietly = ["--no-audit", "--no-fund"];
	if (isFresh) return;
	await start("npm", ["ci", "--prefix", folder, ...quietly]);
}

/** The compiler, and what it takes to compile for wasm. */
export function setUpRust() {
	if (!works("cargo", ["--version"])) {
		stop("Rust is missing: install it from https://rustup.rs");
	}
	if (existsSync(wasmLibrary())) return;
	if (!works("rustup", ["--version"])) {
		stop(`the Rust target ${WASM} is missing: install it, or rustup`);
	}
	run("rustup", ["target", "add", WASM]);
}

/** Where the standard library for wasm lies once it is installed. */
function wasmLibrary() {
	const root = output("rustc", ["--print", "sysroot"]);
	return join(root, "lib", "rustlib", WASM, "lib");
}

/**
 * The browser that the tests drive: the one named by `CHROMIUM`, one that is
 * installed, or one installed now.
 *
 * @returns {Promise<string>} Its path.
 */
export async function setUpBrowser() {
	const { chromium } = await import("@playwright/test");
	const find = () =>
		[
			process.env.CHROMIUM ?? "",
			chromium.executablePath(),
			"/usr/bin/chromium",
			"/usr/bin/google-chrome",
		].find((path) => path !== "" && existsSync(path));
	const found = find();
	if (found) return found;
	if (canInstall()) {
		install(["chromium", "fonts-noto-cjk"]);
	} else {
		npx("playwright", ["install", "chromium"]);
	}
	return find() ?? stop("no browser: install Chromium and set CHROMIUM to it");
}

/** Whether Debian's packages can be installed here. */
export function canInstall() {
	return isDebian() && process.getuid?.() === 0;
}

/** @param {string[]} packages Of Debian. */
export function install(packages) {
	run("apt-get", ["update", "--quiet"]);
	const quietly = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
	const args = ["install", "--yes", "--no-install-recommends"];
	run("apt-get", [...args, ...packages], quietly);
}

function isDebian() {
	if (!existsSync("/etc/os-release")) return false;
	return /^ID(_LIKE)?=.*debian/m.test(readFileSync("/etc/os-release", "utf8"));
}

/**
 * @param {string} command
 * @param {string[]} args
 */
export function works(command, args) {
	return spawnSync(command, args, { cwd: ROOT }).status === 0;
}

/**
 * @param {string} command
 * @param {string[]} args
 */
function output(command, args) {
	const { stdout } = spawnSync(command, args, { cwd: ROOT, encoding: "utf8" });
	return stdout.trim();
}

/**
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
	console.error(message);
	process.exit(1);
}
