/**
 * Makes links to replays as Slidysim's pages have them, from seeds. It moves the gap of a
 * solved board at random: backwards that is a solution, slow and too simple to be wrong.
 */

import { deflateSync } from "node:zlib";

/** Random numbers from 0 to 1, from a seed (Park, Miller 1988). @param {number} seed */
export function randomFrom(seed) {
	let state = seed;
	return () => {
		state = (state * 48_271) % 2_147_483_647;
		return state / 2_147_483_647;
	};
}

/**
 * Makes a solve: a board, the slides that solve it, one letter each, and their times.
 *
 * @param {{ columns: number, rows: number, slides: number, seed: number }} wanted
 */
export function solveOf({ columns, rows, slides, seed }) {
	const random = randomFrom(seed);
	const tiles = Array.from(
		{ length: columns * rows },
		(_, cell) => (cell + 1) % (columns * rows),
	);
	let gap = tiles.length - 1;
	let solution = "";
	while (solution.length < slides) {
		// Where the gap goes, and how its tile comes back when the board is solved.
		const all = [
			{ to: gap - columns, way: "U", can: gap >= columns },
			{ to: gap + columns, way: "D", can: gap + columns < tiles.length },
			{ to: gap - 1, way: "L", can: gap % columns > 0 },
			{ to: gap + 1, way: "R", can: gap % columns < columns - 1 },
		];
		const last = solution[0];
		const ways = all.filter(
			({ can, way }) => can && way !== "UDLR"["DURL".indexOf(last)],
		);
		// The first ones go along two edges, so that the size can be told.
		const next =
			solution.length < columns + rows - 2
				? all[solution.length < columns - 1 ? 2 : 0]
				: ways[Math.floor(random() * ways.length)];
		[tiles[gap], tiles[next.to]] = [tiles[next.to], 0];
		gap = next.to;
		solution = next.way + solution;
	}
	let time = 0;
	const times = [...solution].map((_, at) => {
		if (at > 0) time += 20 + Math.floor(random() * 150);
		return time;
	});
	const board = Array.from({ length: rows }, (_, row) =>
		tiles.slice(row * columns, (row + 1) * columns).join(" "),
	).join("/");
	return { board, solution, times, columns, rows };
}

/** Writes runs as Slidysim does: `R2UL`. @param {string} slides */
export function runs(slides) {
	return slides.replace(/(.)\1+/g, (run, way) => `${way}${run.length}`);
}

/** @param {unknown} data @param {string} [address] */
export function linkOf(data, address = "https://example.org/replay?r=") {
	return address + packed(JSON.stringify(data));
}

/** @param {string | Uint8Array} text */
export function packed(text) {
	return encodeURIComponent(deflateSync(text).toString("base64"));
}

/** @typedef {ReturnType<typeof solveOf>} Solve */

/** @param {Solve} solve @param {{ scramble?: boolean, times?: boolean }} [has] */
export function shortData(solve, { scramble = true, times = true } = {}) {
	const { board, solution } = solve;
	const total = solve.times[solve.times.length - 1];
	const tps = Math.round((solution.length * 1_000_000) / total);
	return [
		...[runs(solution), tps, scramble ? board : -1],
		times ? solve.times : -1,
	];
}

/**
 * @param {Solve} solve
 * @param {{ times?: boolean, row?: object, data?: string }} [has] `row` replaces what the
 *   row has, `data` the text of the data.
 */
export function longData(solve, { times = true, row = {}, data } = {}) {
	const { solution, columns, rows } = solve;
	const time = solve.times[solve.times.length - 1];
	const tps = Math.round((solution.length * 1_000_000) / time);
	const list = times ? `[${solve.times}]` : "[]";
	const fields = [
		...[runs(solution), (time / 1_000).toFixed(3), solution.length],
		...[(tps / 1_000).toFixed(3), "-1.000", list],
	];
	const all = {
		...{ width: columns, height: rows, leaderboardType: "time" },
		...{ controls: "Mouse", gameMode: "Standard", displayType: "Standard" },
		...{ avglen: 1, time, moves: solution.length * 1_000, tps },
		...{ timestamp: 1_747_750_110_245, ...row },
	};
	const text = deflateSync(data ?? fields.join(";")).toString("base64");
	return [
		all,
		text,
		{},
		tps,
		columns,
		rows,
		"<span></span>",
		-1,
		"alpha",
		true,
	];
}
