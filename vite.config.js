import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vite";
import { IN_SITE, licenses, onlyFrom } from "./scripts/licenses.js";
import { plainStyle } from "./scripts/plain-style.js";
import { firstWords } from "./scripts/site/first-words.js";
import { guard } from "./scripts/site/guard.js";
import { installable } from "./scripts/site/installable.js";
import { lateBehind, lateParts } from "./scripts/site/late-parts.js";
import { linkPreview } from "./scripts/site/link-preview.js";
import { messages } from "./scripts/site/messages.js";
import { offline } from "./scripts/site/offline.js";
import { pages } from "./scripts/site/pages.js";
import { translated } from "./scripts/site/translated.js";

/** The npm package. If it is built, the site serves the files that the tag loads. */
const PACKAGE = "dist-package";
const SERVED = /^(?:taquin(?:-[\w-]+\.\w+)?\.js|wasm|no-wasm|weights)$/;

/** Pictures for embedders. Other sites name their URLs, so these have no hash. */
const isPicture = (/** @type {string} */ name) =>
	name.includes("configurator/pictures/");

/** A dynamic import in Vite's helper, with or without the names that are used of it. */
const HELPED =
	/__vitePreload\((?:\(\) => |async \(\) => \{\s*const \{[^}]*\} = await )(import\([^)]*\))(?:;\s*return \{[^}]*\};\s*\})?[^)]*\)/g;

/** What every page loads first. */
const FIRST = new RegExp(
	[
		// Their folders `later/` are loaded when they are wanted.
		"www/(?:element|view|core)/[\\w-]+\\.ts",
		"www/input/(?:keys|pointer)\\.ts",
		"www/play/play\\.ts",
		"www/pages/parts/(?:links|loading|page-language|page-store)\\.ts",
		"www/core/wasm/game\\.js",
		"www/messages/language",
		"www/messages/compiled/(?:first-words|languages|puzzle)\\.ts",
		"www/storage/(?:local|refusal)",
		"preload-helper",
	].join("|"),
);

/**
 * What a page needs behind its first board, in one file, and in another what the play page
 * alone needs. What is big and rare stays apart: charts, pictures that are cropped, boards
 * that are typed or photographed, what is shared, the solver.
 */
const GAME = new RegExp(
	[
		"www/(?:element|view|core)/later/[\\w/-]+\\.ts$",
		"www/(?:input|play|storage|records)/[\\w-]+\\.ts$",
		"www/solver/(?!worker\\.|start\\.)[\\w-]+\\.ts$",
		"www/core/(?:wasm/(?:reader|solver)|weight-addresses)\\.js$|rolldown[/-]runtime",
		"www/pages/(?:parts|kit)/(?!chart|qr-code|result-picture|share-sheet)[\\w-]+\\.(?:tsx?|css\\?inline)$",
		"www/pages/play/(?!setup/|pictures/crop|share-(?:result|text))[\\w/-]+\\.(?:tsx?|css\\?inline|avif\\?no-inline)$",
		"www/messages/(?:pointing|compiled/(?:language-names|needs-wasm))\\.ts$",
		"www/messages/compiled/(?:advice|game|gone|later|share|tag|titles)\\.ts$",
		"node_modules/(?:@?preact|idb)/",
	].join("|"),
);

/** Other pages load the same as the play page, but for what is its own. @param {string} id */
const loadOf = (id) => (id.includes("www/pages/play/") ? "game" : "behind");

/** @type {Set<string>} */
const first = new Set();

/**
 * Returns whether the play page needs a module for its first board.
 *
 * @param {string} id
 * @param {{ getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }} context
 */
function isOfFirstLoad(id, context) {
	const walk = (/** @type {string} */ one) => {
		if (first.has(one)) return;
		first.add(one);
		for (const next of context.getModuleInfo(one)?.importedIds ?? [])
			walk(next);
	};
	walk(join(import.meta.dirname, "index.html"));
	return first.has(id);
}

export default defineConfig({
	// Relative URLs: the built page works in any folder of any site.
	base: "./",
	build: {
		assetsInlineLimit: 0,
		// `preloads` below writes the links. Vite would also write code for the style
		// sheets of dynamic imports, which have none here: 0.3 kB before the first move.
		modulePreload: false,
		rollupOptions: {
			// The pages are added by `pages.js`.
			input: {
				taquin: "www/pages/frame/define-element.ts",
			},
			output: {
				// All that every page loads first, in one file: each further file would
				// cost a request and be compressed separately.
				codeSplitting: {
					groups: [
						{ name: "define", test: FIRST, priority: 2 },
						{
							name: (id, context) =>
								isOfFirstLoad(id, context) ? null : loadOf(id),
							test: GAME,
							includeDependenciesRecursively: false,
						},
					],
				},
				// Names compress better so: 0.1 kB before the first move.
				hashCharacters: "hex",
				entryFileNames: ({ name }) =>
					name === "taquin" ? "[name].js" : "assets/[name]-[hash:7].js",
				chunkFileNames: "assets/[name]-[hash:7].js",
				assetFileNames: ({ originalFileNames }) =>
					originalFileNames.some(isPicture)
						? "pictures/[name][extname]"
						: "assets/[name]-[hash:7][extname]",
			},
		},
		target: "es2022",
	},
	plugins: [
		pages(),
		messages(),
		plainStyle(),
		preloads(),
		firstWords(),
		guard(),
		installable(),
		linkPreview(),
		translated(),
		licenses(),
		onlyFrom(IN_SITE),
		offline(),
		lateParts(),
		lateBehind(),
		{
			name: "custom-elements-manifest",
			async buildStart() {
				// Imported here, because loading the analyser takes a second and
				// `vite preview` does not need it.
				const { writeManifest } = await import("./scripts/manifest.js");
				writeManifest();
			},
		},
		{
			// Removes Vite's helper, which preloads the style sheets and chunks of dynamic
			// imports. Here they have no style sheets and few chunks. This saves 0.8 kB of
			// what a page loads before the first move.
			name: "plain-imports",
			enforce: "pre",
			load(id) {
				if (!id.includes("vite/preload-helper")) return null;
				return "export const __vitePreload = (load) => load();";
			},
			renderChunk: (code) => ({ code: code.replace(HELPED, "$1"), map: null }),
		},
		{
			name: "package-of-the-tag",
			apply: "build",
			writeBundle({ dir = "dist" }) {
				if (!existsSync(`${PACKAGE}/integrity.json`)) return;
				for (const name of readdirSync(PACKAGE)) {
					if (!SERVED.test(name)) continue;
					cpSync(`${PACKAGE}/${name}`, `${dir}/package/${name}`, {
						recursive: true,
					});
				}
			},
		},
	],
	// A sandboxed iframe with only `allow-scripts` has an opaque origin, so all its
	// requests are cross-origin. Everything served here is public.
	preview: { cors: { origin: "*" } },
});

/**
 * Preloads what the script of a page imports, so that nothing is found late.
 *
 * @returns {import("vite").Plugin}
 */
function preloads() {
	return {
		name: "preloads",
		apply: "build",
		transformIndexHtml: {
			order: "post",
			handler: (_, { chunk }) =>
				(chunk?.imports ?? []).map((file) => ({
					tag: "link",
					attrs: { rel: "modulepreload", crossorigin: true, href: `./${file}` },
					injectTo: "head",
				})),
		},
	};
}
