/**
 * The page of records in a browser, for benches and pictures.
 */

/**
 * Milliseconds since the navigation began.
 *
 * @typedef {object} Times
 * @property {number} shown Bests and list are there.
 * @property {number} drawn Both charts are drawn.
 */

/** @typedef {import("@playwright/test").Page} Page */

/**
 * Saves plays as the pages do, in a database of the newest version.
 *
 * @param {Page} page
 * @param {import("./plays.js").Play[]} plays
 */
export async function savePlays(page, plays) {
	// Opened once, so that the database is there.
	await page.goto("./records.html");
	await page.locator("#content").waitFor();
	await page.evaluate(async (plays) => {
		/** @type {IDBDatabase} */
		const database = await new Promise((resolve, reject) => {
			const request = indexedDB.open("sliding-puzzle");
			request.onsuccess = () => resolve(request.result);
			request.onerror = () => reject(request.error);
		});
		const transaction = database.transaction("plays", "readwrite");
		for (const play of plays) transaction.objectStore("plays").put(play);
		await new Promise((resolve, reject) => {
			transaction.oncomplete = resolve;
			transaction.onabort = () => reject(transaction.error);
		});
		database.close();
	}, plays);
}

/**
 * Opens the page, and waits until all of it is there.
 *
 * @param {Page} page
 * @returns {Promise<Times>}
 */
export async function openRecordsPage(page) {
	await page.goto("about:blank");
	await page.goto("./records.html");
	await page.locator("#histogram canvas").waitFor();
	return page.evaluate(() => {
		const [shown] = performance.getEntriesByName("records");
		const [drawn] = performance.getEntriesByName("chart").reverse();
		return { shown: shown.startTime, drawn: drawn.startTime };
	});
}
