/**
 * The tag under exactly the policies that the texts name, on a page outside the
 * repository: all works, and the browser reports no violation.
 */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";
import { close, open, play, WON } from "./support/browser.js";
import { outside } from "./support/outside.js";
import { serve } from "./support/site.js";

after(close);

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const FOLDER = outside();
const PACKAGE = join(FOLDER, "node_modules", "taquin");

const CDN = "https://cdn.jsdelivr.net";

/** @param {string} file */
function policiesOf(file) {
	const text = readFileSync(file, "utf8");
	return [...text.matchAll(/^```csp\n([^`]+)```$/gm)].map(([, policy]) =>
		policy.replaceAll("\n", " ").trim(),
	);
}

const DOCUMENTS = {
	"the package's README": join(PACKAGE, "README.md"),
	"docs/deployment.md": join(ROOT, "docs", "deployment.md"),
};

for (const [name, file] of Object.entries(DOCUMENTS)) {
	const policies = policiesOf(file);
	test(`${name} names a policy for the tag with Trusted Types`, () => {
		const isOne = (/** @type {string} */ policy) =>
			policy.includes(CDN) && policy.includes("trusted-types");
		assert.ok(policies.some(isOne), policies.join("\n"));
	});
	for (const policy of policies) {
		test(`under the policy of ${name}, a worker solves: ${policy}`, () =>
			check(policy));
	}
}

/** @param {string} policy */
async function check(policy) {
	const cdn = await serve(PACKAGE);
	const address = policy.includes(CDN) ? cdn.origin : "/node_modules/taquin";
	writeFileSync(
		join(FOLDER, "index.html"),
		`<!doctype html><html lang="en"><meta charset="utf-8"><title>A puzzle</title>
		<script type="module" src="${address}/taquin.js" crossorigin></script>
		<sliding-puzzle board="1 2 3/4 5 0/7 8 6" motion="off"></sliding-puzzle>`,
	);
	const site = await serve(FOLDER, {
		headers: {
			// What the text does not name is not needed.
			"Content-Security-Policy": `${policy.includes("default-src") ? "" : "default-src 'none'; "}${policy.replaceAll(CDN, cdn.origin)}`,
		},
	});
	try {
		await open(
			`${site.origin}/`,
			async (page) => {
				const violations = await watch(page);
				/** @type {string[]} */
				const told = [];
				page.on("console", (message) => told.push(message.text()));
				await page.reload();
				assert.deepEqual(await play(page), WON);
				// Number 16 of Korf's hundred, its blank last (tests/data): 42 slides.
				const { slides, proved } = await page
					.locator("sliding-puzzle")
					.evaluate(async (element) => {
						const puzzle = /** @type {any} */ (element);
						await puzzle.open("0 9 12 4/5 3 2 8/10 1 7 6/11 14 13 15");
						return puzzle.solve();
					});
				assert.equal(slides.length, 42);
				assert.equal(proved, true);
				assert.ok(page.workers().length > 0, "no worker");
				assert.deepEqual(violations, []);
				assert.deepEqual(told, []);
			},
			{ lacks: /favicon\.ico$/ },
		);
	} finally {
		site.stop();
		cdn.stop();
	}
}

/**
 * Collects the violations that the browser reports to the page.
 *
 * @param {import("@playwright/test").Page} page
 */
async function watch(page) {
	/** @type {string[]} */
	const violations = [];
	await page.exposeFunction("tell", (/** @type {string} */ text) =>
		violations.push(text),
	);
	await page.addInitScript(() => {
		addEventListener("securitypolicyviolation", (event) => {
			const { effectiveDirective, blockedURI, sample } = event;
			/** @type {any} */ (window).tell(
				`${effectiveDirective} ${blockedURI} ${sample}`,
			);
		});
	});
	return violations;
}
