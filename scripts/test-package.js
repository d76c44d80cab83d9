/**
 * `npm run test:package`: the packed package in the bundlers that people have,
 * played in Chromium. The bundlers are installed for it, in a folder of their
 * own: 500 MB that nobody needs who works on the game.
 *
 * `-- --no-build` takes the package that is there; other arguments go to
 * `node --test`, like `-- --test-name-pattern=vite`.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installPackage } from "../tests/package/support/install.js";
import { ROOT, run, setUpBrowser, setUpBuild, setUpNpm } from "./setup.js";

const FOLDER = "tests/package/bundlers";

const args = process.argv.slice(2);
const isBuilt = args.includes("--no-build");

if (!isBuilt) {
	await setUpBuild();
	run("node", ["scripts/package.js", "--pack"]);
}
process.env.CHROMIUM = await setUpBrowser();
await setUpNpm(join(ROOT, FOLDER));
installPackage(pathToFileURL(join(ROOT, FOLDER, "/")));

const files = readdirSync(join(ROOT, FOLDER))
	.filter((name) => name.endsWith(".test.js"))
	.map((name) => join(FOLDER, name));
const options = [
	// Each one builds and opens a browser: more would only wait for each other.
	"--test-concurrency=2",
	"--test-reporter=spec",
	...args.filter((arg) => arg !== "--no-build"),
];
run("node", ["--test", ...options, ...files]);
