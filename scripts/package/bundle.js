/**
 * Bundles the scripts of the package with rolldown. It leaves `new URL("…",
 * import.meta.url)` unchanged. By this expression users' bundlers find the wasm.
 *
 * Every script is in the package's root folder, because its URLs are relative to
 * its own place. Scripts for bundlers keep their comments and are not minified:
 * the bundler minifies them.
 */

import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { join, relative } from "node:path";
import { rolldown } from "rolldown";
import { LAB_MODULE } from "../lab-module.js";
import { IN_PACKAGE, onlyFrom } from "../licenses.js";
import { bundleNoWasm, TRANSLATED } from "../no-wasm.js";
import { plainStyle } from "../plain-style.js";
import { ROOT } from "../setup.js";
import { copyEmbed, EMBED, PAGE } from "./embed.js";
import { bundleParts } from "./parts.js";

const WWW = join(ROOT, "www");

/**
 * What several builds load only if they need it, and so is in the package once:
 * folder → its files. The core as JavaScript, for pages that forbid wasm; wasm and
 * weights as text.
 */
const APART = {
	"no-wasm": /wasm\/js\/(game|multi_tile|reader|solver)\.js$/,
	// The table of them, `bytes.js`, is no such file.
	bytes:
		/\/((?:game|multi_tile|reader|solver)-bytes|weights-(?:\d+x\d+|shared))\.js$/,
};

/** With the wasm and the weights in the script. */
const INSIDE = { "core/wasm-source.ts": "core/wasm-inline.ts" };

/** Without the core as JavaScript. */
const NEVER_JS = Object.fromEntries(
	[
		"core/compile.ts",
		...TRANSLATED.map((name) => `core/wasm/js/${name}.js`),
	].map((file) => [file, "core/wasm-needed.ts"]),
);

/**
 * @typedef {object} Wish
 * @property {Record<string, string>} entries Name → file in `www/`.
 * @property {Record<string, string>} [swaps] File in `www/` → its replacement.
 * @property {string} [chunks] Prefix of the names of shared files.
 * @property {boolean} [minify]
 * @property {"es" | "iife"} [inOne] Bundles all into one file of this format,
 *   dynamic imports included.
 * @property {(string | RegExp)[]} [external]
 */

/**
 * Bundles all scripts of the package.
 *
 * @param {string} out Folder to write to.
 */
export async function bundle(out) {
	await write(out, {
		entries: named(),
		swaps: { "core/wasm-source.ts": "core/wasm-either.ts" },
		chunks: "shared",
	});
	await write(out, {
		entries: named("inline"),
		swaps: INSIDE,
		chunks: "inside",
	});
	await write(out, {
		entries: {
			"core.node": "package/core.js",
			"bin/taquin": "package/bin/taquin.ts",
		},
		swaps: {
			"core/wasm-source.ts": "core/wasm-node.ts",
			"solver/start.ts": "package/start-node.js",
		},
		chunks: "node",
		external: [/^node:/],
	});
	const swaps = {
		"core/deal-board.ts": "core/deal-board-inline.ts",
		"element/load-puzzle.ts": "element/load-puzzle-late.ts",
	};
	await bundleParts(out, [swap(swaps), apart(), onlyFrom(IN_PACKAGE)]);
	await write(out, {
		entries: { "taquin.standalone": "package/standalone.js" },
		swaps: { ...INSIDE, ...NEVER_JS },
		minify: true,
		inOne: "iife",
	});
	await bundleNoWasm(join(out, "no-wasm"));
	copyBytes(join(out, "bytes"));
	if (existsSync(PAGE)) {
		await write(out, { entries: { embed: EMBED }, minify: true, inOne: "es" });
		copyEmbed(out);
	}
}

/**
 * Returns the entries for bundlers: name → file in `www/`.
 *
 * @param {"" | "inline"} [variant]
 */
function named(variant = "") {
	/** @type {Record<string, string>} */
	const entries = { [variant || "index"]: "package/index.js" };
	for (const name of ["define", "core", "react"]) {
		const file = variant ? `${variant}-${name}` : name;
		entries[file] = `package/${name}.js`;
	}
	return entries;
}

/**
 * Bundles entries into a folder.
 *
 * @param {string} out
 * @param {Wish} wish
 */
async function write(
	out,
	{ entries, swaps = {}, chunks = "", minify = false, inOne, external },
) {
	const input = Object.fromEntries(
		Object.entries(entries).map(([name, file]) => [name, join(WWW, file)]),
	);
	const build = await rolldown({
		input,
		external: external ?? ["react"],
		platform: "browser",
		transform: { target: "es2022" },
		plugins: [
			swap(swaps),
			onlyFrom(IN_PACKAGE),
			labBeside(),
			...(inOne === "iife" ? [] : [apart()]),
			...(minify ? [plainStyle()] : []),
		],
		// Rolldown warns that it may lose the directive of `react.js`. It keeps it at
		// the top of the entry, and a test checks that.
		onwarn(warning, tell) {
			if (warning.code !== "MODULE_LEVEL_DIRECTIVE") tell(warning);
		},
	});
	await build.write({
		dir: out,
		format: inOne ?? "es",
		entryFileNames: "[name].js",
		chunkFileNames: `${chunks}-[name].js`,
		minify,
		...(inOne && { codeSplitting: false }),
	});
	await build.close();
}

/**
 * Copies wasm and weights as text.
 *
 * @param {string} out Folder to write to.
 */
function copyBytes(out) {
	const folder = join(WWW, "core", "wasm");
	mkdirSync(out);
	for (const file of readdirSync(folder)) {
		if (!APART.bytes.test(`/${file}`)) continue;
		cpSync(join(folder, file), join(out, file));
	}
}

/**
 * Replaces files by others.
 *
 * @param {Record<string, string>} swaps File in `www/` → its replacement.
 * @returns {import("rolldown").Plugin}
 */
function swap(swaps) {
	return {
		name: "swap",
		async resolveId(source, importer, options) {
			if (importer === undefined || !source.startsWith(".")) return null;
			const found = await this.resolve(source, importer, {
				...options,
				skipSelf: true,
			});
			const stand = found && swaps[relative(WWW, found.id)];
			// A replacement may use what it replaces.
			if (!stand || importer === join(WWW, stand)) return null;
			return join(WWW, stand);
		},
	};
}

/**
 * Leaves the command's import of the laboratory, which is a file of its own.
 *
 * @returns {import("rolldown").Plugin}
 */
function labBeside() {
	return {
		name: "lab-beside",
		resolveId: (source) =>
			source === "../lab.js"
				? { id: `../${LAB_MODULE}`, external: "absolute" }
				: null,
	};
}

/**
 * Turns imports of what is apart into imports from its folder.
 *
 * @returns {import("rolldown").Plugin}
 */
function apart() {
	return {
		name: "apart",
		resolveId(source) {
			for (const [folder, files] of Object.entries(APART)) {
				const [, name] = files.exec(source) ?? [];
				if (name === undefined) continue;
				return { id: `./${folder}/${name}.js`, external: "absolute" };
			}
			return null;
		},
	};
}
