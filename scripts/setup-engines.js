/**
 * Sets up the three engines that `npm run test:engines` drives. Finds them; as
 * root on Debian, installs what is missing; elsewhere, prints what to install.
 * Fails if one is missing: no engine is skipped.
 *
 * Imports only Node's own modules: it runs before packages are installed.
 */

import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstall, install, stop } from "./setup.js";

/** Debian packages; the fonts are for 简体中文. Firefox needs no driver. */
const PACKAGES = [
	"chromium",
	"chromium-driver",
	"firefox-esr",
	"webkit2gtk-driver",
	"xvfb",
	"fonts-noto-cjk",
];

/** Program → file names it may have. */
const PROGRAMS = {
	chromium: ["chromium", "google-chrome"],
	chromedriver: ["chromedriver"],
	firefox: ["firefox-esr", "firefox"],
	webkitdriver: ["WebKitWebDriver"],
	xvfb: ["Xvfb"],
};

/**
 * Paths of browsers and drivers; `""` if missing.
 *
 * @typedef {Record<keyof typeof PROGRAMS | "minibrowser", string>} Engines
 */

/**
 * Finds browsers and drivers.
 *
 * @returns {Engines}
 */
export function findEngines() {
	const [chromium, chromedriver, firefox, webkitdriver, xvfb] =
		Object.values(PROGRAMS).map(inPath);
	return {
		chromium: process.env.CHROMIUM || chromium,
		chromedriver,
		firefox,
		webkitdriver,
		minibrowser: findMiniBrowser(),
		xvfb,
	};
}

/** Installs missing engines. Exits with code 1 if one is still missing. */
export function setUpEngines() {
	if (missingEngines().length > 0 && canInstall()) install(PACKAGES);
	const lacking = missingEngines();
	if (lacking.length === 0) return;
	stop(
		`missing: ${lacking.join(", ")}; install Chromium, Firefox and WebKitGTK ` +
			`with the WebDrivers of the first and the last, and Xvfb (on Debian: ${PACKAGES.join(" ")})`,
	);
}

function missingEngines() {
	return Object.entries(findEngines())
		.filter(([, path]) => path === "" || !existsSync(path))
		.map(([name]) => name);
}

/** @param {string[]} names */
function inPath(names) {
	const folders = (process.env.PATH ?? "").split(delimiter);
	const paths = names.flatMap((name) => folders.map((at) => join(at, name)));
	return paths.find((path) => existsSync(path)) ?? "";
}

/** Finds WebKitGTK's test browser. It is beside its library, not in `PATH`. */
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
