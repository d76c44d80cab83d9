/**
 * The element on pages of others: under their policies, from another origin,
 * in their frames, twice, fifty times, moved about.
 */

import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { Board } from "./support/board.js";
import { until } from "./support/browser.js";
import { inEveryEngine } from "./support/engines.js";
import { ELEMENT, EMBED, file } from "./support/package.js";
import {
	expectComplaints,
	expectHint,
	expectPlays,
	expectTapMoves,
	NEAR,
	pageOf,
	puzzle,
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
});

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {(site: Site) => Record<string, string>} policy
 * @property {(site: Site) => string} [script] The tag of the element's script.
 * @property {RegExp} [complaints] Which complaints of the page may come.
 * @property {(browser: Browser) => Promise<void>} [also] What else holds, after
 *   a move and a hint.
 */

/** Each is a page at home with one puzzle, whose script comes from the CDN. */
/** @type {Case[]} */
const CASES = [
	{
		name: "no policy",
		policy: () => ({}),
		also: expectWorker,
	},
	{
		name: "the least policy",
		policy: least,
		also: expectWorker,
	},
	{
		name: "style-src 'none' alone",
		policy: () => ({ "style-src": "'none'" }),
		also: expectWorker,
	},
	{
		name: "no blob workers: it searches on the page",
		policy: (site) => ({ ...least(site), "worker-src": "'none'" }),
		complaints: /^policy: worker-src blob/,
		also: async (browser) => {
			assert.equal(await answersOfWorkers(browser), 0);
		},
	},
	{
		name: "no wasm: it plays by the JavaScript build",
		policy: (site) => ({ ...least(site), "script-src": site.cdn }),
		complaints: /^policy: script-src wasm-eval/,
		also: async (browser) => {
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
		},
	},
	{
		name: "Trusted Types",
		policy: () => ({ "require-trusted-types-for": "'script'" }),
		also: expectWorker,
	},
	{
		name: "Trusted Types and the least policy",
		policy: (site) => ({
			...least(site),
			"require-trusted-types-for": "'script'",
		}),
		also: expectWorker,
	},
	{
		name: "a script of another origin with integrity",
		policy: () => ({}),
		script: ({ cdn }) => {
			const hash = createHash("sha384").update(readFileSync(file(ELEMENT)));
			const integrity = `sha384-${hash.digest("base64")}`;
			return `<script type="module" src="${cdn}/${ELEMENT}"
				integrity="${integrity}" crossorigin></script>`;
		},
		also: expectWorker,
	},
];

/** @param {Browser} browser */
function answersOfWorkers(browser) {
	return browser.run((view) => view.puzzleLog.answersOfWorkers);
}

/** @param {Browser} browser */
async function expectWorker(browser) {
	assert.ok((await answersOfWorkers(browser)) > 0, "no worker has answered");
}

inEveryEngine((claim, engine) => {
	for (const { name, policy, script, complaints, also } of CASES) {
		claim(`plays under ${name}`, async (browser) => {
			const { site } = browser;
			const directives = Object.entries(policy(site)).map((d) => d.join(" "));
			const headers =
				directives.length === 0
					? {}
					: { "Content-Security-Policy": directives.join("; ") };
			const parts = script ? { script: script(site) } : {};
			await browser.open({ html: pageOf(site.cdn, parts), headers });
			await expectPlays(new Board(browser));
			await also?.(browser);
			await expectComplaints(browser, complaints);
		});
	}

	claim(
		"a policy that lets no weights be fetched leaves large boards their answer",
		async (browser) => {
			const { site } = browser;
			const policy = {
				...least(site),
				"connect-src": `${site.cdn}/package/wasm/`,
			};
			const directives = Object.entries(policy).map((d) => d.join(" "));
			const body = puzzle('size="5x5" seed="engines"');
			await browser.open({
				html: pageOf(site.cdn, { body }),
				headers: { "Content-Security-Policy": directives.join("; ") },
			});
			const board = new Board(browser);
			await board.ready();
			await expectHint(board);
			await expectComplaints(browser, /connect-src .*\.bin|weights/);
		},
	);

	for (const [kind, attributes] of [
		["a plain frame", ""],
		["a sandboxed frame", 'sandbox="allow-scripts"'],
	]) {
		claim(`plays in ${kind}`, async (browser) => {
			const query = `?board=${encodeURIComponent(NEAR)}`;
			const address = `${browser.site.cdn}/${EMBED}${query}`;
			await browser.openWithin(address, attributes);
			await expectPlays(new Board(browser));
		});
	}

	claim("two versions share a page", async (browser) => {
		const { home } = browser.site;
		await browser.open({
			html: pageOf(home, {
				script: `<script type="module">
					import { define } from "${home}/${ELEMENT}";
					import { define as defineCopy } from "${home}/copy/${ELEMENT}";
					define("sliding-puzzle");
					defineCopy("sliding-puzzle");
					defineCopy("another-puzzle");
				</script>`,
				body: `${puzzle(`board="${NEAR}"`)}
					<another-puzzle board="${NEAR}"></another-puzzle>`,
			}),
		});
		await expectPlays(new Board(browser));
		await expectPlays(new Board(browser, "another-puzzle"));
		await expectComplaints(browser);
	});

	claim("fifty share a page", async (browser) => {
		const count = 50;
		const one = `<sliding-puzzle loading="eager" board="${NEAR}"></sliding-puzzle>`;
		const html = pageOf(browser.site.home, { body: one.repeat(count) });
		await browser.open({ html });
		const countReady = () =>
			browser.run(({ document }) => {
				const puzzles = [...document.querySelectorAll("sliding-puzzle")];
				const boards = puzzles.map((p) =>
					p.shadowRoot?.querySelector("#board"),
				);
				return boards.filter((board) => board?.matches(".ready")).length;
			});
		await until(countReady, (ready) => ready === count, "not all are ready");
		const last = new Board(browser, "sliding-puzzle:last-of-type");
		await expectTapMoves(last);
		const { code } = await last.state();
		const codes = await browser.run(({ document }) => {
			const puzzles = document.querySelectorAll("sliding-puzzle");
			return [...puzzles].map((puzzle) => puzzle.code);
		});
		// The others stand where they stood.
		const { code: start } = await new Board(browser).state();
		assert.notEqual(code, start);
		assert.deepEqual(codes, [...Array(count - 1).fill(start), code]);
		await expectComplaints(browser);
	});

	claim(
		"moved and put back two hundred times, it does not grow",
		async (browser) => {
			const { home } = browser.site;
			await browser.open({
				html: pageOf(home, {
					head: `<script src="${home}/growth-log.js"></script>`,
					body: `<div id="one">${puzzle(`board="${NEAR}"`)}</div><div id="two"></div>`,
				}),
			});
			const board = new Board(browser);
			await expectPlays(board);
			const { cells } = await board.state();
			// What is made at the first time only is made by then.
			const before = await afterMoves(browser, 3);
			assert.ok(before.elements > 0 && before.listeners >= 0);
			assert.deepEqual(await afterMoves(browser, 200), before);
			await board.ready();
			assert.deepEqual((await board.state()).cells, cells);
			await board.forget();
			await board.tap(
				cells.indexOf(0) % 3 === 0
					? cells.indexOf(0) + 1
					: cells.indexOf(0) - 1,
			);
			await until(
				() => board.state(),
				(state) => String(state.cells) !== String(cells),
				"it does not play",
			);
			const types = (await board.events()).map(({ type }) => type);
			assert.deepEqual(types, ["before-move", "move"]);
			await expectComplaints(browser);
		},
	);

	if (engine.name === "chromium") {
		claim(
			"a puzzle that was played and removed is collected",
			async (browser) => {
				await browser.open({ html: pageOf(browser.site.home) });
				await expectPlays(new Board(browser));
				await browser.run((view) => {
					const puzzle = view.document.querySelector("sliding-puzzle");
					view.removed = new WeakRef(puzzle);
					view.document.activeElement.blur();
					puzzle.remove();
				});
				const isCollected = async () => {
					await browser.collect();
					return browser.run((view) => view.removed.deref() === undefined);
				};
				await until(isCollected, (gone) => gone, "something holds it");
			},
		);

		claim(
			"two hundred puzzles that came and went are collected",
			async (browser) => {
				await browser.open({ html: pageOf(browser.site.home) });
				await new Board(browser).ready();
				await browser.run(async (view) => {
					const { document } = view;
					view.gone = [];
					for (let n = 0; n < 200; n++) {
						const puzzle = document.createElement("sliding-puzzle");
						puzzle.setAttribute("size", "3x3");
						puzzle.setAttribute("loading", "eager");
						document.body.append(puzzle);
						await puzzle.ready;
						view.gone[n] = new WeakRef(puzzle);
						puzzle.remove();
					}
				});
				const left = async () => {
					await browser.collect();
					return browser.run((view) => {
						let left = 0;
						for (const ref of view.gone) if (ref.deref()) left += 1;
						return left;
					});
				};
				await until(left, (count) => count === 0, "something holds them");
			},
		);
	}
});

/**
 * Moves the puzzle between two places, and takes it out between them.
 *
 * @param {Browser} browser
 * @param {number} times
 * @returns {Promise<{ elements: number, listeners: number, observed: number }>}
 */
function afterMoves(browser, times) {
	return browser.run(async (view, times) => {
		const { document } = view;
		const puzzle = document.querySelector("sliding-puzzle");
		const pause = () => new Promise((resolve) => setTimeout(resolve, 5));
		for (let i = 0; i < times; i++) {
			puzzle.remove();
			// Some at once, and some after it had time to notice.
			if (i % 4 === 0) await pause();
			document.getElementById(i % 2 === 0 ? "two" : "one").append(puzzle);
			if (i % 4 === 1) await pause();
		}
		document.getElementById("one").append(puzzle);
		for (let i = 0; i < 10; i++) await pause();
		const elements =
			document.querySelectorAll("*").length +
			puzzle.shadowRoot.querySelectorAll("*").length;
		return { elements, ...view.growthLog() };
	}, times);
}
