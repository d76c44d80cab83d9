/**
 * `npm run manifest`: makes the custom elements manifest from the comments in
 * `www/element/`. Editors read it, and the page for embedders is built from it.
 *
 * Writes to `www/pages/configurator/custom-elements.json`, or to the path in the
 * first argument. The file is not committed, so it cannot go stale.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as analyzer from "@custom-elements-manifest/analyzer";
import { CHOICES, TEXTS } from "../www/element/attributes.js";
import { TOKENS } from "../www/element/tokens.js";

/** Its type declarations cover only its command line. */
const { create, ts } = /** @type {any} */ (analyzer);

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** Where the page for embedders reads it. */
export const MANIFEST = join(
	ROOT,
	"www/pages/configurator/custom-elements.json",
);

const ELEMENT = "www/element/element.js";
const ATTRIBUTES = "www/element/attribute-types.d.ts";

/** Attribute → its values, or its default alone. @type {Record<string, string | string[]>} */
const VALUES = {
	...TEXTS,
	...CHOICES,
};

/** Members that only the browser or the element itself uses. */
const OWN =
	/^(?:adoptedStyleSheets|(?:connected|disconnected|attributeChanged|form\w+)Callback)$/;

/**
 * Makes the manifest: one module with one class.
 *
 * @returns {any}
 */
export function makeManifest() {
	const source = parsed(ELEMENT);
	const context = { dev: false };
	const manifest = create({ modules: [source], plugins: [], context });
	const [element] = manifest.modules;
	const types = typesIn(source.text);
	for (const made of element.declarations) {
		addAttributes(made);
		tidy(made, types);
	}
	return manifest;
}

/** @param {string} path */
function parsed(path) {
	const text = readFileSync(join(ROOT, path), "utf8");
	return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
}

/**
 * Adds the attributes, and the properties that reflect them.
 *
 * @param {any} made
 */
function addAttributes(made) {
	const [{ members }] = parsed(ATTRIBUTES).statements;
	for (const member of members) {
		const name = member.name.text;
		const [{ comment: description }] = member.jsDoc;
		/** @type {string[]} */
		const types = (member.type.types ?? [member.type])
			.map((/** @type {any} */ type) => type.getText())
			// In HTML a number is text, and what is not there has no type.
			.filter((/** @type {string} */ type) => !/^(undefined$|`)/.test(type));
		/** @type {any} */
		const told = { type: { text: types.join(" | ") } };
		const usual = [VALUES[name] ?? false].flat()[0];
		if (usual !== "") told.default = JSON.stringify(usual);
		const fieldName = name === "readonly" ? "readOnly" : name;
		made.attributes.push({ name, description, fieldName, ...told });
		const isField = (/** @type {any} */ { name }) => name === fieldName;
		if (!made.members.some(isField)) {
			made.members.push({ kind: "field", name: fieldName, description });
		}
		const field = made.members.find(isField);
		Object.assign(field, { attribute: name }, structuredClone(told));
	}
}

/**
 * Finds the one-line `@typedef`s. Returns name → type.
 *
 * @param {string} text
 */
function typesIn(text) {
	const found = text.matchAll(/@typedef \{(.+)\} (\w+)/g);
	/** @type {Map<string, string>} */
	const types = new Map();
	for (const [, type, name] of found) {
		if (!type.startsWith("import(")) types.set(name, type);
	}
	return types;
}

/**
 * Removes what is not public, and corrects what the analyser gets wrong.
 *
 * @param {any} made
 * @param {Map<string, string>} types
 */
function tidy(made, types) {
	const spelt = (/** @type {string} */ text) =>
		text.replace(/\b[A-Z]\w+\b/g, (name) => types.get(name) ?? name);
	made.superclass = { name: "HTMLElement" };
	// The analyser mistakes the name of a parameter for the name of an event.
	made.events = made.events.filter(
		(/** @type {any} */ { description }) => description,
	);
	made.members = made.members.filter(
		(/** @type {any} */ { name, privacy, static: isStatic }) =>
			privacy !== "private" && !isStatic && !OWN.test(name),
	);
	for (const member of made.members) {
		if (member.kind === "field" && member.return) {
			member.type = member.return.type;
			delete member.return;
		}
		// The analyser lists a destructured parameter twice.
		member.parameters = member.parameters?.filter(
			(/** @type {any} */ { name }) => !name.startsWith("{"),
		);
		const parts = [member, member.return, ...(member.parameters ?? [])];
		for (const part of parts) {
			if (part?.type) part.type.text = spelt(oneType(part.type.text));
		}
	}
	for (const property of made.cssProperties) {
		property.default = usual(property.name.replace("--sliding-puzzle-", ""));
	}
}

/**
 * Joins options that are documented one by one into one object type. Returns any
 * other text unchanged.
 *
 * @param {string} text
 */
function oneType(text) {
	const found = [...text.matchAll(/@param \{(.+?)\} \[\w+\.(\w+)\]/g)];
	if (found.length === 0) return text;
	return `{ ${found.map(([, type, name]) => `${name}?: ${type}`).join(", ")} }`;
}

/**
 * Returns the default of a custom property. Throws if `tokens.js` has no such
 * token.
 *
 * @param {string} name
 */
function usual(name) {
	const value = /** @type {Record<string, string | string[]>} */ (TOKENS)[name];
	if (value === undefined) throw new Error(`tokens.js has no token ${name}`);
	const text =
		typeof value === "string" ? value : `light-dark(${value.join(", ")})`;
	return text.replace(/\s+/g, " ");
}

/**
 * Makes the manifest and writes it unless the file is up to date.
 *
 * @param {string} [path]
 */
export function writeManifest(path = MANIFEST) {
	mkdirSync(dirname(path), { recursive: true });
	const text = `${JSON.stringify(makeManifest(), null, "\t")}\n`;
	// The development server watches the file and would reload the page.
	if (existsSync(path) && readFileSync(path, "utf8") === text) return;
	writeFileSync(path, text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
	const [to] = process.argv.slice(2);
	writeManifest(to && resolve(to));
}
