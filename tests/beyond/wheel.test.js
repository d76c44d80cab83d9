/**
 * The wheel for notebooks: it is built, has the front end in it, is installed in a clean
 * environment, and passes its own tests there, as do the examples of the READMEs. It needs
 * `npm run package`, Python with pip and venv, and the registry of Python's packages.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { ROOT } from "../../scripts/root.js";
import { examplesOf } from "../package/support/examples.js";

const PYTHON = process.env.PYTHON ?? "python3";
const folder = mkdtempSync(join(tmpdir(), "wheel-"));

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

test("the wheel has the front end in it, and passes its tests where it is installed", {
	skip: missing(),
}, () => {
	const front = join(ROOT, "dist-package/taquin-lab.js");
	assert.ok(existsSync(front), "run `npm run package`");
	run(process.execPath, ["scripts/python.js"]);
	const [wheel, ...others] = readdirSync(join(ROOT, "dist-python"));
	assert.deepEqual(others, []);
	assert.match(wheel, /^taquin-[\d.]+-py3-none-any\.whl$/);

	run(PYTHON, ["-m", "venv", folder]);
	const python = join(folder, "bin", "python");
	const install = ["-m", "pip", "install", "--quiet"];
	run(python, [...install, join(ROOT, "dist-python", wheel), "pandas"]);
	const printed = run(python, [
		"-c",
		`import taquin
puzzle = taquin.SlidingPuzzle([[4, 1, 2], [5, 0, 3]])
print(puzzle.board)
front = str(puzzle._esm)
print("sliding-puzzle" in front and "msg:custom" in front and len(front) > 1_000_000)
print(taquin.__file__)`,
	]);
	const [board, hasFront, file] = printed.trim().split("\n");
	assert.deepEqual([board, hasFront], ["4 1 2/5 0 3", "True"]);
	assert.ok(file.startsWith(folder), file);
	run(python, ["-m", "unittest", "discover", "-s", "python/tests"]);

	for (const file of ["README.md", "python/README.md"]) {
		const examples = examplesOf(join(ROOT, file));
		const cells = examples.filter(({ kind }) => kind === "python");
		assert.ok(cells.length > 0, file);
		const printed = run(
			python,
			["tests/beyond/notebook-kernel.py", process.execPath],
			JSON.stringify(cells.map(({ code }) => code)),
		);
		const [rows] = JSON.parse(printed);
		for (const { length } of rows) assert.equal(length, 5, printed);
	}
});
