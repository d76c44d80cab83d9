/**
 * `node scripts/build.js [wasm] [native]`: sets up what building takes and
 * builds what is named; says nothing when all of it is there.
 *
 * A process of its own: whoever starts it decides where its output goes.
 */

import { spawnSync } from "node:child_process";
import { ROOT, setUpBuild } from "./setup.js";

const BUILDS = {
	wasm: ["xtask", "wasm"],
	native: ["build", "--release", "--locked", "--examples"],
};

setUpBuild();
for (const [name, args] of Object.entries(BUILDS)) {
	if (!process.argv.includes(name)) continue;
	const env = { ...process.env, CARGO_TERM_QUIET: "true" };
	const { status } = spawnSync("cargo", args, {
		cwd: ROOT,
		stdio: "inherit",
		env,
	});
	if (status !== 0) process.exit(1);
}
