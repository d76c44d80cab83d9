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
 * @typedef {object} Parameters
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
 * @returns {Parameters}
 */
export function readParameters(search, hash = "") {
	/** @type {Parameters} */
	const parameters = { attributes: {}, id: "", origin: null, unknown: [] };
	const asked = [
		...new URLSearchParams(search),
		...new URLSearchParams(hash.replace(/^#/, "")),
	];
	for (const [name, value] of asked) {
		if (ATTRIBUTES.has(name)) parameters.attributes[name] = value;
		else if (name === "id") parameters.id = value;
		else if (name === "origin") {
			parameters.origin = originIn(value);
			if (parameters.origin === null)
				parameters.unknown.push(`${name}=${value}`);
		} else parameters.unknown.push(name);
	}
	// Any value means yes to HTML; in an address one writes what one means.
	const { readonly } = parameters.attributes;
	if (readonly && /^(?:off|false|0|no)$/i.test(readonly)) {
		delete parameters.attributes.readonly;
	}
	return parameters;
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
