/**
 * What the address of the frame asks for: `embed.html?size=3x3&theme=dark`, or
 * the same behind a `#`. Pure functions; what the values mean the element knows.
 */

/**
 * The attributes that an address may set: all but those of a form, which there
 * is none of here, and `storage`: what a frame keeps all its pages would share.
 */
const ATTRIBUTES = new Set([
	..."size goal board seed tiles src alt theme controls hints solver".split(
		" ",
	),
	..."timer arrows motion sound loading readonly lang dir".split(" "),
]);

/**
 * @typedef {object} Wishes
 * @property {Record<string, string>} attributes
 * @property {string} id Sent with every message, so that a page with two frames
 *   can tell which one speaks.
 * @property {string | null} origin Of the page around, the only one that is
 *   spoken to; `null` for none.
 * @property {string[]} unknown Names and values that mean nothing here.
 */

/**
 * @param {string} search With or without its `?`.
 * @param {string} [hash] With or without its `#`; what stands here counts more.
 * @returns {Wishes}
 */
export function readWishes(search, hash = "") {
	/** @type {Wishes} */
	const wishes = { attributes: {}, id: "", origin: null, unknown: [] };
	const asked = [
		...new URLSearchParams(search),
		...new URLSearchParams(hash.replace(/^#/, "")),
	];
	for (const [name, value] of asked) {
		if (ATTRIBUTES.has(name)) wishes.attributes[name] = value;
		else if (name === "id") wishes.id = value;
		else if (name === "origin") {
			wishes.origin = originIn(value);
			if (wishes.origin === null) wishes.unknown.push(`${name}=${value}`);
		} else wishes.unknown.push(name);
	}
	// Any value means yes to HTML; in an address one writes what one means.
	const { readonly } = wishes.attributes;
	if (readonly && /^(?:off|false|0|no)$/i.test(readonly)) {
		delete wishes.attributes.readonly;
	}
	return wishes;
}

/**
 * An origin as browsers write it; `null` for what is none, `*` among it.
 *
 * @param {string} text
 */
function originIn(text) {
	try {
		const { origin, protocol } = new URL(text);
		return /^https?:$/.test(protocol) ? origin : null;
	} catch {
		return null;
	}
}
