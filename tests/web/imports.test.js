/**
 * Who uses whom in `www/`: its folders are layers, and each uses only those that
 * its line names, all of them to its left.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));

/**
 * Layer → the layers whose code it runs. A type may be named of any layer to the
 * left: core and view are handed to `play`, and it knows what they are.
 *
 * @type {Record<string, string[]>}
 */
const LAYERS = {
	strings: [],
	core: [],
	input: [],
	view: [],
	storage: [],
	solver: ["core", "storage"],
	play: ["core"],
	element: ["strings", "input", "core", "view", "storage", "solver", "play"],
	"pages/play": ["strings", "core", "storage", "element"],
	"pages/frame": ["strings", "element"],
	"pages/configurator": ["strings", "element"],
	package: ["core", "solver", "element"],
};

/**
 * What comes from outside of `www/` → the files that may use it.
 *
 * @type {Record<string, string[]>}
 */
const OUTSIDE = {
	"idb-keyval": ["storage/tables.js"],
	react: ["package/react.js"],
	"node:fs/promises": ["core/wasm-node.js"],
	"node:timers/promises": ["package/start-node.js"],
};

/** The generated modules → the files that start them. */
const GENERATED = /^core\/(?:wasm\/|weight-addresses)/;
const STARTERS = [
	"core/load-core.js",
	"core/wasm-inline.js",
	"core/wasm-node.js",
	"core/wasm-source.js",
	"solver/load-solver.js",
	"solver/start.js",
	"solver/worker.js",
];

/** Modules that are computation alone: no browser, no clock, no chance. */
const PURE = [
	"core/link.js",
	"element/arrange.js",
	"element/attributes.js",
	"element/event-details.js",
	"input/keys.js",
	"package/props.js",
	"pages/configurator/choices.js",
	"pages/configurator/reference.js",
	"pages/frame/parameters.js",
	"pages/frame/protocol.js",
	"play/line.js",
	"play/stopwatch.js",
	"strings/en.js",
	"strings/language.js",
	"strings/zh.js",
	"view/animation.js",
	"view/faces.js",
	"view/hint-mark.js",
	"view/layout.js",
	"view/painter.js",
	"view/tile.js",
];

const sources = new Map(
	readdirSync(WWW, { recursive: true })
		.map((name) => normalize(String(name)).replaceAll("\\", "/"))
		.filter((name) => name.endsWith(".js") && !GENERATED.test(name))
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
	const all = [...text.matchAll(pattern)].map((m) => resolve(file, m[1]));
	return [...new Set(all)].sort();
}

/**
 * What a module loads: by `import … from`, by `export … from`, for its effect,
 * or later by `import()`.
 *
 * @param {string} file
 * @param {string} source
 */
function usesOf(file, source) {
	const code = withoutComments(source);
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
	const comments = source.match(/\/\*[\s\S]*?\*\//g) ?? [];
	return named(file, comments.join("\n"), /import\("([^"]+)"\)/g);
}

/**
 * What is wrong with the arrows that begin at a file.
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
		const isFile = /^(?:\.\.\/)*[\w-]+\/.*\.js$/.test(used);
		const isAllowed = isFile
			? other !== undefined && LAYERS[layer].includes(other)
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
 * A way that leads from a file back to it, if there is one.
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
 * Names that two files share, though they do not mean the same. Each page has an
 * entry of its own, and several places make the element known.
 *
 * @param {Iterable<string>} files
 */
function sharedNames(files) {
	/** @type {Map<string, string[]>} */
	const byName = new Map();
	for (const file of files) {
		const name = basename(file);
		if (name === "main.js" || name === "define.js") continue;
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

test("only those that start them use the generated modules", () => {
	const users = [...sources.keys()].filter((file) =>
		usesOf(file, sources.get(file) ?? "").some((use) => GENERATED.test(use)),
	);
	assert.deepEqual(users.sort(), STARTERS);
});

test("what a build swaps for wasm-source.js exports the same", () => {
	const names = (/** @type {string} */ file) => {
		const all = sources
			.get(file)
			?.matchAll(/^export (?:async )?function (\w+)/gm);
		return [...(all ?? [])].map((match) => match[1]).sort();
	};
	for (const file of ["core/wasm-inline.js", "core/wasm-node.js"]) {
		assert.deepEqual(names(file), names("core/wasm-source.js"), file);
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

/** Names that a rule of the game would need, if one were in `www/`. */
const RULES =
	/(?<!")\b(?:blank|parity|permutation|inversions?|is[sS]olvable|manhattan|neighbou?rs?|adjacent|swap)\b/;

test("no rule of the game is in www", () => {
	for (const [file, source] of sources) {
		if (file.startsWith("strings/")) continue;
		assert.doesNotMatch(withoutComments(source), RULES, file);
	}
});

test("the readers of this test find what they look for", () => {
	const source = [
		'import { a } from "./a.js";',
		'import {\n\tb,\n\tc,\n} from "../b.js";',
		'import "./effect.js";',
		'export { d } from "./d.js";',
		'const e = await import("./e.js");',
		'// import { f } from "./f.js";',
		'/** @type {import("./g.js").G} */',
	].join("\n");
	const expected = ["b.js", "v/a.js", "v/d.js", "v/e.js", "v/effect.js"];
	assert.deepEqual(usesOf("v/x.js", source), expected);
	assert.deepEqual(typesOf("v/x.js", source), ["v/g.js"]);
	const ring = { a: ["b"], b: ["c"], c: ["b"] };
	assert.deepEqual(findCycle(ring), ["a", "b", "c", "b"]);
	assert.match("if (tiles[cell] === game.blank) return;", RULES);
});

test("arrows that break the rules are found", () => {
	const wrong = (/** @type {string} */ file, /** @type {string} */ source) =>
		wrongArrows(file, source).length;
	const load = (/** @type {string} */ path) => `import { a } from "${path}";`;
	const name = (/** @type {string} */ path) =>
		`/** @type {import("${path}").A} */`;
	assert.equal(wrong("play/x.js", load("../core/once.js")), 0);
	assert.equal(wrong("play/x.js", load("../view/layout.js")), 1);
	assert.equal(wrong("play/x.js", name("../view/layout.js")), 0);
	assert.equal(wrong("view/x.js", name("../play/line.js")), 1);
	assert.equal(wrong("view/x.js", load("idb-keyval")), 1);
	assert.equal(wrong("pages/frame/x.js", load("../play/dialogs.js")), 1);
	assert.equal(wrong("x.js", ""), 1);
	const files = [
		"view/layout.js",
		"pages/play/layout.js",
		"pages/play/main.js",
	];
	assert.equal(sharedNames([...files, "pages/frame/main.js"]).length, 1);
});
