import { defineConfig } from "vite";

export default defineConfig({
	// Relative addresses: the built page works in any folder of any site.
	base: "./",
	build: {
		assetsInlineLimit: 0,
		// Every engine that has the wasm features in use has module preloads.
		modulePreload: { polyfill: false },
		rollupOptions: { input: ["index.html", "embed.html"] },
		target: "es2022",
	},
	plugins: [
		{
			name: "custom-elements-manifest",
			async buildStart() {
				// Not when only built files are served: the analyser loads for a second.
				const { writeManifest } = await import("./scripts/manifest.js");
				writeManifest();
			},
		},
	],
	// A frame that may only run scripts has no origin: what it loads is asked for
	// from another one. All that is served here is public.
	preview: { cors: { origin: "*" } },
});
