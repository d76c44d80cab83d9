/**
 * `npm run -s analyse -- [options] < games.txt`: compares games with perfect play, by
 * the module that is shipped. Writes one JSON object per game.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { quote } from "../www/core/later/quote.ts";
import { PATIENCE } from "../www/solver/review.ts";
import { Session } from "../www/solver/session.ts";
import { Command, showProgress } from "./command.js";
import { WEIGHTS } from "./weights.js";

const USAGE = `npm run -s analyse -- [options] < games.txt

Reads one game per line: a record, a link, or a board with its moves, like
0 1 2/4 5 3/7 8 6 L2U2. Skips blank lines and lines that begin with #. Writes one
JSON object per game, in the same order.

  --goal GOAL       last (default), first, snake, spiral, or a board; for boards
                    that come without one
  --metric stm|mtm  lengths count slides (default) or moves: tiles that slide together
                    count once
  --patience N      nodes for each board of more than 16 cells (default:
                    ${PATIENCE.stm}, in moves ${PATIENCE.mtm})
  --no-build        use the existing build without checking that it is up to date
  --help            show this text`;

const command = new Command("analyse");

const options = command.options({
	goal: { type: "string", default: "last" },
	metric: { type: "string", default: "stm" },
	patience: { type: "string" },
	"no-build": { type: "boolean", default: false },
	help: { type: "boolean", default: false },
});
if (options.help) {
	console.log(USAGE);
	process.exit(0);
}
const metric = command.metric(options.metric);
const asked = options.patience ?? String(PATIENCE[metric]);
const patience = Number(asked);
if (!/^\d+$/.test(asked) || patience < 1 || patience > 2 ** 32 - 1) {
	command.stop(
		`--patience must be 1 to ${2 ** 32 - 1}, not "${quote(asked)}"`,
		2,
	);
}
if (!options["no-build"]) command.build("wasm");
// The module may have been built only now.
const { reader, startSolver } = await import("./wasm.js");

/** @type {(answer: import("../www/solver/session.ts").Answer) => void} */
let hear = () => {};
const session = new Session({
	core: new (startSolver(metric).Session)(50, false, false),
	post: (answer) => hear(answer),
	pause: () => new Promise((resolve) => setImmediate(resolve)),
});

/**
 * Grades a play.
 *
 * @param {string} text
 * @param {(left: number) => void} onProgress
 */
async function analyse(text, onProgress) {
	const record = reader.readText(text, options.goal, "");
	const { size, goal, solved, frames, slides, moves } = reader.frames(record);
	const [{ board }] = frames;
	/** @type {import("../www/solver/session.ts").GradedMessage} */
	const graded = await new Promise((resolve, reject) => {
		hear = (answer) => {
			if (answer.type === "weights") bringWeights(answer.name);
			else if (answer.type === "grades") onProgress(answer.left);
			else if (answer.type === "graded") resolve(answer);
			else if (answer.type !== "working") {
				reject(Object.assign(new Error("it was not graded"), answer));
			}
		};
		const play = { board, goal, moves, patience };
		session.hear({ type: "grade", id: 1, at: null, ...play });
	});
	const { lower, upper, marks, moments, ms } = graded;
	const { toward, stay, away, open, cost, exact } = graded;
	const { ending = null } = graded;
	return {
		size,
		goal,
		board,
		solved,
		metric,
		slides,
		moves,
		stm: frames[frames.length - 1].stm,
		mtm: frames[frames.length - 1].mtm,
		optimum: { lower: lower[0], upper: upper[0] },
		proved: exact,
		toward,
		stay,
		away,
		open,
		cost,
		moments,
		ending,
		marks,
		lower,
		upper,
		phases: reader.phases(record),
		ms: Math.round(ms),
	};
}

/** @param {string} name */
function bringWeights(name) {
	const bytes = readFileSync(join(WEIGHTS, `${name}.bin`));
	session.hear({ type: "weights", name, bytes });
}

let count = 0;
let left = 0;
const clear = showProgress(
	(seconds) => `${count} plays, ${left} boards left of this one, ${seconds} s`,
);
for await (const line of command.lines()) {
	const text = line.trim();
	if (text === "" || text.startsWith("#")) continue;
	/** @type {object} */
	let report;
	try {
		report = await analyse(text, (now) => {
			left = now;
		});
	} catch (error) {
		// An error without a code is a panic.
		if (!(error instanceof Error && "code" in error)) throw error;
		report = { play: text, error: error.message };
	}
	count += 1;
	clear();
	await command.print(JSON.stringify(report));
}
clear();
