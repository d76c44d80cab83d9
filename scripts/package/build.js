/**
 * Builds `dist-package/`:
 *
 * | file                         | content                                      |
 * |------------------------------|----------------------------------------------|
 * | `index.js` … `react.js`      | for bundlers: one file per entry             |
 * | `core.node.js`               | for Node, instead of `core.js`               |
 * | `bin/taquin.js`              | the command, which uses it and the laboratory |
 * | `inline.js`, `inline-….js`   | the same with wasm and weights in scripts    |
 * | `shared-….js`, `inside-….js` | what the entries share or load later         |
 * | `bytes/`                     | wasm and weights as text, for those          |
 * | `taquin.js`          | for pages: what the first frame needs, minified |
 * | `taquin-….js`                | its other parts: the game, and the help      |
 * | `taquin.standalone.js` | the same with everything it needs, as a classic script |
 * | `taquin-lab.js`      | the searches of the laboratory, with everything they need |
 * | `embed.html`, `embed.js`     | for iframes                                  |
 * | `wasm/`                      | core and solver, fetched on first use        |
 * | `weights/`                   | trained weights of the solver, fetched for large boards |
 * | `no-wasm/`                   | core and solver as JavaScript, for pages that forbid wasm |
 * | `types/`                     | types, made from the modules                |
 * | `custom-elements.json`       | for editors and documentation                |
 * | `web-types.json`, `vscode-….json` | for JetBrains' editors and VS Code      |
 * | `integrity.json`             | the hash of `taquin.js`              |
 * | `licenses.txt`               | the licences of what is bundled              |
 * | `game.webp`                  | the picture of the README                    |
 */

import { createHash } from "node:crypto";
import {
	cpSync,
	mkdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { bundleLab, LAB_MODULE } from "../lab-module.js";
import { IN_PACKAGE, LICENSES, makeLicenses } from "../licenses.js";
import { makeManifest } from "../manifest.js";
import { buildMessages } from "../messages/build.js";
import { ROOT } from "../setup.js";
import { WEIGHTS, weightNames } from "../weights.js";
import { bundle } from "./bundle.js";
import { makeEditorData } from "./editors.js";
import { makeMetadata } from "./metadata.js";
import { attributeTable, eventTable } from "./tables.js";
import { makeTypes } from "./types.js";

export const OUT = join(ROOT, "dist-package");

/** The file that a page names, and the start of its URL on the CDN. */
export const SCRIPT = "taquin.js";
const CDN = "https://cdn.jsdelivr.net/npm/taquin@";

const WASM = [
	"game_bg.wasm",
	"multi_tile_bg.wasm",
	"reader_bg.wasm",
	"solver_bg.wasm",
];
/** In the README. On npm's page a picture needs a whole address: it is on the CDN. */
const PICTURE = "game.webp";
const TEXTS = ["LICENSE-APACHE", "LICENSE-MIT", "CHANGELOG.md"];

/** Builds the package. Resolves with the script tag for the CDN. */
export async function buildPackage() {
	buildMessages();
	rmSync(OUT, { recursive: true, force: true });
	mkdirSync(join(OUT, "wasm"), { recursive: true });
	await bundle(OUT);
	writeFileSync(join(OUT, LAB_MODULE), await bundleLab());
	for (const file of WASM) {
		cpSync(join(ROOT, "www", "core", "wasm", file), join(OUT, "wasm", file));
	}
	for (const name of weightNames()) {
		const file = `${name}.bin`;
		cpSync(join(WEIGHTS, file), join(OUT, "weights", file));
	}
	for (const file of TEXTS) cpSync(join(ROOT, file), join(OUT, file));
	writeFileSync(join(OUT, LICENSES), makeLicenses(IN_PACKAGE));
	cpSync(join(ROOT, "docs", PICTURE), join(OUT, PICTURE));
	makeTypes(OUT);

	const { version, ...metadata } = makeMetadata();
	writeJson("package.json", { ...metadata, version });
	const manifest = publishedManifest();
	writeJson("custom-elements.json", manifest);
	makeEditorData(OUT, manifest, { name: metadata.name, version });
	const integrity = integrityOf(SCRIPT);
	const src = `${CDN}${version}/${SCRIPT}`;
	const tag = `<script type="module" src="${src}" integrity="${integrity}" crossorigin></script>`;
	const [{ declarations }] = manifest.modules;
	writeReadme({
		version,
		integrity,
		attributes: attributeTable(declarations[0]),
		events: eventTable(declarations[0]),
	});
	writeJson("integrity.json", { version, file: SCRIPT, integrity, src, tag });
	return tag;
}

/** Returns the manifest with the package's files in place of source files. */
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
 * Writes the package's README, with version, hash and tables filled in.
 *
 * @param {Record<string, string>} values Placeholder → text.
 */
function writeReadme(values) {
	const path = join(ROOT, "www", "package", "README.md");
	const text = readFileSync(path, "utf8").replace(
		/\{(version|integrity|attributes|events)\}/g,
		(_, name) => values[name],
	);
	writeFileSync(join(OUT, "README.md"), text);
}

/** @param {string} file */
function integrityOf(file) {
	const bytes = readFileSync(join(OUT, file));
	return `sha384-${createHash("sha384").update(bytes).digest("base64")}`;
}
