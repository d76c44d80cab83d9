/**
 * `npm run test:package`: tests the packed package in Node, in Chromium, and in one
 * bundler and one framework of each kind.
 *
 * | option       | what it does                                              |
 * |--------------|-----------------------------------------------------------|
 * | `--all`      | also every other bundler, and every framework's templates |
 * | `--no-build` | uses the package that is already built                    |
 *
 * Other arguments go to `node --test`, like `-- --test-name-pattern=Vite`. Bundlers and
 * templates are installed in folders of their own: they take 600 MB and are not needed
 * to work on the game.
 */

import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { installPackage } from "../tests/package/support/install.js";
import { testFiles } from "./checks.js";
import { inTurn, nameAllFaults, start } from "./jobs.js";
import { ROOT, TYPESCRIPT } from "./root.js";
import {
	run,
	setUpBrowser,
	setUpBuild,
	setUpNpm,
	setUpShell,
} from "./setup.js";

/** With packages of their own. */
const MATRIX = ["tests/package/bundlers", "tests/package/templates"];

const args = process.argv.slice(2);
const own = ["--all", "--no-build"];
const options = [
	// Each test builds and opens a browser: more would only wait for each other.
	"--test-concurrency=2",
	"--test-reporter=spec",
	...args.filter((arg) => !own.includes(arg)),
];

if (!args.includes("--no-build")) {
	await setUpBuild();
	run("node", [...TYPESCRIPT, "scripts/package.js", "--pack"]);
}
process.env.CHROMIUM = await setUpBrowser();
process.env.HEADLESS_SHELL = setUpShell() ?? "";
for (const folder of ["tests", "tests/package"]) {
	await setUpNpm(join(ROOT, folder));
}
const parts = [() => test("tests/package")];
if (args.includes("--all")) parts.push(testMatrix);
await nameAllFaults(() => inTurn(...parts));

/** @param {string[]} folders */
function test(...folders) {
	const test = [...TYPESCRIPT, "--test", ...options, ...testFiles(...folders)];
	return start(process.execPath, test);
}

async function testMatrix() {
	for (const folder of MATRIX) {
		const path = join(ROOT, folder);
		await setUpNpm(path);
		installPackage(pathToFileURL(join(path, "/")));
	}
	return test(...MATRIX);
}
