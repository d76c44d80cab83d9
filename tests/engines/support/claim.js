/**
 * The test function of the engine tests, and the browser they share: the one that
 * `ENGINE` names.
 */

import { after, before, test } from "node:test";
import { Browser } from "./browser.js";
import { ENGINES } from "./drivers.js";

/** No hung browser holds the run longer, in milliseconds. */
const START_MS = 90_000;
const CLAIM_MS = 60_000;

const name = process.env.ENGINE ?? "";
if (!(name in ENGINES)) throw new Error(`no engine ${name}`);

export const engine = ENGINES[/** @type {keyof typeof ENGINES} */ (name)];

const browser = new Browser(engine);
before(() => browser.start(), { timeout: START_MS });
after(() => browser.stop(), { timeout: START_MS });

/**
 * @param {string} name
 * @param {(browser: Browser) => Promise<void>} check
 */
export function claim(name, check) {
	test(`${engine.name}: ${name}`, { timeout: CLAIM_MS }, async () => {
		try {
			await check(browser);
		} catch (error) {
			throw await browser.explain(error);
		}
	});
}
