/**
 * Loads the parts of the script for pages. The hash in a page's tag is that of the
 * first file, which has the hashes of the others: so they are checked too.
 */

import { trusted } from "../core/later/trusted.ts";

/** @typedef {{ file: string, integrity: string, names: string[] }} Part */
/** @typedef {Record<string, any>} Modules By their names. */

/**
 * Returns a function that resolves with a module of a part.
 *
 * @param {Part[]} parts
 * @param {() => Modules} first Returns the modules of the first file.
 * @param {string} base The address of the first file.
 * @returns {(name: string) => Promise<any>}
 */
export function loaderOf(parts, first, base) {
	/** @type {Map<Part, Promise<Modules>>} */
	const loaded = new Map();
	/** @param {string} name */
	const later = async (name) => {
		const part = partOf(parts, name);
		const modules = loaded.get(part) ?? load(part, base, first, later);
		loaded.set(part, modules);
		try {
			return (await modules)[name];
		} catch (error) {
			// The next call tries again.
			loaded.delete(part);
			throw error;
		}
	};
	return later;
}

/**
 * Finds the part that has a module. Written by hand, because a page may have replaced
 * the array's own methods.
 *
 * @param {Part[]} parts
 * @param {string} name
 */
function partOf(parts, name) {
	for (const part of parts) {
		for (const known of part.names) if (known === name) return part;
	}
	throw new Error(`no part has ${name}`);
}

/**
 * @param {Part} part
 * @param {string} base
 * @param {() => Modules} first
 * @param {(name: string) => Promise<any>} later
 * @returns {Promise<Modules>}
 */
async function load({ file, integrity }, base, first, later) {
	if (/^(?:blob|data):/.test(base)) {
		throw new Error(
			"a script from blob: or data: has no files beside it; take taquin.standalone.js",
		);
	}
	const { href } = new URL(file, base);
	const address = await run(href, integrity);
	const { default: make } = await import(/* @vite-ignore */ address);
	return make(first(), later);
}

/** Counts what failed: a browser keeps that a module did not load. */
let failures = 0;

/**
 * Runs a module if its hash is right. An import of it then takes what was run.
 *
 * @param {string} href
 * @param {string} integrity
 * @returns {Promise<string>} Its address.
 */
async function run(href, integrity) {
	const address = failures > 0 ? `${href}?${failures}` : href;
	const script = document.createElement("script");
	script.type = "module";
	script.crossOrigin = "anonymous";
	script.integrity = integrity;
	script.src = /** @type {string} */ (trusted(address));
	try {
		await new Promise((resolve, reject) => {
			script.addEventListener("load", resolve);
			script.addEventListener("error", reject);
			document.head.append(script);
		});
	} catch {
		failures += 1;
		throw new Error(`${href}: not loaded, or not the file it should be`);
	} finally {
		script.remove();
	}
	return address;
}
