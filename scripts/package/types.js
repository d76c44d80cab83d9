/**
 * The types of the package: made by the compiler from the JSDoc of what the
 * entries use, with the few files that are written by hand (`www/package/`) or
 * by wasm-bindgen (`www/core/wasm/`).
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

/** Where the reading begins. */
const ENTRIES = ["index", "define", "core", "react"];

/** wasm-bindgen writes of `Symbol.dispose`, which a project may not know. */
const DISPOSABLE = '/// <reference lib="esnext.disposable" />\n';

/** @param {string} out */
export function makeTypes(out) {
	const types = join(out, "types");
	const { status, stdout } = spawnSync(
		join(ROOT, "node_modules", ".bin", "tsc"),
		["--project", join(ROOT, "www", "package"), "--outDir", types],
		{ encoding: "utf8" },
	);
	if (status !== 0) throw new Error(`no types:\n${stdout}`);
	copyWritten(join(ROOT, "www", "package"), join(types, "package"));
	const wasm = join("core", "wasm");
	copyWritten(join(ROOT, "www", wasm), join(types, wasm), DISPOSABLE);
	dropUnused(types);
}

/**
 * @param {string} from
 * @param {string} to
 * @param {string} [head] What is put before each.
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
 * The compiler writes a file for each module that is used; the types of most
 * are not seen from outside.
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
