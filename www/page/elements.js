/**
 * The elements of the page, found once. A missing one is a broken page and says
 * which.
 */

/**
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function find(id, type) {
	const element = document.getElementById(id);
	if (!(element instanceof type)) {
		throw new Error(`no ${type.name} with id ${id}`);
	}
	return element;
}

/** @param {string} id */
export function findButton(id) {
	return find(id, HTMLButtonElement);
}

/**
 * Fills in what the page's elements say.
 *
 * @param {import("../strings/en.js").Strings} strings
 */
export function translate(strings) {
	const texts = /** @type {Record<string, unknown>} */ (strings);
	/** @param {string} attribute @param {(element: HTMLElement, text: string) => void} fill */
	const each = (attribute, fill) => {
		for (const element of document.querySelectorAll(`[data-${attribute}]`)) {
			const name = element.getAttribute(`data-${attribute}`) ?? "";
			fill(/** @type {HTMLElement} */ (element), String(texts[name]));
		}
	};
	each("text", (element, text) => {
		element.textContent = text;
	});
	each("title", (element, text) => {
		element.title = text;
	});
	each("tip", label);
}

/**
 * Names a button that has only a picture.
 *
 * @param {HTMLElement} element
 * @param {string} text
 */
export function label(element, text) {
	element.title = text;
	element.ariaLabel = text;
}
