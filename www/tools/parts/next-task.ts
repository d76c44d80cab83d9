/** Resolves when the page could do other things. */
export function nextTask() {
	return new Promise((resolve) => setTimeout(resolve));
}
