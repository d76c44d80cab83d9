/**
 * Saves plays to files and reads them from files, chosen or dropped.
 */

import type { File as PlaysFile } from "../../core/wasm/statistics.js";
import { find, findButton } from "../../element/dom.ts";
import { saveFile } from "../parts/save-file.ts";
import type { RecordsPage } from "./records-page.ts";

export function wireFiles(page: RecordsPage) {
	const input = find(document, "file", HTMLInputElement);
	findButton(document, "import").addEventListener("click", () => input.click());
	input.addEventListener("change", async () => {
		const [file] = input.files ?? [];
		if (file !== undefined) await importFile(page, file);
		// The same file can be chosen again.
		input.value = "";
	});
	findButton(document, "export").addEventListener("click", () =>
		page.attempt(async () => {
			const { records, strings } = page;
			if (records === null) return;
			const { text, count } = await records.exportFile();
			saveFile(`sliding-puzzle-plays-${today()}.txt`, text, "text/plain");
			page.notify(strings.exported(count));
		}),
	);
	findButton(document, "csv").addEventListener("click", () => {
		const text = page.records?.plays.csv() ?? "";
		saveFile(`sliding-puzzle-plays-${today()}.csv`, text, "text/csv");
	});
	wireDrop(page);
}

function wireDrop(page: RecordsPage) {
	const sign = find(document, "drop", HTMLElement);
	const hasFile = ({ dataTransfer }: DragEvent) =>
		dataTransfer?.types.includes("Files") ?? false;
	document.addEventListener("dragover", (event) => {
		if (!hasFile(event)) return;
		event.preventDefault();
		sign.hidden = page.records === null;
	});
	document.addEventListener("dragleave", ({ relatedTarget }) => {
		if (relatedTarget === null) sign.hidden = true;
	});
	document.addEventListener("drop", (event) => {
		sign.hidden = true;
		if (!hasFile(event)) return;
		event.preventDefault();
		const [file] = event.dataTransfer?.files ?? [];
		if (file !== undefined) void importFile(page, file);
	});
}

/** Imports a file as a whole, or tells why not. */
async function importFile(page: RecordsPage, file: File) {
	await page.attempt(async () => {
		const { records } = page;
		if (records === null) return;
		const text = await file.text().catch((cause: unknown) => {
			throw Object.assign(new Error("the file could not be read", { cause }), {
				code: "unreadableFile",
			});
		});
		const read = records.readFile(text, -new Date().getTimezoneOffset());
		try {
			let sizes: string[] | null = [];
			if (read.kind === "cstimer") {
				const { askSizes } = await import("./sessions.ts");
				sizes = await askSizes(read.sessions().list, page.strings);
			}
			if (sizes !== null) await importPlays(page, read, sizes);
		} finally {
			read.free();
		}
	});
}

async function importPlays(
	page: RecordsPage,
	read: PlaysFile,
	sizes: string[],
) {
	const { records, strings } = page;
	if (records === null) return;
	const { plays: found, known } = read.newPlays(records.plays, sizes);
	const plays = found.map(({ elapsed, slides, ...play }) => ({
		...play,
		...(elapsed === null ? {} : { elapsed }),
		...(slides === null ? {} : { slides }),
	}));
	await records.add(plays);
	page.render();
	const leftOut = read.leftOut > 0 ? ` ${strings.leftOut(read.leftOut)}` : "";
	const told = strings.imported(plays.length, known) + leftOut;
	if (plays.length === 0) return page.notify(told);
	page.notify(told, {
		label: strings.undo,
		act: () =>
			void page.attempt(async () => {
				await records.remove(plays.map(({ id }) => id));
				page.render();
				page.notify(page.strings.importUndone);
			}),
	});
}

/** The date here, as files name it. */
function today() {
	const date = new Date();
	const two = (n: number) => String(n).padStart(2, "0");
	return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
