/**
 * `npm start`: sets up, builds and serves the game, and prints its address.
 */

import { buildCore } from "./core/build.js";
import { npx, setUpNpm, setUpRust } from "./setup.js";

setUpRust();
await buildCore({ packages: setUpNpm() });
npx("vite", ["build"]);
npx("vite", ["preview", ...process.argv.slice(2)]);
