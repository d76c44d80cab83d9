/**
 * `npm run -s shuffle -- [options]`: prints boards from a seed, one per line, by
 * the module that is shipped. `npm run solve` reads them.
 */

import { quote } from "../www/core/later/quote.ts";
import { Command, showProgress } from "./command.js";

const USAGE = `npm run -s shuffle -- [options]

Prints different boards in text form, one per line. The same options print the
same boards, wherever and whenever.

  --size COLUMNSxROWS   2x2 to 16x16 (default: 4x4)
  --distance N          boards exactly N slides from the goal, up to 16 cells
                        (default: boards drawn evenly from all, but not solved)
  --level LEVEL         easy, medium, hard, expert or hardest, for --distance
  --count N             how many boards (default: 1)
  --seed TEXT           the seed of the boards (default: a new one)
  --goal GOAL           last (default), first, snake, spiral, or a board
  --no-build            use the existing build without checking that it is up to date
  --help                show this text

Without --distance the first board is the one that the game deals for the seed,
the next are those for TEXT-1, TEXT-2 and so on.

On 4x4, a board up to 66 slides from the goal takes less than a second on
average, one at 80 about half a minute.`;

/** Upper limit of `--count`. */
const MOST_BOARDS = 1_000_000;

/** Nodes per step: the progress line is updated between two. */
const SLICE = 200_000;

const command = new Command("shuffle");

function readOptions() {
	return command.options({
		size: { type: "string", default: "4x4" },
		distance: { type: "string" },
		level: { type: "string" },
		count: { type: "string", default: "1" },
		seed: { type: "string" },
		goal: { type: "string", default: "last" },
		"no-build": { type: "boolean", default: false },
		help: { type: "boolean", default: false },
	});
}

/**
 * @param {string} option
 * @param {string} text
 * @param {number} least
 */
function readNumber(option, text, least) {
	const number = Number(text);
	if (/^\d+$/.test(text) && number >= least && number <= MOST_BOARDS)
		return number;
	const range = `${least} to ${MOST_BOARDS}`;
	return command.stop(`--${option} must be ${range}, not "${quote(text)}"`, 2);
}

/**
 * Runs `act`. Stops if the core refuses; rethrows panics.
 *
 * @template T
 * @param {() => T} act
 * @returns {T}
 */
function accepted(act) {
	try {
		return act();
	} catch (error) {
		// An error without a code is a panic.
		if (error instanceof Error && "code" in error)
			return command.stop(error.message, 2);
		throw error;
	}
}

/** Stops because there are not as many boards as asked for. @param {number} boards */
function refuse(boards) {
	const there =
		boards === 1 ? "is only 1 such board" : `are only ${boards} such boards`;
	return command.stop(
		boards === 0
			? `no board is ${distance} slides from this goal`
			: `there ${there}; --count asks for ${count}`,
		2,
	);
}

/**
 * Returns the number of slides asked for; `null` for boards at any distance.
 *
 * @param {typeof import("./wasm.js")} core
 */
function readDistance({ levels }) {
	const { size, goal, level, distance } = options;
	if (level === undefined)
		return distance === undefined ? null : readNumber("distance", distance, 0);
	if (distance !== undefined)
		return command.stop("--level and --distance exclude each other", 2);
	const all = accepted(() => levels(size, goal));
	if (all.length === 0)
		return command.stop("--level needs a size of up to 16 cells", 2);
	const named = all.find(({ name }) => name === level);
	if (named !== undefined) return named.distance;
	const names = all.map(({ name }) => name).join(", ");
	return command.stop(
		`--level must be one of ${names}, not "${quote(level)}"`,
		2,
	);
}

/** @param {typeof import("./wasm.js")} core */
async function printEven({ startLab }) {
	const { size, goal } = options;
	const { Series } = startLab();
	const series = accepted(() => new Series(size, goal, seed));
	if (series.boards !== undefined && series.boards < count)
		refuse(series.boards);
	for (let i = 0; i < count; i += 1)
		await command.print(/** @type {string} */ (series.next()));
}

/**
 * @param {typeof import("./wasm.js")} core
 * @param {number} distance
 */
async function printExact({ Draw, Solver }, distance) {
	const { size, goal } = options;
	const draw = accepted(() => new Draw(size, goal, distance, seed));
	const solver = new Solver();
	let now = { tried: 0, level: 0, tables: 0 };
	const clear = showProgress((seconds) => {
		const level = now.level === 0 ? "" : `at least ${now.level} slides, `;
		const made = now.tables < 100 ? `tables ${now.tables} %, ` : "";
		return `${made}${level}${now.tried} boards tried, ${seconds} s`;
	});
	for (let printed = 0; printed < count; ) {
		const found = draw.step(solver, SLICE);
		now = found;
		const known = found.done ? printed : (found.boards ?? count);
		if (known < count) {
			clear();
			refuse(known);
		}
		if (found.board !== null) {
			clear();
			await command.print(found.board);
			printed += 1;
		}
		// Lets the progress display run.
		await new Promise((resolve) => setImmediate(resolve));
	}
	clear();
}

const options = readOptions();
if (options.help) {
	console.log(USAGE);
	process.exit(0);
}
const count = readNumber("count", options.count, 1);
const seed = options.seed ?? crypto.randomUUID();
if (!options["no-build"]) command.build("wasm");
// The module may have been built only now.
const core = await import("./wasm.js");
const distance = readDistance(core);
if (distance === null) await printEven(core);
else await printExact(core, distance);
