/**
 * Turns the manifest into sections of entries, to read, in English as the manifest is.
 * Pure functions.
 */

export type Entry = {
	/** Its name; of a method, with its arguments. */
	code: string;
	/** Its type or result; may be empty. */
	type: string;
	/** Its default. */
	usual: string;
	/** With `code` between backticks. */
	description: string;
};

type Section = {
	name: string;
	title: string;
	/** What holds for all its entries. */
	text: string;
	entries: Entry[];
};

export function sectionsOf(manifest: any): Section[] {
	const [element] = manifest.modules[0].declarations;
	const { attributes, members, events, slots } = element;
	const { cssParts, cssStates, cssProperties } = element;
	const fields = members.filter(
		// A property with the name of an attribute is listed with the attribute.
		({ kind, attribute }: any) => kind === "field" && !attribute,
	);
	const methods = members.filter(({ kind }: any) => kind === "method");
	return [
		{
			name: "attributes",
			title: "Attributes",
			text: "Each attribute is also a property of the same name. Unknown values are ignored.",
			entries: entries(attributes, attribute),
		},
		{
			name: "properties",
			title: "Properties",
			text: "Besides the properties of the attributes.",
			entries: entries(fields, ({ type }) => ({ type: type?.text })),
		},
		{
			name: "methods",
			title: "Methods",
			text: "Cells count from 0 at the top left, row by row. A direction is the way the tile moves: U, D, L or R.",
			entries: entries(methods, method),
		},
		{
			name: "events",
			title: "Events",
			text: "Events bubble and cross the shadow root. Their detail is frozen.",
			entries: entries(events, event),
		},
		{
			name: "slots",
			title: "Slots",
			text: "For child elements.",
			entries: entries(slots, ({ name }) => ({ code: name || "(default)" })),
		},
		{
			name: "parts",
			title: "Parts",
			text: "For CSS: `sliding-puzzle::part(board)`.",
			entries: entries(cssParts, ({ name }) => ({ code: `::part(${name})` })),
		},
		{
			name: "states",
			title: "States",
			text: "For CSS: `sliding-puzzle:state(solved)`.",
			entries: entries(cssStates, ({ name }) => ({ code: `:state(${name})` })),
		},
		{
			name: "custom",
			title: "Custom properties",
			text: "For CSS, on the element or any ancestor. Default values are shown.",
			entries: entries(cssProperties, ({ default: usual }) => ({ usual })),
		},
	];
}

function entries(list: any[], more: (one: any) => Partial<Entry>): Entry[] {
	return list.map((one) => ({
		code: one.name,
		usual: "",
		...more(one),
		type: more(one).type ?? "",
		description: (one.description ?? "").replace(/\s+/g, " "),
	}));
}

function attribute({ name, fieldName, type }: any) {
	// A property may have another name than its attribute.
	const also = fieldName && fieldName !== name ? ` (.${fieldName})` : "";
	return { type: type?.text === "boolean" ? `boolean${also}` : "" };
}

function method({ name, parameters = [], return: result }: any) {
	const given = parameters.map(
		({ name, optional }: any) => `${name}${optional ? "?" : ""}`,
	);
	const takes = parameters
		.filter(({ type }: any) => type)
		.map(({ name, type }: any) => `${name}: ${type.text}`);
	const type = [...takes, ...(result ? [`→ ${result.type.text}`] : [])];
	return { code: `${name}(${given.join(", ")})`, type: type.join("; ") };
}

function event({ type }: any) {
	return { type: type.text.replace(/^CustomEvent<(.*)>$/, "detail: $1") };
}

/** Splits a text at its backticks. Every second piece is code. */
export function pieces(text: string) {
	return text.split("`");
}
