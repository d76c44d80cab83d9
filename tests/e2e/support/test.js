/**
 * The test function of the browser tests. A test fails if a page logs an error or
 * sends a request to another site. A test that breaks something on purpose lists
 * the complaints that it expects.
 */

import { test as base } from "@playwright/test";
import { GamePage } from "./game-page.js";
import { makeNoTables, watchFrames } from "./probes.js";

export { expect } from "@playwright/test";

/**
 * @typedef {object} Ours
 * @property {GamePage} game
 * @property {Complaints} complaints
 * @property {boolean} isFirst Whether it is the player's first visit.
 * @property {boolean} isNewDay Whether it is their first visit of the day: the page
 *   begins with today's puzzle.
 * @property {number} cores Of the device. With one, no worker helps another.
 * @property {boolean} isPrepared Whether the solver makes its tables before it is asked.
 * @property {void} known
 */

/** What Playwright logs in place of a service worker that it keeps from a page. */
const BLOCKED = /Service Worker registration blocked by Playwright/;

/** What Chromium says of a page whose scripts take seconds, as on a busy machine. */
const SLOW = /preloaded using link preload but not used within a few seconds/;

/** The complaints of a test's pages. */
class Complaints {
	/** @type {string[]} */
	#heard = [];
	/** @type {RegExp[]} */
	#expected = [];
	/** @type {RegExp[]} */
	#allowed = [BLOCKED, SLOW];
	/** The files of the site that the pages have asked for. @type {Set<string>} */
	loaded = new Set();

	/**
	 * Listens to all pages of a context.
	 *
	 * @param {import("@playwright/test").BrowserContext} context
	 * @param {string} baseURL Requests to other sites count as complaints.
	 */
	watch(context, baseURL) {
		const { origin } = new URL(baseURL);
		context.on("console", (message) => {
			if (!["error", "warning"].includes(message.type())) return;
			const { url } = message.location();
			this.#heard.push(`${message.type()}: ${message.text()} (${url})`);
		});
		context.on("weberror", (error) => {
			this.#heard.push(`uncaught: ${error.error().message}`);
		});
		context.on("request", (request) => {
			const url = new URL(request.url());
			const isOwn = ["data:", "blob:", "about:"].includes(url.protocol);
			if (isOwn) return;
			if (url.origin === origin)
				this.loaded.add(url.pathname.slice(1) || "index.html");
			else this.#heard.push(`another site: ${request.url()}`);
		});
	}

	/** @param {RegExp} pattern It must come, and may come more than once. */
	expect(pattern) {
		this.#expected.push(pattern);
	}

	/** @param {RegExp} pattern It may come, or not, as the time goes. */
	allow(pattern) {
		this.#allowed.push(pattern);
	}

	check() {
		const known = [...this.#expected, ...this.#allowed];
		const unexpected = this.#heard.filter(
			(text) => !known.some((pattern) => pattern.test(text)),
		);
		if (unexpected.length > 0) throw new Error(unexpected.join("\n"));
		for (const pattern of this.#expected) {
			if (!this.#heard.some((text) => pattern.test(text))) {
				throw new Error(`no complaint like ${pattern}`);
			}
		}
	}
}

/**
 * @typedef {import("@playwright/test").PlaywrightTestArgs
 *   & import("@playwright/test").PlaywrightTestOptions} TestArgs
 * @typedef {import("@playwright/test").PlaywrightWorkerArgs
 *   & import("@playwright/test").PlaywrightWorkerOptions} WorkerArgs
 */

/** @typedef {TestArgs & Ours} Given What a test has to begin with. */

/** @type {import("@playwright/test").Fixtures<Ours, {}, TestArgs, WorkerArgs>} */
const fixtures = {
	isFirst: [false, { option: true }],
	isNewDay: [false, { option: true }],
	cores: [1, { option: true }],
	isPrepared: [false, { option: true }],
	known: [
		async ({ context, isFirst, isNewDay, cores, isPrepared }, use) => {
			await watchFrames(context);
			await context.addInitScript((cores) => {
				Object.defineProperty(navigator, "hardwareConcurrency", {
					value: cores,
				});
			}, cores);
			if (!isPrepared) await makeNoTables(context);
			// Somebody who has been here before, and wants new boards at once, and the
			// shortest slides.
			if (!isFirst) {
				await context.addInitScript((isNewDay) => {
					// Other pages store nothing but what they test.
					if (!/\/(?:index\.html)?$/.test(location.pathname)) return;
					try {
						localStorage["sliding-puzzle-page"] ??= JSON.stringify({
							version: 1,
							settings: {
								met: "yes",
								deal: "glide",
								firstHelp: "shortest",
							},
							day: isNewDay ? "" : new Date().toLocaleDateString("sv"),
						});
					} catch {
						// This page, or this test, forbids to store anything.
					}
				}, isNewDay);
			}
			await use(undefined);
		},
		{ auto: true },
	],
	complaints: [
		async ({ context, baseURL }, use, { annotations }) => {
			const complaints = new Complaints();
			complaints.watch(context, baseURL ?? "");
			await use(complaints);
			complaints.check();
			// By these `npm test` knows which edits can break the test (`scripts/passed.js`).
			for (const description of complaints.loaded)
				annotations.push({ type: "loaded", description });
		},
		{ auto: true },
	],
	game: async ({ page }, use) => {
		await use(new GamePage(page));
		// Ignores what the page is still loading when the test ends.
		await page.unrouteAll({ behavior: "ignoreErrors" });
	},
};

export const test = base.extend(fixtures);
