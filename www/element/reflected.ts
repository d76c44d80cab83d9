/**
 * The attributes of the element as properties, and nothing else.
 *
 * A server has no `HTMLElement`. There the class extends an empty one, so that
 * importing it works.
 */

import type { ReflectedProperties } from "./attribute-types.js";
import { CHOICES, choose, FLAGS, TEXTS } from "./attributes.ts";

export type ReflectedElement = HTMLElement & ReflectedProperties;

const Base = globalThis.HTMLElement ?? class NoElement {};

export const ReflectedElement =
	class extends Base {} as new () => ReflectedElement;

function define(
	name: string,
	accessors: PropertyDescriptor & ThisType<HTMLElement>,
) {
	Object.defineProperty(ReflectedElement.prototype, name, {
		configurable: true,
		...accessors,
	});
}

for (const [name, usual] of Object.entries({ ...TEXTS, ...CHOICES })) {
	define(name, {
		get() {
			const value = this.getAttribute(name);
			if (typeof usual === "string") return value ?? usual;
			const isPicture = name === "tiles" && this.hasAttribute("src");
			return choose(usual, value ?? (isPicture ? "image" : null));
		},
		// Frameworks set `undefined` or `null` for what is not there.
		set(value) {
			if (value === undefined || value === null) this.removeAttribute(name);
			else this.setAttribute(name, value);
		},
	});
}

// Some frameworks set a property only if it is spelt like the attribute.
for (const name of [...FLAGS, "readOnly"]) {
	const attribute = name.toLowerCase();
	define(name, {
		get() {
			return this.hasAttribute(attribute);
		},
		set(value) {
			this.toggleAttribute(attribute, Boolean(value));
		},
	});
}

/**
 * Takes over the properties that a page set on the tag before it was defined. They
 * would hide the accessors of the class, and would never be heard of.
 */
export function takeOverProperties(element: HTMLElement) {
	for (const name of Object.keys(element)) {
		if (!(name in Object.getPrototypeOf(element))) continue;
		const value = Reflect.get(element, name);
		Reflect.deleteProperty(element, name);
		// What can only be read stays as it is.
		Reflect.set(element, name, value);
	}
}
