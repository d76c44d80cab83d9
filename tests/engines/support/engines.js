/**
 * The test function of the engine tests: each claim is a test in each engine.
 */

import { after, before, describe, test } from "node:test";
import { Browser } from "./browser.js";
import { ENGINES } from "./drivers.js";

/** No hung browser holds the run longer, in milliseconds. */
const START_MS = 90_000;
const CLAIM_MS = 60_000;

/**
 * @typedef {(name: string, check: (browser: Browser) => Promise<void>) => void} Claim
 */

/**
 * @param {(claim: Claim, engine: import("./drivers.js").Engine) => void} define
 */
export function inEveryEngine(define) {
	for (const engine of ENGINES) {
		describe(engine.name, () => {
			const browser = new Browser(engine);
			before(() => browser.start(), { timeout: START_MS });
			after(() => browser.stop(), { timeout: START_MS });
			define((name, check) => {
				test(name, { timeout: CLAIM_MS }, async () => {
					try {
						await check(browser);
					} catch (error) {
						throw await browser.explain(error);
					}
				});
			}, engine);
		});
	}
}
