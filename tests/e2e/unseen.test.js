/**
 * A puzzle that nobody sees, because the page hides it: when it starts, and when its
 * time stands still.
 */

import { ask, openWith } from "./support/element-page.js";
import { expect, test } from "./support/test.js";

const PUZZLE =
	'<sliding-puzzle board="1 2 3/4 0 5/7 8 6" style="inline-size: 300px"></sliding-puzzle>';

/**
 * Each has a box that hides what is in it, and the last one is far below.
 *
 * @type {Record<string, [html: string, hide: string, show: string]>}
 */
const HIDDEN = {
	dialog: [
		`<dialog id="dialog" open>${PUZZLE}</dialog>`,
		"dialog.close()",
		"dialog.showModal()",
	],
	details: [
		`<details id="details" open><summary>Puzzle</summary>${PUZZLE}</details>`,
		"details.open = false",
		"details.open = true",
	],
	popover: [
		`<div id="popover" popover="manual">${PUZZLE}</div><script>popover.showPopover()</script>`,
		"popover.hidePopover()",
		"popover.showPopover()",
	],
	box: [
		`<div id="box">${PUZZLE}</div>`,
		"box.style.display = 'none'",
		"box.style.display = ''",
	],
	below: [
		`<div style="height: 4000px"></div><div id="below">${PUZZLE}</div>`,
		"below.style.display = 'none'",
		"below.style.display = ''",
	],
};
const NAMES = Object.keys(HIDDEN);

/** Names the boxes whose time goes on. @param {import("@playwright/test").Page} page */
function goingOn(page) {
	return page.evaluate(async (names) => {
		const times = () =>
			[...document.querySelectorAll("sliding-puzzle")].map(
				({ elapsed }) => elapsed,
			);
		const frame = () => new Promise(requestAnimationFrame);
		await frame();
		const before = times();
		await frame();
		await frame();
		const after = times();
		return names.filter((_, at) => after[at] > before[at]);
	}, NAMES);
}

test("the time of a puzzle stands still while the page hides it, not where it is scrolled away", async ({
	page,
}) => {
	await openWith(page, NAMES.map((name) => HIDDEN[name][0]).join(""));
	await page.evaluate(async () => {
		for (const puzzle of document.querySelectorAll("sliding-puzzle")) {
			puzzle.scrollIntoView();
			await puzzle.ready;
			puzzle.move(5);
		}
		const last = [...document.querySelectorAll("sliding-puzzle")].at(-1);
		await new Promise((resolve) => {
			const seen = new IntersectionObserver(
				([{ isIntersecting }]) => isIntersecting || resolve(null),
			);
			seen.observe(/** @type {Element} */ (last));
			scrollTo(0, 0);
		});
	});
	await expect.poll(() => goingOn(page)).toEqual(NAMES);
	for (const name of NAMES) await page.evaluate(HIDDEN[name][1]);
	await expect.poll(() => goingOn(page)).toEqual([]);
	for (const name of NAMES) {
		await page.evaluate(HIDDEN[name][2]);
		await page.locator(`#${name}`).evaluate((it) => it.scrollIntoView());
		await expect.poll(() => goingOn(page)).toContain(name);
	}
});

test("a puzzle in closed details starts when they are opened", async ({
	page,
}) => {
	const details = `<details id="box"><summary>Puzzle</summary>${PUZZLE}</details>`;
	await openWith(page, `${details}${PUZZLE}`);
	const status = () =>
		page.evaluate(() =>
			[...document.querySelectorAll("sliding-puzzle")].map(
				({ status }) => status,
			),
		);
	// The other one has started.
	await expect.poll(status).toEqual(["idle", "playing"]);
	await page.evaluate("box.open = true");
	await expect.poll(status).toEqual(["playing", "playing"]);
});

test("with `display: contents` a puzzle starts and is played", async ({
	page,
}) => {
	await openWith(
		page,
		`<div style="height: 2000px"></div><div style="inline-size: 400px">${PUZZLE.replace("inline-size: 300px", "display: contents")}</div>
		<script>scrollTo(0, 9e9)</script>`,
	);
	const { x, y, width, height } = await ask(page, (puzzle) => {
		// The page has become higher.
		scrollTo(0, 9e9);
		const { x, y, width, height } = puzzle.shadowRoot
			.getElementById("cell-5")
			.getBoundingClientRect();
		return { x, y, width, height };
	});
	await page.mouse.click(x + width / 2, y + height / 2);
	const code = await ask(page, (puzzle) => puzzle.value);
	expect(code).toBe("1 2 3/4 5 0/7 8 6");
});
