import { defineConfig } from "vite";

export default defineConfig({
	// Relative addresses: the built page works in any folder of any site.
	base: "./",
	build: {
		assetsInlineLimit: 0,
		// Every engine that has the wasm features in use has module preloads.
		modulePreload: { polyfill: false },
		target: "es2022",
	},
});
