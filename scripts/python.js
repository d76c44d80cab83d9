/**
 * `npm run python`: builds the widget for notebooks, and its wheel, into `dist-python/`.
 * `npm run package` runs before it. `PYTHON` is the interpreter, which needs pip.
 */

import { spawnSync } from "node:child_process";
import {
	copyFileSync,
	existsSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { LICENSES } from "./licenses.js";
import { ROOT } from "./root.js";
import { stop } from "./setup.js";

const OUT = join(ROOT, "dist-python");
const PYTHON = join(ROOT, "python/src/taquin");
const TEXT = "text:";

if (!existsSync(join(ROOT, "dist-package/taquin-lab.js"))) {
	stop("run `npm run package` first");
}
await bundleWidget();
copyFileSync(join(ROOT, "dist-package", LICENSES), join(PYTHON, LICENSES));
rmSync(OUT, { recursive: true, force: true });
const { status } = spawnSync(
	process.env.PYTHON ?? "python3",
	[
		"-m",
		"pip",
		"wheel",
		"--quiet",
		"--no-deps",
		"--wheel-dir",
		OUT,
		"./python",
	],
	{ cwd: ROOT, stdio: "inherit" },
);
if (status !== 0) stop("pip made no wheel");

/** Bundles the front end into one module, which anywidget loads from a `blob:`. */
async function bundleWidget() {
	const build = await rolldown({
		input: join(ROOT, "python/widget.js"),
		platform: "browser",
		plugins: [{ name: "texts", resolveId: resolveText, load: loadText }],
	});
	const { output } = await build.generate({ format: "es", minify: true });
	await build.close();
	if (output.length > 1) throw new Error("the widget is one file");
	writeFileSync(join(PYTHON, "widget.js"), output[0].code);
}

/** @param {string} id */
function resolveText(id) {
	if (!id.startsWith(TEXT)) return null;
	return `\0${join(ROOT, "python", id.slice(TEXT.length))}.txt`;
}

/** @param {string} id */
function loadText(id) {
	if (!id.startsWith("\0") || !id.endsWith(".js.txt")) return null;
	const text = readFileSync(id.slice(1, -".txt".length), "utf8");
	return { code: `export default ${JSON.stringify(text)};`, moduleType: "js" };
}
