/**
 * `npm run package`: builds the npm package into `dist-package/`, and prints the
 * tag for a page that takes it from a CDN. `-- --pack` packs it too, into
 * `dist-package.tgz`; `-- --no-build` takes the wasm that is there.
 */

import { spawnSync } from "node:child_process";
import { renameSync } from "node:fs";
import { join } from "node:path";
import { buildCore } from "./core/build.js";
import { ROOT, setUpNpm, setUpRust, stop } from "./setup.js";

const args = process.argv.slice(2);
const unknown = args.find((arg) => !["--pack", "--no-build"].includes(arg));
if (unknown !== undefined) stop(`no option ${unknown}`);

if (!args.includes("--no-build")) {
	setUpRust();
	await buildCore({ packages: setUpNpm() });
}

// What it uses may have been installed a moment ago.
const { buildPackage } = await import("./package/build.js");
const { sizes, tag } = await buildPackage();

console.log("\ndist-package/");
for (const { file, bytes, brotli } of sizes) {
	const columns = [bytes, brotli].map((n) =>
		n.toLocaleString("en").padStart(9),
	);
	console.log(`${columns.join("")}  ${file}`);
}
console.log(`   bytes   brotli\n\n${tag}`);

if (args.includes("--pack")) {
	const { status, stdout } = spawnSync("npm", ["pack", "--json"], {
		cwd: join(ROOT, "dist-package"),
		encoding: "utf8",
		stdio: ["ignore", "pipe", "inherit"],
	});
	if (status !== 0) stop("npm pack failed");
	// Of a name without its version, so that the lock file of the tests holds.
	const [{ filename }] = Object.values(JSON.parse(stdout));
	const tarball = join(ROOT, "dist-package.tgz");
	renameSync(join(ROOT, "dist-package", filename), tarball);
	console.log(`\n${tarball}`);
}
