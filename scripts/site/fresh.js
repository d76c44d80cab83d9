/**
 * Whether the built site is that of the sources.
 *
 * Imports only Node's own modules: it runs before packages are installed.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SOURCES } from "../core/sources.js";
import { targetFolder } from "../core/steps.js";
import { hashOf } from "../hash.js";
import { output } from "../setup.js";

/** What the site is made of, and what came of it. */
const FILES = [
	...SOURCES,
	"dist",
	"dist-package/integrity.json",
	"index.html",
	"node_modules/.package-lock.json",
	"package.json",
	"scripts",
	"vite.config.js",
	"www",
];

/** The file with the hash of the site that was built last. */
const stamp = () => join(targetFolder(), "site-of");

function hash() {
	const site = process.env.SITE_URL ?? "";
	// A site of its own shows each day's board in its links.
	const day = site && new Date().toISOString().slice(0, 10);
	const texts = [site, day, output("rustc", ["--version"])];
	return hashOf(texts, FILES);
}

export function isSiteFresh() {
	return existsSync(stamp()) && readFileSync(stamp(), "utf8") === hash();
}

/** Notes that the site is complete. */
export function markSite() {
	writeFileSync(stamp(), hash());
}
