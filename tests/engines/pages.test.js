/**
 * The built site's pages beside the game: the laboratory runs searches in its worker, and
 * others open.
 */

import assert from "node:assert/strict";
import { after, before } from "node:test";
import { shortestWay } from "../e2e/support/oracle.js";
import serve from "../e2e/support/serve.js";
import { claim } from "./support/claim.js";

/** @type {() => Promise<void>} */
let stop;
before(async () => {
	stop = await serve();
});
after(() => stop());

const BOARD = "4 1 2/8 0 7/5 6 3";

/** How long a page may take. */
const DEADLINE_MS = 30_000;

claim("the laboratory runs searches and fills its table", async (browser) => {
	const hash = `#board=${BOARD}&searches=bfs,astar:manhattan`;
	await browser.visit(`${process.env.E2E_URL}lab.html${hash}`);
	const told = await browser.run(async (view, most) => {
		const { document } = view;
		const until = async (/** @type {() => unknown} */ is) => {
			const end = Date.now() + most;
			while (!is()) {
				if (Date.now() > end) throw new Error(`not in time: ${is}`);
				await new Promise((resolve) => setTimeout(resolve, 20));
			}
		};
		const text = (/** @type {string} */ id) =>
			document.getElementById(id)?.textContent ?? "";
		await until(() => text("verdict") !== "");
		document.getElementById("run").click();
		await until(() => text("run-said").startsWith("Done"));
		const cells = document.querySelectorAll("#results td.length");
		const lengths = Array.from(cells, (cell) => cell.textContent);
		document.getElementById("watch-it").click();
		await until(() => document.querySelector(".watch-trees")?.width > 100);
		return { said: text("run-said"), lengths };
	}, DEADLINE_MS);
	assert.deepEqual(told, {
		said: "Done: 2 searches.",
		lengths: Array(2).fill(`${shortestWay(BOARD).length}`),
	});
});

for (const [page, done] of [
	["trainer.html", "main sliding-puzzle"],
	["paper.html#exercise", ".sheet-of-paper:has(.solution-tiles)"],
]) {
	claim(`it opens: ${page}`, async (browser) => {
		await browser.visit(`${process.env.E2E_URL}${page}`);
		const told = await browser.run(
			async (view, done, most) => {
				const { document } = view;
				const end = Date.now() + most;
				const isDone = () =>
					document.querySelector(done)?.getBoundingClientRect().height > 50;
				while (!isDone() && Date.now() < end) {
					await new Promise((resolve) => setTimeout(resolve, 20));
				}
				const failure = document.getElementById("failure");
				return { isDone: isDone(), hasFailed: failure?.hidden === false };
			},
			done,
			DEADLINE_MS,
		);
		assert.deepEqual(told, { isDone: true, hasFailed: false });
	});
}
