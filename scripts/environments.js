/**
 * `npm run test:environments`: installs the apps of `examples/` with the packed
 * package, plays each in Chromium, from its development server and from its build, and
 * writes what it saw into `docs/environments.md`. It takes minutes and 2 GB.
 *
 * | option           | what it does                                         |
 * |------------------|------------------------------------------------------|
 * | `--only NAME`    | only environments whose name or app is this          |
 * | `--tarball FILE` | another package than the one just built; no table    |
 * | `--no-build`     | the package that is already packed                   |
 */

import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { close } from "../tests/package/support/browser.js";
import { TARBALL } from "../tests/package/support/install.js";
import { ENVIRONMENTS } from "./environments/list.js";
import { OUT, run } from "./environments/run.js";
import { writeTable } from "./environments/table.js";
import { TYPESCRIPT } from "./root.js";
import { run as runCommand, setUpBrowser, setUpBuild, stop } from "./setup.js";

const { values } = parseArgs({
	options: {
		only: { type: "string" },
		tarball: { type: "string" },
		"no-build": { type: "boolean" },
	},
});
const only = values.only?.toLowerCase();
const wanted = ENVIRONMENTS.filter(
	({ name, app }) => !only || only === app || only === name.toLowerCase(),
);
if (wanted.length === 0) stop(`no environment ${values.only}`);

const isOther = values.tarball !== undefined;
if (!isOther && !values["no-build"]) {
	await setUpBuild();
	runCommand("node", [...TYPESCRIPT, "scripts/package.js", "--pack"]);
}
process.env.CHROMIUM = await setUpBrowser();

const tarball = resolve(values.tarball ?? TARBALL);
/** @type {import("./environments/run.js").Row[]} */
const rows = [];
let failed = false;
for (const environment of wanted) {
	const row = await run(environment, tarball).catch((error) => {
		// Not installed, so nothing was seen: its row stays as it is.
		console.error(`${environment.name}:`, error);
		return null;
	});
	failed ||= row === null || /fails/.test(row.dev + row.build);
	if (row === null) continue;
	console.log(`${row.name}: ${row.dev} | ${row.build}`);
	rows.push(row);
	if (!isOther) writeTable(rows);
}
await close();
rmSync(OUT, { recursive: true, force: true });
if (failed) process.exit(1);
