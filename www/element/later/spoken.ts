/**
 * What the speaking set says of a board. A pure function of the board, the goal and the
 * last move: nothing is searched for, so that nothing said counts as help.
 */

import type { Texts as Common } from "../../messages/compiled/puzzle-en.ts";
import type { Texts } from "../../messages/compiled/speech-en.ts";

/** How much is said. */
export type Detail = "brief" | "normal" | "full";

export type Spoken = {
	tiles: ArrayLike<number>;
	goalTiles: ArrayLike<number>;
	columns: number;
	/** Where the tile of each cell can slide; a space for nowhere. */
	ways: string;
	/** The tiles that slid last, and where. */
	last: { tiles: ArrayLike<number>; direction: string } | null;
	detail: Detail;
};

/** What can be asked; `where` and `blocked` are of a tile. */
export type Question =
	| { name: "board" | "movable" | "goal" | "last" | "done" | "keys" | "which" }
	| { name: "where" | "blocked"; tile: number };

type Words = { texts: Texts; strings: Common };

export function spoken(state: Spoken, asked: Question, words: Words): string {
	const { texts, strings } = words;
	const { tiles, goalTiles, detail } = state;
	switch (asked.name) {
		case "board":
			return rowsOf(tiles, state, words);
		case "goal":
			return texts.goal + strings.colon + rowsOf(goalTiles, state, words);
		case "movable":
			return movable(state, words);
		case "last":
			return last(state, words);
		case "done":
			return done(state, words);
		case "keys":
			return texts.keys;
		case "which":
			return texts.which;
	}
	const { tile } = asked;
	const cell = cellOf(tile, tiles);
	if (cell < 0 || tile === 0) return texts.noTile({ tile: `${tile}` });
	const isAsked = asked.name === "where";
	const first = isAsked
		? placeOf(`${tile}`, cell, state, words)
		: texts.blocked({ tile: `${tile}` });
	const parts = [first];
	if (isAsked) parts.push(home(tile, state, words));
	if (detail === "full" || (!isAsked && detail === "normal")) {
		parts.push(placeOf(strings.gap, cellOf(0, tiles), state, words));
	}
	return parts.join(strings.period);
}

/** A board row by row; briefly, the rows have no names. */
function rowsOf(
	tiles: ArrayLike<number>,
	{ columns, detail }: Spoken,
	{ texts, strings }: Words,
) {
	const rows = [];
	for (let first = 0; first < tiles.length; first += columns) {
		const names = [];
		for (let cell = first; cell < first + columns; cell++) {
			names.push(tiles[cell] === 0 ? strings.gap : `${tiles[cell]}`);
		}
		const row = names.join(strings.comma);
		const number = first / columns + 1;
		rows.push(
			detail === "brief" ? row : texts.row({ row: number, tiles: row }),
		);
	}
	return rows.join(strings.period);
}

function movable(state: Spoken, words: Words) {
	const { tiles, ways, detail } = state;
	const { texts, strings } = words;
	const found = [];
	for (let cell = 0; cell < tiles.length; cell++) {
		if (tiles[cell] === 0 || ways[cell] === " ") continue;
		const way = strings.ways[ways[cell]];
		found.push(detail === "brief" ? `${tiles[cell]}` : `${tiles[cell]} ${way}`);
	}
	const said = found.join(strings.comma) || texts.nothing;
	if (detail !== "full") return said;
	const gap = placeOf(strings.gap, cellOf(0, tiles), state, words);
	return said + strings.period + gap;
}

function last({ last }: Spoken, { texts, strings }: Words) {
	if (last === null) return texts.noMove;
	const moved = Array.from(last.tiles).join(strings.comma);
	return `${moved} ${strings.ways[last.direction]}`;
}

/**
 * The sum of rows and columns to each tile's cell is a lower bound of the slides left,
 * since a slide brings one tile one cell nearer.
 */
function done({ tiles, goalTiles, columns, detail }: Spoken, words: Words) {
	const { texts, strings } = words;
	let [n, inPlace] = [0, 0];
	for (let cell = 0; cell < tiles.length; cell++) {
		if (tiles[cell] === 0) continue;
		const goal = cellOf(tiles[cell], goalTiles);
		if (goal === cell) inPlace++;
		n += Math.abs((goal % columns) - (cell % columns));
		n += Math.abs(Math.floor(goal / columns) - Math.floor(cell / columns));
	}
	const all = tiles.length - 1;
	const count =
		detail === "brief"
			? `${inPlace}/${all}`
			: texts.done({ home: inPlace, all });
	return (
		count + strings.period + (n === 0 ? texts.exactly : texts.atLeast({ n }))
	);
}

function home(tile: number, state: Spoken, { texts }: Words) {
	const { tiles, goalTiles, columns } = state;
	const goal = cellOf(tile, goalTiles);
	if (goal === cellOf(tile, tiles)) return texts.home;
	return texts.belongs(rowAndColumn(goal, columns));
}

function placeOf(
	tile: string,
	cell: number,
	{ columns }: Spoken,
	{ texts }: Words,
) {
	return texts.place({ tile, ...rowAndColumn(cell, columns) });
}

function rowAndColumn(cell: number, columns: number) {
	const row = Math.floor(cell / columns) + 1;
	return { row, column: (cell % columns) + 1 };
}

function cellOf(tile: number, tiles: ArrayLike<number>) {
	for (let cell = 0; cell < tiles.length; cell++) {
		if (tiles[cell] === tile) return cell;
	}
	return -1;
}
