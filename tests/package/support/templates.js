/** The tag in strict templates of a framework, by the framework's own checker. */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
	copyFileSync,
	mkdirSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { examplesOf } from "./examples.js";

/**
 * Checks that what is right compiles, and that a wrong value, a wrong name and a wrong
 * use of an event are refused.
 *
 * @param {string} folder Of the templates.
 * @param {string[]} checker Its command, which gets the folder as the last argument.
 */
export function checkTemplates(folder, [tool, ...args]) {
	const { stdout } = spawnSync(tool, [...args, folder], {
		encoding: "utf8",
		cwd: folder,
	});
	const found =
		stdout.match(/(?:is-right|right|wrong-\w+)\.\w+(?=\S*[ (:])/g) ?? [];
	const files = readdirSync(folder).filter((name) => /^wrong-/.test(name));
	assert.equal(files.length, 3);
	assert.deepEqual([...new Set(found)].sort(), files.sort(), stdout);
	// Nothing else is wrong: not in the types of the package either.
	const lines = stdout.match(/error TS|\bERROR\b/g) ?? [];
	assert.equal(lines.length, files.length, stdout);
}

/**
 * Checks that the examples of the package's README compile, by the rules of the templates.
 *
 * @param {string} readme
 * @param {string} kind The language that the blocks name.
 * @param {string} folder Of the templates.
 * @param {string[]} checker
 */
export function checkExamples(readme, kind, folder, [tool, ...args]) {
	const examples = examplesOf(readme).filter(
		(one) => one.kind === kind && !one.isFragment,
	);
	assert.ok(examples.length > 0);
	// Beside them, so that it finds the same packages.
	const made = `${folder}-test`;
	rmSync(made, { recursive: true, force: true });
	mkdirSync(made);
	for (const name of readdirSync(folder)) {
		if (name.includes("config"))
			copyFileSync(join(folder, name), join(made, name));
	}
	for (const [n, { code }] of examples.entries()) {
		writeFileSync(join(made, `example-${n}.${kind}`), code);
	}
	const { status, stdout } = spawnSync(tool, [...args, made], {
		encoding: "utf8",
		cwd: made,
	});
	assert.equal(status, 0, stdout);
}
