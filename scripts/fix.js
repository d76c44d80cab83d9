/**
 * `npm run fix`: formats all, and mends what clippy and biome can. What they
 * cannot is told, and the exit code is 1.
 */

import { start } from "./jobs.js";
import { setUpNpm, setUpRust, tool } from "./setup.js";

const WHOLE = ["--workspace", "--all-targets", "--locked"];
// What is not committed is what is being worked on.
const ANYHOW = ["--allow-dirty", "--allow-staged"];

setUpRust();
const web = setUpNpm().then(() => start(tool("biome"), ["check", "--write"]));
await start("cargo", ["clippy", "--fix", ...ANYHOW, ...WHOLE]);
await start("cargo", ["fmt", "--all"]);
await web;
