/**
 * Sets up a fresh machine: installs what is missing, or says in one line what to
 * install.
 *
 * Imports only Node's own modules: it runs before packages are installed.
 */

import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { start } from "./jobs.js";
import { ROOT } from "./root.js";

export { ROOT };

/** The Rust target of the core. */
export const WASM = "wasm32-unknown-unknown";

/** Folder of the tests, with the packages that only they need. */
export const TESTS = join(ROOT, "tests");

/**
 * Runs a command and shows its output. Exits with its exit code if it fails.
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

/**
 * Returns the path of a program of an npm package.
 *
 * @param {string} name
 */
export function tool(name) {
	return join(ROOT, "node_modules", ".bin", name);
}

/** Installs all that is needed to build the game. */
export async function setUpBuild() {
	setUpRust();
	await setUpNpm();
}

/**
 * Installs the npm packages of a lock file, unless they are up to date.
 *
 * @param {string} [folder] Folder of the lock file.
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

/** Installs the project's Rust and its wasm target, by rustup, if they are missing. */
export function setUpRust() {
	const hasRustup = works("rustup", ["--version"]);
	// The version that `rust-toolchain.toml` names.
	if (hasRustup && !works("cargo", ["--version"])) {
		run("rustup", ["toolchain", "install"]);
	}
	if (!works("cargo", ["--version"])) {
		stop("Rust is missing; install it from https://rustup.rs");
	}
	if (existsSync(wasmLibrary())) return;
	if (!hasRustup) {
		stop(`the Rust target ${WASM} is missing; install it, or install rustup`);
	}
	run("rustup", ["target", "add", WASM]);
}

/** Returns the folder of Rust's standard library for wasm, installed or not. */
function wasmLibrary() {
	const root = output("rustc", ["--print", "sysroot"]);
	return join(root, "lib", "rustlib", WASM, "lib");
}

/** A file of the font in which tests on Debian measure Chinese, Japanese and Cyrillic. */
const FONT = "/usr/share/fonts/opentype/noto/NotoSansCJK-Bold.ttc";

/**
 * Finds the browser for the tests: the path in `CHROMIUM`, or an installed
 * Chromium or Chrome. Installs what is missing.
 *
 * @returns {Promise<string>} Path of the browser.
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
	if (canInstall()) {
		const missing = find() ? [] : ["chromium"];
		if (!existsSync(FONT)) missing.push("fonts-noto-cjk");
		if (missing.length > 0) install(missing);
	} else if (!find()) {
		npx("playwright", ["install", "chromium"]);
	}
	return (
		find() ?? stop("no browser; install Chromium and set CHROMIUM to its path")
	);
}

/**
 * Finds Chromium without a window's parts, in which tests run faster: the path in
 * `HEADLESS_SHELL`, or Debian's, installed if it is missing. Returns `undefined` where
 * there is none of Debian's; Playwright finds its own by itself, and tests run in the
 * whole browser where there is neither.
 */
export function setUpShell() {
	const debians = "/usr/bin/chromium-headless-shell";
	const find = () =>
		[process.env.HEADLESS_SHELL ?? "", debians].find(existsSync);
	const hasDebians = existsSync("/usr/bin/chromium") && canInstall();
	if (!find() && hasDebians) install(["chromium-headless-shell"]);
	return find();
}

/** Returns whether Debian packages can be installed here: on Debian, as root. */
export function canInstall() {
	return isDebian() && process.getuid?.() === 0;
}

/**
 * Installs Debian packages.
 *
 * @param {string[]} packages
 */
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
 * Runs a command without showing its output. Returns whether it succeeded.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function works(command, args) {
	return spawnSync(command, args, { cwd: ROOT }).status === 0;
}

/**
 * Runs a command. Returns its stdout, trimmed. Stops if it fails.
 *
 * @param {string} command
 * @param {string[]} args
 */
export function output(command, args) {
	const options = { cwd: ROOT, encoding: /** @type {const} */ ("utf8") };
	const { status, stdout, stderr, error } = spawnSync(command, args, options);
	if (status !== 0) stop(`${command} ${args[0]}: ${error?.message ?? stderr}`);
	return stdout.trim();
}

/**
 * Prints a message on stderr and exits with code 1.
 *
 * @param {string} message
 * @returns {never}
 */
export function stop(message) {
	console.error(message);
	process.exit(1);
}
