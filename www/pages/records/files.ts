/**
 * Saves plays to files and reads them from files.
 */

import type { File as PlaysFile } from "../../core/wasm/statistics.js";
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

/** Imports a file as a whole, or tells why not. */
export function importFile(page: RecordsState, file: File) {
	return page.attempt(async () => {
		const text = await file.text().catch((cause: unknown) => {
			throw Object.assign(new Error("the file could not be read", { cause }), {
				code: "unreadableFile",
			});
		});
		const read = page.records.readFile(text, -new Date().getTimezoneOffset());
		try {
			let sizes: string[] | null = [];
			if (read.kind === "cstimer") {
				const { askSizes } = await import("./sessions.tsx");
				sizes = await askSizes(read.sessions().list, page.strings.value);
			}
			if (sizes !== null) await importPlays(page, read, sizes);
		} finally {
			read.free();
		}
	});
}

async function importPlays(
	page: RecordsState,
	read: PlaysFile,
	sizes: string[],
) {
	const words = page.strings.value;
	const { plays: found, known } = read.newPlays(page.records.plays, sizes);
	const plays = found.map(({ elapsed, slides, ...play }) => ({
		...play,
		...(elapsed === null ? {} : { elapsed }),
		...(slides === null ? {} : { slides }),
	}));
	await page.add(plays);
	const leftOut = read.leftOut > 0 ? ` ${words.leftOut(read.leftOut)}` : "";
	const told = words.imported(plays.length, known) + leftOut;
	if (plays.length === 0) return page.notify(told);
	const act = async () => {
		await page.remove(plays.map(({ id }) => id));
	};
	page.notify(told, { act, done: words.importUndone });
}

/** The date here, as files name it: Sweden writes 2026-11-26. */
const today = () => new Date().toLocaleDateString("sv");
