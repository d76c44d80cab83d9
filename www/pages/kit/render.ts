/**
 * Puts components on a page that a browser may translate. A translator puts elements in
 * the place of text nodes. Preact would go on writing to the nodes that are gone, and
 * insert beside them. So no text node is Preact's own: each text is the `textContent` of
 * an element. The `text` of a drawing is an exception: Preact sets attributes there, and
 * no properties. It is keyed.
 */

import {
	type ComponentChild,
	type ComponentChildren,
	createElement,
	Fragment,
	options,
} from "preact";

export { render } from "preact";

type Props = { children?: ComponentChildren; textContent?: string };

const before = options.vnode;

options.vnode = (vnode) => {
	if (vnode.type === "text") return before?.(vnode);
	const props = vnode.props as Props;
	const { children } = props;
	const text = textIn(children);
	if (typeof vnode.type === "string" && text) {
		props.textContent = text;
		delete props.children;
	} else if (typeof vnode.type === "string" || vnode.type === Fragment) {
		props.children = inElements(children);
	}
	before?.(vnode);
};

const isText = (child: ComponentChildren) =>
	typeof child === "string" || typeof child === "number";

/** Returns the text, `null` if there is more than text. */
function textIn(children: ComponentChildren): string | null {
	if (isText(children)) return String(children);
	if (children == null || typeof children === "boolean") return "";
	if (!Array.isArray(children)) return null;
	const texts = children.map(textIn);
	return texts.includes(null) ? null : texts.join("");
}

/** Gives texts elements. Blanks are never translated. */
function inElements(children: ComponentChildren): ComponentChildren {
	if (Array.isArray(children)) {
		return children.map((child) => inElements(child) as ComponentChild);
	}
	const isBare = isText(children) && String(children).trim() !== "";
	return isBare ? createElement("span", null, children) : children;
}
