/**
 * The environments that `npm run test:environments` tries: each is an app of
 * `examples/` with versions of its tools.
 */

/**
 * @typedef {object} Environment
 * @property {string} name As the table says it; a version is added to it.
 * @property {string} app Folder in `examples/`.
 * @property {string} tool The package whose version the table says.
 * @property {string[]} [others] Further packages whose versions the table says.
 * @property {Record<string, string>} [versions] Packages that replace those of the
 *   app: name → version.
 * @property {string} [node] The major version of Node that the tool demands, if it is
 *   newer than ours.
 * @property {(port: string) => string[]} [dev] Arguments for the development server.
 * @property {string} [built] The folder that the build writes.
 * @property {boolean} [isRendered] Whether the built page comes with the tag in it, from
 *   a server or a file.
 * @property {string} [page] The page to open; by default the folder's.
 * @property {boolean} [isFile] Whether to open it without a server.
 * @property {string[]} [server] The script of a built server, in that folder, and its
 *   arguments.
 */

/** @param {string} port */
const vite = (port) => ["--port", port, "--strictPort", "--host", "127.0.0.1"];

/** @param {string} port */
const plain = (port) => ["--port", port, "--host", "127.0.0.1"];

/** @param {string} major @returns {Environment} */
const viteOf = (major) => ({
	name: "Vite",
	app: "vite",
	tool: "vite",
	versions: { vite: `^${major}.0.0` },
	dev: vite,
	built: "dist",
});

/** @type {Environment[]} */
export const ENVIRONMENTS = [
	...["5", "6", "7", "8"].map(viteOf),
	{
		name: "Vue",
		app: "vue",
		tool: "vue",
		others: ["vite"],
		dev: vite,
		built: "dist",
	},
	{
		name: "Nuxt",
		app: "nuxt",
		tool: "nuxt",
		isRendered: true,
		others: ["vite"],
		dev: plain,
		built: ".output",
		server: ["server/index.mjs"],
	},
	{
		name: "VitePress",
		app: "vitepress",
		tool: "vitepress",
		isRendered: true,
		others: ["vite"],
		dev: vite,
		built: ".vitepress/dist",
	},
	{
		name: "Svelte",
		app: "svelte",
		tool: "svelte",
		others: ["vite"],
		dev: vite,
		built: "dist",
	},
	{
		name: "Astro",
		app: "astro",
		tool: "astro",
		isRendered: true,
		node: "24",
		others: ["vite"],
		dev: plain,
		built: "dist",
	},
	{
		name: "React",
		app: "react",
		tool: "react",
		others: ["vite"],
		dev: vite,
		built: "dist",
	},
	{
		name: "React",
		app: "react",
		tool: "react",
		others: ["vite"],
		versions: { vite: "^7.0.0", "@vitejs/plugin-react": "^5.0.0" },
		dev: vite,
		built: "dist",
	},
	{
		name: "Preact",
		app: "preact",
		tool: "preact",
		others: ["vite"],
		dev: vite,
		built: "dist",
	},
	{
		name: "Solid",
		app: "solid",
		tool: "solid-js",
		others: ["vite"],
		dev: vite,
		built: "dist",
	},
	{
		name: "Next",
		app: "next",
		tool: "next",
		isRendered: true,
		dev: (port) => ["--port", port, "--hostname", "127.0.0.1"],
		built: ".",
		server: ["node_modules/next/dist/bin/next", "start"],
	},
	{
		name: "webpack",
		app: "webpack",
		tool: "webpack",
		dev: plain,
		built: "dist",
	},
	{ name: "Parcel", app: "parcel", tool: "parcel", dev: plain, built: "dist" },
	{
		name: "Angular",
		app: "angular",
		tool: "@angular/core",
		node: "24",
		dev: plain,
		built: "dist/browser",
	},
	{
		name: "Bun",
		app: "bun",
		tool: "bun",
		dev: (port) => [`--port=${port}`],
		built: "dist",
	},
	{ name: "esbuild", app: "esbuild", tool: "esbuild", built: "dist" },
	{ name: "Rollup", app: "rollup", tool: "rollup", built: "dist" },
	{ name: "Rolldown", app: "rolldown", tool: "rolldown", built: "dist" },
	{
		name: "No build",
		app: "plain",
		tool: "taquin",
		built: ".",
		page: "index.html",
	},
	{
		name: "No build, from a file",
		app: "plain",
		tool: "taquin",
		built: ".",
		page: "standalone.html",
		isFile: true,
	},
];
