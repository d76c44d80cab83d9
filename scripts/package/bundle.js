/**
 * Bundles the scripts of the package with rolldown. It leaves `new URL("…",
 * import.meta.url)` unchanged. By this expression users' bundlers find the wasm.
 *
 * Every script is in the package's root folder, because its URLs are relative to
 * its own place. Scripts for bundlers keep their comments and are not minified:
 * the bundler minifies them.
 */

import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { rolldown } from "rolldown";
import { plainStyle } from "../plain-style.js";
import { ROOT } from "../setup.js";
import { copyEmbed, EMBED } from "./embed.js";

const WWW = join(ROOT, "www");

/** The core as JavaScript. It is bundled once, and loaded only if wasm is forbidden. */
const NO_WASM = /wasm\/js\/(game|reader|solver)\.js$/;

/**
 * @typedef {object} Wish
 * @property {Record<string, string>} entries Name → file in `www/`.
 * @property {Record<string, string>} [swaps] File in `www/` → its replacement.
 * @property {string} [chunks] Prefix of the names of shared files.
 * @property {boolean} [minify]
 * @property {boolean} [inOne] Whether to bundle all into one file, dynamic
 *   imports included.
 * @property {(string | RegExp)[]} [external]
 */

/**
 * Bundles all scripts of the package.
 *
 * @param {string} out Folder to write to.
 */
export async function bundle(out) {
	await write(out, {
		entries: {
			index: "package/index.js",
			define: "package/define.js",
			core: "package/core.js",
			react: "package/react.js",
		},
		chunks: "shared",
	});
	await write(out, {
		entries: { inline: "package/index.js" },
		swaps: { "core/wasm-source.js": "core/wasm-inline.js" },
		chunks: "inline",
	});
	await write(out, {
		entries: { "core.node": "package/core.js" },
		swaps: {
			"core/wasm-source.js": "core/wasm-node.js",
			"solver/start.js": "package/start-node.js",
		},
		chunks: "node",
		external: [/^node:/],
	});
	await write(out, {
		entries: { "sliding-puzzle": "package/define.js" },
		minify: true,
		inOne: true,
	});
	await bundleNoWasm(join(out, "no-wasm"));
	if (existsSync(join(ROOT, "embed.html"))) {
		await write(out, { entries: { embed: EMBED }, minify: true, inOne: true });
		copyEmbed(out);
	}
}

/**
 * Bundles entries into a folder.
 *
 * @param {string} out
 * @param {Wish} wish
 */
async function write(
	out,
	{ entries, swaps = {}, chunks = "", minify = false, inOne = false, external },
) {
	const input = Object.fromEntries(
		Object.entries(entries).map(([name, file]) => [name, join(WWW, file)]),
	);
	const build = await rolldown({
		input,
		external: external ?? ["react"],
		platform: "browser",
		transform: { target: "es2022" },
		plugins: [swap(swaps), noWasm(), ...(minify ? [plainStyle()] : [])],
		// Rolldown warns that it may lose the directive of `react.js`. It keeps it at
		// the top of the entry, and a test checks that.
		onwarn(warning, tell) {
			if (warning.code !== "MODULE_LEVEL_DIRECTIVE") tell(warning);
		},
	});
	await build.write({
		dir: out,
		format: "es",
		entryFileNames: "[name].js",
		chunkFileNames: `${chunks}-[name].js`,
		minify,
		...(inOne && { codeSplitting: false }),
	});
	await build.close();
}

/**
 * Bundles the core as JavaScript.
 *
 * @param {string} out Folder to write to.
 */
async function bundleNoWasm(out) {
	const folder = join(WWW, "core", "wasm", "js");
	const build = await rolldown({
		input: {
			game: join(folder, "game.js"),
			reader: join(folder, "reader.js"),
			solver: join(folder, "solver.js"),
		},
		platform: "browser",
	});
	await build.write({
		dir: out,
		format: "es",
		entryFileNames: "[name].js",
		chunkFileNames: "core.js",
		minify: true,
	});
	await build.close();
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
			return stand ? join(WWW, stand) : null;
		},
	};
}

/**
 * Turns imports of the core as JavaScript into imports from `no-wasm/`.
 *
 * @returns {import("rolldown").Plugin}
 */
function noWasm() {
	return {
		name: "no-wasm",
		resolveId(source) {
			const [, name] = NO_WASM.exec(source) ?? [];
			if (name === undefined) return null;
			return { id: `./no-wasm/${name}.js`, external: "absolute" };
		},
	};
}
