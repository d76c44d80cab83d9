/**
 * `npm run check:version -- v1.2.3`: checks that the package, the element, the crate
 * and the changelog have the version of the tag.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, stop } from "./setup.js";

const read = (/** @type {string} */ file) =>
	readFileSync(join(ROOT, file), "utf8");

const tag = process.argv[2] ?? stop("give a tag, like v1.2.3");
const version = tag.replace(/^v/, "");
const named = {
	"package.json": JSON.parse(read("package.json")).version,
	"www/element/version.js": /VERSION = "(.+)"/.exec(
		read("www/element/version.js"),
	)?.[1],
	"Cargo.toml": /^version = "(.+)"$/m.exec(read("Cargo.toml"))?.[1],
};
for (const [file, found] of Object.entries(named)) {
	if (found !== version) stop(`${tag}: ${file} has version ${found}`);
}
const heads = read("CHANGELOG.md").matchAll(/^## \[?(\d[^\]\s]*)/gm);
if (![...heads].some(([, head]) => head === version)) {
	stop(`${tag}: CHANGELOG.md has no section ${version}`);
}
