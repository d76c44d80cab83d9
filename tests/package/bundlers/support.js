/**
 * Builds an app with the packed package in it, and opens what came out.
 */

import { execFile } from "node:child_process";
import { cpSync, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { serve } from "../support/site.js";

const HERE = fileURLToPath(new URL("./", import.meta.url));

/** No build takes longer. */
const BUILD_MS = 120_000;

const run = promisify(execFile);

/**
 * Runs a bundler; what comes out belongs into `built/` and the name.
 *
 * @param {string} name
 * @param {string[]} command Of the bundler, and its arguments.
 * @param {string} [page] A page to be put beside what comes out.
 */
export async function build(name, [tool, ...args], page) {
	const out = join(HERE, "built", name);
	rmSync(out, { recursive: true, force: true });
	mkdirSync(out, { recursive: true });
	if (page !== undefined) cpSync(join(HERE, page), join(out, "index.html"));
	await run(join(HERE, "node_modules", ".bin", tool), args, {
		cwd: HERE,
		timeout: BUILD_MS,
		env: {
			...process.env,
			NEXT_TELEMETRY_DISABLED: "1",
			PARCEL_WORKERS: "1",
			NODE_ENV: "production",
		},
	});
	return out;
}

/**
 * Opens a folder as a site in Chromium.
 *
 * @param {string} folder
 * @param {(page: import("@playwright/test").Page) => Promise<void>} look
 */
export async function visit(folder, look) {
	const site = await serve(folder);
	const executablePath = process.env.CHROMIUM;
	const browser = await chromium.launch({
		...(executablePath && { executablePath }),
		args: ["--no-sandbox", "--no-first-run", "--disable-background-networking"],
	});
	/** @type {string[]} */
	const faults = [];
	try {
		const page = await browser.newPage();
		page.on("pageerror", (error) => faults.push(String(error)));
		page.on("console", (message) => {
			if (["error", "warning"].includes(message.type())) {
				faults.push(message.text());
			}
		});
		page.on("response", (response) => {
			if (!response.ok()) faults.push(`${response.status()} ${response.url()}`);
		});
		await page.goto(`${site.origin}/`);
		await look(page);
	} catch (error) {
		throw new Error(`${error}\nthe page said: ${faults.join("\n")}`);
	} finally {
		await browser.close();
		site.stop();
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
	const hint = page.evaluate(
		() =>
			new Promise((resolve) => {
				const puzzle = document.querySelector("sliding-puzzle");
				puzzle?.addEventListener("hint", (event) => {
					resolve(/** @type {CustomEvent} */ (event).detail);
				});
			}),
	);
	await page.locator("sliding-puzzle #hint").click();
	const { tile, direction, proved } = /** @type {any} */ (await hint);
	const solved = page.evaluate(
		() =>
			new Promise((resolve) => {
				const puzzle = document.querySelector("sliding-puzzle");
				puzzle?.addEventListener("solved", (event) => {
					resolve(/** @type {CustomEvent} */ (event).detail);
				});
			}),
	);
	const cell = page.locator("sliding-puzzle #cell-8");
	await cell.click({ force: true });
	const { stm, mtm } = /** @type {any} */ (await solved);
	return { tile, direction, proved, stm, mtm };
}

/** What `play` has to come to. */
export const WON = { tile: 6, direction: "U", proved: true, stm: 1, mtm: 1 };
