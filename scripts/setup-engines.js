/**
 * The three engines that `npm run test:engines` drives: finds them, installs
 * what is missing on Debian, or says what to install. A machine that lacks one
 * fails; none is left out.
 *
 * Uses nothing but Node itself, since it runs before anything is installed.
 */

import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, install, ROOT, run, stop } from "./setup.js";

/** Where geckodriver is built to: Debian has no package of it. */
const TOOLS = join(ROOT, "target", "tools");

const GECKODRIVER = "0.37.1";

/** Debian's packages; the fonts are for 简体中文. */
const PACKAGES = [
	"chromium",
	"chromium-driver",
	"firefox-esr",
	"webkit2gtk-driver",
	"xvfb",
	"fonts-noto-cjk",
];

/** Program → the names it goes by. */
const PROGRAMS = {
	chromium: ["chromium", "google-chrome"],
	chromedriver: ["chromedriver"],
	firefox: ["firefox-esr", "firefox"],
	webkitdriver: ["WebKitWebDriver"],
	xvfb: ["Xvfb"],
};

/**
 * Paths of browsers and drivers; empty where there is none.
 *
 * @typedef {Record<keyof typeof PROGRAMS | "geckodriver" | "minibrowser", string>} Engines
 */

/** @returns {Engines} */
export function findEngines() {
	const [chromium, chromedriver, firefox, webkitdriver, xvfb] =
		Object.values(PROGRAMS).map(inPath);
	const own = join(TOOLS, "bin", "geckodriver");
	return {
		chromium: process.env.CHROMIUM || chromium,
		chromedriver,
		firefox,
		geckodriver: existsSync(own) ? own : inPath(["geckodriver"]),
		webkitdriver,
		minibrowser: findMiniBrowser(),
		xvfb,
	};
}

/** Installs the engines that are missing; ends this process where it cannot. */
export function setUpEngines() {
	const missing = missingEngines();
	if (missing.some((name) => name !== "geckodriver") && canInstall()) {
		install(PACKAGES);
	}
	if (missing.includes("geckodriver")) buildGeckodriver();
	const lacking = missingEngines();
	if (lacking.length === 0) return;
	stop(
		`no ${lacking.join(", ")}: install Chromium, Firefox and WebKitGTK with ` +
			`their WebDrivers, and Xvfb (on Debian: ${PACKAGES.join(" ")})`,
	);
}

function missingEngines() {
	return Object.entries(findEngines())
		.filter(([, path]) => path === "" || !existsSync(path))
		.map(([name]) => name);
}

function buildGeckodriver() {
	const what = [`geckodriver@${GECKODRIVER}`, "--locked"];
	run("cargo", ["install", ...what, "--root", TOOLS]);
}

/** @param {string[]} names */
function inPath(names) {
	const folders = (process.env.PATH ?? "").split(delimiter);
	const paths = names.flatMap((name) => folders.map((at) => join(at, name)));
	return paths.find((path) => existsSync(path)) ?? "";
}

/** WebKitGTK's browser for tests; it lies beside its library, not in the path. */
function findMiniBrowser() {
	const roots = ["/usr/libexec", ...foldersIn("/usr/lib")];
	const paths = roots.flatMap((root) =>
		foldersIn(root, /^webkit2?gtk-/).map((at) => join(at, "MiniBrowser")),
	);
	return paths.find((path) => existsSync(path)) ?? "";
}

/**
 * @param {string} folder
 * @param {RegExp} [name]
 */
function foldersIn(folder, name = /-linux-gnu$/) {
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.filter((entry) => name.test(entry))
		.map((entry) => join(folder, entry));
}
