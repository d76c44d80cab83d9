/**
 * Makes `dist-package/`:
 *
 * | file                        | for                                         |
 * |-----------------------------|---------------------------------------------|
 * | `index.js` … `react.js`     | bundlers: one file an entry of the package  |
 * | `core.node.js`              | Node, instead of `core.js`                  |
 * | `shared-….js`, `inline-….js`| what they share, or load later              |
 * | `sliding-puzzle.js`         | pages: the element in one minified file     |
 * | `embed.html`, `embed.js`    | iframes                                     |
 * | `wasm/`                     | core and solver, fetched when they are used |
 * | `weights/`                  | what the solver has learned, fetched for large boards |
 * | `no-wasm/`                  | the same as JavaScript, where wasm is forbidden |
 * | `types/`                    | made from the JSDoc                         |
 * | `custom-elements.json`      | editors and documentation                   |
 * | `integrity.json`            | the hash of `sliding-puzzle.js`             |
 */

import { createHash } from "node:crypto";
import {
	cpSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { makeManifest } from "../manifest.js";
import { ROOT } from "../setup.js";
import { WEIGHTS, weightNames } from "../weights.js";
import { bundle } from "./bundle.js";
import { makeMetadata } from "./metadata.js";
import { makeTypes } from "./types.js";

export const OUT = join(ROOT, "dist-package");

/** The one file for a page, and the addresses that it is to be had at. */
export const SCRIPT = "sliding-puzzle.js";
const CDN = "https://cdn.jsdelivr.net/npm/sliding-puzzle@";

const WASM = ["game_bg.wasm", "reader_bg.wasm", "solver_bg.wasm"];
const TEXTS = ["LICENSE-APACHE", "LICENSE-MIT", "CHANGELOG.md"];

/**
 * @returns {Promise<{ sizes: { file: string, bytes: number, brotli: number }[], tag: string }>}
 */
export async function buildPackage() {
	rmSync(OUT, { recursive: true, force: true });
	mkdirSync(join(OUT, "wasm"), { recursive: true });
	await bundle(OUT);
	for (const file of WASM) {
		cpSync(join(ROOT, "www", "core", "wasm", file), join(OUT, "wasm", file));
	}
	for (const name of weightNames()) {
		const file = `${name}.bin`;
		cpSync(join(WEIGHTS, file), join(OUT, "weights", file));
	}
	for (const file of TEXTS) cpSync(join(ROOT, file), join(OUT, file));
	makeTypes(OUT);

	const { version, ...metadata } = makeMetadata();
	writeJson("package.json", { ...metadata, version });
	writeJson("custom-elements.json", publishedManifest());
	const integrity = integrityOf(SCRIPT);
	const src = `${CDN}${version}/${SCRIPT}`;
	const tag = `<script type="module" src="${src}" integrity="${integrity}" crossorigin></script>`;
	writeReadme({ version, integrity });
	writeJson("integrity.json", { version, file: SCRIPT, integrity, src, tag });
	return { sizes: measure(), tag };
}

/** The manifest, which names files of the source, with those of the package. */
function publishedManifest() {
	const manifest = makeManifest();
	const [{ declarations }] = manifest.modules;
	const [{ name, tagName }] = declarations;
	const declaration = { name, module: "index.js" };
	const exported = { kind: "js", name, declaration };
	const defined = { kind: "custom-element-definition", declaration };
	const kind = "javascript-module";
	return {
		...manifest,
		modules: [
			{ kind, path: "index.js", declarations, exports: [exported] },
			{
				kind,
				path: "define.js",
				declarations: [],
				exports: [{ ...defined, name: tagName }],
			},
		],
	};
}

/**
 * @param {string} file
 * @param {unknown} value
 */
function writeJson(file, value) {
	writeFileSync(join(OUT, file), `${JSON.stringify(value, null, "\t")}\n`);
}

/**
 * The text for who finds the package, with what it says of this very version.
 *
 * @param {Record<string, string>} values
 */
function writeReadme(values) {
	const path = join(ROOT, "www", "package", "README.md");
	const text = readFileSync(path, "utf8").replace(
		/\{(version|integrity)\}/g,
		(_, name) => values[name],
	);
	writeFileSync(join(OUT, "README.md"), text);
}

/** @param {string} file */
function integrityOf(file) {
	const bytes = readFileSync(join(OUT, file));
	return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}

/** What is loaded by anybody, with its size as it is sent. */
function measure() {
	const files = readdirSync(OUT, { recursive: true })
		.map(String)
		.filter((file) => /\.(js|wasm|bin|html)$/.test(file))
		.sort();
	return files.map((file) => {
		const path = join(OUT, file);
		const brotli = brotliCompressSync(readFileSync(path)).length;
		return { file, bytes: statSync(path).size, brotli };
	});
}
