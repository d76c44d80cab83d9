/**
 * `node scripts/build.js [wasm] [native] [site]`: sets up what building takes and
 * builds what is named; `site` with the wasm in it. With `--only-wasm` the core
 * is not translated to JavaScript.
 *
 * A process of its own: whoever starts it decides where its output goes.
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
