/**
 * Reads the address of the iframe: `embed.html?size=3x3&theme=dark`, or the same after
 * a `#`. Pure functions. The element knows what the values mean.
 */

import { FRAMED } from "../../element/attributes.ts";

const NAMES = [...Object.keys(FRAMED), "lang", "dir"];

type Parameters = {
	attributes: Record<string, string>;
	/**
	 * Sent with every message, so that a page with two frames can tell which one
	 * speaks.
	 */
	id: string;
	/**
	 * The origin of the parent page, the only one that gets messages; `null` for none.
	 */
	origin: string | null;
	/** Unknown names and values. */
	unknown: string[];
};

/**
 * @param search With or without its `?`.
 * @param hash With or without its `#`. It overrides `search`.
 */
export function readParameters(search: string, hash: string = ""): Parameters {
	const parameters: Parameters = {
		attributes: {},
		id: "",
		origin: null,
		unknown: [],
	};
	const asked = [
		...new URLSearchParams(search),
		...new URLSearchParams(hash.replace(/^#/, "")),
	];
	for (const [name, value] of asked) {
		if (NAMES.includes(name)) parameters.attributes[name] = value;
		// `?daily`, or `?daily=2026-12-24`.
		else if (name === "daily")
			parameters.attributes.seed = `daily ${value}`.trim();
		else if (name === "id") parameters.id = value;
		else if (name === "origin") {
			parameters.origin = originIn(value);
			if (parameters.origin === null)
				parameters.unknown.push(`${name}=${value}`);
		} else parameters.unknown.push(name);
	}
	// In HTML any value means yes. In an address, `off` means off.
	const { readonly } = parameters.attributes;
	if (readonly && /^(?:off|false|0|no)$/i.test(readonly)) {
		delete parameters.attributes.readonly;
	}
	return parameters;
}

/** Returns an origin as browsers write it; `null` if the text is none, like `*`. */
function originIn(text: string) {
	try {
		const { origin, protocol } = new URL(text);
		return /^https?:$/.test(protocol) ? origin : null;
	} catch {
		return null;
	}
}
