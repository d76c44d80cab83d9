/**
 * Files that come when a test says so.
 */

/**
 * Holds all requests for a file until they are let go.
 *
 * @param {import("@playwright/test").Page} page
 * @param {RegExp} file
 * @returns Lets them go, as soon as the file was asked for: a test that holds a file which
 *   nothing asks for does not end.
 */
export async function hold(page, file) {
	const asked = gate();
	const held = gate();
	await page.route(file, async (route) => {
		asked.open();
		await held.promise;
		await route.continue();
	});
	return async () => {
		await asked.promise;
		held.open();
	};
}

function gate() {
	/** @type {(value?: unknown) => void} */
	let open = () => {};
	const promise = new Promise((resolve) => {
		open = resolve;
	});
	return { promise, open };
}
