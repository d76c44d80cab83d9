/**
 * Packs the crate, and builds and tests what a user makes with it
 * (`tests/user-crate/`), for this machine and as WebAssembly.
 */

import { join } from "node:path";
import { patiently } from "./checks.js";
import { targetFolder } from "./core/steps.js";
import { output, WASM } from "./setup.js";

/** Packs the crate, and checks that it builds from what is packed. */
export async function checkUserCrate() {
	const crate = ["--package=sliding-puzzle", "--locked", "--allow-dirty"];
	await patiently("cargo", ["package", ...crate]);
	const [, name] = output("cargo", ["pkgid", "--package=sliding-puzzle"]).split(
		"#",
	);
	const folder = name.trim().replace("@", "-");
	const packed = join(targetFolder(), "package", folder);
	const user = [
		"--locked",
		"--manifest-path=tests/user-crate/Cargo.toml",
		`--config=patch.crates-io.sliding-puzzle.path=${JSON.stringify(packed)}`,
		`--target-dir=${join(targetFolder(), "user-crate")}`,
	];
	await patiently("cargo", ["test", ...user]);
	await patiently("cargo", ["build", ...user, `--target=${WASM}`]);
}
