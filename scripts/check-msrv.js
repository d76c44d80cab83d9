/**
 * `npm run check:msrv`: checks that the crate and the tools compile with the
 * oldest Rust that they support, `rust-version` in `Cargo.toml`. Installs that
 * version with rustup if it is missing.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { start } from "./jobs.js";
import { ROOT, run, stop, WASM, works } from "./setup.js";

const manifest = readFileSync(join(ROOT, "Cargo.toml"), "utf8");
const version = /^rust-version = "([\d.]+)"$/m.exec(manifest)?.[1];
if (version === undefined) stop("Cargo.toml has no rust-version");
if (!works("rustup", ["--version"])) {
	stop("rustup is missing; install it from https://rustup.rs");
}

const install = ["--profile=minimal", `--target=${WASM}`, "--no-self-update"];
run("rustup", ["toolchain", "install", version, ...install]);
// A separate folder: two compilers in one folder discard each other's builds.
const env = { ...process.env, CARGO_TARGET_DIR: join(ROOT, "target", "msrv") };
const cargo = [`+${version}`, "check", "--locked"];
await start("cargo", [...cargo, "--workspace", "--all-features"], env);
await start("cargo", [...cargo, `--target=${WASM}`], env);
