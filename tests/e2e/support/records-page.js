/**
 * The page of records, as a player uses it.
 */

import { savePlays } from "../../../scripts/bench-records/page.js";
import { makePlays } from "../../../scripts/bench-records/plays.js";

/** Plays of several sizes: 4 of 23 with a hint, some left, some slow. */
export const PLAYS = makePlays(130, ["3x3", "3x3", "2x3", "3x3"]);

export class RecordsPage {
	/** @param {import("@playwright/test").Page} page */
	constructor(page) {
		this.page = page;
		this.notices = page.locator("#notices");
		this.rows = page.locator("#table tbody tr");
		this.category = page.locator("#category");
		this.chart = page.getByRole("slider", { name: /^Over time/ });
		this.histogram = page.getByRole("slider", { name: /^Distribution/ });
	}

	/** @param {import("../../../scripts/bench-records/plays.js").Play[]} [plays] */
	async open(plays = PLAYS) {
		await savePlays(this.page, plays);
		await this.load();
	}

	async load() {
		await this.page.goto("./records.html");
		await this.page.locator("#content").waitFor();
	}

	/** @param {string} name */
	press(name) {
		return this.page.getByRole("button", { name, exact: true }).click();
	}

	/** @param {string} name @param {string} text */
	async importText(name, text) {
		const choosing = this.page.waitForEvent("filechooser");
		await this.press("Import a file");
		const chooser = await choosing;
		const buffer = Buffer.from(text);
		await chooser.setFiles({ name, mimeType: "text/plain", buffer });
	}

	/** Presses a button and returns the file that it saves. @param {string} name */
	async saved(name) {
		const downloading = this.page.waitForEvent("download");
		await this.press(name);
		const download = await downloading;
		const stream = await download.createReadStream();
		/** @type {Buffer[]} */
		const parts = [];
		for await (const part of stream) parts.push(part);
		const text = Buffer.concat(parts).toString();
		return { file: download.suggestedFilename(), text };
	}

	/** Returns how many plays the database has; 0 if there is none yet. */
	countPlays() {
		return this.page.evaluate(async () => {
			const all = await indexedDB.databases();
			if (!all.some(({ name }) => name === "sliding-puzzle")) return 0;
			/** @type {IDBDatabase} */
			const database = await new Promise((resolve) => {
				const request = indexedDB.open("sliding-puzzle");
				request.onsuccess = () => resolve(request.result);
			});
			if (!database.objectStoreNames.contains("plays")) {
				database.close();
				return 0;
			}
			const store = database.transaction("plays").objectStore("plays");
			/** @type {number} */
			const count = await new Promise((resolve) => {
				const request = store.count();
				request.onsuccess = () => resolve(request.result);
			});
			database.close();
			return count;
		});
	}

	/** Drops all plays behind the back of the page. */
	async forgetPlays() {
		await this.page.evaluate(async () => {
			/** @type {IDBDatabase} */
			const database = await new Promise((resolve) => {
				const request = indexedDB.open("sliding-puzzle");
				request.onsuccess = () => resolve(request.result);
			});
			const transaction = database.transaction("plays", "readwrite");
			transaction.objectStore("plays").clear();
			await new Promise((resolve) => {
				transaction.oncomplete = resolve;
			});
			database.close();
		});
	}
}
