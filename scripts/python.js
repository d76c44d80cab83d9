/**
 * `npm run python`: builds the wheel, with the core for Python and the widget for notebooks
 * in it, into `dist-python/`. `npm run package` runs before it. `PYTHON` is the interpreter;
 * its pip brings maturin, which compiles the core.
 */

import { spawnSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { IN_PACKAGE, LICENSES, makeLicenses } from "./licenses.js";
import { ROOT } from "./root.js";
import { stop, works } from "./setup.js";

const OUT = join(ROOT, "dist-python");
const PACKAGE = join(ROOT, "python/taquin");
const PYTHON = process.env.PYTHON ?? "python3";

if (!works(PYTHON, ["-m", "pip", "--version"])) {
	stop(`${PYTHON} with pip is missing: install Python 3.10 or later`);
}
if (!existsSync(join(ROOT, "dist-package/taquin.standalone.js"))) {
	stop("run `npm run package` first");
}
await bundleWidget();
writeFileSync(
	join(PACKAGE, LICENSES),
	makeLicenses(IN_PACKAGE, ["wasm", "wheel"]),
);
rmSync(OUT, { recursive: true, force: true });
const wheel = ["wheel", "--quiet", "--no-deps", "--wheel-dir", OUT, "./python"];
const { status } = spawnSync(PYTHON, ["-m", "pip", ...wheel], {
	cwd: ROOT,
	env: {
		...process.env,
		// The name of the wheel says on which systems it runs, as a registry asks for.
		MATURIN_PEP517_ARGS: "--locked --compatibility pypi",
	},
	stdio: "inherit",
});
if (status !== 0) stop("pip made no wheel");

/** Bundles the front end into one module, which anywidget loads from a `blob:`. */
async function bundleWidget() {
	const build = await rolldown({
		input: join(ROOT, "python/widget.js"),
		platform: "browser",
	});
	const { output } = await build.generate({ format: "es", minify: true });
	await build.close();
	if (output.length > 1) throw new Error("the widget is one file");
	writeFileSync(join(PACKAGE, "widget.js"), output[0].code);
}
