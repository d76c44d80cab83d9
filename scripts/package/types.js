/**
 * Makes the types of the package. The TypeScript compiler makes them from the
 * JSDoc of the modules that the entries use. A few files are added: written by
 * hand (`www/package/`) or by wasm-bindgen (`www/core/wasm/`).
 */

import { spawnSync } from "node:child_process";
import {
	mkdirSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, normalize } from "node:path";
import { ROOT } from "../setup.js";
import { TEMPLATES } from "./metadata.js";

/** Entries of the package. */
const ENTRIES = ["index", "define", "core", "react", "lab", ...TEMPLATES];

/** The types of wasm-bindgen use `Symbol.dispose`, which a user's `lib` may lack. */
const DISPOSABLE = '/// <reference lib="esnext.disposable" />\n';

/**
 * Writes the types of the package to `types/`. Throws if the compiler fails.
 *
 * @param {string} out Folder of the package.
 */
export function makeTypes(out) {
	const types = join(out, "types");
	const { status, stdout } = spawnSync(
		join(ROOT, "node_modules", ".bin", "tsc"),
		["--project", join(ROOT, "www", "package"), "--outDir", types],
		{ encoding: "utf8" },
	);
	if (status !== 0) throw new Error(`tsc failed:\n${stdout}`);
	copyWritten(join(ROOT, "www", "package"), join(types, "package"));
	const wasm = join("core", "wasm");
	copyWritten(join(ROOT, "www", wasm), join(types, wasm), DISPOSABLE);
	dropUnused(types);
}

/**
 * Copies the `.d.ts` files of a folder.
 *
 * @param {string} from
 * @param {string} to
 * @param {string} [head] Text to insert at the start of each.
 */
function copyWritten(from, to, head = "") {
	mkdirSync(to, { recursive: true });
	for (const name of readdirSync(from)) {
		if (!name.endsWith(".d.ts")) continue;
		const text = readFileSync(join(from, name), "utf8");
		writeFileSync(join(to, name), head + text);
	}
}

/**
 * Removes the types that no entry refers to, and then empty folders. The compiler
 * writes a file for every module in use, and most are internal.
 *
 * @param {string} types
 */
function dropUnused(types) {
	/** @type {Set<string>} */
	const seen = new Set();
	/** @param {string} file */
	const walk = (file) => {
		if (seen.has(file)) return;
		seen.add(file);
		const text = readFileSync(join(types, file), "utf8");
		const named = text.matchAll(
			/(?:from |import\(|import |module )"(\.[^"]+)"/g,
		);
		for (const [, source] of named) {
			walk(normalize(join(dirname(file), source.replace(/\.js$/, ".d.ts"))));
		}
	};
	for (const entry of ENTRIES) walk(join("package", `${entry}.d.ts`));
	for (const name of readdirSync(types, { recursive: true })) {
		const file = normalize(String(name));
		if (file.endsWith(".d.ts") && !seen.has(file)) rmSync(join(types, file));
	}
	for (const name of readdirSync(types)) {
		const path = join(types, name);
		const left = readdirSync(path, { recursive: true, withFileTypes: true });
		if (!left.some((entry) => entry.isFile()))
			rmSync(path, { recursive: true });
	}
}
