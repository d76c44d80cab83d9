/**
 * `npm run check:msrv`: the crate and the tools compile with the oldest Rust that
 * `Cargo.toml` names. Installs that one by rustup, unless it is there.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { start } from "./jobs.js";
import { ROOT, run, stop, WASM, works } from "./setup.js";

const manifest = readFileSync(join(ROOT, "Cargo.toml"), "utf8");
const version = /^rust-version = "([\d.]+)"$/m.exec(manifest)?.[1];
if (version === undefined) stop("Cargo.toml names no rust-version");
if (!works("rustup", ["--version"])) {
	stop("rustup is missing: install it from https://rustup.rs");
}

const install = ["--profile=minimal", `--target=${WASM}`, "--no-self-update"];
run("rustup", ["toolchain", "install", version, ...install]);
// A folder of its own: the builds of two compilers throw away each other's.
const env = { ...process.env, CARGO_TARGET_DIR: join(ROOT, "target", "msrv") };
const cargo = [`+${version}`, "check", "--locked"];
await start("cargo", [...cargo, "--workspace", "--all-features"], env);
await start("cargo", [...cargo, `--target=${WASM}`], env);
