/**
 * Turns the manifest into sections of entries, to read. Pure functions.
 */

import type { Texts as Descriptions } from "../../messages/compiled/reference-zh-Hans.ts";

export type Entry = {
	/** Its name, which finds its description. */
	key: string;
	/** Its name with its arguments. */
	code: string;
	/** Its type or result; may be empty. */
	type: string;
	/** Its default. */
	usual: string;
	/** With `code` between backticks. */
	description: string;
};

type SectionName = Exclude<keyof Descriptions, "tag">;

/** @param translated Replace those of the manifest. */
export function sectionsOf(
	manifest: any,
	translated: Descriptions | null = null,
): { name: SectionName; entries: Entry[] }[] {
	const [element] = manifest.modules[0].declarations;
	const { attributes, members, events, slots } = element;
	const { cssParts, cssStates, cssProperties } = element;
	const fields = members.filter(
		// A property with the name of an attribute is listed with the attribute.
		({ kind, attribute }: any) => kind === "field" && !attribute,
	);
	const methods = members.filter(({ kind }: any) => kind === "method");
	const all: [SectionName, any[], (one: any) => Partial<Entry>][] = [
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
