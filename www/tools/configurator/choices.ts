/**
 * Choices in the form → attributes. Pure functions.
 *
 * Defaults are left out, so that the tag stays short. The size is always there.
 */

import { ATTRIBUTES, SITE } from "../../element/attributes.ts";

/** In the order that they are written. */
export type Attributes = Record<string, string>;

/**
 * @param fields Name → value, from the form. A box that is not ticked is missing.
 */
export function attributesOf(fields: Record<string, string>): Attributes {
	const text = (name: string) => (fields[name] ?? "").trim();
	const isPicture = text("tiles") === "image";
	const asked: Attributes = {
		...fields,
		size: `${text("columns") || 4}x${text("rows") || 4}`,
		// The address of a picture says that there is one.
		tiles: isPicture ? "" : text("tiles"),
		src: isPicture ? text("picture") || text("src") : "",
	};
	const chosen: Attributes = {};
	for (const [name, values] of Object.entries({ ...ATTRIBUTES, lang: "" })) {
		const value = asked[name]?.trim() ?? "";
		const [usual] = [values].flat();
		const isSaid = name === "size" || (value !== "" && value !== usual);
		if (isSaid) chosen[name] = usual === false ? "" : value;
	}
	if ("board" in chosen) {
		delete chosen.size;
		delete chosen.seed;
	}
	if (!("src" in chosen)) {
		delete chosen.alt;
		delete chosen.numbers;
	}
	return chosen;
}

/** Returns the attributes that the preview and the address of an iframe can have. */
export function framedOnes(attributes: Attributes): Attributes {
	return Object.fromEntries(
		Object.entries(attributes).filter(([name]) => !(name in SITE)),
	);
}
