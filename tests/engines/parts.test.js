/**
 * The script for pages in its parts. The hash in a page's tag covers the first; that
 * one checks the others.
 */

import assert from "node:assert/strict";
import { Board } from "./support/board.js";
import { inEveryEngine } from "./support/engines.js";
import {
	expectHint,
	expectPlays,
	openPuzzle,
	pageOf,
} from "./support/pages.js";

/** What nobody has written here. */
const FOREIGN = "\nwindow.foreign = true;\n";

inEveryEngine((claim) => {
	for (const [part, files] of /** @type {[string, RegExp][]} */ ([
		["game", /sliding-puzzle-game\.\w+\.js$/],
		["help", /sliding-puzzle-help\.\w+\.js$/],
	])) {
		claim(
			`a part that was changed on its way is not run: ${part}`,
			async (browser) => {
				const { site } = browser;
				site.changed = { files, by: FOREIGN };
				try {
					await browser.open({ html: pageOf(site.home) });
					const fault = await browser.run(async (view) => {
						await view.customElements.whenDefined("sliding-puzzle");
						const puzzle = view.document.querySelector("sliding-puzzle");
						try {
							await puzzle.hint();
							return "none";
						} catch (error) {
							return String(error);
						}
					});
					assert.match(fault, /not the file it should be/);
					const isRun = await browser.run((view) => view.foreign === true);
					assert.equal(isRun, false);
				} finally {
					site.changed = { files: /^$/, by: "" };
				}
			},
		);
	}

	claim("a part that did not come is asked for again", async (browser) => {
		const { site } = browser;
		site.changed = { files: /sliding-puzzle-help\.\w+\.js$/, by: FOREIGN };
		const board = await openPuzzle(browser, 'size="3x3"');
		const failed = await browser.run((view) =>
			view.document
				.querySelector("sliding-puzzle")
				.hint()
				.then(
					() => false,
					() => true,
				),
		);
		assert.equal(failed, true);
		site.changed = { files: /^$/, by: "" };
		await expectHint(board);
	});

	claim("under an address of its own, it is one copy", async (browser) => {
		const { home } = browser.site;
		const script = `<script type="module" src="${home}/package/sliding-puzzle.js?v=7#x"></script>`;
		await browser.open({ html: pageOf(home, { script }) });
		const board = new Board(browser);
		await expectPlays(board);
		const asked = browser.site.asked.filter((address) =>
			address.includes("/sliding-puzzle.js"),
		);
		assert.match(asked.at(-1) ?? "", /\?v=7$/);
	});
});
