/**
 * `npm test`: installs what is missing and runs the checks that every change must
 * pass. The other checks are those of `npm run test:all`.
 */

import { lintRust, testBrowser, testNode, testRust } from "./checks.js";
import { buildCore } from "./core/build.js";
import { start } from "./jobs.js";
import {
	setUpBrowser,
	setUpNpm,
	setUpRust,
	setUpShell,
	tool,
} from "./setup.js";

setUpRust();
const packages = setUpNpm();
await Promise.all([
	start("cargo", ["fmt", "--all", "--check"]),
	packages.then(() => start(tool("biome"), ["check", "--error-on-warnings"])),
]);
process.env.CHROMIUM = await setUpBrowser();
process.env.HEADLESS_SHELL = setUpShell() ?? "";
// Nothing here needs the translation to JavaScript.
process.env.LATE_PARTS = "modules";
await buildCore({ packages, parts: ["first", "later"] });
await Promise.all([checkPages(), checkRust()]);

async function checkRust() {
	await lintRust();
	await testRust();
}

async function checkPages() {
	await start(process.execPath, ["scripts/manifest.js"]);
	for (const project of [".", "www/offline", "www/solver"]) {
		await start(tool("tsc"), ["--project", project]);
	}
	await testNode("web");
	await start(tool("vite"), ["build", "--logLevel=warn"]);
	await testBrowser("--grep=@quick");
}
