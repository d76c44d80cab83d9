/**
 * Turns the manifest into sections of entries, to read. Pure functions.
 */

/**
 * @typedef {object} Entry
 * @property {string} key Its name, which finds its description.
 * @property {string} code Its name with its arguments.
 * @property {string} type Its type or result; may be empty.
 * @property {string} usual Its default.
 * @property {string} description With `code` between backticks.
 */

/** @typedef {import("../../messages/compiled/reference-zh-Hans.js").Texts} Descriptions */
/** @typedef {Exclude<keyof Descriptions, "tag">} SectionName */

/**
 * @param {any} manifest
 * @param {Descriptions | null} [translated] Replace those of the manifest.
 * @returns {{ name: SectionName, entries: Entry[] }[]}
 */
export function sectionsOf(manifest, translated = null) {
	const [element] = manifest.modules[0].declarations;
	const { attributes, members, events, slots } = element;
	const { cssParts, cssStates, cssProperties } = element;
	const fields = members.filter(
		// A property with the name of an attribute is listed with the attribute.
		(/** @type {any} */ { kind, attribute }) => kind === "field" && !attribute,
	);
	const methods = members.filter(
		(/** @type {any} */ { kind }) => kind === "method",
	);
	/** @type {[SectionName, any[], (one: any) => Partial<Entry>][]} */
	const all = [
		["attributes", attributes, attribute],
		["properties", fields, ({ type }) => ({ type: type?.text })],
		["methods", methods, method],
		["events", events, event],
		["slots", slots, ({ name }) => ({ code: name || "(default)" })],
		["parts", cssParts, ({ name }) => ({ code: `::part(${name})` })],
		["states", cssStates, ({ name }) => ({ code: `:state(${name})` })],
		["custom", cssProperties, ({ default: usual }) => ({ usual })],
	];
	return all.map(([name, list, more]) => ({
		name,
		entries: list.map((one) => ({
			key: one.name,
			code: one.name,
			usual: "",
			...more(one),
			type: more(one).type ?? "",
			description: (
				translated?.[name][one.name] ??
				one.description ??
				""
			).replace(/\s+/g, " "),
		})),
	}));
}

/** @param {any} one */
function attribute({ name, fieldName, type }) {
	// A property may have another name than its attribute.
	const also = fieldName && fieldName !== name ? ` (.${fieldName})` : "";
	return { type: type?.text === "boolean" ? `boolean${also}` : "" };
}

/** @param {any} one */
function method({ name, parameters = [], return: result }) {
	const given = parameters.map(
		(/** @type {any} */ { name, optional }) => `${name}${optional ? "?" : ""}`,
	);
	const takes = parameters
		.filter((/** @type {any} */ { type }) => type)
		.map((/** @type {any} */ { name, type }) => `${name}: ${type.text}`);
	const type = [...takes, ...(result ? [`→ ${result.type.text}`] : [])];
	return { code: `${name}(${given.join(", ")})`, type: type.join("; ") };
}

/** @param {any} one */
function event({ type }) {
	return { type: type.text.replace(/^CustomEvent<(.*)>$/, "detail: $1") };
}

/**
 * Splits a text at its backticks. Every second piece is code.
 *
 * @param {string} text
 */
export function pieces(text) {
	return text.split("`");
}
