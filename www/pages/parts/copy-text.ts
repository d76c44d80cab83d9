/**
 * Copies a text to the clipboard.
 */

/** Resolves with whether it is there: not every page may copy. */
export async function copyText(text: string): Promise<boolean> {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch (error) {
		console.info("it is not copied:", error);
		return false;
	}
}
