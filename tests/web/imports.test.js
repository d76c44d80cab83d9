/**
 * Which module imports which in `www/`. Its folders are layers. Each imports only
 * the layers in its row, and all of them are to its left.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));

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
 * Module from outside of `www/` → files that may import it.
 *
 * @type {Record<string, string[]>}
 */
const OUTSIDE = {
	cropperjs: ["pages/play/pictures/crop-part.ts"],
	idb: ["storage/database.ts"],
	"d3-hierarchy": ["pages/lab/watch/tree-layout.ts"],
	"../src/lab/best_first.rs?raw": ["pages/lab/watch/source-view.ts"],
	"../src/lab/bidirectional.rs?raw": ["pages/lab/watch/source-view.ts"],
	"../src/lab/breadth_first.rs?raw": ["pages/lab/watch/source-view.ts"],
	"../src/lab/ida_star.rs?raw": ["pages/lab/watch/source-view.ts"],
	"../src/lab/table.rs?raw": ["pages/lab/watch/source-view.ts"],
	uqr: ["pages/parts/qr-code.ts"],
	"workbox-precaching": ["offline/service-worker.ts"],
	"workbox-routing": ["offline/service-worker.ts"],
	react: ["package/react.js"],
	uplot: ["pages/parts/chart.ts"],
	"node:fs/promises": ["core/wasm-node.ts"],
	"node:timers/promises": ["package/start-node.js"],
};

/** Of a page that is components: the state, and what shows it. */
const COMPONENTS = /^pages\/(?:kit\/|.*(?:-state\.ts|\.tsx)$)/;
const PREACT = /^@?preact\b/;

/** Generated module → files that initialise it. */
const GENERATED = /^core\/(?:wasm\/|weight-addresses)/;

/** Texts that were compiled from `messages/<language>/`. */
const COMPILED = "messages/compiled/";
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

/** Modules that only compute: no browser, no clock, no randomness. */
const PURE = [
	"element/arrange.ts",
	"element/attributes.ts",
	"element/commands.ts",
	"element/event-details.ts",
	"input/custom-keys.ts",
	"input/key-choice.ts",
	"input/key-names.ts",
	"input/keys.ts",
	"package/props.js",
	"pages/configurator/choices.ts",
	"pages/configurator/reference.ts",
	"pages/frame/parameters.ts",
	"pages/frame/protocol.ts",
	"pages/lab/csv.ts",
	"pages/lab/frontier/frontier-words.ts",
	"pages/lab/frontier/heat-layout.ts",
	"pages/lab/examples.ts",
	"pages/lab/lab-address.ts",
	"pages/lab/lab-words.ts",
	"pages/lab/runs.ts",
	"pages/lab/scale.ts",
	"pages/lab/search-names.ts",
	"pages/lab/watch/line-table.ts",
	"pages/lab/watch/recorded.ts",
	"pages/lab/watch/tree-layout.ts",
	"pages/lab/watch/watch-words.ts",
	"pages/parts/task-marks.ts",
	"pages/parts/task-text.ts",
	"pages/play/race/ghost.ts",
	"pages/play/race/place.ts",
	"pages/play/race/result.ts",
	"pages/records/values.ts",
	"pages/trainer/topics.ts",
	"play/line.ts",
	"messages/language.ts",
	"view/later/animation.ts",
	"view/faces.ts",
	"view/later/hint-mark.ts",
	"view/layout.ts",
	"view/painter.ts",
	"view/later/pieces.ts",
	"view/tile.ts",
];

const sources = new Map(
	readdirSync(WWW, { recursive: true })
		.map((name) => normalize(String(name)).replaceAll("\\", "/"))
		.filter((name) => /(?<!\.d)\.[jt]sx?$/.test(name) && !GENERATED.test(name))
		.filter((name) => !name.startsWith(COMPILED))
		.map((name) => [name, readFileSync(join(WWW, name), "utf8")]),
);

/** @param {string} file */
function layerOf(file) {
	return Object.keys(LAYERS).find((layer) => file.startsWith(`${layer}/`));
}

/** @param {string} source */
function withoutComments(source) {
	return source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(?<!:)\/\/.*/g, "");
}

/**
 * @param {string} file
 * @param {string} specifier
 */
function resolve(file, specifier) {
	return specifier.startsWith(".")
		? normalize(join(dirname(file), specifier)).replaceAll("\\", "/")
		: specifier;
}

/**
 * @param {string} file
 * @param {string} text
 * @param {RegExp} pattern
 */
function named(file, text, pattern) {
	const all = [...text.matchAll(pattern)].map((m) =>
		resolve(file, m[1] ?? m[2] ?? m[3]),
	);
	return [...new Set(all)].sort();
}

/** The modules of which code names only types. */
const TYPES =
	/^(?:import|export)\s+type\b[^"';]*\bfrom\s*"([^"]+)"|\btypeof\s+import\(\s*"([^"]+)"\s*\)|\bimport\(\s*"([^"]+)"\s*\)(?=\.[A-Z])/gm;

/**
 * Returns what a module imports: with `import … from`, with `export … from`, for
 * its side effects, or later with `import()`.
 *
 * @param {string} file
 * @param {string} source
 */
function usesOf(file, source) {
	const code = withoutComments(source).replace(TYPES, "");
	return named(
		file,
		code,
		/(?:\}\s*from\s*|^(?:import|export)[^"'(;]*\bfrom\s*|\bimport\s*\(\s*|^import\s*)["']([^"'\n]+)["']/gm,
	);
}

/**
 * @param {string} file
 * @param {string} source
 */
function typesOf(file, source) {
	// The entries of the package are JavaScript, with their types in comments.
	const comments = source.match(/\/\*[\s\S]*?\*\//g) ?? [];
	return [
		...named(file, comments.join("\n"), /import\("([^"]+)"\)/g),
		...named(file, withoutComments(source), TYPES),
	].sort();
}

/**
 * Returns the forbidden imports of a file.
 *
 * @param {string} file
 * @param {string} source
 */
function wrongArrows(file, source) {
	const layer = layerOf(file);
	if (layer === undefined) return [`${file} is in no layer`];
	const order = Object.keys(LAYERS);
	const wrong = [];
	for (const used of usesOf(file, source)) {
		const other = layerOf(used);
		if (other === layer) continue;
		const isFile = /^(?:\.\.\/)*[\w-]+\/.*\.[jt]sx?$/.test(used);
		const isAllowed = isFile
			? other !== undefined && LAYERS[layer].includes(other)
			: PREACT.test(used)
				? COMPONENTS.test(file)
				: OUTSIDE[used]?.includes(file);
		if (!isAllowed) wrong.push(`${file} uses ${used}`);
	}
	for (const named of typesOf(file, source)) {
		const other = layerOf(named);
		if (other === undefined) continue;
		if (order.indexOf(other) > order.indexOf(layer)) {
			wrong.push(`${file} names a type of ${named}`);
		}
	}
	return wrong;
}

/**
 * Returns a cycle of imports through a file, if there is one.
 *
 * @param {Record<string, string[]>} uses
 */
function findCycle(uses) {
	/** @type {Set<string>} */
	const done = new Set();
	/** @type {(file: string, way: string[]) => string[] | null} */
	const walk = (file, way) => {
		if (way.includes(file)) return [...way, file];
		if (done.has(file)) return null;
		for (const next of uses[file] ?? []) {
			const cycle = walk(next, [...way, file]);
			if (cycle !== null) return cycle;
		}
		done.add(file);
		return null;
	};
	for (const file of Object.keys(uses)) {
		const cycle = walk(file, []);
		if (cycle !== null) return cycle;
	}
	return null;
}

/**
 * Returns file names that occur twice with different meanings. `main.ts` and
 * `define.ts` may: each page has an entry, and several places define the element.
 *
 * @param {Iterable<string>} files
 */
function sharedNames(files) {
	/** @type {Map<string, string[]>} */
	const byName = new Map();
	for (const file of files) {
		const name = basename(file);
		if (/^(?:main\.tsx?|define\.[jt]s)$/.test(name)) continue;
		byName.set(name, [...(byName.get(name) ?? []), file]);
	}
	return [...byName.values()].filter((places) => places.length > 1);
}

test("each layer stands to the right of those that it uses", () => {
	const order = Object.keys(LAYERS);
	for (const [layer, uses] of Object.entries(LAYERS)) {
		for (const used of uses) {
			assert.ok(
				order.indexOf(used) < order.indexOf(layer),
				`${layer}: ${used}`,
			);
		}
	}
});

test("each module uses its own layer and those that its layer may", () => {
	for (const [file, source] of sources) {
		assert.deepEqual(wrongArrows(file, source), []);
	}
});

test("each layer needs what its line names", () => {
	for (const [layer, allowed] of Object.entries(LAYERS)) {
		const used = new Set();
		for (const [file, source] of sources) {
			if (layerOf(file) !== layer) continue;
			for (const use of usesOf(file, source)) used.add(layerOf(use));
		}
		assert.deepEqual(
			allowed.filter((name) => !used.has(name)),
			[],
			layer,
		);
	}
});

test("no module uses itself by way of others", () => {
	/** @type {Record<string, string[]>} */
	const uses = {};
	for (const [file, source] of sources) uses[file] = usesOf(file, source);
	assert.equal(findCycle(uses), null);
});

test("no two files of one name mean different things", () => {
	assert.deepEqual(sharedNames(sources.keys()), []);
});

/** What a build puts in the place of another module. */
const SWAPPED =
	/^(?:core\/(?:first-deal-inline|load-lab-inside|unpack|wasm-(?:either|inline|needed|node))|element\/load-puzzle-late)\.ts$/;

/**
 * Returns what a module imports with it, not later.
 *
 * @param {string} file
 */
function importsOf(file) {
	return named(
		file,
		withoutComments(sources.get(file) ?? "").replace(TYPES, ""),
		/(?:\}\s*from\s*|^(?:import|export)[^"'(;]*\bfrom\s*|^import\s*)["']([^"'\n]+)["']/gm,
	);
}

test("a folder `later/` has all that loads later, and nothing that loads first", () => {
	/** @type {Set<string>} */
	const first = new Set();
	const visit = (/** @type {string} */ file) => {
		if (first.has(file)) return;
		first.add(file);
		importsOf(file).forEach(visit);
	};
	// The puzzle loads beside the page, before its first move.
	["element/define.ts", "element/puzzle.ts"].forEach(visit);
	const inFolders = /^(?:core|element|view)\/(?!later\/)/;
	const folders = [...sources.keys()].filter(
		(file) => inFolders.test(file) && !SWAPPED.test(file),
	);
	assert.deepEqual(
		[...first].filter((file) => file.includes("/later/")),
		[],
	);
	assert.deepEqual(
		folders.filter((file) => !first.has(file)),
		[],
	);
});

test("only those that start them use the generated modules", () => {
	const users = [...sources.keys()].filter((file) =>
		usesOf(file, sources.get(file) ?? "").some((use) => GENERATED.test(use)),
	);
	assert.deepEqual(users.sort(), STARTERS);
});

test("what a build swaps for wasm-source.ts exports the same", () => {
	const names = (/** @type {string} */ file) => {
		const all = sources
			.get(file)
			?.matchAll(/^export (?:async )?function (\w+)/gm);
		return [...(all ?? [])].map((match) => match[1]).sort();
	};
	for (const file of ["core/wasm-inline.ts", "core/wasm-node.ts"]) {
		assert.deepEqual(names(file), names("core/wasm-source.ts"), file);
	}
});

test("no module has a default export", () => {
	for (const [file, source] of sources) {
		assert.doesNotMatch(
			withoutComments(source),
			/\bexport\s+default\b|\bas\s+default\b/,
			file,
		);
	}
});

test("the pure modules name no browser, no clock and no chance", () => {
	for (const file of PURE) {
		const source = sources.get(file);
		assert.ok(source !== undefined, `${file} is not there`);
		assert.doesNotMatch(
			withoutComments(source),
			/\b(?:document|window|navigator|location|localStorage|performance|Date|random|crypto|setTimeout|setInterval|requestAnimationFrame)\b(?!["':])/,
			file,
		);
	}
});

/** Names that code would need to contain a rule of the game. */
const RULES =
	/(?<!")\b(?:blank|parity|permutation|inversions?|is[sS]olvable|manhattan|neighbou?rs?|adjacent|swap)\b/;

/**
 * Patterns of code that reads or writes a board, a size or a link, or knows the
 * limits of a board. Only Rust does that; JavaScript passes texts on unchanged.
 * `but` names files that need the pattern for something else.
 *
 * @type {Record<string, { pattern: RegExp, but: Record<string, string> }>}
 */
const FORMS = {
	"reads rows of tiles": {
		pattern:
			/\b(?:split|join|matchAll?|replace(?:All)?)\(\s*(?:(["'`])[/]\1|[/](?:[^/\n\\[]|\\[^\n]|\[[^\]\n]*\])*(?:\\[/]|\[[^\]\n]*[/][^\]\n]*\]))/,
		but: {
			"pages/algorithms/sources.ts": "the lines of a source",
			"pages/lab/board-part.tsx": "a board that is read aloud",
			"pages/lab/watch/node-view.ts": "a board that is read aloud",
			"pages/trainer/answer-texts.ts": "a goal that is read",
		},
	},
	"reads a size": {
		pattern:
			/\b(?:split|indexOf|join)\(\s*["'`][x×]["'`]|(?:\\d|\[0-9\])[^\s/"'`]{0,8}[x×][^\s/"'`]{0,6}(?:\\d|\[0-9\])/,
		but: { "element/attributes.ts": "the room of a board not yet there" },
	},
	"reads JSON": {
		pattern: /\bJSON\.parse\b|\.json\(\)/,
		but: {
			"element/kept-game.ts": "what a form has kept",
			"pages/parts/gone.ts": "the language, where nothing else is loaded",
			"storage/local.ts": "what the browser has kept",
			"storage/plays.ts": "plays that wait for the database",
		},
	},
	"reads an address": {
		pattern:
			/\bURLSearchParams\b|\bsearchParams\b|\b(?:de|en)codeURI(?:Component)?\b/,
		but: {
			"pages/configurator/snippets.ts": "the frame's attributes",
			"pages/frame/parameters.ts": "the frame's attributes",
			"pages/lab/lab-address.ts": "what is chosen, boards unread",
		},
	},
	"knows the largest board": {
		// Only as a whole number outside strings: in a picture or a style it means
		// something else.
		pattern: /(?<![\w.#$])(?:16|256)(?![\w.])/,
		but: {
			"element/later/advice.ts": "slides for each second",
			"package/start-node.js": "milliseconds of a slice",
			"solver/worker.ts": "milliseconds of a slice",
		},
	},
};

/** Removes strings: they are for people, styles and pictures. @param {string} code */
function withoutTexts(code) {
	return code.replace(/"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\[\s\S])*`/g, '""');
}

/**
 * Returns what a file does with boards, sizes and links but should not.
 *
 * @param {string} file
 * @param {string} source
 */
function formsIn(file, source) {
	const code = withoutComments(source);
	const found = [];
	for (const [name, { pattern, but }] of Object.entries(FORMS)) {
		const isNumber = name === "knows the largest board";
		const isThere = pattern.test(isNumber ? withoutTexts(code) : code);
		if (isThere && !Object.hasOwn(but, file)) found.push(name);
	}
	return found;
}

/** They name searches and show what the core has counted. */
const SHOWN = [
	"lab/reports.ts",
	"pages/algorithms/exercises.ts",
	"pages/lab/examples.ts",
	"pages/lab/solvable-part.tsx",
];

test("no rule of the game is in www", () => {
	for (const [file, source] of sources) {
		if (SHOWN.includes(file)) continue;
		assert.doesNotMatch(withoutComments(source), RULES, file);
	}
});

test("boards and links are read and written in Rust alone, and sizes come from there", () => {
	for (const [file, source] of sources) {
		assert.deepEqual(formsIn(file, source), [], file);
	}
});

test("each exception is needed", () => {
	for (const [name, { pattern, but }] of Object.entries(FORMS)) {
		for (const file of Object.keys(but)) {
			assert.match(withoutComments(sources.get(file) ?? ""), pattern, name);
		}
	}
});

test("code that reads boards, sizes or links is found", () => {
	for (const [code, name] of [
		['const rows = text.split("/");', "reads rows of tiles"],
		["const rows = text.split('/');", "reads rows of tiles"],
		["const rows = text.split(/[/\\n]/);", "reads rows of tiles"],
		["const rows = text.split(/\\s*\\/\\s*/);", "reads rows of tiles"],
		['rows.map((row) => row.join(" ")).join("/");', "reads rows of tiles"],
		["if (/\\d+x\\d+/.test(text)) return;", "reads a size"],
		[
			"const [, a, b] = /^(\\d{1,2})[x×](\\d{1,2})$/.exec(size);",
			"reads a size",
		],
		["/[0-9]+x[0-9]+-/.test(text)", "reads a size"],
		['const [columns, rows] = size.split("x");', "reads a size"],
		["const board = JSON.parse(text);", "reads JSON"],
		["new URLSearchParams(location.hash.slice(1));", "reads an address"],
		["decodeURIComponent(hash);", "reads an address"],
		["const MOST = 16;", "knows the largest board"],
		["for (let n = 2; n <= 16; n += 1) add(n);", "knows the largest board"],
		["if (columns * rows <= 16) prove();", "knows the largest board"],
		["const sides = [2, 16];", "knows the largest board"],
	]) {
		for (const file of ["element/x.ts", "pages/play/play-page.ts"]) {
			assert.deepEqual(formsIn(file, code), [name], code);
		}
	}
	for (const code of [
		'const url = new URL("../core/x.bin", import.meta.url);',
		'const names = "size goal board".split(" ");',
		'const icon = "M4 16h16l1.5 16";',
		"const css = `font-size: 16px; width: 16.5em;`;",
		"const MS = 160; const ratio = 0.16; const a = x16; const b = 1.16;",
		'puzzle.new({ size: "16x16" });',
		"return a / b / c;",
		'// at most 16, by text.split("/")',
	]) {
		assert.deepEqual(formsIn("element/x.ts", code), [], code);
	}
});

test("the readers of this test find what they look for", () => {
	const source = [
		'import { a } from "./a.ts";',
		'import {\n\tb,\n\ttype C,\n} from "../b.ts";',
		'import "./effect.ts";',
		'export { d } from "./d.ts";',
		'const e = await import("./e.ts");',
		'// import { f } from "./f.ts";',
		'/** @type {import("./g.ts").G} */',
		'import type {\n\tH,\n\tI,\n} from "./h.ts";',
		'export type { J } from "./j.ts";',
		'let k: import("./k.ts").K;',
		'type L = typeof import("./l.ts");',
	].join("\n");
	const expected = ["b.ts", "v/a.ts", "v/d.ts", "v/e.ts", "v/effect.ts"];
	assert.deepEqual(usesOf("v/x.ts", source), expected);
	assert.deepEqual(
		typesOf("v/x.ts", source),
		["g", "h", "j", "k", "l"].map((name) => `v/${name}.ts`),
	);
	const ring = { a: ["b"], b: ["c"], c: ["b"] };
	assert.deepEqual(findCycle(ring), ["a", "b", "c", "b"]);
	assert.match("if (tiles[cell] === game.blank) return;", RULES);
});

test("arrows that break the rules are found", () => {
	const wrong = (/** @type {string} */ file, /** @type {string} */ source) =>
		wrongArrows(file, source).length;
	const load = (/** @type {string} */ path) => `import { a } from "${path}";`;
	const name = (/** @type {string} */ path) =>
		`import type { A } from "${path}";`;
	assert.equal(wrong("play/x.ts", load("../core/once.ts")), 0);
	assert.equal(wrong("play/x.ts", load("../view/layout.ts")), 1);
	assert.equal(wrong("play/x.ts", name("../view/layout.ts")), 0);
	assert.equal(wrong("view/x.ts", name("../play/line.ts")), 1);
	assert.equal(wrong("view/x.ts", load("idb")), 1);
	assert.equal(wrong("pages/lab/x.tsx", load("preact/hooks")), 0);
	assert.equal(wrong("pages/lab/x.ts", load("@preact/signals")), 1);
	assert.equal(wrong("element/x.tsx", load("preact")), 1);
	assert.equal(wrong("pages/frame/x.ts", load("../play/dialogs.ts")), 1);
	assert.equal(wrong("x.ts", ""), 1);
	const files = [
		"view/layout.ts",
		"pages/play/layout.ts",
		"pages/play/main.ts",
	];
	assert.equal(sharedNames([...files, "pages/frame/main.ts"]).length, 1);
});
