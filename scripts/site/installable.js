/**
 * What makes the site installable, for Vite: the manifest, the pictures, and the tags of
 * `index.html` that name them.
 */

import { MANIFEST, makeManifest, readPictures } from "./manifest.js";

/** The page that can be installed. */
const PAGE = "/index.html";

/** @returns {import("vite").Plugin} */
export function installable() {
	return {
		name: "installable",
		apply: "build",
		transformIndexHtml: {
			order: "post",
			handler: (_, { path }) => (path === PAGE ? tagsOf() : []),
		},
		generateBundle() {
			const source = `${JSON.stringify(makeManifest(), null, "\t")}\n`;
			this.emitFile({ type: "asset", fileName: MANIFEST, source });
			for (const picture of readPictures()) {
				this.emitFile({ type: "asset", ...picture });
			}
		},
	};
}

/** @returns {import("vite").HtmlTagDescriptor[]} */
function tagsOf() {
	const link = (/** @type {Record<string, string>} */ attrs) => ({
		tag: "link",
		attrs,
		injectTo: /** @type {const} */ ("head"),
	});
	return [
		link({ rel: "manifest", href: `./${MANIFEST}` }),
		link({ rel: "apple-touch-icon", href: "./install/apple-touch-icon.png" }),
	];
}
