/**
 * The wheel for Python: it is built, is installed in a clean environment, and passes its
 * own tests there, as do its types and the examples of the READMEs. It needs
 * `npm run package`, Python with pip and venv, and the registry of Python's packages.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
	existsSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "../../scripts/root.js";
import { examplesOf } from "../package/support/examples.js";

const PYTHON = process.env.PYTHON ?? "python3";
const folder = mkdtempSync(join(tmpdir(), "wheel-"));

/** What its tests use besides. */
const USED = ["anywidget", "dask[bag,dataframe,distributed]", "mypy", "numpy"];

after(() => rmSync(folder, { recursive: true }));

/** What is missing here, in one line; `false` if nothing is. */
function missing() {
	for (const module of ["pip", "venv"]) {
		const { status } = spawnSync(PYTHON, ["-c", `import ${module}`]);
		if (status !== 0) return `${PYTHON} has no ${module}`;
	}
	return false;
}

/**
 * Runs a program. Returns what it prints.
 *
 * @param {string} program
 * @param {string[]} args
 * @param {string} [input]
 */
function run(program, args, input) {
	const { status, stdout, stderr } = spawnSync(program, args, {
		cwd: ROOT,
		encoding: "utf8",
		input,
	});
	assert.equal(status, 0, `${stdout}${stderr}`);
	return stdout;
}

test("the wheel passes its tests where it is installed", {
	skip: missing(),
}, () => {
	const front = join(ROOT, "dist-package/taquin.standalone.js");
	assert.ok(existsSync(front), "run `npm run package`");
	run(process.execPath, ["scripts/python.js"]);
	const [wheel, ...others] = readdirSync(join(ROOT, "dist-python"));
	assert.deepEqual(others, []);
	// One for every Python from 3.10 on.
	assert.match(wheel, /^taquin-[\d.]+-cp310-abi3-\w+\.whl$/);

	run(PYTHON, ["-m", "venv", folder]);
	const python = join(folder, "bin", "python");
	const install = ["-m", "pip", "install", "--quiet"];
	run(python, [...install, join(ROOT, "dist-python", wheel)]);
	// Scripts need nothing else.
	assert.equal(
		run(python, ["-c", "import taquin; print(taquin.solve('1 2/0 3'))"]),
		"L\n",
	);

	run(python, [...install, "pandas", ...USED]);
	const printed = run(python, [
		"-c",
		`import taquin
front = str(taquin.SlidingPuzzle("1 2/0 3")._esm)
print("sliding-puzzle" in front and "msg:custom" in front and len(front) > 500_000)
print(taquin.__file__)`,
	]);
	const [hasFront, file] = printed.trim().split("\n");
	assert.equal(hasFront, "True");
	assert.ok(file.startsWith(folder), file);
	for (const tests of ["python/tests", "examples/dask"]) {
		run(python, ["-m", "unittest", "discover", "-s", tests]);
	}
	const checked = ["--config-file=python/pyproject.toml", "--package=taquin"];
	run(python, ["-m", "mypy", ...checked]);

	for (const file of ["README.md", "python/README.md"]) {
		const examples = examplesOf(join(ROOT, file));
		const cells = examples.filter(({ kind }) => kind === "python");
		assert.ok(cells.length > 0, file);
		run(python, ["-"], cells.map(({ code }) => code).join("\n"));
	}
	// Its commands, as they are copied, in an empty folder.
	const empty = mkdtempSync(join(folder, "empty-"));
	const commands = examplesOf(join(ROOT, "python/README.md")).filter(
		({ kind, code }) => kind === "sh" && code.startsWith("python -m taquin"),
	);
	assert.equal(commands.length, 1);
	const found = `PATH=${join(folder, "bin")}:$PATH; cd ${empty}; `;
	run("bash", ["-e", "-c", found + commands[0].code]);
	const lines = readFileSync(join(empty, "solutions.jsonl"), "utf8");
	assert.equal(lines.trim().split("\n").length, 1_001);
});
