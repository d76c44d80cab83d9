/**
 * What axe finds on a page as it is now. Axe is put into the page once, and what it
 * finds right is not handed over: a fifth of the time of its own builder.
 */

import axe from "axe-core";
import { expect } from "./test.js";

/** WCAG 2.2, A and AA, and best practice. */
export const RULES = [
	..."wcag2a wcag2aa wcag21a wcag21aa wcag22a wcag22aa".split(" "),
	"best-practice",
];

/**
 * Returns which rules are broken, and by what.
 *
 * @param {import("@playwright/test").Page} page
 * @param {object} [options]
 * @param {string[]} [options.rules] Tags, or names of rules.
 * @param {string} [options.within] Selector of the part that is looked at.
 */
export async function violations(page, { rules = RULES, within } = {}) {
	for (const frame of page.frames()) {
		// No frame here is of another site, so axe gathers what it finds in each.
		const isThere = await frame.evaluate(() => "axe" in globalThis);
		if (!isThere) await frame.evaluate(axe.source);
	}
	const { passes, violations } = await page.evaluate(
		async ({ rules, within }) => {
			// A colour in mid-transition is not one of the page's colours.
			const shadows = [...document.querySelectorAll("*")].flatMap(
				({ shadowRoot }) => shadowRoot ?? [],
			);
			const moving = [document, ...shadows].flatMap((root) =>
				root.getAnimations(),
			);
			await Promise.allSettled(moving.map(({ finished }) => finished));
			const { axe } = /** @type {any} */ (globalThis);
			const options = { runOnly: rules, resultTypes: ["violations"] };
			return /** @type {import("axe-core").AxeResults} */ (
				await axe.run(within ?? document, options)
			);
		},
		{ rules, within },
	);
	expect(passes.length).toBeGreaterThan(rules === RULES ? 10 : 0);
	return violations.map(({ id, nodes }) => ({
		id,
		nodes: nodes.map(({ target, failureSummary }) => [target, failureSummary]),
	}));
}
