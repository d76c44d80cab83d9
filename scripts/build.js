/**
 * `node scripts/build.js [wasm] [native] [site]`: installs what the build needs
 * and builds the named parts. `site` includes `wasm`. With `--only-wasm` it does
 * not translate the core to JavaScript.
 *
 * Other scripts spawn it, so that they decide where its output goes.
 */

import { buildCore } from "./core/build.js";
import { start } from "./jobs.js";
import { setUpNpm, setUpRust, tool } from "./setup.js";

const NATIVE = ["build", "--release", "--locked", "--examples"];

const isAsked = (/** @type {string} */ name) => process.argv.includes(name);

setUpRust();
if (isAsked("wasm") || isAsked("site")) {
	const hasJavaScript = !isAsked("--only-wasm");
	await buildCore({ packages: setUpNpm(), hasJavaScript });
}
if (isAsked("site")) await start(tool("vite"), ["build"]);
if (isAsked("native")) {
	const env = { ...process.env, CARGO_TERM_QUIET: "true" };
	await start("cargo", NATIVE, env);
}
