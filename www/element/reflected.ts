/**
 * The attributes of the element as properties, and nothing else.
 *
 * A server has no `HTMLElement`. There the class extends an empty one, so that
 * importing it works.
 */

import {
	ATTRIBUTES,
	choose,
	type SlidingPuzzleAttributes,
} from "./attributes.ts";

/** The attributes as properties. What is read is text, `true` or `false`. */
export type ReflectedProperties = {
	[Name in keyof SlidingPuzzleAttributes]-?: Exclude<
		SlidingPuzzleAttributes[Name],
		number | undefined
	>;
} & {
	/** View only: the player cannot move tiles. The same as `readonly`. */
	readOnly: boolean;
};

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

for (const [name, usual] of Object.entries(ATTRIBUTES)) {
	if (usual === false) {
		defineFlag(name, name);
		continue;
	}
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

// As HTML spells it. Some frameworks set a property only if it is spelt like the attribute.
defineFlag("readOnly", "readonly");

function defineFlag(name: string, attribute: string) {
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
