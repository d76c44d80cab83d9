/**
 * Which module of `www/` may import which, for `depcruise www`. Its folders are layers.
 * Each runs code only of the layers in its row, and all of them are to its left.
 */

/**
 * Layer → layers whose code it runs. A layer may name types of any layer to its
 * left: `play` gets core and view as arguments and knows their types.
 *
 * @type {Record<string, string[]>}
 */
const LAYERS = {
	messages: [],
	core: [],
	input: [],
	view: [],
	storage: [],
	offline: ["messages"],
	solver: ["core", "storage"],
	records: ["core", "storage"],
	play: ["core"],
	element: ["messages", "input", "core", "view", "storage", "solver", "play"],
	"pages/parts": ["messages", "core", "storage", "element"],
	"pages/kit": ["messages", "element", "pages/parts"],
	"pages/frame": ["messages", "element"],
	"pages/learn": [
		"messages",
		"core",
		"storage",
		"element",
		"pages/parts",
		"pages/kit",
	],
	"pages/records": [
		"messages",
		"core",
		"records",
		"element",
		"pages/parts",
		"pages/kit",
	],
	"pages/play": [
		"messages",
		"input",
		"core",
		"storage",
		"records",
		"element",
		"pages/parts",
		"pages/kit",
	],
	"tools/search": ["core", "solver"],
	"tools/parts": ["core", "storage", "pages/parts"],
	"tools/configurator": ["messages", "element", "pages/parts"],
	"tools/paper": [
		"messages",
		"core",
		"solver",
		"element",
		"pages/parts",
		"pages/kit",
	],
	"tools/review": [
		"messages",
		"core",
		"storage",
		"element",
		"pages/parts",
		"pages/kit",
		"tools/parts",
	],
	"tools/trainer": [
		"messages",
		"core",
		"storage",
		"element",
		"pages/parts",
		"pages/kit",
		"tools/parts",
	],
	"tools/lab": [
		"messages",
		"core",
		"tools/search",
		"solver",
		"element",
		"pages/parts",
		"pages/kit",
	],
	package: ["core", "solver", "tools/search", "element"],
};

/**
 * Module from outside of `www/` → files that may run its code. Both are patterns.
 *
 * @type {Record<string, string>}
 */
const OUTSIDE = {
	"^(?:fs|os|util|worker_threads)$": "package/bin/",
	"^fs/promises$": "core/wasm-node\\.ts$",
	"^timers/promises$": "package/start-node\\.js$",
	"^src/lab/\\w+\\.rs$": "tools/lab/watch/source-part\\.tsx$",
	"node_modules/cropperjs/": "pages/play/pictures/crop-part\\.tsx$",
	"node_modules/d3-hierarchy/": "tools/lab/watch/tree-layout\\.ts$",
	"node_modules/idb/": "storage/database\\.ts$",
	"node_modules/uplot/": "pages/parts/chart\\.ts$",
	"node_modules/uqr/": "pages/parts/qr-code\\.ts$",
	"node_modules/workbox-": "offline/service-worker\\.ts$",
	// The site that uses the component has it; here are its types.
	"node_modules/@types/react/": "package/react\\.js$",
	// Of a page that is components: the state, and what shows it.
	"node_modules/@?preact/":
		"pages/kit/|(?:pages|tools)/(?:.*(-state\\.ts|\\.tsx)$)",
};

/** Files that start the generated modules. */
const STARTERS = [
	"core/deal-board-inline.ts",
	"core/later/load-reader.ts",
	"core/later/load-script.ts",
	"core/later/site-modules.ts",
	"core/later/weight-file.ts",
	"core/load-core.ts",
	"core/load-lab-inside.ts",
	"core/wasm-inline.ts",
	"core/wasm-node.ts",
	"package/bin/start.ts",
	"tools/search/lab-worker.ts",
	"solver/load-solver.ts",
	"solver/start.ts",
	"solver/worker.ts",
];

const GENERATED = "^www/core/(wasm/|weight-addresses)";
const TYPES = ["type-only", "type-import"];
const code = { dependencyTypesNot: TYPES };

/** @param {string[]} folders */
const within = (folders) => `^www/(${folders.join("|")})/`;

/** @param {string[]} files @param {string} [folder] */
const oneOf = (files, folder = "") =>
	`^www/${folder}(${files.join("|").replaceAll(".", "\\.")})$`;

const forbidden = [
	...Object.entries(LAYERS).map(([layer, used]) => ({
		name: `${layer} runs code only of: ${used.join(", ") || "itself"}`,
		from: { path: within([layer]) },
		to: { path: "^www/", pathNot: within([layer, ...used]), ...code },
	})),
	...Object.keys(LAYERS).map((layer, at, layers) => ({
		name: `${layer} names types only of what stands left of it`,
		from: { path: within([layer]) },
		to: { path: "^www/", pathNot: within(layers.slice(0, at + 1)) },
	})),
	{
		name: "every file is in a layer",
		from: { path: "^www/", pathNot: within(Object.keys(LAYERS)) },
		to: {},
	},
	{
		// The puzzle is there before the first move. The rest of its code is not.
		name: "what loads first imports nothing that loads later",
		from: {
			path: "^www/(messages|core|input|view|storage|play|element)/",
			pathNot: "/later/",
		},
		to: {
			path: "/later/|^www/(solver|tools/search|records)/",
			...code,
			dynamic: false,
		},
	},
	{
		name: "only starters import the generated modules",
		from: { path: "^www/", pathNot: [GENERATED, oneOf(STARTERS)] },
		to: { path: GENERATED, ...code },
	},
	{
		name: "modules from outside are in the table",
		from: { path: "^www/", pathNot: "\\.d\\.ts$" },
		to: { pathNot: ["^www/", ...Object.keys(OUTSIDE)] },
	},
	...Object.entries(OUTSIDE).map(([path, users]) => ({
		name: `only ${users} imports ${path}`,
		from: { path: "^www/", pathNot: `^www/${users}` },
		to: { path, ...code },
	})),
	{
		// Also by a type, or by an import for later.
		name: "no circle",
		from: { path: "^www/" },
		to: { circular: true },
	},
].map((rule) => ({ severity: "error", ...rule }));

const required = [
	{
		name: "a starter imports a generated module",
		module: { path: oneOf(STARTERS) },
		to: { path: GENERATED },
	},
].map((rule) => ({ severity: "error", ...rule }));

export default {
	forbidden,
	required,
	options: {
		// Types count, also those in comments.
		tsPreCompilationDeps: true,
		detectJSDocImports: true,
		tsConfig: { fileName: "tsconfig.json" },
		doNotFollow: {
			path: ["node_modules", "^src/", "^www/messages/compiled/", GENERATED],
		},
	},
};
