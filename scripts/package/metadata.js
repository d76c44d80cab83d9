/**
 * Makes the package's `package.json`. Name, version, description and licence come
 * from the project's own.
 */

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup.js";

/** Entries. Each is a file of that name. */
const ENTRIES = ["index", "define", "inline", "core", "react"];

/** Returns the content of `package.json`. */
export function makeMetadata() {
	const path = join(ROOT, "package.json");
	const { name, version, description, license } = JSON.parse(
		readFileSync(path, "utf8"),
	);
	/** @type {Record<string, unknown>} */
	const exports = {};
	for (const entry of ENTRIES) {
		const source = entry === "inline" ? "index" : entry;
		exports[entry === "index" ? "." : `./${entry}`] = {
			types: `./types/package/${source}.d.ts`,
			...(entry === "core" && { node: "./core.node.js" }),
			default: `./${entry}.js`,
		};
	}
	return {
		name,
		version,
		description,
		license,
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
		// Bundlers must keep these imports even if nothing uses their exports: the
		// first two define the element, `embed.js` runs a page, and the modules in
		// `no-wasm/` initialise the core.
		sideEffects: [
			"./define.js",
			"./sliding-puzzle.js",
			"./embed.js",
			"./no-wasm/*.js",
		],
		exports: {
			...exports,
			"./custom-elements.json": "./custom-elements.json",
			"./package.json": "./package.json",
		},
		types: "./types/package/index.d.ts",
		unpkg: "./sliding-puzzle.js",
		jsdelivr: "./sliding-puzzle.js",
		customElements: "./custom-elements.json",
		engines: { node: ">=20" },
		peerDependencies: { react: ">=18" },
		peerDependenciesMeta: { react: { optional: true } },
	};
}
