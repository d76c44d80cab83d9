/**
 * `npm run check:version -- v1.2.3`: checks that the package, the element, the crate
 * and the changelog have the version of the tag, and that npm's page will say where the
 * project is.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT, stop } from "./setup.js";

const read = (/** @type {string} */ file) =>
	readFileSync(join(ROOT, file), "utf8");

const tag = process.argv[2] ?? stop("give a tag, like v1.2.3");
const version = tag.replace(/^v/, "");
const own = JSON.parse(read("package.json"));
const named = {
	"package.json": own.version,
	"www/element/version.ts": /VERSION = "(.+)"/.exec(
		read("www/element/version.ts"),
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
// npm publishes with a provenance only from the repository that is named.
for (const field of ["homepage", "repository", "bugs"]) {
	if (!(field in own)) stop(`${tag}: package.json has no ${field}`);
}
