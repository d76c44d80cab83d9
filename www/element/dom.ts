/**
 * Finds elements of a page or a shadow root by their ids. A missing element is a
 * broken page, and the error names it.
 */

type Tree = Document | ShadowRoot;

/**
 * Returns whether this is a browser. What stands for one in the tests of a page (jsdom,
 * happy-dom) draws nothing, and lacks more.
 */
export function canShow() {
	return "Path2D" in globalThis;
}

export function find<T extends HTMLElement>(
	tree: Tree,
	id: string,
	type: new () => T,
): T {
	const element = tree.getElementById(id);
	if (!(element instanceof type)) {
		throw new Error(`no ${type.name} with id ${id}`);
	}
	return element;
}

export function findButton(tree: Tree, id: string) {
	return find(tree, id, HTMLButtonElement);
}

/** Fills in the texts of a tree that a table has. */
export function translate(tree: Tree, strings: object) {
	const texts = strings as Record<string, unknown>;
	const each = (
		attribute: string,
		fill: (element: HTMLElement, text: string) => void,
	) => {
		for (const element of tree.querySelectorAll(`[data-${attribute}]`)) {
			const name = element.getAttribute(`data-${attribute}`) ?? "";
			if (!(name in texts)) continue;
			fill(element as HTMLElement, String(texts[name]));
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

/** Names a button that shows only a picture. */
export function label(element: HTMLElement, text: string) {
	element.title = text;
	element.ariaLabel = text;
}
