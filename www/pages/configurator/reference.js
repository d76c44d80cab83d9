/**
 * The manifest as what is read: sections of entries. Pure functions.
 */

/**
 * @typedef {object} Entry
 * @property {string} key Its name, of which its description is found.
 * @property {string} code What it is called, with what it takes.
 * @property {string} type What it is or gives; empty where nothing is to say.
 * @property {string} usual What it is where nobody sets it.
 * @property {string} description With `code` between backticks.
 */

/** @typedef {import("../../strings/reference-zh.js").Descriptions} Descriptions */
/** @typedef {keyof Descriptions} SectionName */

/**
 * @param {any} manifest
 * @param {Descriptions | null} [translated] In place of those of the manifest.
 * @returns {{ name: SectionName, entries: Entry[] }[]}
 */
export function sectionsOf(manifest, translated = null) {
	const [element] = manifest.modules[0].declarations;
	const { attributes, members, events, slots } = element;
	const { cssParts, cssStates, cssProperties } = element;
	const fields = members.filter(
		// A property of an attribute's name is told with the attribute.
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
	// Another name in scripts is worth a word.
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
 * A text with `code` in it, in pieces: every second one is code.
 *
 * @param {string} text
 */
export function pieces(text) {
	return text.split("`");
}
