/**
 * Runs browser tests. Those that fail are run once more, alone, when nothing else runs:
 * one that passes then is flaky. It is a defect to mend, and named at the end and in a
 * file, but it costs no second run of everything, unless there are more than two.
 */

import {
	existsSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { targetFolder } from "./core/steps.js";
import { fault, start } from "./jobs.js";
import { tool } from "./setup.js";

/** How many flaky tests a run may have. */
const MOST = 2;

/** From how many failed tests on the page is broken, and none of them is run again. */
const BROKEN = 10;

/** The file that names those of the last run. */
const FILE = join(targetFolder(), "flaky.txt");
rmSync(FILE, { force: true });

/** @type {string[]} */
const flaky = [];

/** Returns a line for each flaky test so far. */
export function flakyLines() {
	return flaky.map((name) => `FLAKY ${name}`);
}

/**
 * Runs browser tests. Resolves with the files of the site that each file of tests loaded.
 *
 * @param {string[]} options Of Playwright.
 */
export async function testBrowser(...options) {
	try {
		await playwright(options, { mayFail: true });
		return loadedIn(report());
	} catch {
		// The second run says what it means.
	}
	const failed = failedTests();
	// Nothing was tried, as when the site cannot be served.
	if (failed.length === 0) fault(`playwright ${options.join(" ")}`);
	if (failed.length >= BROKEN) tell(failed);
	const again = ["--last-failed", "--workers=1"];
	try {
		await playwright([...options, ...again], { mayFail: true });
	} catch {
		const still = failedTests();
		note(failed.filter((name) => !still.includes(name)));
		tell(still);
	}
	note(failed);
	if (flaky.length > MOST) fault(`${flaky.length} flaky tests`);
	return {};
}

/**
 * @param {string[]} names Of tests that failed.
 * @returns {never}
 */
function tell(names) {
	return fault(`browser tests:\n  ${names.join("\n  ")}`);
}

/** @param {string[]} names */
function note(names) {
	flaky.push(...names);
	mkdirSync(dirname(FILE), { recursive: true });
	writeFileSync(FILE, flaky.map((name) => `${name}\n`).join(""));
}

const REPORT = join(targetFolder(), "browser-tests.json");

/** @param {string[]} options @param {{ mayFail: boolean }} how */
function playwright(options, how) {
	rmSync(REPORT, { force: true });
	const env = { ...process.env, PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT };
	const args = ["test", "--reporter=list,json", ...options];
	return start(tool("playwright"), args, env, how);
}

/** Returns what the last run reported. @returns {Suite[]} */
function report() {
	if (!existsSync(REPORT)) return [];
	return JSON.parse(readFileSync(REPORT, "utf8")).suites;
}

function failedTests() {
	return failedIn(report());
}

/**
 * @typedef {object} Suite
 * @property {string} file
 * @property {Spec[]} [specs]
 * @property {Suite[]} [suites]
 */

/**
 * @typedef {object} Spec
 * @property {string} title
 * @property {number} line
 * @property {boolean} ok
 * @property {{ annotations: { type: string, description: string }[] }[]} [tests]
 */

/**
 * Returns the files of the site that each file of tests loaded.
 *
 * @param {Suite[]} suites
 */
export function loadedIn(suites) {
	/** @type {Record<string, string[]>} */
	const loaded = {};
	for (const { file, specs = [], suites: inner = [] } of suites) {
		const files = specs
			.flatMap(({ tests = [] }) => tests)
			.flatMap(({ annotations }) => annotations)
			.filter(({ type }) => type === "loaded")
			.map(({ description }) => description);
		files.push(...Object.values(loadedIn(inner)).flat());
		const all = new Set([...(loaded[file] ?? []), ...files]);
		loaded[file] = [...all].sort();
	}
	return loaded;
}

/**
 * Returns the names of the tests that failed in a report.
 *
 * @param {Suite[]} suites
 * @returns {string[]}
 */
export function failedIn(suites) {
	return suites.flatMap(({ file, specs = [], suites: inner = [] }) => [
		...specs
			.filter(({ ok }) => !ok)
			.map(({ line, title }) => `${file}:${line} ${title}`),
		...failedIn(inner),
	]);
}
