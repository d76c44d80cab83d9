/**
 * Finds elements of a page or a shadow root by their ids. A missing element is a
 * broken page, and the error names it.
 */

/** @typedef {Document | ShadowRoot} Tree */

/**
 * Returns whether this is a browser. What stands for one in the tests of a page (jsdom,
 * happy-dom) draws nothing, and lacks more.
 */
export function canShow() {
	return "Path2D" in globalThis;
}

/**
 * @template {HTMLElement} T
 * @param {Tree} tree
 * @param {string} id
 * @param {new () => T} type
 * @returns {T}
 */
export function find(tree, id, type) {
	const element = tree.getElementById(id);
	if (!(element instanceof type)) {
		throw new Error(`no ${type.name} with id ${id}`);
	}
	return element;
}

/**
 * @param {Tree} tree
 * @param {string} id
 */
export function findButton(tree, id) {
	return find(tree, id, HTMLButtonElement);
}

/**
 * Fills in the texts of a tree that a table has.
 *
 * @param {Tree} tree
 * @param {object} strings
 */
export function translate(tree, strings) {
	const texts = /** @type {Record<string, unknown>} */ (strings);
	/** @param {string} attribute @param {(element: HTMLElement, text: string) => void} fill */
	const each = (attribute, fill) => {
		for (const element of tree.querySelectorAll(`[data-${attribute}]`)) {
			const name = element.getAttribute(`data-${attribute}`) ?? "";
			if (!(name in texts)) continue;
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
 * Names a button that shows only a picture.
 *
 * @param {HTMLElement} element
 * @param {string} text
 */
export function label(element, text) {
	element.title = text;
	element.ariaLabel = text;
}
