/**
 * The reader of photos of the core. Loaded with the first photo.
 */

import { once } from "../once.js";
import { compileForSite } from "./site-module.js";

/**
 * @typedef {typeof import("../wasm/photo.js")} Module
 * @typedef {Pick<Module, "findBoard" | "readBoard">} PhotoReader
 * @typedef {import("../wasm/photo.js").BoardRead} BoardRead
 */

/** Resolves with the reader, loaded once. Rejects with `NeedsWasm`. @type {() => Promise<PhotoReader>} */
export const loadPhoto = once(async () => {
	const [photo, module] = await Promise.all([
		import("../wasm/photo.js"),
		compileForSite(new URL("../wasm/photo_bg.wasm", import.meta.url)),
	]);
	await photo.default({ module_or_path: module });
	return photo;
});
