/**
 * Choices in the form → attributes. Pure functions.
 *
 * Defaults are left out, so that the tag stays short. The size is always there.
 */

import { ATTRIBUTES } from "../../element/attributes.ts";

/** Attributes that are written in a way of their own, or not at all. */
const OTHERS =
	"size goal board seed src alt tiles labels inspection keys name readonly disabled required".split(
		" ",
	);

/** The others, which are written as they are chosen, and their defaults. */
const PLAIN = Object.entries({ ...ATTRIBUTES, lang: "" })
	.filter(([name]) => !OTHERS.includes(name))
	.map(([name, values]) => [name, String([values].flat()[0])]);

/** Attributes that the preview ignores. */
const NOT_LIVE = ["storage", "loading"];

/** Attributes that the address of an iframe cannot set. */
const NOT_FRAMED = ["storage"];

/** In the order that they are written. */
export type Attributes = Record<string, string>;

/**
 * @param fields Name → value, from the form. A box that is not ticked is missing.
 */
export function attributesOf(fields: Record<string, string>): Attributes {
	const chosen: Attributes = {};
	const say = (name: string, value: string) => {
		chosen[name] = value;
	};
	const text = (name: string) => (fields[name] ?? "").trim();
	if (text("board")) say("board", text("board"));
	else {
		say("size", `${text("columns") || 4}x${text("rows") || 4}`);
		if (text("seed")) say("seed", text("seed"));
	}
	if ((text("goal") || "last") !== "last") say("goal", text("goal"));
	const source = text("picture") || text("src");
	if (text("tiles") !== "image") {
		if ((text("tiles") || "number") !== "number") say("tiles", text("tiles"));
	} else if (source) {
		say("src", source);
		if (text("alt")) say("alt", text("alt"));
		if (text("labels") === "on") say("labels", "on");
	}
	for (const [name, usual] of PLAIN) {
		if ((text(name) || usual) !== usual) say(name, text(name));
	}
	if (text("readonly")) say("readonly", "");
	return chosen;
}

/** Returns the attributes of the preview. */
export function liveOnes(attributes: Attributes) {
	return without(attributes, NOT_LIVE);
}

/** Returns the attributes that the address of an iframe can set. */
export function framedOnes(attributes: Attributes) {
	return without(attributes, NOT_FRAMED);
}

function without(attributes: Attributes, names: string[]) {
	const kept = Object.entries(attributes).filter(
		([name]) => !names.includes(name),
	);
	return Object.fromEntries(kept);
}
