/**
 * The element on pages of others: under their policies, from another origin, in a frame
 * without rights.
 */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Board } from "./support/board.js";
import { claim } from "./support/claim.js";
import { ELEMENT, EMBED, file } from "./support/package.js";
import {
	expectComplaints,
	expectHint,
	expectPlays,
	NEAR,
	openPuzzle,
	pageOf,
} from "./support/pages.js";

/** @typedef {import("./support/site.js").Site} Site */
/** @typedef {import("./support/browser.js").Browser} Browser */

/**
 * The least that a page must allow.
 *
 * @param {Site} site
 */
const least = ({ cdn }) => ({
	"default-src": "'none'",
	"script-src": `${cdn} 'wasm-unsafe-eval'`,
	"connect-src": cdn,
	"worker-src": "blob:",
	"require-trusted-types-for": "'script'",
});

/**
 * Opens a page at home with a policy and one puzzle, whose script comes from the CDN, and
 * plays it.
 *
 * @param {Browser} browser
 * @param {Record<string, string>} policy
 * @param {{ script?: string }} [parts] The tag of the element's script.
 */
async function playUnder(browser, policy, parts) {
	const directives = Object.entries(policy).map((d) => d.join(" "));
	await browser.open({
		html: pageOf(browser.site.cdn, parts),
		headers: { "Content-Security-Policy": directives.join("; ") },
	});
	await expectPlays(new Board(browser));
}

/** @param {Browser} browser */
function answersOfWorkers(browser) {
	return browser.run((view) => view.puzzleLog.answersOfWorkers);
}

claim("under the least policy it plays, by a worker", async (browser) => {
	const { site } = browser;
	const hash = createHash("sha384").update(readFileSync(file(ELEMENT)));
	// An address of its own makes no second copy of the script.
	const address = `${site.cdn}/${ELEMENT}?v=7#x`;
	const integrity = `sha384-${hash.digest("base64")}`;
	await playUnder(browser, least(site), {
		script: `<script type="module" src="${address}" integrity="${integrity}" crossorigin></script>`,
	});
	assert.ok((await answersOfWorkers(browser)) > 0, "no worker has answered");
	const asked = site.asked.filter((address) => address.includes("/taquin.js"));
	assert.match(asked.at(-1) ?? "", /\?v=7$/);
	await expectComplaints(browser);
});

claim("without blob workers it searches on the page", async (browser) => {
	const { site } = browser;
	await playUnder(browser, { ...least(site), "worker-src": "'none'" });
	assert.equal(await answersOfWorkers(browser), 0);
	await expectComplaints(browser, /^policy: worker-src blob/);
});

claim("without wasm it plays by the JavaScript build", async (browser) => {
	const { site } = browser;
	await playUnder(browser, { ...least(site), "script-src": site.cdn });
	const isRefused = await browser.run(async ({ WebAssembly }) => {
		const empty = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]);
		// WebKit compiles it, and refuses to make an instance.
		const made = WebAssembly.instantiate(empty);
		return made.then(
			() => false,
			() => true,
		);
	});
	assert.ok(isRefused, "the page may have wasm, and nothing is shown");
	await expectComplaints(browser, /^policy: script-src wasm-eval/);
});

claim("plays in a sandboxed frame", async (browser) => {
	const query = `?board=${encodeURIComponent(NEAR)}`;
	const address = `${browser.site.cdn}/${EMBED}${query}`;
	await browser.openWithin(address, 'sandbox="allow-scripts"');
	await expectPlays(new Board(browser));
});

claim(
	"a part that was changed on its way is not run, and asked for again",
	async (browser) => {
		const { site } = browser;
		const files = /taquin-help\.\w+\.js$/;
		site.changed = { files, by: "\nwindow.foreign = true;\n" };
		const board = await openPuzzle(browser, 'size="3x3"');
		await assert.rejects(board.call("hint"), /not the file it should be/);
		site.changed = { files: /^$/, by: "" };
		await expectHint(board);
		assert.equal(await browser.run((view) => view.foreign === true), false);
	},
);
