/**
 * `node scripts/build.js [wasm] [native] [site] [late]`: installs what the build
 * needs and builds the named parts. `site` includes `wasm`. With `--quick` the core is
 * compiled as tests are, and not translated to JavaScript. With `--first` the site has, as
 * quickly, only what the first board of the game needs, and `late` puts the whole one in
 * its place.
 *
 * Other scripts spawn it, so that they decide where its output goes.
 */

import { cpSync } from "node:fs";
import { join } from "node:path";
import { ALL, buildCore, makeQuickly, PLAYED } from "./core/build.js";
import { compileQuickly, targetFolder } from "./core/steps.js";
import { start } from "./jobs.js";
import { ROOT, setUpNpm, setUpRust, tool } from "./setup.js";
import { markSite } from "./site/fresh.js";

const NATIVE = ["build", "--release", "--locked", "--examples"];

const isAsked = (/** @type {string} */ name) => process.argv.includes(name);

const isFirst = isAsked("--first");
const vite = ["build", "--logLevel=warn"];

setUpRust();
if (isFirst || isAsked("--quick")) {
	const names = isFirst ? PLAYED : ALL;
	await Promise.all([setUpNpm(), compileQuickly(names)]);
	await makeQuickly(names);
} else if (["wasm", "site", "late"].some(isAsked)) {
	await buildCore({ packages: setUpNpm() });
}
if (isAsked("site")) await start(tool("vite"), vite);
if (isAsked("late")) {
	const whole = join(targetFolder(), "site");
	const env = { ...process.env, LATE_PARTS: "" };
	const to = [`--outDir=${whole}`, "--emptyOutDir"];
	await start(tool("vite"), [...vite, ...to], env);
	// What the pages name comes first, and one that is open keeps the files that it knows.
	for (const part of ["assets", "."])
		cpSync(join(whole, part), join(ROOT, "dist", part), { recursive: true });
}
if ((isAsked("site") && !isFirst) || isAsked("late")) markSite();
if (isAsked("native")) {
	const env = { ...process.env, CARGO_TERM_QUIET: "true" };
	await start("cargo", NATIVE, env);
}
