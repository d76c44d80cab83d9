/**
 * `node scripts/budget.js`: checks what the built site loads, in bytes with brotli, and that
 * no file of it waits for one that waits for it. It follows the imports of the files, so it
 * needs no browser. What the parts of the package cost is in `tests/package/bytes.test.js`.
 *
 * Each limit stands beside its reason: who needs more says why.
 */

import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import { parseAst } from "rolldown/parseAst";
import { ROOT } from "./root.js";

const DIST = join(ROOT, "dist");

/** @typedef {{ what: string, files: string[], limit: number }} Budget */

/** @returns {Promise<Budget[]>} */
async function budgets() {
	return [
		{
			what: "the play page before its first move",
			files: [...firstFiles(), await longestTexts()],
			// With every key and button alive it may be 64 kB: bytes are not what a person
			// feels. What the binder's glue has for other engines and callers is 0.5 kB of it,
			// and that nothing late takes the place of what was asked for later 0.3 kB.
			limit: 54_000,
		},
		{
			// Board, shuffle, record, clock, codes, links and the binder's strings, made
			// for size.
			what: "the core, without which there is no board",
			files: [builtFile("game_bg.wasm")],
			limit: 23_600,
		},
		{
			// Boards as text, position codes, links, and what they can have against them; the
			// board and the record again, for itself. Races took 0.9 kB, a play part by part
			// 3.6 kB, a core that is compiled apart 0.9 kB, boards as people paste them 2.1 kB,
			// the marks behind a link and the check of a seed 0.6 kB, how far a daily puzzle is
			// that was left 0.1 kB.
			what: "the reader, fetched when a person or an address gives something",
			files: [builtFile("reader_bg.wasm")],
			limit: 43_500,
		},
		{
			// Made for speed, with vectors: that is what it is for; a level lower, and with
			// less inlined (decision 0067). Large boards took 36 kB: beams line by line,
			// beams by what was learned (a copy for each of two numbers of cells, their sums
			// unrolled), tables of up to 64 cells. Lines that are followed and searches that
			// begin with one took 4 kB; plays that are graded 6 kB, boards at an exact
			// distance 10 kB; weights that sizes share 4 kB, passes that go on where the one
			// before stopped, and two kinds of tables 2 kB. Sixteen boards of a beam at once
			// took 2 kB, a proof shared by two workers 1 kB (docs/solver-notebook.md), bounds
			// that cannot be and are refused 0.2 kB, the cheap bound of large boards at once
			// 0.3 kB. The limit was set by decision 0076; that of 0072 was 100 kB.
			what: "the solver, fetched for the first hint",
			files: [builtFile("solver_bg.wasm")],
			limit: 115_400,
		},
		{
			// Three quarters are what it shares with the other: constructions, beams by
			// distances and the tables that those need. Plays that are graded took 6 kB, the
			// session 7 kB, which in the worker's script are 2.5 kB less (decision 0076). A
			// proof shared by two workers took 1 kB, outlines of tables that are settled, and
			// a draw's word of its own, 0.2 kB, passes that go on where the one before
			// stopped 0.6 kB.
			what: "the solver in moves, fetched when a puzzle counts moves",
			files: [builtFile("multi_tile_bg.wasm")],
			limit: 102_700,
		},
	];
}

/**
 * Returns the files that a page loads before the first move, without its texts: the
 * scripts and the wasm that its HTML names, and what those import.
 *
 * @param {string} [page]
 */
export function firstFiles(page = "index.html") {
	const html = readFileSync(join(DIST, page), "utf8");
	const named = html.matchAll(/(?:src|href)="\.\/([^"]+\.(?:js|wasm))"/g);
	const files = new Set([...named].map(([, file]) => file));
	// A set also yields what is added while it is walked.
	for (const file of files) {
		for (const imported of importsOf(file)) files.add(imported);
	}
	return [...files];
}

/**
 * Returns the files that a script imports, without those that it imports later.
 *
 * @param {string} file
 */
function importsOf(file) {
	if (!file.endsWith(".js")) return [];
	const { body } = parseAst(readFileSync(join(DIST, file), "utf8"));
	return body
		.map((node) => "source" in node && node.source?.value)
		.filter((source) => typeof source === "string")
		.map((source) => new URL(source, `file:///${file}`).pathname.slice(1));
}

/**
 * Returns what is wrong with the order of the files: one that imports what imports it has
 * no value of it yet while it runs.
 */
function circles() {
	const all = readdirSync(join(DIST, "assets"))
		.filter((file) => file.endsWith(".js"))
		.map((file) => `assets/${file}`);
	const needs = new Map(all.map((file) => [file, importsOf(file)]));
	return all.flatMap((file) => {
		const found = new Set(needs.get(file));
		// A set also yields what is added while it is walked.
		for (const one of found) {
			for (const next of needs.get(one) ?? []) found.add(next);
		}
		return found.has(file) ? [`${file} imports what imports it`] : [];
	});
}

/** Resolves with the file of the texts of the board in the language with most bytes. */
async function longestTexts() {
	const files = readdirSync(join(DIST, "assets"))
		.filter((file) => /^puzzle-[\w-]+\.js$/.test(file))
		.map((file) => `assets/${file}`);
	const sizes = await Promise.all(files.map(sizeOf));
	return files[sizes.indexOf(Math.max(...sizes))];
}

/**
 * Returns the path of a file whose name has got a hash.
 *
 * @param {string} name
 */
function builtFile(name) {
	const [stem, end] = name.split(".");
	const pattern = new RegExp(`^${stem}-[0-9a-f]{7}\\.${end}$`);
	const found = readdirSync(join(DIST, "assets")).filter((file) =>
		pattern.test(file),
	);
	if (found.length !== 1) throw new Error(`dist has ${found.length} ${name}`);
	return `assets/${found[0]}`;
}

/**
 * Resolves with the bytes of a file. The hashes of the files that a script names are as
 * good as random, and are up to 60 bytes more or less for the page: here each is that of the
 * name, so that an edit elsewhere changes nothing.
 *
 * @param {string} file
 */
export async function sizeOf(file) {
	const bytes = readFileSync(join(DIST, file));
	const isScript = file.endsWith(".js");
	const measured = isScript ? withSteadyHashes(bytes.toString()) : bytes;
	return (await promisify(brotliCompress)(measured)).length;
}

/** @param {string} script */
function withSteadyHashes(script) {
	return script.replace(/([\w-]+)-[0-9a-f]{7,8}(?=[./])/g, (_, name) => {
		const hash = createHash("md5").update(name).digest("hex");
		return `${name}-${hash.slice(0, 7)}`;
	});
}

/**
 * Resolves with what is wrong with a budget, or `null`. Prints what is used of it.
 *
 * @param {Budget} budget
 */
async function check({ what, files, limit }) {
	const sizes = await Promise.all(files.map(sizeOf));
	const sum = sizes.reduce((all, size) => all + size, 0);
	console.log(`${sum} of ${limit} bytes: ${what}`);
	const parts = files.map((file, n) => `\t${sizes[n]} ${file}`).join("\n");
	if (sum > limit) {
		return `${what}: ${sum} bytes, the limit is ${limit}\n${parts}`;
	}
	// A limit far above what is seen lets anything pass.
	if (sum < limit * 0.85) return `${what}: ${sum} bytes, lower the limit`;
	return null;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const faults = await Promise.all((await budgets()).map(check));
	for (const fault of [...faults, ...circles()].filter((one) => one !== null)) {
		console.error(fault);
		process.exitCode = 1;
	}
}
