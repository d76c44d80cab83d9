/**
 * `node scripts/build.js [wasm] [native] [site] [late]`: installs what the build
 * needs and builds the named parts. `site` includes `wasm`. With `--only-wasm` it does
 * not translate the core to JavaScript. With `--first` it makes only what the first
 * board of the game needs, and `late` adds the rest to that site.
 *
 * Other scripts spawn it, so that they decide where its output goes.
 */

import { copyFileSync, readdirSync, renameSync } from "node:fs";
import { join } from "node:path";
import { buildCore, SOON } from "./core/build.js";
import { OUT } from "./core/steps.js";
import { start } from "./jobs.js";
import { ROOT, setUpNpm, setUpRust, tool } from "./setup.js";
import { markSite } from "./site/fresh.js";

const NATIVE = ["build", "--release", "--locked", "--examples"];

const isAsked = (/** @type {string} */ name) => process.argv.includes(name);

setUpRust();
if (isAsked("wasm") || isAsked("site")) {
	/** @type {import("./core/build.js").Part[]} */
	const parts = ["first", "later", "javascript"];
	if (isAsked("--only-wasm")) parts.pop();
	const isHasty = isAsked("--first");
	if (isHasty) parts.splice(1);
	const raw = isHasty ? SOON : [];
	await buildCore({ packages: setUpNpm(), parts, raw });
}
if (isAsked("site")) await start(tool("vite"), ["build", "--logLevel=warn"]);
if (isAsked("late")) {
	await buildCore();
	replaceHasty();
	const { bundleLate } = await import("./site/late-parts.js");
	await bundleLate(join(ROOT, "dist"));
}
if (isAsked("site") && !isAsked("--first")) markSite();
if (isAsked("late")) markSite();
if (isAsked("native")) {
	const env = { ...process.env, CARGO_TERM_QUIET: "true" };
	await start("cargo", NATIVE, env);
}

/** Gives the site the optimised modules, under the names that it has for them. */
function replaceHasty() {
	const assets = join(ROOT, "dist", "assets");
	for (const file of readdirSync(assets)) {
		const [, name] = /^(\w+)_bg-.*\.wasm$/.exec(file) ?? [];
		if (!SOON.includes(name)) continue;
		// Whoever asks meanwhile gets a whole file.
		const fresh = join(assets, `${file}.fresh`);
		copyFileSync(join(OUT, `${name}_bg.wasm`), fresh);
		renameSync(fresh, join(assets, file));
	}
}
