/**
 * `npm start`: sets up, builds and serves the game, and prints its address.
 */

import { npx, run, setUpBuild } from "./setup.js";

setUpBuild();
run("cargo", ["xtask", "wasm"]);
npx("vite", ["build"]);
npx("vite", ["preview", ...process.argv.slice(2)]);
