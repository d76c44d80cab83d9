/**
 * Packs the crate, and builds and tests what a user makes with it
 * (`tests/user-crate/`), for this machine and as WebAssembly.
 */

import { join } from "node:path";
import { targetFolder } from "./core/steps.js";
import { start } from "./jobs.js";
import { output, WASM } from "./setup.js";

/** Packs the crate, and checks that it builds from what is packed. */
export async function checkUserCrate() {
	const crate = ["--package=taquin", "--locked", "--allow-dirty"];
	await start("cargo", ["package", ...crate]);
	const [, name] = output("cargo", ["pkgid", "--package=taquin"]).split("#");
	const folder = name.trim().replace("@", "-");
	const packed = join(targetFolder(), "package", folder);
	const user = [
		"--locked",
		"--manifest-path=tests/user-crate/Cargo.toml",
		`--config=patch.crates-io.taquin.path=${JSON.stringify(packed)}`,
		`--target-dir=${join(targetFolder(), "user-crate")}`,
	];
	await start("cargo", ["test", ...user]);
	await start("cargo", ["build", ...user, `--target=${WASM}`]);
}
