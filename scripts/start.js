/**
 * `npm start`: installs what is missing, builds and serves the game, and prints
 * its address. What the first board does not need is made behind (`site/late-parts.js`).
 * If nothing has changed since the last time, it only serves.
 */

import { npx, run } from "./setup.js";
import { isSiteFresh } from "./site/fresh.js";

const isFresh = isSiteFresh();
const env = isFresh ? process.env : { ...process.env, LATE_PARTS: "behind" };
if (!isFresh)
	run(process.execPath, ["scripts/build.js", "site", "--first"], env);
npx("vite", ["preview", ...process.argv.slice(2)], env);
