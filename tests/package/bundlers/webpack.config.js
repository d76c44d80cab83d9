export default {
	mode: "production",
	entry: "./apps/page/main.js",
	output: {
		filename: "main.js",
		path: new URL("./built/webpack", import.meta.url).pathname,
	},
};
