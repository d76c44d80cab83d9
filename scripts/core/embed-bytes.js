/**
 * Writes modules that hold a file as text, in `www/core/wasm/`.
 */

import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";
import { ROOT } from "../root.js";

/**
 * Writes a file unless it already has this text.
 *
 * @param {string} file
 * @param {string} source
 */
export function write(file, source) {
	const path = join(ROOT, file);
	if (existsSync(path) && readFileSync(path, "utf8") === source) return;
	writeFileSync(path, source);
	console.log(`${file}: ${source.length} bytes`);
}

/**
 * Writes a module that exports a text.
 *
 * @param {string} file In `www/core/wasm/`.
 * @param {string} name Of the export.
 * @param {string} text
 */
export function embed(file, name, text) {
	const source = `export const ${name} = ${JSON.stringify(text)};\n`;
	write(`www/core/wasm/${file}`, source);
}

/**
 * Writes a module that exports a file, deflated (raw) and in base64, as `BYTES`.
 *
 * @param {string} file In `www/core/wasm/`.
 * @param {string} path Of the file to embed.
 */
export function embedBytes(file, path) {
	const packed = deflateRawSync(readFileSync(path), { level: 9 });
	embed(file, "BYTES", packed.toString("base64"));
}

/**
 * Writes a module that exports a file in hexadecimal digits, as `HEX`: it is there at
 * once, without unpacking, and brotli packs digits better than what is deflated.
 *
 * @param {string} file In `www/core/wasm/`.
 * @param {string} path Of the file to embed.
 */
export function embedDigits(file, path) {
	embed(file, "HEX", readFileSync(path).toString("hex"));
}
