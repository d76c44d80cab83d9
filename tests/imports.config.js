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
	lab: ["core"],
	records: ["core", "storage"],
	play: ["core"],
	element: ["messages", "input", "core", "view", "storage", "solver", "play"],
	"pages/parts": ["messages", "core", "storage", "element"],
	"pages/kit": ["messages", "element", "pages/parts"],
	"pages/review": [
		"messages",
		"core",
		"storage",
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
	],
	"pages/learn": ["messages", "core", "storage", "element", "pages/parts"],
	"pages/trainer": [
		"messages",
		"core",
		"storage",
		"element",
		"pages/parts",
		"pages/kit",
	],
	"pages/algorithms": ["messages", "core", "element", "pages/parts"],
	"pages/lab": [
		"messages",
		"core",
		"lab",
		"solver",
		"element",
		"pages/parts",
		"pages/kit",
	],
	"pages/paper": ["messages", "core", "element", "pages/parts", "pages/kit"],
	"pages/frame": ["messages", "element"],
	"pages/configurator": ["messages", "element", "pages/parts"],
	"pages/records": [
		"messages",
		"core",
		"records",
		"element",
		"pages/parts",
		"pages/kit",
	],
	package: ["core", "solver", "lab", "element"],
};

/**
 * Module from outside of `www/` → files that may run its code. Both are patterns.
 *
 * @type {Record<string, string>}
 */
const OUTSIDE = {
	"^fs/promises$": "core/wasm-node\\.ts$",
	"^timers/promises$": "package/start-node\\.js$",
	"^src/lab/\\w+\\.rs$": "pages/lab/watch/source-view\\.ts$",
	"node_modules/cropperjs/": "pages/play/pictures/crop-part\\.ts$",
	"node_modules/d3-hierarchy/": "pages/lab/watch/tree-layout\\.ts$",
	"node_modules/idb/": "storage/database\\.ts$",
	"node_modules/uplot/": "pages/parts/chart\\.ts$",
	"node_modules/uqr/": "pages/parts/qr-code\\.ts$",
	"node_modules/workbox-": "offline/service-worker\\.ts$",
	// The site that uses the component has it; here are its types.
	"node_modules/@types/react/": "package/react\\.js$",
	// Of a page that is components: the state, and what shows it.
	"node_modules/@?preact/": "pages/(kit/|.*(-state\\.ts|\\.tsx)$)",
};

/** Files that start the generated modules. */
const STARTERS = [
	"core/first-deal-inline.ts",
	"core/later/load-reader.ts",
	"core/later/site-modules.ts",
	"core/later/weight-file.ts",
	"core/load-core.ts",
	"core/load-lab-inside.ts",
	"core/wasm-inline.ts",
	"core/wasm-node.ts",
	"lab/lab-worker.ts",
	"solver/load-solver.ts",
	"solver/start.ts",
	"solver/worker.ts",
];

/**
 * The circles that stand today: files of a folder that need each other, also by a type or
 * by an import for later. None may grow. Whoever breaks one takes it off.
 *
 * @type {[folder: string, files: string[]][]}
 */
const CIRCLES = [
	[
		"element",
		[
			"cell-texts.ts",
			"commands.ts",
			"controller.ts",
			"element.ts",
			"first-board.ts",
			"later/advice.ts",
			"later/make-help.ts",
			"later/perfect.ts",
			"later/play-preferences.ts",
			"later/shortcuts.ts",
			"later/sound.ts",
			"later/speaking-part.ts",
			"later/speaking-set.ts",
			"later/speech.ts",
			"later/tile-motion.ts",
			"load-puzzle.ts",
			"panel.ts",
			"player.ts",
			"puzzle-settings.ts",
			"puzzle.ts",
			"saved-game.ts",
		],
	],
	["element", ["kept-game.ts", "later/first-version.ts"]],
	["pages/algorithms", ["algorithms-page.ts", "exercises.ts"]],
	[
		"pages/lab",
		[
			"board-state.ts",
			"draw-state.ts",
			"lab-state.ts",
			"many-state.ts",
			"search-state.ts",
		],
	],
	["pages/parts", ["share-sheet.ts", "share-system.ts", "share.ts"]],
	[
		"pages/play",
		[
			"coach/coach.ts",
			"coach/help-way.ts",
			"daily-sheet.ts",
			"daily.ts",
			"deal.ts",
			"dealt-board.ts",
			"features.ts",
			"first-run.ts",
			"help-sheet.ts",
			"in-play.ts",
			"keys-sheet.ts",
			"language-menu.ts",
			"marathon/marathon-sheet.ts",
			"marathon/marathon.ts",
			"marathon/result-sheet.ts",
			"menu-sheet.ts",
			"new-sheet.ts",
			"offline.ts",
			"open-link.ts",
			"play-page.ts",
			"race/challenge-sheet.ts",
			"race/race-sheet.ts",
			"race/race.ts",
			"session-column.ts",
			"settings-sheet.ts",
			"share-link.ts",
			"share-result.ts",
			"standing.ts",
			"win/win-daily.ts",
			"win/win-words.ts",
			"win/win.ts",
		],
	],
	[
		"pages/play/pictures",
		["apply-picture.ts", "open-pictures.ts", "pictures-sheet.ts"],
	],
	["pages/play/setup", ["setup-sheet.ts", "setup.ts"]],
	["pages/play/setup", ["step-board.ts", "steps.ts"]],
	[
		"pages/review",
		["practise-state.ts", "review-state.ts", "variation-state.ts"],
	],
	["play", ["help.ts", "play.ts", "solution-search.ts"]],
	["solver", ["client.ts", "worker-pool.ts"]],
	[
		"storage",
		[
			"database.ts",
			"marathon-store.ts",
			"migrations.ts",
			"picture-store.ts",
			"uses.ts",
		],
	],
	["view", ["board-view.ts", "later/hint-mark.ts", "painter.ts"]],
	["view", ["faces.ts", "later/pieces.ts", "tile.ts"]],
];

const GENERATED = "^www/core/(wasm/|weight-addresses)";
const TYPES = ["type-only", "type-import"];
const code = { dependencyTypesNot: TYPES };

/** @param {string[]} folders */
const within = (folders) => `^www/(${folders.join("|")})/`;

/** @param {string[]} files @param {string} [folder] */
const oneOf = (files, folder = "") =>
	`^www/${folder}(${files.join("|").replaceAll(".", "\\.")})$`;

const circles = CIRCLES.map(([folder, [first, ...others]]) => ({
	first: oneOf([first], `${folder}/`),
	others: oneOf(others, `${folder}/`),
	all: oneOf([first, ...others], `${folder}/`),
}));

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
			path: "/later/|^www/(solver|lab|records)/",
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
		name: "no circle",
		from: { path: "^www/", pathNot: circles.map(({ all }) => all) },
		to: { circular: true },
	},
	...circles.map(({ all }) => ({
		name: "no circle grows",
		from: { path: all },
		to: { circular: true, pathNot: all },
	})),
	...circles.map(({ first, others }) => ({
		name: "a circle that is broken is taken off the list",
		from: { path: first },
		to: { path: others, reachable: false },
	})),
].map((rule) => ({ severity: "error", ...rule }));

const required = [
	{
		name: "a starter imports a generated module",
		module: { path: oneOf(STARTERS) },
		to: { path: GENERATED },
	},
	...circles.map(({ first, others }) => ({
		name: "a circle that is broken is taken off the list",
		module: { path: others },
		to: { path: first, reachable: true },
	})),
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
