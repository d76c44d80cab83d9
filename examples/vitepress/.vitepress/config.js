import { defineConfig } from "vitepress";

const isCustomElement = (tag) => tag === "sliding-puzzle";

export default defineConfig({
	title: "Sliding puzzle",
	vue: { template: { compilerOptions: { isCustomElement } } },
});
