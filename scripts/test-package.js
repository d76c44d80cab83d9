/**
 * `npm run test:package`: builds apps from the packed package with common bundlers
 * and plays them in Chromium, and checks the tag in the templates of frameworks.
 * Installs both in folders of their own: they take 600 MB and are not needed to work
 * on the game.
 *
 * `-- --no-build` uses the package already built. Other arguments go to
 * `node --test`, like `-- --test-name-pattern=vite`.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installPackage } from "../tests/package/support/install.js";
import { TYPESCRIPT } from "./root.js";
import { ROOT, run, setUpBrowser, setUpBuild, setUpNpm } from "./setup.js";

const FOLDERS = ["tests/package/bundlers", "tests/package/templates"];

const args = process.argv.slice(2);
const isBuilt = args.includes("--no-build");

if (!isBuilt) {
	await setUpBuild();
	run("node", [...TYPESCRIPT, "scripts/package.js", "--pack"]);
}
process.env.CHROMIUM = await setUpBrowser();
/** @type {string[]} */
const files = [];
for (const folder of FOLDERS) {
	const path = join(ROOT, folder);
	await setUpNpm(path);
	installPackage(pathToFileURL(join(path, "/")));
	for (const name of readdirSync(path)) {
		if (name.endsWith(".test.js")) files.push(join(folder, name));
	}
}
const options = [
	// Each test builds and opens a browser: more would only wait for each other.
	"--test-concurrency=2",
	"--test-reporter=spec",
	...args.filter((arg) => arg !== "--no-build"),
];
run("node", [...TYPESCRIPT, "--test", ...options, ...files]);
