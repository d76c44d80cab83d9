/**
 * Runs the code of a notebook as its kernel does: one cell after another, in one scope.
 * What a cell prints and the value of its last expression are its outputs.
 */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseAst } from "rolldown/parseAst";
import { bundleLab, LAB_MODULE } from "../../scripts/lab-module.js";

/**
 * @typedef {object} Output As notebooks keep it: texts by lines, each with its end.
 * @property {"stream" | "execute_result"} output_type
 * @property {"stdout"} [name]
 * @property {string[]} [text]
 * @property {Record<string, string[]>} [data]
 * @property {Record<string, never>} [metadata]
 * @property {number} [execution_count]
 */

/**
 * @typedef {object} Cell
 * @property {"code" | "markdown"} cell_type
 * @property {string} id
 * @property {string[]} source
 * @property {Output[]} [outputs]
 * @property {number | null} [execution_count]
 */

/** What shows a value in Jupyter. */
const DISPLAY = Symbol.for("Jupyter.display");

/** @param {string} text */
const linesOf = (text) => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** @param {URL} file @returns {{ cells: Cell[], [name: string]: unknown }} */
export function readNotebook(file) {
	return JSON.parse(readFileSync(file, "utf8"));
}

/**
 * Runs cells of code. Resolves with the outputs of each.
 *
 * @param {Cell[]} cells
 * @returns {Promise<Output[][]>}
 */
export async function runCells(cells) {
	const folder = mkdtempSync(join(tmpdir(), "notebook-"));
	/** @type {{ printed: string, value: unknown }[]} */
	const seen = cells.map(() => ({ printed: "", value: undefined }));
	const name = `notebook ${folder}`;
	/** @type {any} */ (globalThis)[name] = seen;
	const code = cells.map(({ source }, at) => {
		const own = `globalThis[${JSON.stringify(name)}][${at}]`;
		return `seen = ${own};\n${keepLast(source.join(""))}`;
	});
	const head =
		"let seen; const console = { log: (text) => { seen.printed += text + '\\n'; } };";
	try {
		writeFileSync(join(folder, LAB_MODULE), await bundleLab());
		// What reads TypeScript here takes a `.js` that no package is around for CommonJS.
		writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
		const file = join(folder, "cells.mjs");
		writeFileSync(file, [head, ...code].join("\n"));
		await import(pathToFileURL(file).href);
	} finally {
		rmSync(folder, { recursive: true });
		delete (/** @type {any} */ (globalThis)[name]);
	}
	return seen.map(({ printed, value }, at) => outputsOf(printed, value, at));
}

/**
 * Keeps the value of the last expression of a cell.
 *
 * @param {string} source
 */
function keepLast(source) {
	const last = parseAst(source).body.at(-1);
	if (last?.type !== "ExpressionStatement") return source;
	const { start, end } = last.expression;
	return `${source.slice(0, start)}seen.value = ${source.slice(start, end)}${source.slice(end)}`;
}

/**
 * @param {string} printed
 * @param {any} value
 * @param {number} at
 * @returns {Output[]}
 */
function outputsOf(printed, value, at) {
	/** @type {Output[]} */
	const outputs = [];
	if (printed !== "") {
		outputs.push({
			name: "stdout",
			output_type: "stream",
			text: linesOf(printed),
		});
	}
	if (typeof value?.[DISPLAY] === "function") {
		const shown = Object.entries(value[DISPLAY]());
		outputs.push({
			data: Object.fromEntries(
				shown.map(([type, text]) => [type, linesOf(String(text))]),
			),
			execution_count: at + 1,
			metadata: {},
			output_type: "execute_result",
		});
	}
	return outputs;
}

/**
 * Writes a notebook with these outputs in place of those that it has.
 *
 * @param {URL} file
 * @param {Output[][]} outputs Of its cells of code.
 */
export function writeOutputs(file, outputs) {
	const notebook = readNotebook(file);
	const codes = notebook.cells.filter(({ cell_type }) => cell_type === "code");
	for (const [at, cell] of codes.entries()) {
		cell.execution_count = at + 1;
		cell.outputs = outputs[at];
	}
	writeFileSync(file, `${JSON.stringify(notebook, null, 1)}\n`);
}
