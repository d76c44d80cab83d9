/**
 * The scripts of the package, by rolldown: it keeps `new URL("…",
 * import.meta.url)` as it is written, which is how the bundlers of those who use
 * the package find the wasm.
 *
 * Every script lies at the top of the package, since the addresses in it are
 * relative to where it lies. Those for bundlers keep their comments and are not
 * minified: a bundler does that.
 */

import { existsSync } from "node:fs";
import { join, relative } from "node:path";
import { rolldown } from "rolldown";
import { plainStyle } from "../plain-style.js";
import { ROOT } from "../setup.js";
import { copyEmbed, EMBED } from "./embed.js";

const WWW = join(ROOT, "www");

/** The core as JavaScript: built once, and loaded only where wasm is forbidden. */
const NO_WASM = /wasm\/js\/(game|reader|solver)\.js$/;

/**
 * @typedef {object} Wish
 * @property {Record<string, string>} entries Name → file in `www/`.
 * @property {Record<string, string>} [swaps] File in `www/` → its stand-in.
 * @property {string} [chunks] How files are named that are no entry.
 * @property {boolean} [minify]
 * @property {boolean} [inOne] Whether all is to be in one file, what is loaded
 *   later included.
 * @property {(string | RegExp)[]} [external]
 */

/** @param {string} out */
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
		// It is kept at the top of an entry, though rolldown does not promise it;
		// a test looks for it.
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

/** @param {string} out */
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
 * @param {Record<string, string>} swaps
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

/** @returns {import("rolldown").Plugin} */
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
