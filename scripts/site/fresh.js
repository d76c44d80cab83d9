/**
 * Whether the built site is that of the sources.
 *
 * Imports only Node's own modules: it runs before packages are installed.
 */

import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SOURCES } from "../core/sources.js";
import { targetFolder } from "../core/steps.js";
import { hashOf } from "../hash.js";
import { output, ROOT } from "../setup.js";

/** What the site is made of besides its pages, and what came of it. */
const FILES = [
	...SOURCES,
	"dist",
	"dist-package/integrity.json",
	"node_modules/.package-lock.json",
	"package.json",
	"scripts",
	"vite.config.js",
	"www",
];

/** The file with the hash of the site that was built last. */
const stamp = () => join(targetFolder(), "site-of");

function hash() {
	const pages = readdirSync(ROOT).filter((name) => name.endsWith(".html"));
	const texts = [process.env.SITE_URL ?? "", output("rustc", ["--version"])];
	return hashOf(texts, [...FILES, ...pages]);
}

export function isSiteFresh() {
	return existsSync(stamp()) && readFileSync(stamp(), "utf8") === hash();
}

/** Notes that the site is complete. */
export function markSite() {
	writeFileSync(stamp(), hash());
}
