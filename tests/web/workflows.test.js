/**
 * CI runs the same commands as a person: each is one of this project.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { ROOT } from "../../scripts/setup.js";

const FOLDER = join(ROOT, ".github", "workflows");

/** @type {Record<string, string>} */
const SCRIPTS = JSON.parse(
	readFileSync(join(ROOT, "package.json"), "utf8"),
).scripts;

/** Commands of npm itself, not in `package.json`. */
const OWN = ["ci", "publish"];

/**
 * Returns the faults in the text of a workflow.
 *
 * @param {string} text
 * @returns {string[]}
 */
function faults(text) {
	const commands = [...text.matchAll(/\bnpm (?:run )?([\w:-]+)/g)];
	const unknown = commands
		.map(([, name]) => name)
		.filter((name) => !(name in SCRIPTS) && !OWN.includes(name));
	const uses = [...text.matchAll(/\buses: (.+)/g)].map(([, action]) => action);
	return [
		...unknown.map((name) => `npm has no ${name}`),
		...uses
			.filter((action) => !/^[\w-]+\/[\w-]+@(?:v\d+|stable)$/.test(action))
			.map((action) => `${action} is not of one major version`),
		...(/^permissions:\n {2}contents: read\n/m.test(text)
			? []
			: ["may do more than read"]),
	];
}

test("workflows call commands that there are, by actions of a version", () => {
	const files = readdirSync(FOLDER);
	assert.deepEqual(files.sort(), ["ci.yml", "pages.yml", "release.yml"]);
	for (const file of files) {
		assert.deepEqual(
			faults(readFileSync(join(FOLDER, file), "utf8")),
			[],
			file,
		);
	}
	const ci = readFileSync(join(FOLDER, "ci.yml"), "utf8");
	for (const command of [
		"npm test",
		"npm run test:engines",
		"npm run test:package",
	])
		assert.ok(ci.includes(`- run: ${command}\n`), command);
});

test("a command that is not there is found, and an action without a version", () => {
	assert.deepEqual(faults("- run: npm run tset\n- uses: actions/checkout"), [
		"npm has no tset",
		"actions/checkout is not of one major version",
		"may do more than read",
	]);
});
