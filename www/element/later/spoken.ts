/**
 * What the speaking set says of a board. A pure function of the board, the goal and the
 * last move: nothing is searched for, so that nothing said counts as help.
 */

import type { Texts as Common } from "../../messages/compiled/puzzle-en.ts";
import type { Texts } from "../../messages/compiled/speech-en.ts";
import { join } from "../../messages/language.ts";

/** How much is said. */
export type Detail = "brief" | "normal" | "full";

export type Spoken = {
	tiles: ArrayLike<number>;
	goalTiles: ArrayLike<number>;
	columns: number;
	/** Where the tile of each cell can slide; a space for nowhere. */
	ways: string;
	/** No solution has fewer slides. */
	lower: number;
	/** The tiles that slid last, and where. */
	last: { tiles: ArrayLike<number>; direction: string } | null;
	/** How far it is to the goal in words, where that is shown anyway. */
	left: string;
	detail: Detail;
};

/** What can be asked; `where` and `blocked` are of a tile. */
export type Question =
	| { name: "board" | "movable" | "goal" | "last" | "done" | "which" }
	| { name: "where" | "blocked"; tile: number };

type Words = {
	texts: Texts;
	strings: Common;
	/** What is on a tile, as the cells of the grid say it. */
	nameOf: (tile: number) => string;
};

export function spoken(state: Spoken, asked: Question, words: Words): string {
	const { texts, strings } = words;
	switch (asked.name) {
		case "board":
			return rowsOf(state.tiles, state, words);
		case "goal": {
			const { period, colon } = strings;
			const mark = state.detail === "brief" ? colon : period;
			return texts.goal + mark + rowsOf(state.goalTiles, state, words);
		}
		case "movable":
			return movable(state, words);
		case "last":
			return last(state, words);
		case "done":
			return done(state, words);
		case "which":
			return texts.which;
		case "where":
			return where(asked.tile, state, words);
		default:
			return blocked(asked.tile, state, words);
	}
}

/** A board row by row; briefly, the rows have no names. */
function rowsOf(
	tiles: ArrayLike<number>,
	{ columns, detail }: Spoken,
	{ texts, strings, nameOf }: Words,
) {
	const rows = [];
	for (let first = 0; first < tiles.length; first += columns) {
		const names = [];
		for (let cell = first; cell < first + columns; cell++) {
			names.push(tiles[cell] === 0 ? strings.gap : nameOf(tiles[cell]));
		}
		const row = join(names, strings.comma);
		const number = first / columns + 1;
		rows.push(
			detail === "brief" ? row : texts.row({ row: number, tiles: row }),
		);
	}
	return join(rows, strings.period);
}

function movable(state: Spoken, words: Words) {
	const { tiles, ways, detail } = state;
	const { texts, strings, nameOf } = words;
	const found = [];
	for (let cell = 0; cell < tiles.length; cell++) {
		if (tiles[cell] === 0 || ways[cell] === " ") continue;
		const name = nameOf(tiles[cell]);
		const way = strings.ways[ways[cell]];
		found.push(detail === "brief" ? name : `${name} ${way}`);
	}
	const said = join(found, strings.comma) || texts.nothing;
	return detail === "full" ? said + gap(state, words) : said;
}

function last({ last }: Spoken, { texts, strings, nameOf }: Words) {
	if (last === null) return texts.noMove;
	const names = [];
	for (let at = 0; at < last.tiles.length; at++) {
		names.push(nameOf(last.tiles[at]));
	}
	const way = strings.ways[last.direction];
	return `${join(names, strings.comma)} ${way}`;
}

function done(state: Spoken, { texts, strings }: Words) {
	const { tiles, goalTiles, lower, left, detail } = state;
	if (lower === 0) return strings.solved;
	let inPlace = 0;
	for (let cell = 0; cell < tiles.length; cell++) {
		if (tiles[cell] !== 0 && tiles[cell] === goalTiles[cell]) inPlace++;
	}
	const all = tiles.length - 1;
	const count =
		detail === "brief"
			? `${inPlace}/${all}`
			: texts.done({ home: inPlace, all });
	return count + strings.period + (left || texts.atLeast({ n: lower }));
}

function where(tile: number, state: Spoken, words: Words) {
	const { texts, strings, nameOf } = words;
	const { tiles, goalTiles, columns, detail } = state;
	const cell = cellOf(tile, tiles);
	if (cell < 0 || tile === 0) return texts.noTile({ tile: `${tile}` });
	const place = texts.place({ tile: nameOf(tile), ...at(cell, columns) });
	const goal = cellOf(tile, goalTiles);
	const home = goal === cell ? texts.home : texts.belongs(at(goal, columns));
	const said = place + strings.period + home;
	return detail === "full" ? said + gap(state, words) : said;
}

/** Why a tile does not slide: there is none, or it is not in line with the gap. */
function blocked(tile: number, state: Spoken, words: Words) {
	const { texts, nameOf } = words;
	if (cellOf(tile, state.tiles) < 0 || tile === 0) {
		return texts.noTile({ tile: `${tile}` });
	}
	const said = texts.blocked({ tile: nameOf(tile) });
	return state.detail === "brief" ? said : said + gap(state, words);
}

/** A further sentence. */
function gap({ tiles, columns }: Spoken, { texts, strings }: Words) {
	return strings.period + texts.gapIs(at(cellOf(0, tiles), columns));
}

function at(cell: number, columns: number) {
	const row = Math.floor(cell / columns) + 1;
	return { row, column: (cell % columns) + 1 };
}

export function cellOf(tile: number, tiles: ArrayLike<number>) {
	for (let cell = 0; cell < tiles.length; cell++) {
		if (tiles[cell] === tile) return cell;
	}
	return -1;
}
