/**
 * Opens a page with the packed package in it, and plays.
 */

import { chromium } from "@playwright/test";
import { serve } from "./site.js";

/** @type {Promise<import("@playwright/test").Browser> | null} */
let browser = null;

/** Returns the one browser of this process. */
function launched() {
	const executablePath = process.env.HEADLESS_SHELL || process.env.CHROMIUM;
	browser ??= chromium.launch({
		...(executablePath && { executablePath }),
		args: ["--no-sandbox", "--no-first-run", "--disable-background-networking"],
	});
	return browser;
}

/** Ends the browser. Who opened a page calls it at the end. */
export async function close() {
	await (await browser)?.close();
	browser = null;
}

/**
 * Opens a folder as a site in Chromium.
 *
 * @param {string} folder
 * @param {(page: import("@playwright/test").Page) => Promise<void>} look
 * @param {Options} [options]
 */
export async function visit(folder, look, options) {
	const site = await serve(folder);
	try {
		await open(`${site.origin}/`, look, options);
	} finally {
		site.stop();
	}
}

/**
 * @typedef {object} Options
 * @property {RegExp} [lacks] The addresses that may be missing.
 * @property {(route: import("@playwright/test").Route) => Promise<void>} [answer]
 *   Answers in place of all servers.
 */

/**
 * Opens an address in Chromium. Rejects if the page has a fault.
 *
 * @param {string} url
 * @param {(page: import("@playwright/test").Page) => Promise<void>} look
 * @param {Options} [options]
 */
export async function open(url, look, { lacks, answer } = {}) {
	const page = await (await launched()).newPage();
	/** @type {string[]} */
	const faults = [];
	try {
		page.on("pageerror", (error) => faults.push(String(error)));
		page.on("console", (message) => {
			const { url } = message.location();
			if (lacks?.test(url)) return;
			if (["error", "warning"].includes(message.type())) {
				faults.push(`${message.text()} ${url}`);
			}
		});
		page.on("response", (response) => {
			const url = response.url();
			if (response.status() < 400 || lacks?.test(url)) return;
			faults.push(`${response.status()} ${url}`);
		});
		if (answer) await page.route("**/*", answer);
		await page.goto(url);
		await look(page);
	} catch (error) {
		throw new Error(`${error}\nthe page said: ${faults.join("\n")}`);
	} finally {
		await page.close();
	}
	if (faults.length > 0) throw new Error(faults.join("\n"));
}

/**
 * The puzzle of the apps, from `1 2 3/4 5 0/7 8 6`: a hint, then the move that
 * wins.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function play(page) {
	await page.locator("sliding-puzzle #board.ready").waitFor();
	const hint = await hear(page, "hint");
	await page.locator("sliding-puzzle #hint").click();
	const { tile, direction, proved } = await hint();
	const solved = await hear(page, "solved");
	await page.locator("sliding-puzzle #cell-8").click({ force: true });
	const { stm, mtm } = await solved();
	return { tile, direction, proved, stm, mtm };
}

/** What `play` has to come to. */
export const WON = { tile: 6, direction: "U", proved: true, stm: 1, mtm: 1 };

/**
 * Listens to the puzzle. Resolves, once it does, with a function that resolves with
 * the details of the next event of this type.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} type
 * @returns {Promise<() => Promise<any>>}
 */
async function hear(page, type) {
	const heard = await page.locator("sliding-puzzle").evaluateHandle(
		(puzzle, type) => ({
			detail: new Promise((resolve, reject) => {
				/** @param {Event} event */
				const detailOf = (event) => /** @type {CustomEvent} */ (event).detail;
				puzzle.addEventListener(type, (event) => resolve(detailOf(event)));
				// What is waited for will not come.
				puzzle.addEventListener("error", (event) => {
					reject(new Error(JSON.stringify(detailOf(event))));
				});
			}),
		}),
		type,
	);
	return () => heard.evaluate(({ detail }) => detail);
}
