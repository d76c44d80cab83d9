/**
 * `npm run binder`: compiles the binder (`binder/`) to WebAssembly, and writes it beside
 * its source, compressed, with the hash of what it was made of. With `-- --check` it
 * compiles it and compares.
 */

import { readFileSync, writeFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { BINDER } from "./core/binder.js";
import { MADE_OF, madeOf } from "./core/binder-source.js";
import { targetFolder } from "./core/steps.js";
import { ROOT, run, setUpRust, stop, WASM } from "./setup.js";

setUpRust();
const target = join(targetFolder(), "binder");
const home = process.env.CARGO_HOME ?? join(homedir(), ".cargo");
// Messages of panics name files: the same on every machine.
const flags = [home, ROOT].map((path) => `--remap-path-prefix=${path}=/`);
run(
	"cargo",
	[
		...["build", "--release", "--locked", `--target=${WASM}`],
		...["--manifest-path=binder/Cargo.toml", `--target-dir=${target}`],
	],
	{ ...process.env, RUSTFLAGS: flags.join(" ") },
);
const made = readFileSync(join(target, WASM, "release", "binder.wasm"));
if (process.argv.includes("--check")) {
	const isSame = brotliDecompressSync(readFileSync(BINDER)).equals(made);
	if (!isSame) stop("binder/ makes another binder: run `npm run binder`");
	console.log("binder.wasm.br is what binder/ makes");
} else {
	writeFileSync(BINDER, brotliCompressSync(made));
	writeFileSync(MADE_OF, `${madeOf()}\n`);
}
