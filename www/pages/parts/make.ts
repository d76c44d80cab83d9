/**
 * Makes elements. It stands alone, so that nobody loads the sheets with their style for it.
 */

/** @param text What it says. */
export function make<Name extends keyof HTMLElementTagNameMap>(
	name: Name,
	attributes: Record<string, string> = {},
	text: string = "",
): HTMLElementTagNameMap[Name] {
	const made = document.createElement(name);
	for (const [key, value] of Object.entries(attributes)) {
		made.setAttribute(key, value);
	}
	made.textContent = text;
	return made;
}
