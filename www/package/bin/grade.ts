/**
 * `taquin grade`: games compared with perfect play.
 */

import { read } from "../../core/read.ts";
import { loadCore } from "../core.js";
import {
	GOAL,
	goalOf,
	JOBS,
	JOBS_HELP,
	type LineCommand,
	METRIC,
	messageOf,
	metricOf,
} from "./shared.ts";

const USAGE = `taquin grade [options] [FILE ...]

Reads one game per line, from the files or from its input: a record, a link, a link to
a replay of Slidysim, or a board with its moves, like 0 1 2/4 5 3/7 8 6 L2U2. Skips
blank lines and lines that begin with #. Writes one JSON object per game, in the same
order, and a last line that counts them.

  --goal GOAL       last (default), first, snake, spiral, or a board; for boards that
                    come without one
  --metric stm|mtm  lengths count slides (default) or moves: tiles that slide together
                    count once
${JOBS_HELP}`;

export const grade: LineCommand = {
	usage: USAGE,
	options: { ...GOAL, ...METRIC, ...JOBS },
	takesFiles: true,
	unit: "games",
	async begin(values) {
		const metric = metricOf(values);
		const core = await loadCore();
		const goal = await goalOf(values, core);
		const solver = new core.Solver();

		const graded = async (play: string) => {
			const begin = performance.now();
			const game = await core.open(play, goal);
			const { record } = game;
			game.free();
			const [{ frames, ...played }, phases] = await read((reader) => [
				reader.frames(record),
				reader.phases(record),
			]);
			const review = await solver.review(record, { metric });
			const { slides, moves, lower, upper, marks, moments } = review;
			const { toward, stay, away, open, cost, exact, ending } = review;
			const { stm, mtm } = frames[frames.length - 1];
			return {
				size: played.size,
				goal: played.goal,
				board: frames[0].board,
				solved: played.solved,
				...{ metric, slides, moves, stm, mtm },
				optimum: { lower: lower[0], upper: upper[0] },
				proved: exact,
				...{ toward, stay, away, open, cost, moments, ending },
				...{ marks, lower, upper, phases },
				ms: Math.round(performance.now() - begin),
			};
		};
		return async (play) => {
			try {
				return [await graded(play)];
			} catch (error) {
				return [{ play, error: messageOf(error) }];
			}
		};
	},
};
