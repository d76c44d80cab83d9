/**
 * `npm run package`: builds the npm package into `dist-package/` and prints the
 * script tag that loads it from a CDN. `-- --pack` also packs it into
 * `dist-package.tgz`. `-- --no-build` uses the wasm already built.
 */

import { spawnSync } from "node:child_process";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { buildCore } from "./core/build.js";
import { ROOT, setUpNpm, setUpRust, stop } from "./setup.js";

const args = process.argv.slice(2);
const unknown = args.find((arg) => !["--pack", "--no-build"].includes(arg));
if (unknown !== undefined) stop(`unknown option ${unknown}`);

if (!args.includes("--no-build")) {
	setUpRust();
	await buildCore({ packages: setUpNpm() });
}

// Imported late: its packages may have been installed just now.
const { buildPackage } = await import("./package/build.js");
console.log(`\ndist-package/\n\n${await buildPackage()}`);

if (args.includes("--pack")) {
	const { status, stdout } = spawnSync("npm", ["pack", "--json"], {
		cwd: join(ROOT, "dist-package"),
		encoding: "utf8",
		stdio: ["ignore", "pipe", "inherit"],
	});
	if (status !== 0) stop("npm pack failed");
	// The name has no version, so the tests' lock file stays valid.
	const [{ filename }] = Object.values(JSON.parse(stdout));
	const tarball = join(ROOT, "dist-package.tgz");
	renameSync(join(ROOT, "dist-package", filename), tarball);
	console.log(`\n${tarball}`);
}
