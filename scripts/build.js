/**
 * `node scripts/build.js [wasm] [native]`: sets up what building takes and
 * builds what is named. With `--only-wasm` the core is not translated to
 * JavaScript.
 *
 * A process of its own: whoever starts it decides where its output goes.
 */

import { buildCore } from "./core/build.js";
import { start } from "./jobs.js";
import { setUpNpm, setUpRust } from "./setup.js";

const NATIVE = ["build", "--release", "--locked", "--examples"];

setUpRust();
if (process.argv.includes("wasm")) {
	const hasJavaScript = !process.argv.includes("--only-wasm");
	await buildCore({ packages: setUpNpm(), hasJavaScript });
}
if (process.argv.includes("native")) {
	const env = { ...process.env, CARGO_TERM_QUIET: "true" };
	await start("cargo", NATIVE, env);
}
