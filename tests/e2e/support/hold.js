/**
 * Files that come when a test says so.
 */

/**
 * Holds all requests for a file until they are let go.
 *
 * @param {import("@playwright/test").Page} page
 * @param {RegExp} file
 */
export async function hold(page, file) {
	/** @type {(value?: unknown) => void} */
	let letGo = () => {};
	const held = new Promise((resolve) => {
		letGo = resolve;
	});
	await page.route(file, async (route) => {
		await held;
		await route.continue();
	});
	return letGo;
}
