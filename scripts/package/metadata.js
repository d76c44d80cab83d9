/**
 * Makes the package's `package.json`. Name, version, description, licence, and who is
 * where to be found (`AUTHORS`) come from the project's own.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { LAB_MODULE } from "../lab-module.js";
import { ROOT } from "../setup.js";

/** Entries. Each is a file of that name, and one with the wasm in the script. */
const ENTRIES = ["index", "define", "core", "react"];

/** The tag in the templates of frameworks: entries that have types alone. */
export const TEMPLATES = ["vue", "svelte", "preact", "solid"];

/** The packages whose types the entries extend, and from which version on. */
const PEERS = {
	preact: ">=10",
	react: ">=18",
	"solid-js": ">=1.8",
	svelte: ">=5",
	vue: ">=3.4",
};

/** Fields of the project's own `package.json` that npm's page shows, if they are there. */
const AUTHORS = ["author", "homepage", "repository", "bugs"];

/** Returns the content of `package.json`. */
export function makeMetadata() {
	const path = join(ROOT, "package.json");
	const own = JSON.parse(readFileSync(path, "utf8"));
	const { name, version, description, license } = own;
	const authors = AUTHORS.filter((field) => field in own);
	/** @type {Record<string, unknown>} */
	const exports = {};
	for (const entry of ENTRIES) {
		const isIndex = entry === "index";
		const inside = isIndex ? "./inline.js" : `./inline-${entry}.js`;
		const types = `./types/package/${entry}.d.ts`;
		const node = entry === "core" ? { node: "./core.node.js" } : {};
		exports[isIndex ? "." : `./${entry}`] = {
			types,
			...node,
			// The development servers of Vite 5 to 7 move the script and leave the wasm.
			development: inside,
			default: `./${entry}.js`,
		};
		if (entry === "core") continue;
		exports[isIndex ? "./inline" : `./inline/${entry}`] = {
			types,
			default: inside,
		};
	}
	// One file for all, as pages and notebooks name it.
	exports["./lab"] = {
		types: "./types/package/lab.d.ts",
		default: `./${LAB_MODULE}`,
	};
	for (const template of TEMPLATES) {
		exports[`./${template}`] = { types: `./types/package/${template}.d.ts` };
	}
	return {
		name,
		version,
		description,
		license,
		...Object.fromEntries(authors.map((field) => [field, own[field]])),
		keywords: [
			"sliding-puzzle",
			"15-puzzle",
			"8-puzzle",
			"puzzle",
			"game",
			"solver",
			"custom-element",
			"web-component",
			"wasm",
		],
		type: "module",
		bin: { taquin: "./bin/taquin.js" },
		// Bundlers must keep these imports even if nothing uses their exports: the
		// first four define the element, `embed.js` runs a page, the laboratory and the
		// modules in `no-wasm/` initialise the core.
		sideEffects: [
			"./define.js",
			"./inline-define.js",
			"./taquin.js",
			"./taquin.standalone.js",
			"./embed.js",
			`./${LAB_MODULE}`,
			"./no-wasm/*.js",
		],
		exports: {
			...exports,
			"./custom-elements.json": "./custom-elements.json",
			"./web-types.json": "./web-types.json",
			"./vscode-html.json": "./vscode-html.json",
			"./vscode-css.json": "./vscode-css.json",
			"./package.json": "./package.json",
		},
		types: "./types/package/index.d.ts",
		unpkg: "./taquin.js",
		jsdelivr: "./taquin.js",
		customElements: "./custom-elements.json",
		"web-types": "./web-types.json",
		engines: { node: ">=20" },
		peerDependencies: PEERS,
		peerDependenciesMeta: Object.fromEntries(
			Object.keys(PEERS).map((name) => [name, { optional: true }]),
		),
	};
}
