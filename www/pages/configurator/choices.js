/**
 * What was chosen in the form → the attributes that say so. Pure functions.
 *
 * What is as it would be anyway is left out, so that the tag stays short; the
 * size is always said.
 */

import { CHOICES } from "../../element/attributes.js";

/** Choices that have the name and the values of an attribute. */
const PLAIN = /** @type {const} */ (
	"theme controls solver timer arrows motion sound loading"
).split(" ");

/** Attributes of free text, and what they are without a word. */
const TEXTS = { hints: "on", storage: "none", lang: "" };

/** Attributes that are for the page that has the tag, not for the one beside it. */
const NOT_LIVE = ["storage", "loading"];

/** Attributes that an address of the frame cannot set. */
const NOT_FRAMED = ["storage"];

/** @typedef {Record<string, string>} Attributes In the order that they are written. */

/**
 * @param {Record<string, string>} fields Name → value, as the form has them; a
 *   box that is not ticked is not there.
 * @returns {Attributes}
 */
export function attributesOf(fields) {
	/** @type {Attributes} */
	const chosen = {};
	const say = (/** @type {string} */ name, /** @type {string} */ value) => {
		chosen[name] = value;
	};
	const text = (/** @type {string} */ name) => (fields[name] ?? "").trim();
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
	}
	for (const name of PLAIN) {
		const usual = CHOICES[/** @type {keyof typeof CHOICES} */ (name)][0];
		if ((text(name) || usual) !== usual) say(name, text(name));
	}
	for (const [name, usual] of Object.entries(TEXTS)) {
		if ((text(name) || usual) !== usual) say(name, text(name));
	}
	if (text("readonly")) say("readonly", "");
	return chosen;
}

/**
 * Those that the puzzle on this page takes.
 *
 * @param {Attributes} attributes
 */
export function liveOnes(attributes) {
	return without(attributes, NOT_LIVE);
}

/**
 * Those that an address can say.
 *
 * @param {Attributes} attributes
 */
export function framedOnes(attributes) {
	return without(attributes, NOT_FRAMED);
}

/**
 * @param {Attributes} attributes
 * @param {string[]} names
 */
function without(attributes, names) {
	const kept = Object.entries(attributes).filter(
		([name]) => !names.includes(name),
	);
	return Object.fromEntries(kept);
}
