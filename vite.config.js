import { cpSync, existsSync } from "node:fs";
import { defineConfig } from "vite";
import { plainStyle } from "./scripts/plain-style.js";

/** The npm package, if it was built: the site serves what a tag takes of it. */
const PACKAGE = "dist-package";
const SERVED = ["sliding-puzzle.js", "wasm", "no-wasm", "weights"];

/** Files that others name: their addresses have no hash. */
const isPicture = (/** @type {string} */ name) =>
	name.includes("configurator/pictures/");

export default defineConfig({
	// Relative addresses: the built page works in any folder of any site.
	base: "./",
	build: {
		assetsInlineLimit: 0,
		// Every engine that has the wasm features in use has module preloads.
		modulePreload: { polyfill: false },
		rollupOptions: {
			input: {
				index: "index.html",
				embed: "embed.html",
				embedding: "embedding.html",
				"sliding-puzzle": "www/pages/frame/define-element.js",
			},
			output: {
				// What every page begins with, in one file: each more is a request, and
				// compressed by itself.
				codeSplitting: {
					groups: [
						{
							name: "define",
							test: /www\/(?:element\/(?!advice|power|sound)|input\/|view\/|play\/play\.js|core\/(?:[\w-]+\.js|wasm\/game\.js)|strings\/language|storage\/(?:local|refusal))|preload-helper/,
						},
					],
				},
				entryFileNames: ({ name }) =>
					name === "sliding-puzzle" ? "[name].js" : "assets/[name]-[hash].js",
				assetFileNames: ({ originalFileNames }) =>
					originalFileNames.some(isPicture)
						? "pictures/[name][extname]"
						: "assets/[name]-[hash][extname]",
			},
		},
		target: "es2022",
	},
	plugins: [
		plainStyle(),
		{
			name: "custom-elements-manifest",
			async buildStart() {
				// Not when only built files are served: the analyser loads for a second.
				const { writeManifest } = await import("./scripts/manifest.js");
				writeManifest();
			},
		},
		{
			// What is loaded later has no style sheet and few parts: Vite's helper,
			// which preloads them, is 0.7 kB of what comes before the first move.
			name: "plain-imports",
			enforce: "pre",
			load(id) {
				if (!id.includes("vite/preload-helper")) return null;
				return "export const __vitePreload = (load) => load();";
			},
		},
		{
			name: "package-of-the-tag",
			apply: "build",
			writeBundle({ dir = "dist" }) {
				if (!existsSync(`${PACKAGE}/integrity.json`)) return;
				for (const name of SERVED) {
					const from = `${PACKAGE}/${name}`;
					if (!existsSync(from)) continue;
					cpSync(from, `${dir}/package/${name}`, { recursive: true });
				}
			},
		},
	],
	// A frame that may only run scripts has no origin: what it loads is asked for
	// from another one. All that is served here is public.
	preview: { cors: { origin: "*" } },
});
