/**
 * Leaves in the types of the package what the entries name, directly or by others, and
 * nothing else. The compiler writes down all that a module has, with the types of the
 * page, of the database, of wasm: whoever compiles with the package would need them.
 */

import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { parseAst } from "rolldown/parseAst";

/**
 * A declaration, import or export of a file.
 *
 * @typedef {object} Statement
 * @property {any} node
 * @property {string} text With the comment that belongs to it.
 * @property {string[]} names That it declares, or takes from elsewhere.
 * @property {boolean} isUsed
 */

/** @param {string} types Folder; changed. @param {string[]} entries Files in it. */
export function shakeTypes(types, entries) {
	/** @type {Map<string, Statement[]>} */
	const files = new Map();

	/** @param {string} file */
	function statementsOf(file) {
		let found = files.get(file);
		if (found === undefined) {
			found = read(readFileSync(join(types, file), "utf8"));
			files.set(file, found);
			// What a file adds to others, it adds for all that name it.
			for (const one of found) if (isAddition(one.node)) use(file, one);
		}
		return found;
	}

	/**
	 * @param {string} file
	 * @param {string} [name] Without one, all that the file has.
	 */
	function useName(file, name) {
		for (const one of statementsOf(file)) {
			if (name === undefined || one.names.includes(name)) use(file, one);
		}
	}

	/**
	 * @param {string} file
	 * @param {Statement} statement
	 */
	function use(file, statement) {
		if (statement.isUsed) return;
		statement.isUsed = true;
		visit(statement.node, (node) => {
			if (node.type === "Identifier") useName(file, node.name);
			const source = node.source?.value;
			if (!source?.startsWith(".")) return;
			const other = fileOf(file, source);
			if (node.type === "TSImportType") useName(other, firstOf(node.qualifier));
			for (const { local, imported } of node.specifiers ?? []) {
				useName(other, (imported ?? local).name);
			}
		});
	}

	for (const entry of entries) useName(entry);
	for (const name of readdirSync(types, { recursive: true })) {
		const file = normalize(String(name));
		if (!file.endsWith(".d.ts")) continue;
		const used = files.get(file)?.filter(({ isUsed }) => isUsed) ?? [];
		const text = used.map(({ text }) => `${text}\n`).join("");
		if (text === "") rmSync(join(types, file));
		else writeFileSync(join(types, file), text);
	}
}

/**
 * @param {string} text
 * @returns {Statement[]}
 */
function read(text) {
	let end = 0;
	return /** @type {any[]} */ (parseAst(text, { lang: "dts" }).body).map(
		(node) => {
			const before = text.slice(end, node.start);
			end = node.end;
			const [comment] = /\/\*\*(?:(?!\*\/)[\s\S])*\*\/\s*$/.exec(before) ?? [
				"",
			];
			const own = comment + text.slice(node.start, end);
			return { node, text: own, names: namesOf(node), isUsed: false };
		},
	);
}

/** @param {any} node */
function namesOf({ declaration, specifiers = [], id, declarations = [] }) {
	if (declaration) return namesOf(declaration);
	const made = [id, ...declarations.map((/** @type {any} */ one) => one.id)];
	const taken = specifiers.map((/** @type {any} */ one) =>
		"exported" in one ? one.exported : one.local,
	);
	return [...made, ...taken].flatMap((one) => one?.name ?? []);
}

/** Returns whether a statement adds to a module or to what is global. @param {any} node */
function isAddition(node) {
	return /^TS(?:Module|Global)Declaration$/.test(node.type);
}

/**
 * @param {any} node
 * @param {(node: any) => void} look
 */
function visit(node, look) {
	if (typeof node !== "object" || node === null) return;
	if ("type" in node) look(node);
	for (const value of Object.values(node)) visit(value, look);
}

/**
 * @param {any} qualifier Such as `a.b.c`.
 * @returns {string | undefined} Its first name.
 */
function firstOf(qualifier) {
	return qualifier?.left ? firstOf(qualifier.left) : qualifier?.name;
}

/**
 * @param {string} file
 * @param {string} source
 */
function fileOf(file, source) {
	return normalize(join(dirname(file), source.replace(/\.js$/, ".d.ts")));
}
