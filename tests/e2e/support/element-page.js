/**
 * A page of somebody else with the element on it.
 */

/**
 * Opens a page with these tags. Its `puzzle()` returns the first puzzle.
 *
 * @param {import("@playwright/test").Page} page
 * @param {string} body
 */
export async function openWith(page, body) {
	await page.route("**/host.html", (route) =>
		route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><html lang="en"><meta charset="utf-8">
				<title>Host</title><link rel="icon" href="data:,">
				<script>
					heard = [];
					for (const type of ["ready", "new-board", "move", "hint", "solved", "error"]) {
						addEventListener(type, (event) => {
							if (event.detail) heard.push([type, event.detail]);
						}, true);
					}
					puzzle = () => document.querySelector("sliding-puzzle:not([inert])");
					// A copy of what is drawn, to be read pixel by pixel.
					copyOf = async (canvas) => {
						const frame = () => new Promise(requestAnimationFrame);
						await frame();
						await frame();
						const copy = new OffscreenCanvas(canvas.width, canvas.height);
						const context = copy.getContext("2d", { willReadFrequently: true });
						context.drawImage(canvas, 0, 0);
						return context;
					};
				</script>
				<script type="module" src="./taquin.js"></script>
				${body}`,
		}),
	);
	await page.goto("./host.html");
	await page.evaluate(() => customElements.whenDefined("sliding-puzzle"));
}

/**
 * Calls a function in the page with the first puzzle, once it is ready.
 *
 * @template T
 * @param {import("@playwright/test").Page} page
 * @param {(puzzle: any) => T | Promise<T>} call
 * @returns {Promise<T>}
 */
export async function ask(page, call) {
	return page.evaluate(
		`(async () => {
			const puzzle = document.querySelector("sliding-puzzle:not([inert])");
			await puzzle.ready;
			return (${call})(puzzle);
		})()`,
	);
}

/** @param {import("@playwright/test").Page} page */
export function heard(page) {
	return page.evaluate(() => /** @type {any} */ (window).heard);
}

/**
 * Records what the first puzzle announces from now on.
 *
 * @param {import("@playwright/test").Page} page
 * @returns {Promise<() => Promise<string[]>>} What it has announced so far.
 */
export async function announced(page) {
	await ask(page, (puzzle) => {
		const live = puzzle.shadowRoot.getElementById("live");
		/** @type {any} */ (window).said = [];
		new MutationObserver(() => {
			const text = live.textContent.trim();
			if (text !== "") /** @type {any} */ (window).said.push(text);
		}).observe(live, { childList: true, characterData: true, subtree: true });
	});
	return () => page.evaluate(() => /** @type {any} */ (window).said);
}

/**
 * Lets no playback go on by itself, only by keys and buttons: then no machine is too slow
 * to pause it. Called before a page is opened.
 *
 * @param {import("@playwright/test").Page} page
 */
export async function holdPlaybacks(page) {
	await page.addInitScript(() => {
		Object.assign(window, { setInterval: () => 0 });
	});
}
