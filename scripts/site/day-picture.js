/**
 * The picture of a day's board, 4×4: `preview.png` with its tiles in other places. So no
 * browser and no font is needed to draw it.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { crc32, deflateSync, inflateSync } from "node:zlib";
import { ROOT } from "../root.js";
import { PICTURES } from "./manifest.js";

/** The board that `npm run pictures` puts into the picture. */
export const PICTURED = [1, 2, 3, 4, 5, 6, 7, 8, 9, 14, 10, 11, 13, 15, 0, 12];

/** Where its first cell begins, in pixels from the left and from the top, and its side. */
const EDGE = 72;
const CELL = 122;

/**
 * Resolves with the tiles of the daily 4×4 of a day, row by row, by the core.
 *
 * @param {string} day Like `2026-11-22`.
 * @returns {Promise<number[]>}
 */
export async function boardOf(day) {
	const folder = join(ROOT, "www/core/wasm");
	const core = await import(pathToFileURL(join(folder, "deal.js")).href);
	const wasm = readFileSync(join(folder, "deal_bg.wasm"));
	core.initSync({ module: new WebAssembly.Module(wasm) });
	// As `www/core/today.ts` names it. The columns come first, then the board, then
	// its goal.
	return [...core.deal("4x4", "last", `daily ${day}`)].slice(1, 17);
}

/**
 * Returns the picture of a board as PNG.
 *
 * @param {number[]} tiles Row by row, 0 for the gap.
 */
export function drawDay(tiles) {
	const { width, height, channels, rows } = readPng(
		readFileSync(join(ROOT, PICTURES, "preview.png")),
	);
	const drawn = rows.map((row) => Buffer.from(row));
	const span = CELL * channels;
	const placeOf = (/** @type {number} */ cell) => ({
		top: EDGE + CELL * Math.floor(cell / 4),
		left: (EDGE + CELL * (cell % 4)) * channels,
	});
	for (const [cell, tile] of tiles.entries()) {
		const from = placeOf(PICTURED.indexOf(tile));
		const to = placeOf(cell);
		for (let y = 0; y < CELL; y += 1) {
			const line = rows[from.top + y];
			line.copy(drawn[to.top + y], to.left, from.left, from.left + span);
		}
	}
	return writePng({ width, height, channels, rows: drawn });
}

/** @typedef {{ width: number, height: number, channels: number, rows: Buffer[] }} Pixels */

/**
 * Reads a PNG of 8 bits a channel, in colours, not interlaced (RFC 2083).
 *
 * @param {Buffer} file
 * @returns {Pixels}
 */
export function readPng(file) {
	const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
	const channels = { 2: 3, 6: 4 }[file[25]];
	if (file[24] !== 8 || channels === undefined || file[28] !== 0) {
		throw new Error("preview.png is a PNG of another kind");
	}
	const parts = [];
	for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
		const length = file.readUInt32BE(at);
		if (file.toString("latin1", at + 4, at + 8) !== "IDAT") continue;
		parts.push(file.subarray(at + 8, at + 8 + length));
	}
	const data = inflateSync(Buffer.concat(parts));
	const size = width * channels;
	const rows = [];
	let above = Buffer.alloc(size);
	for (let y = 0; y < height; y += 1) {
		const start = y * (size + 1);
		const row = Buffer.from(data.subarray(start + 1, start + 1 + size));
		unfilter(row, above, data[start], channels);
		rows.push(row);
		above = row;
	}
	return { width, height, channels, rows };
}

/**
 * @param {Buffer} row
 * @param {Buffer} above
 * @param {number} filter
 * @param {number} channels
 */
function unfilter(row, above, filter, channels) {
	for (let x = 0; x < row.length; x += 1) {
		const a = row[x - channels] ?? 0;
		const b = above[x];
		const c = above[x - channels] ?? 0;
		const near = [Math.abs(b - c), Math.abs(a - c), Math.abs(a + b - 2 * c)];
		const least = Math.min(...near);
		const paeth = near[0] === least ? a : near[1] === least ? b : c;
		row[x] += [0, a, b, (a + b) >> 1, paeth][filter];
	}
}

/** @param {Pixels} pixels */
function writePng({ width, height, channels, rows }) {
	const head = Buffer.alloc(13);
	head.writeUInt32BE(width, 0);
	head.writeUInt32BE(height, 4);
	head.set([8, channels === 4 ? 6 : 2, 0, 0, 0], 8);
	// Each row as its difference from the one above, which the tiles' faces share.
	const none = Buffer.alloc(width * channels);
	const lines = rows.map((row, y) => {
		const above = rows[y - 1] ?? none;
		return Buffer.from([2, ...row.map((value, x) => value - above[x])]);
	});
	return Buffer.concat([
		Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
		chunk("IHDR", head),
		chunk("IDAT", deflateSync(Buffer.concat(lines), { level: 9 })),
		chunk("IEND", Buffer.alloc(0)),
	]);
}

/**
 * @param {string} type
 * @param {Buffer} data
 */
function chunk(type, data) {
	const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
	const ends = Buffer.alloc(8);
	ends.writeUInt32BE(data.length, 0);
	ends.writeUInt32BE(crc32(body), 4);
	return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
}
