/**
 * `npm run fix`: formats all files and applies the fixes of clippy and biome. If
 * they cannot fix something, they print it and the exit code is 1.
 */

import { start } from "./jobs.js";
import { setUpNpm, setUpRust, tool } from "./setup.js";

const WHOLE = ["--workspace", "--all-targets", "--locked"];
// `cargo clippy --fix` refuses uncommitted changes without these.
const ANYHOW = ["--allow-dirty", "--allow-staged"];

setUpRust();
const web = setUpNpm().then(() => start(tool("biome"), ["check", "--write"]));
await start("cargo", ["clippy", "--fix", ...ANYHOW, ...WHOLE]);
await start("cargo", ["fmt", "--all"]);
await web;
