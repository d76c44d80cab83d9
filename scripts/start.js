/**
 * `npm start`: installs what is missing, builds and serves the game, and prints
 * its address.
 */

import { npx, run } from "./setup.js";

run(process.execPath, ["scripts/build.js", "site"]);
npx("vite", ["preview", ...process.argv.slice(2)]);
