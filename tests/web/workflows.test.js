/**
 * CI runs the same commands as a person: each is one of this project.
 */

import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
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
 * A tag can be moved to other code, a commit cannot. The comment names the version, for
 * people and for Dependabot.
 */
const PINNED = /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+(?:\.\d+){0,2}$/;

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
			// Another workflow of this commit.
			.filter((action) => !action.startsWith("./") && !PINNED.test(action))
			.map((action) => `${action} is not pinned to a commit of a version`),
		...(/^permissions:\n {2}contents: read\n/m.test(text)
			? []
			: ["may do more than read"]),
	];
}

test("workflows call commands that there are, by actions of a commit", () => {
	const files = readdirSync(FOLDER);
	assert.deepEqual(files.sort(), [
		...["binder.yml", "ci.yml", "pages.yml", "release.yml"],
	]);
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
		...["rust", "pages", "engines", "package"].map(
			(part) => `npm run test:all -- --only ${part}`,
		),
	])
		assert.ok(ci.includes(`- run: ${command}\n`), command);
});

test("a command that is not there is found, and an action that may change", () => {
	const commit = "34e114876b0b11c390a56381ad16ebd13914f8d5";
	const uses = [
		"actions/checkout",
		"actions/checkout@v4",
		`actions/checkout@${commit}`,
		`actions/checkout@${commit.slice(0, 7)} # v4.3.1`,
		`actions/checkout@${commit} # v4.3.1`,
	];
	const text = ["npm run tset", ...uses.map((action) => `uses: ${action}`)];
	assert.deepEqual(faults(text.map((line) => `- ${line}`).join("\n")), [
		"npm has no tset",
		...uses
			.slice(0, -1)
			.map((action) => `${action} is not pinned to a commit of a version`),
		"may do more than read",
	]);
});

test("each action is of one commit everywhere, and Dependabot keeps it up to date", () => {
	/** @type {Map<string, Set<string>>} */
	const commits = new Map();
	for (const file of readdirSync(FOLDER)) {
		const text = readFileSync(join(FOLDER, file), "utf8");
		for (const [, action, commit] of text.matchAll(/\buses: (.+?)@(.+)/g)) {
			commits.set(action, (commits.get(action) ?? new Set()).add(commit));
		}
	}
	assert.ok(commits.size > 0);
	for (const [action, used] of commits) assert.equal(used.size, 1, action);
	const config = readFileSync(join(ROOT, ".github/dependabot.yml"), "utf8");
	assert.match(config, /package-ecosystem: github-actions\n/);
});

test("the check before a release says in one line what is lacking", () => {
	const script = join(ROOT, "scripts", "release.js");
	const { status, stderr } = spawnSync(
		process.execPath,
		[script, "--check", "v0.0.1"],
		{ encoding: "utf8" },
	);
	assert.equal(status, 1);
	const { version } = JSON.parse(
		readFileSync(join(ROOT, "package.json"), "utf8"),
	);
	assert.match(stderr, new RegExp(`^v0.0.1: .*the version is ${version}\n$`));

	// Without a tag, for that of the version. The addresses may be there already.
	const own = spawnSync(process.execPath, [script, "--check"], {
		encoding: "utf8",
	});
	assert.match(own.stderr, /^(?:v[\d.]+: (?:\S+ lacks [\w, ]+(?:; |\n))+)?$/);
});
