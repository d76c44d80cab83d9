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
import { CHOICES } from "../www/element/attributes.js";
import { TOKENS } from "../www/element/tokens.js";

/** Its type declarations cover only its command line. */
const { create, ts } = /** @type {any} */ (analyzer);

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** Where the page for embedders reads it. */
export const MANIFEST = join(
	ROOT,
	"www/pages/configurator/custom-elements.json",
);

const SOURCES = ["www/element/reflected.js", "www/element/element.js"];

/** Members that only the browser or the element itself uses. */
const OWN =
	/^(?:adoptedStyleSheets|(?:connected|disconnected|attributeChanged|form\w+)Callback)$/;

/**
 * Makes the manifest: one module with one class, which includes what it inherits.
 *
 * @returns {any}
 */
export function makeManifest() {
	const modules = SOURCES.map((path) => {
		const text = readFileSync(join(ROOT, path), "utf8");
		return ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
	});
	const manifest = create({ modules, plugins: [], context: { dev: false } });
	const element = manifest.modules.find(
		(/** @type {{ path: string }} */ { path }) => path.endsWith("/element.js"),
	);
	const text = modules.map(({ text }) => text).join("\n");
	for (const made of element?.declarations ?? []) tidy(made, typesIn(text));
	return { ...manifest, modules: [element] };
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
	for (const one of [...made.attributes, ...made.members]) {
		delete one.inheritedFrom;
	}
	for (const one of made.attributes) {
		const reflecting = made.members.find(
			(/** @type {any} */ { name }) =>
				name.toLowerCase() === one.name.toLowerCase(),
		);
		for (const told of [one, reflecting]) if (told) tellValues(told, one.name);
	}
	for (const property of made.cssProperties) {
		property.default = usual(property.name.replace("--sliding-puzzle-", ""));
	}
}

/** The type of `difficulty`: a level, or a number of slides. */
const LEVELS = '"easy" | "medium" | "hard" | "expert" | "hardest" | number';

/** Attributes without a choice of values: name → default. */
const DEFAULTS = {
	...{ size: "4x4", goal: "last", hints: "on", storage: "none" },
	...{ keys: "all", inspection: "off" },
};

/**
 * Adds the values and the default of an attribute.
 *
 * @param {any} told The attribute, or the property that reflects it.
 * @param {string} name Of the attribute.
 */
function tellValues(told, name) {
	const values = /** @type {Record<string, string[]>} */ (CHOICES)[name];
	const usual =
		values?.[0] ?? /** @type {Record<string, string>} */ (DEFAULTS)[name];
	const quoted = (/** @type {string} */ value) => JSON.stringify(value);
	if (values) told.type.text = values.map(quoted).join(" | ");
	if (name === "hints") told.type.text = '"on" | "off" | number';
	if (name === "inspection") told.type.text = '"off" | number';
	if (name === "difficulty") told.type.text = LEVELS;
	if (usual !== undefined) told.default = quoted(usual);
	else if (told.type.text === "boolean") told.default = "false";
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
