/**
 * Bundles the script for pages in several files: what the first frame needs, what the
 * game needs, each language other than English, and what is loaded when somebody asks for
 * it.
 *
 * A page names the first file, with its hash (`integrity`), by an address of its own.
 * So the other files cannot import it: by another address it would be another copy.
 * Each is a function instead, which gets the modules of the first file. The first file
 * knows the hashes of the others, and the browser checks them.
 */

import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { rolldown } from "rolldown";
import { parseAst } from "rolldown/parseAst";
import { readLanguages } from "../messages/read.js";
import { plainStyle } from "../plain-style.js";
import { ROOT } from "../setup.js";

const WWW = join(ROOT, "www");
const ENTRY = "package/define.js";

/** What loads the parts: it is in the first file too. */
const LOADER = "package/load-part.js";

/** What the game needs beyond the first frame; all else is for later. */
const GAME = [
	"core/later/load-script.ts",
	"element/later/palettes.ts",
	"element/puzzle.ts",
	"messages/compiled/puzzle-en.ts",
	"element/later/tile-motion.ts",
];

/** A dynamic import of a file of ours, as it is written; not the name of a type. */
const IMPORT =
	/(?<!\btypeof )\bimport\("(\.[^"]+)"\)(?!\.(?!(?:then|catch|finally)\b))/g;

/**
 * The first file's modules as a part gets them, and what loads a module of a part.
 * Free names: each part is wrapped in a function that has them as parameters.
 */
const HEAD =
	"export default (first, later) => { let part; const done = (all) => { part = all; };";
const TAIL = "return part; };";

/**
 * @typedef {{ file: string, integrity: string, names: string[] }} Part
 */

/**
 * @param {string} out Folder to write to.
 * @param {import("rolldown").Plugin[]} plugins What else the builds need.
 * @returns {Promise<void>}
 */
export async function bundleParts(out, plugins) {
	const { first, dynamic } = await graph(plugins);
	const later = [...dynamic].filter((id) => !first.has(id)).map(nameOf);
	/** @type {Record<string, string[]>} */
	const groups = { game: GAME };
	for (const { tag } of readLanguages()) {
		if (tag === "en") continue;
		groups[tag] = later.filter((name) => name.endsWith(`-${tag}.ts`)).sort();
	}
	const apart = new Set(Object.values(groups).flat());
	groups.help = later.filter((name) => !apart.has(name)).sort();
	/** @type {Set<string>} */
	const shared = new Set();
	/** @type {Part[]} */
	const parts = [];
	for (const [group, names] of Object.entries(groups)) {
		const code = await bundlePart(names, { first, shared, plugins });
		parts.push(writePart(out, group, names, code));
	}
	const code = await bundle({
		input: join(WWW, ENTRY),
		plugins: [laterByCall("loadPart"), entryOf(parts, shared), ...plugins],
	});
	writeFileSync(join(out, "taquin.js"), code);
}

/** @param {string} id */
function nameOf(id) {
	return relative(WWW, id);
}

/**
 * Finds what the first file has, and what is imported later.
 *
 * @param {import("rolldown").Plugin[]} plugins
 */
async function graph(plugins) {
	/** @type {Set<string>} */
	const first = new Set();
	/** @type {Set<string>} */
	const dynamic = new Set();
	const roots = [join(WWW, ENTRY), join(WWW, LOADER)];
	const build = await rolldown({
		input: roots,
		plugins: [
			...plugins,
			{
				name: "graph",
				buildEnd() {
					const visit = (/** @type {string} */ id) => {
						if (first.has(id)) return;
						first.add(id);
						this.getModuleInfo(id)?.importedIds.forEach(visit);
					};
					roots.forEach(visit);
					for (const id of this.getModuleIds()) {
						for (const target of this.getModuleInfo(id)
							?.dynamicallyImportedIds ?? []) {
							if (target.startsWith(WWW)) dynamic.add(target);
						}
					}
				},
			},
		],
	});
	await build.generate({ format: "es" });
	await build.close();
	return { first, dynamic };
}

/**
 * @param {string[]} names Of its modules.
 * @param {object} known
 * @param {Set<string>} known.first Modules of the first file.
 * @param {Set<string>} known.shared Those of them that a part uses; added to.
 * @param {import("rolldown").Plugin[]} known.plugins
 */
async function bundlePart(names, { first, shared, plugins }) {
	const lines = names.map(
		(name, n) => `import * as m${n} from "${join(WWW, name)}";`,
	);
	const all = names.map((name, n) => `"${name}": m${n}`);
	const code = await bundle({
		input: "\0part",
		plugins: [
			laterByCall("later"),
			{
				name: "part",
				async resolveId(source, importer, options) {
					if (source === "\0part") return source;
					if (importer === undefined || !source.startsWith(".")) return null;
					const found = await this.resolve(source, importer, {
						...options,
						skipSelf: true,
					});
					if (found === null || !first.has(found.id)) return null;
					shared.add(nameOf(found.id));
					return `\0first:${nameOf(found.id)}`;
				},
				load(id) {
					if (id === "\0part") {
						return `${lines.join("\n")}\ndone({ ${all.join(", ")} });`;
					}
					const [, name] = /^\0first:(.*)$/.exec(id) ?? [];
					return name === undefined ? null : takenFromFirst(name);
				},
			},
			...plugins,
		],
	});
	return `${HEAD}${code}${TAIL}\n`;
}

/** @param {string} name */
function takenFromFirst(name) {
	const names = exportsOf(readFileSync(join(WWW, name), "utf8"));
	const lines = names.map((one) => `export const ${one} = m.${one};`);
	return `const m = first["${name}"];\n${lines.join("\n")}`;
}

/**
 * Returns the names that a module exports.
 *
 * @param {string} code
 */
function exportsOf(code) {
	const names = [];
	const { body } = parseAst(code, { lang: "ts" });
	for (const node of /** @type {any[]} */ (body)) {
		if (node.type !== "ExportNamedDeclaration") continue;
		if (node.exportKind === "type") continue;
		for (const { exported } of node.specifiers) names.push(exported.name);
		const { declaration } = node;
		if (declaration?.id) names.push(declaration.id.name);
		for (const { id } of declaration?.declarations ?? []) names.push(id.name);
	}
	return names;
}

/**
 * Turns dynamic imports of our own files into calls.
 *
 * @param {string} call
 * @returns {import("rolldown").Plugin}
 */
function laterByCall(call) {
	return {
		name: "later",
		transform(code, id) {
			if (!id.startsWith(WWW)) return null;
			let isUsed = false;
			const changed = code.replace(IMPORT, (all, source) => {
				const name = nameOf(resolve(id, "..", source));
				if (name.startsWith("core/wasm/js/")) return all;
				isUsed = true;
				return `${call}("${name}")`;
			});
			if (!isUsed) return null;
			const isEntry = call === "loadPart";
			const head = isEntry ? 'import { loadPart } from "\0parts";\n' : "";
			return { code: head + changed, map: null };
		},
	};
}

/**
 * Makes what loads the parts.
 *
 * @param {Part[]} parts
 * @param {Set<string>} shared Modules that a part uses.
 * @returns {import("rolldown").Plugin}
 */
function entryOf(parts, shared) {
	const names = [...shared].sort();
	const lines = names.map(
		(name, n) => `import * as m${n} from "${join(WWW, name)}";`,
	);
	const all = names.map((name, n) => `"${name}": m${n}`);
	return {
		name: "parts",
		resolveId: (source) => (source === "\0parts" ? source : null),
		load(id) {
			if (id !== "\0parts") return null;
			return `
import { loaderOf } from "${join(WWW, LOADER)}";
${lines.join("\n")}
export const loadPart = loaderOf(${JSON.stringify(parts)}, () => ({ ${all.join(", ")} }), import.meta.url);`;
		},
	};
}

/**
 * @param {string} out
 * @param {string} group
 * @param {string[]} names
 * @param {string} code
 * @returns {Part}
 */
function writePart(out, group, names, code) {
	const hash = createHash("sha256").update(code).digest();
	// A page that has an older first file must not get this one.
	const file = `taquin-${group}.${hash.toString("hex").slice(0, 8)}.js`;
	writeFileSync(join(out, file), code);
	return { file, integrity: `sha256-${hash.toString("base64")}`, names };
}

/**
 * @param {Pick<import("rolldown").InputOptions, "input" | "plugins">} options
 * @returns {Promise<string>}
 */
async function bundle({ input, plugins }) {
	const build = await rolldown({
		...(input === undefined ? {} : { input }),
		platform: "browser",
		transform: { target: "es2022" },
		plugins: [plugins, plainStyle()],
	});
	const { output } = await build.generate({
		format: "es",
		minify: true,
		codeSplitting: false,
	});
	await build.close();
	if (output.length > 1) throw new Error("a part is one file");
	return output[0].code;
}
