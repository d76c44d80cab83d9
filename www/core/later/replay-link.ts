/**
 * Links to replays of Slidysim: `…/replay?r=` or `…/lb?r=`, and behind it JSON, deflated
 * (zlib), in base64, percent-encoded. The link has all of the replay; nothing is loaded.
 *
 * The JSON is a list, in one of two forms:
 *
 * | form  | content                                                                   |
 * |-------|---------------------------------------------------------------------------|
 * | short | solution, slides per second × 1000, scramble, [ms of each slide]          |
 * | long  | row of the table of results, data, …                                      |
 *
 * The row has `width`, `height`, `gameMode`, `displayType`, `avglen`, `time` in ms and
 * `timestamp`. The data are a text, again deflated and in base64:
 * `solution;seconds;slides;slides per second;…;[ms of each slide]`. Solutions are those of
 * this game. Where the scramble is missing, it follows from the solution, backwards; where
 * the times are, the slides are as long as each other, as in Slidysim's table.
 *
 * What cannot be such a play is refused as a whole, by a code.
 */

import { loadCore } from "../load-core.ts";
import type { Direction, Game } from "../wasm/game.js";
import { type Reader, read } from "./load-reader.ts";
import { quote } from "./quote.ts";

type CoreGame = typeof Game;

/** What a link has. */
export type Replay = {
	/** That of the play. */
	record: string;
	/** When it was played, in milliseconds since 1970; `null` if that is not known. */
	at: number | null;
};

/** What the two forms have in common. */
type Parts = {
	solution: string;
	size: string;
	/** In text form; empty if it is missing. */
	scramble: string;
	/** Milliseconds of each slide; `null` if they are missing. */
	times: number[] | null;
	/** Milliseconds; `NaN` if it is not known. */
	total: number;
	at: number | null;
};

/** The longest text of a replay, in bytes: that of an hour on the largest board. */
const MOST_BYTES = 1 << 18;

/** The most slides. */
const MOST_SLIDES = 20_000;

/** Bytes that are unpacked at once: a thousand times as many may come of them. */
const PIECE = 200;

/** How a plain game is called, and one whose tiles all show their numbers. */
const PLAIN = "Standard";

/** Where replays are shown. Nothing is loaded from there. */
const VIEWER = "https://slidysim.github.io/replay?r=";

/** Their address, on any host. */
const REPLAY = /\b(?:replay|lb)[^\s?#]*\?(?:[^\s#]*&)?r=/;

/** A solution: `R2ULDL`. */
const SOLUTION = /^\s*(?:[ULDR]\d*\s*)+$/;

/** Returns whether a text has such a link. */
export function isReplay(text: string) {
	return REPLAY.test(text);
}

/**
 * Resolves with the record of the play to which a text has such a link, or which a solution
 * is, and with any other text as it is. Rejects with an `Error` that has a `code`.
 */
export async function ownText(text: string): Promise<string> {
	if (SOLUTION.test(text)) return readSolution(text);
	return isReplay(text) ? (await readReplay(text)).record : text;
}

/**
 * Reads the first link to a replay in a text. Rejects with an `Error` that has a `code`:
 * `replayDamaged`, `replayLong`, `replayMode`, `replayHidden`, `replayTimes`,
 * `replayMoves`, or one of the core's about its board.
 */
export async function readReplay(text: string): Promise<Replay> {
	const [, packed = ""] = /[?&]r=([^&#\s]*)/.exec(text) ?? [];
	const data = parsed(await unpacked(unescaped(packed)));
	if (!Array.isArray(data)) throw refusal("replayDamaged");
	const [first] = data;
	const parts =
		typeof first === "string" ? shortParts(data) : await longParts(data);
	return { record: await recordOf(parts), at: parts.at };
}

/**
 * Reads a solution that comes without a board: the one that it solves, with its last slides
 * to the bottom right. Resolves with the record of the play, without times.
 */
export async function readSolution(text: string): Promise<string> {
	const solution = slidesOf(text.replace(/\s/g, ""));
	const [columns, rows] = sidesOf(solution);
	const { Game } = await loadCore();
	return read((reader) => {
		const size = `${columns}x${rows}`;
		const board = boardBefore({ solution, size }, reader, Game);
		return reader.readText(`${board} ${solution}`, "last", "");
	});
}

/** Writes a won play as a link in the short form, from the record. */
export async function writeReplay(record: string): Promise<string> {
	const { frames, slides } = await read((reader) => reader.frames(record));
	const begin = slides.lastIndexOf("-") + 1;
	const from = frames.findLastIndex(({ position }) => position <= begin);
	const times: number[] = [];
	for (const [at, { elapsed, position }] of frames.entries()) {
		if (at <= from) continue;
		const count = position - frames[at - 1].position;
		for (let n = 0; n < count; n += 1) times.push(elapsed);
	}
	const total = times[times.length - 1] ?? 0;
	const tps = total > 0 ? (times.length * 1_000) / total : 0;
	const solution = slides
		.slice(begin)
		.replace(/(.)\1+/g, (run, way) => `${way}${run.length}`);
	const data = [solution, Math.round(tps * 1_000), frames[from].board, times];
	const bytes = new Blob([JSON.stringify(data)])
		.stream()
		.pipeThrough(new CompressionStream("deflate"));
	const deflated = new Uint8Array(await new Response(bytes).arrayBuffer());
	const packed = btoa(String.fromCharCode(...deflated));
	return VIEWER + encodeURIComponent(packed);
}

/** Code → what is wrong, for people who read English. */
const MESSAGES = {
	replayDamaged: "the link to a replay is damaged or cut off",
	replayLong: "the link to a replay has more than a game can have",
	replayMode: "the link to a replay is not of one plain game",
	replayHidden: "the tiles of the replay do not show their numbers",
	replayTimes: "the link to a replay has no times",
	replayMoves: "the moves of the replay do not solve its board",
};

/** @param values What was wrong, by name. */
function refusal(
	code: keyof typeof MESSAGES,
	values: Record<string, string> = {},
) {
	return Object.assign(new Error(MESSAGES[code]), { code, values });
}

function unescaped(packed: string) {
	try {
		return decodeURIComponent(packed);
	} catch {
		throw refusal("replayDamaged");
	}
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		throw refusal("replayDamaged");
	}
}

/**
 * Resolves with the text that is deflated, in base64. It is unpacked piece by piece, and no
 * further than a replay can be long.
 */
async function unpacked(base64: string) {
	// A chat may take the end of a sentence for a part of the link.
	const [bare] = /^[\w+/=-]*/.exec(base64) ?? [""];
	const usual = bare.replace(/[-_]/g, (c) => (c === "_" ? "/" : "+"));
	let text = "";
	// Where there is none, the link is not to blame.
	const inflater = new DecompressionStream("deflate");
	try {
		const bytes = Uint8Array.from(atob(usual), (c) => c.charCodeAt(0));
		let at = 0;
		const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>(
			{
				pull(controller) {
					if (at >= bytes.length) return controller.close();
					controller.enqueue(bytes.slice(at, at + PIECE));
					at += PIECE;
				},
			},
			{ highWaterMark: 0 },
		);
		const reader = pieces.pipeThrough(inflater).getReader();
		const decoder = new TextDecoder("utf-8", { fatal: true });
		let size = 0;
		for (;;) {
			const { done, value } = await reader.read();
			text += decoder.decode(value, { stream: !done });
			if (done) return text;
			size += value.length;
			if (size <= MOST_BYTES) continue;
			// Nobody waits for the end of it.
			reader.cancel().catch(() => {});
			break;
		}
	} catch {
		throw refusal("replayDamaged");
	}
	throw refusal("replayLong");
}

function shortParts([solution, tps, scramble, times]: unknown[]): Parts {
	const slides = slidesOf(String(solution));
	const [columns, rows] = sidesOf(slides);
	return {
		solution: slides,
		size: `${columns}x${rows}`,
		scramble: typeof scramble === "string" ? scramble : "",
		times: Array.isArray(times) && times.length > 0 ? times : null,
		total: (slides.length * 1_000_000) / Number(tps ?? Number.NaN),
		at: null,
	};
}

async function longParts([row, packed]: unknown[]): Promise<Parts> {
	if (typeof row !== "object" || row === null || typeof packed !== "string") {
		throw refusal("replayDamaged");
	}
	const { width, height, gameMode, displayType, avglen, time, timestamp } =
		row as Record<string, unknown>;
	const mode = quote(gameMode ?? PLAIN);
	if (mode !== PLAIN) throw refusal("replayMode", { mode });
	if (Number(avglen ?? 1) > 1)
		throw refusal("replayMode", { mode: quote(`ao${avglen}`) });
	const display = quote(displayType ?? PLAIN);
	if (display !== PLAIN) throw refusal("replayHidden", { display });
	const data = await unpacked(packed);
	const [fields] = data.split("[", 1);
	const [solution, seconds] = fields.split(";");
	const [, list = ""] = /\[([^\]]*)\]/.exec(data) ?? [];
	return {
		solution: slidesOf(solution),
		size: `${Number(width)}x${Number(height)}`,
		scramble: "",
		times: list === "" ? null : list.split(",").map(Number),
		total: Number(time ?? Number(seconds) * 1_000),
		at: typeof timestamp === "number" && timestamp > 0 ? timestamp : null,
	};
}

/** Returns the slides of a solution, one letter each. */
function slidesOf(solution: string) {
	if (solution.includes(",")) {
		throw refusal("replayMode", { mode: `${solution.split(",").length}×` });
	}
	if (!/^(?:[UDLR]\d*)+$/.test(solution)) throw refusal("replayDamaged");
	let slides = "";
	for (const [, way, count] of solution.matchAll(/(\D)(\d*)/g)) {
		const next = Number(count || 1);
		if (slides.length + next > MOST_SLIDES) throw refusal("replayLong");
		slides += way.repeat(next);
	}
	return slides;
}

/**
 * Returns how many columns and rows a solution comes through: its end is at the bottom
 * right. That is how Slidysim's viewer finds the size that a link does not name.
 */
function sidesOf(slides: string): [columns: number, rows: number] {
	let [across, down, columns, rows] = [1, 1, 2, 2];
	for (const way of [...slides].reverse()) {
		across += Number(way === "L") - Number(way === "R");
		down += Number(way === "U") - Number(way === "D");
		columns = Math.max(columns, across);
		rows = Math.max(rows, down);
	}
	return [columns, rows];
}

/** Resolves with the record of the play. */
async function recordOf(parts: Parts) {
	const slides = parts.solution;
	const times = timesOf(parts);
	const { Game } = await loadCore();
	const game = Game.fromRecord(await startOf(parts, Game));
	try {
		for (let at = 0; at < slides.length; ) {
			const way = slides[at] as Direction;
			let after = at + 1;
			// Slides that happened at once in one direction are one move.
			while (slides[after] === way && times[after] === times[at]) after += 1;
			if (!makeLine(game, way, after - at, times[at])) {
				throw refusal("replayMoves");
			}
			at = after;
		}
		if (!game.snapshot(0).isSolved) throw refusal("replayMoves");
		return game.record;
	} finally {
		game.free();
	}
}

/** Moves a line of so many tiles. Returns whether the board allows it. */
function makeLine(game: Game, way: Direction, count: number, now: number) {
	if (count === 1) return game.slide(way, now) !== undefined;
	const { tiles } = game.snapshot(now);
	for (const cell of tiles.keys()) {
		const line = game.lineOf(cell);
		if (line?.direction !== way || line.cells.length !== count) continue;
		return game.slideCell(cell, now) !== undefined;
	}
	return false;
}

/** Resolves with the record that begins with the scramble. */
async function startOf(parts: Parts, Game: CoreGame) {
	return read((reader) => {
		const board = parts.scramble || boardBefore(parts, reader, Game);
		if (/[^\d\s/]/.test(board)) throw refusal("replayDamaged");
		return reader.readText(board, "last", "");
	});
}

/** Returns the board that a solution solves: it is made backwards. */
function boardBefore(
	{ solution, size }: { solution: string; size: string },
	reader: Reader,
	Game: CoreGame,
) {
	const back = [...solution].reverse().map((way) => {
		return "DURL"["UDLR".indexOf(way)] as Direction;
	});
	const game = Game.fromRecord(
		reader.readText(reader.solvedBoard(size, "last"), "last", ""),
	);
	try {
		const isMade = back.every((way) => game.slide(way, 0) !== undefined);
		if (!isMade) throw refusal("replayMoves");
		return game.text;
	} finally {
		game.free();
	}
}

/** Returns the time of each slide. The clock begins with the first one. */
function timesOf({ solution, times, total }: Parts) {
	const last = solution.length - 1;
	if (times === null) {
		if (!(total > 0 && total < Number.POSITIVE_INFINITY)) {
			throw refusal("replayTimes");
		}
		return [...solution].map((_, at) =>
			Math.round((total * at) / Math.max(1, last)),
		);
	}
	const isSound = times.every(
		(time, at) => Number.isSafeInteger(time) && time >= (times[at - 1] ?? 0),
	);
	if (!isSound || times.length !== solution.length) {
		throw refusal("replayDamaged");
	}
	return times.map((time, at) => (at === 0 ? 0 : time));
}
