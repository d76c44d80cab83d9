import vue from "@vitejs/plugin-vue";
import { defineConfig } from "vite";

const isCustomElement = (tag) => tag === "sliding-puzzle";

export default defineConfig({
	plugins: [vue({ template: { compilerOptions: { isCustomElement } } })],
});
