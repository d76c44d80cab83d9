/**
 * Work in slices, so that the page answers between two of them.
 */

/** How long a slice takes, in milliseconds: less than a frame. */
const SLICE_MS = 12;

/**
 * Yields whenever there is time for another step, without end. After each slice the page
 * can do other things.
 */
export async function* slices() {
	let end = performance.now() + SLICE_MS;
	while (true) {
		yield;
		if (performance.now() < end) continue;
		await new Promise((resolve) => setTimeout(resolve));
		end = performance.now() + SLICE_MS;
	}
}
