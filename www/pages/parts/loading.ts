/**
 * Tells the style whether something that was asked for is on its way.
 */

/** How many things are. */
let count = 0;

/** Resolves as what was asked for does. */
export async function loading<T>(coming: Promise<T>): Promise<T> {
	const { documentElement } = document;
	count += 1;
	documentElement.toggleAttribute("data-loading", true);
	try {
		return await coming;
	} finally {
		count -= 1;
		documentElement.toggleAttribute("data-loading", count > 0);
	}
}
