/**
 * Saves plays to files and reads them from files.
 */

import { isReplay, readReplay } from "../../core/later/replay-link.ts";
import { today } from "../../core/today.ts";
import type { File as PlaysFile } from "../../core/wasm/statistics.js";
import { explain } from "../../messages/language.ts";
import type { Play } from "../../storage/stored.ts";
import { saveFile } from "../parts/save-file.ts";
import type { RecordsState } from "./records-state.ts";

export function exportPlays(page: RecordsState) {
	return page.attempt(async () => {
		const { text, count } = await page.records.exportFile();
		saveFile(`sliding-puzzle-plays-${today()}.txt`, text, "text/plain");
		page.notify(page.strings.value.exported(count));
	});
}

export function exportTable(page: RecordsState) {
	const text = page.records.plays.csv();
	saveFile(`sliding-puzzle-plays-${today()}.csv`, text, "text/csv");
}

/** The largest file, in bytes. */
const MOST_BYTES = 100_000_000;

/** Imports what can be read of a file, or tells why nothing can. */
export function importFile(page: RecordsState, file: File) {
	return page.attempt(async () => {
		if (file.size > MOST_BYTES) {
			throw Object.assign(new Error("too large"), { code: "fileLarge" });
		}
		const text = await file.text().catch((cause: unknown) => {
			throw Object.assign(new Error("the file could not be read", { cause }), {
				code: "unreadableFile",
			});
		});
		if (isReplay(text)) return importReplays(page, text, file.lastModified);
		const { file: read, kind } = await page.records.readFile(text);
		try {
			if (kind === "cstimer") {
				const list = read.sessions().list;
				const sizes = await page.askSizes(list, page.strings.value);
				if (sizes === null) return;
				read.choose(sizes);
			}
			await importPlays(page, read, kind);
		} finally {
			read.free();
		}
	});
}

/** Imports the plays of all links to replays of Slidysim in a pasted text. */
export function importText(page: RecordsState, text: string) {
	return page.attempt(() => importReplays(page, text, Date.now()));
}

/** @param at When they were played, if a link does not say. */
async function importReplays(page: RecordsState, text: string, at: number) {
	const plays: { record: string; at: number }[] = [];
	const errors = new Map<string, unknown>();
	for (const [number, line] of text.split("\n").entries()) {
		for (const word of line.split(/\s+/)) {
			if (!isReplay(word)) continue;
			try {
				const replay = await readReplay(word);
				plays.push({ record: replay.record, at: replay.at ?? at });
			} catch (error) {
				errors.set(String(number + 1), error);
			}
		}
	}
	const [first] = errors.values();
	// The reason of one says more than its place.
	if (plays.length === 0 && errors.size === 1) {
		const { tag, errors: own } = page.strings.value;
		const strings = { tag, notLoaded: own.unexpected({}) };
		return page.notify(await explain(strings, first));
	}
	const read = await page.records.fileOf(plays, "slidysim");
	try {
		await importPlays(page, read, "replays", [...errors.keys()]);
	} finally {
		read.free();
	}
}

/** @param unread The places of what was not read. */
async function importPlays(
	page: RecordsState,
	read: PlaysFile,
	kind: string,
	unread?: string[],
) {
	const words = page.strings.value;
	const all = read.left;
	const found = await page.records.newPlays(read);
	const plays = kind === "slidysim" ? found.map(timedHere) : found;
	await page.add(plays);
	const { leftOut, unread: rest } = read.rest();
	const told = [words.imported(plays.length, all - plays.length)];
	if (leftOut > 0) told.push(words.leftOut(leftOut));
	const places = unread ?? rest;
	if (places.length > 0) {
		const more = places.length > MOST_PLACES ? ", …" : "";
		const named = places.slice(0, MOST_PLACES).join(", ") + more;
		told.push(words.unread(places.length, named));
	}
	const said = told.join(words.space);
	if (plays.length === 0) return page.notify(said);
	const act = async () => {
		await page.remove(plays.map(({ id }) => id));
	};
	page.notify(said, { act, done: words.importUndone });
}

/** How many places are named of what cannot be read. */
const MOST_PLACES = 6;

/** A play whose time is that of the clock on the wall here. */
function timedHere(play: Play): Play {
	const wall = new Date(play.at);
	const at = new Date(
		wall.getUTCFullYear(),
		wall.getUTCMonth(),
		wall.getUTCDate(),
		wall.getUTCHours(),
		wall.getUTCMinutes(),
		wall.getUTCSeconds(),
	);
	return { ...play, at: at.getTime() };
}
