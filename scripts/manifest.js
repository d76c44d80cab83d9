/**
 * `npm run manifest`: makes the custom elements manifest from the comments in
 * `www/element/`. Editors read it, and the page for embedders is built from it.
 *
 * Writes to `www/tools/configurator/custom-elements.json`, or to the path in the
 * first argument. The file is not committed, so it cannot go stale.
 */

import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import * as analyzer from "@custom-elements-manifest/analyzer";
import { ATTRIBUTES } from "../www/element/attributes.ts";
import { TOKENS } from "../www/element/tokens.ts";

/** Its type declarations cover only its command line. */
const { create, ts } = /** @type {any} */ (analyzer);

const ROOT = fileURLToPath(new URL("../", import.meta.url));

/** Where the page for embedders reads it. */
export const MANIFEST = join(
	ROOT,
	"www/tools/configurator/custom-elements.json",
);

const ELEMENT = "www/element/element.ts";
const TABLE = "www/element/attributes.ts";

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
	const types = typesIn(source);
	for (const made of element.declarations) {
		addAttributes(made);
		const { members } = source.statements.find(
			(/** @type {any} */ { name }) => name?.text === made.name,
		);
		for (const node of members) {
			const member = made.members.find(
				(/** @type {any} */ { name }) => name === node.name?.text,
			);
			if (ts.isMethodDeclaration(node) && member) addSignature(member, node);
		}
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
	const { statements } = parsed(TABLE);
	const numbers = new Map(
		statements
			.find((/** @type {any} */ { name }) => name?.text === "Numbers")
			.type.members.map((/** @type {any} */ { name, type }) => [
				name.text,
				type.types
					.map((/** @type {any} */ type) => type.getText())
					// In HTML a number is text.
					.filter((/** @type {string} */ type) => !type.startsWith("`")),
			]),
	);
	const described = statements
		.flatMap(
			(/** @type {any} */ { declarationList }) =>
				declarationList?.declarations[0].initializer.expression?.properties ??
				[],
		)
		.map((/** @type {any} */ { name, jsDoc }) => [name.text, jsDoc[0].comment]);
	for (const [name, description] of described) {
		const values = [
			ATTRIBUTES[/** @type {keyof typeof ATTRIBUTES} */ (name)],
		].flat();
		const [usual] = values;
		const types =
			numbers.get(name) ??
			(values.length > 1
				? values.map((value) => JSON.stringify(value))
				: [typeof usual]);
		/** @type {any} */
		const told = { type: { text: types.join(" | ") } };
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
 * Returns the types that a module declares: name → type, in one line.
 *
 * @param {any} source
 */
function typesIn(source) {
	/** @type {Map<string, string>} */
	const types = new Map();
	for (const { kind, name, type } of source.statements) {
		if (kind !== ts.SyntaxKind.TypeAliasDeclaration) continue;
		types.set(name.text, inOneLine(type));
	}
	return types;
}

/**
 * Returns a type in one line, without comments.
 *
 * @param {any} type
 * @returns {string}
 */
function inOneLine(type) {
	const members = type.members?.map(
		(/** @type {any} */ { name, questionToken, type: of }) =>
			`${name.text}${questionToken ? "?" : ""}: ${inOneLine(of)}`,
	);
	return members
		? `{ ${members.join(", ")} }`
		: type.getText().replace(/\s+/g, " ").replace(/^\| /, "");
}

/**
 * Adds the types of a method: the analyser looks for them in its comment.
 *
 * @param {any} member
 * @param {any} node
 */
function addSignature(member, node) {
	if (member.return && node.type)
		member.return.type.text = inOneLine(node.type);
	member.parameters = node.parameters?.map(
		(/** @type {any} */ { name, type, questionToken, initializer }) => {
			const isPattern = name.kind === ts.SyntaxKind.ObjectBindingPattern;
			const own = isPattern ? "options" : name.text;
			const told = member.parameters.find(
				(/** @type {any} */ { name: other }) => other === own,
			);
			return {
				name: own,
				...((questionToken || initializer) && { optional: true }),
				...told,
				type: { text: inOneLine(type) },
			};
		},
	);
	if (member.parameters?.length === 0) delete member.parameters;
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
		const parts = [member, member.return, ...(member.parameters ?? [])];
		for (const part of parts) {
			if (part?.type) part.type.text = spelt(part.type.text);
		}
	}
	for (const property of made.cssProperties) {
		property.default = usual(property.name.replace("--sliding-puzzle-", ""));
	}
}

/**
 * Returns the default of a custom property. Throws if `tokens.ts` has no such
 * token.
 *
 * @param {string} name
 */
function usual(name) {
	const value = /** @type {Record<string, string | string[]>} */ (TOKENS)[name];
	if (value === undefined) throw new Error(`tokens.ts has no token ${name}`);
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
