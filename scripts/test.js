/**
 * `npm test`: sets up and runs every check, the quick ones first.
 */

import { readdirSync } from "node:fs";
import { join } from "node:path";
import { buildCore } from "./core/build.js";
import { npx, ROOT, run, setUpBrowser, setUpBuild } from "./setup.js";

await setUpBuild();
process.env.CHROMIUM = await setUpBrowser();

run("cargo", ["fmt", "--all", "--check"]);
npx("biome", ["check", "--error-on-warnings"]);
const lints = ["--locked", "--", "-D", "warnings"];
run("cargo", ["clippy", "--workspace", "--all-targets", ...lints]);
run("cargo", ["clippy", "--target=wasm32-unknown-unknown", ...lints]);
run("cargo", ["test", "--workspace", "--locked"]);
run("cargo", ["doc", "--workspace", "--no-deps", "--locked"], {
	...process.env,
	RUSTDOCFLAGS: "-D warnings",
});
await buildCore();
run("node", ["scripts/manifest.js"]);
npx("tsc", ["--project", "."]);
npx("tsc", ["--project", "www/solver"]);
run("node", ["--test", ...testFiles("tests/web")]);
run("node", ["scripts/package.js", "--no-build", "--pack"]);
run("node", ["--test", ...testFiles("tests/package")]);
npx("vite", ["build"]);
npx("playwright", ["test"]);

/** @param {string} folder */
function testFiles(folder) {
	return readdirSync(join(ROOT, folder))
		.filter((name) => name.endsWith(".test.js"))
		.map((name) => join(folder, name));
}
