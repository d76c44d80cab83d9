/**
 * Whether a page would ever be held for more than 50 ms on a processor four times
 * slower: by the time that its own thread works, so that a busy machine changes little.
 */

import { expect } from "@playwright/test";

/** The longest task, in ms of work on this machine. */
const LONGEST_MS = 50 / 4;

/**
 * Does each act again until no task was long: the first time, its code is compiled.
 *
 * @param {import("@playwright/test").Page} page
 * @param {(() => Promise<void>)[]} acts
 */
export async function expectNoLongTask(page, ...acts) {
	for (const act of acts) {
		await expect(async () => {
			const tasks = await tasksOf(page, act);
			expect(tasks.length).toBeGreaterThan(0);
			expect(tasks.filter((ms) => ms > LONGEST_MS)).toEqual([]);
		}).toPass();
	}
}

/**
 * Returns how long each task of the page's main thread worked during an act, in ms.
 *
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<void>} act
 * @returns {Promise<number[]>}
 */
async function tasksOf(page, act) {
	const browser = page.context().browser();
	if (browser === null) throw new Error("no browser to trace");
	await browser.startTracing(page, {
		categories: ["toplevel", "disabled-by-default-devtools.timeline"],
	});
	await act();
	// What is not over when the trace ends has no length: another task comes first.
	await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)));
	const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
	/** @type {Map<string, number[]>} */
	const threads = new Map();
	for (const { name, args, pid, tid } of traceEvents) {
		const isMain = name === "thread_name" && args.name === "CrRendererMain";
		if (isMain) threads.set(`${pid} ${tid}`, []);
	}
	for (const { name, pid, tid, tdur } of traceEvents) {
		if (name !== "RunTask" || tdur === undefined) continue;
		threads.get(`${pid} ${tid}`)?.push(tdur / 1000);
	}
	const sum = (/** @type {number[]} */ all) => all.reduce((a, b) => a + b, 0);
	// Pages that have nothing to do have renderers too.
	const busiest = [...threads.values()].sort((a, b) => sum(b) - sum(a));
	return busiest[0] ?? [];
}
