/**
 * Waiting without a clock: a page gets so many frames or turns to do what it would do by
 * itself. On a busy machine both take longer, as everything that the page does.
 */

/**
 * Lets a page draw frames. One takes a sixtieth of a second or longer.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} count
 */
export async function frames(page, count) {
	await page.evaluate(async (count) => {
		for (let n = 0; n < count; n += 1) await new Promise(requestAnimationFrame);
	}, count);
}

/**
 * Lets a page's event loop turn, without asking for a frame. A turn takes 4 ms or longer.
 *
 * @param {import("@playwright/test").Page} page
 * @param {number} count
 */
export async function turns(page, count) {
	await page.evaluate(async (count) => {
		for (let n = 0; n < count; n += 1)
			await new Promise((resolve) => setTimeout(resolve, 4));
	}, count);
}
