/**
 * Who uses whom in `www/`. The table is the rule: a new arrow is a new entry.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { test } from "node:test";
import { fileURLToPath } from "node:url";

const WWW = fileURLToPath(new URL("../../www/", import.meta.url));

/**
 * File → what it uses, and what it only names the types of.
 *
 * Page → element → controller → advisor → {line, playback}; core and view are
 * handed in.
 * The client and the session meet in messages alone: only `on-page.js` and
 * `worker.js` make sessions.
 *
 * @type {Record<string, { uses: string[], types?: string[] }>}
 */
const TABLE = {
	"main.js": {
		uses: [
			"element/define.js",
			"elements.js",
			"page/page.js",
			"store.js",
			"strings.js",
		],
	},

	"embed/main.js": {
		uses: [
			"embed/height.js",
			"embed/messages.js",
			"embed/style.js",
			"embed/wishes.js",
			"elements.js",
			"strings.js",
		],
		types: ["embed/messages.js"],
	},
	"embed/element.js": { uses: ["element/define.js"] },
	"embed/height.js": { uses: [] },
	"embed/messages.js": { uses: [], types: ["element/element.js"] },
	"embed/style.js": { uses: [] },
	"embed/wishes.js": { uses: [] },

	"embedding/main.js": {
		uses: [
			"element/define.js",
			"embedding/page.js",
			"embedding/words.js",
			"strings.js",
		],
	},
	"embedding/page.js": {
		uses: [
			"elements.js",
			"embedding/choices.js",
			"embedding/docs.js",
			"embedding/pictures.js",
			"embedding/script.js",
			"embedding/snippets.js",
			"embedding/words.js",
			"strings.js",
		],
		types: ["embedding/choices.js", "embedding/words.js", "strings.js"],
	},
	"embedding/choices.js": { uses: ["element/attributes.js"] },
	"embedding/docs.js": {
		uses: ["embedding/custom-elements.json", "embedding/reference.js"],
		types: ["embedding/reference.js", "embedding/words.js"],
	},
	"embedding/pictures.js": {
		uses: [
			"embedding/pictures/boats.svg?no-inline",
			"embedding/pictures/mountains.svg?no-inline",
			"embedding/pictures/quilt.svg?no-inline",
		],
	},
	"embedding/reference.js": { uses: [] },
	"embedding/script.js": { uses: [] },
	"embedding/snippets.js": { uses: [], types: ["embedding/choices.js"] },
	"embedding/words.js": {
		uses: [
			"strings/embedding-en.js",
			"strings/embedding-zh.js",
			"strings/reference-zh.js",
		],
		types: ["embedding/reference.js", "strings.js", "strings/embedding-en.js"],
	},

	"page/page.js": {
		uses: [
			"elements.js",
			"link.js",
			"page/dialogs.js",
			"page/menus.js",
			"page/notices.js",
			"strings.js",
		],
		types: ["element/element.js", "store.js", "strings.js", "strings/en.js"],
	},
	"page/dialogs.js": { uses: ["elements.js"], types: ["strings/en.js"] },
	"page/menus.js": {
		uses: ["elements.js", "strings.js"],
		types: ["strings/en.js"],
	},
	"page/notices.js": { uses: ["elements.js"] },

	"element/define.js": { uses: ["element/element.js"] },
	"element/element.js": {
		uses: [
			"controller.js",
			"element/attributes.js",
			"element/deal.js",
			"element/details.js",
			"element/keeping.js",
			"element/message.js",
			"element/puzzle.js",
			"element/reflected.js",
			"element/runtime.js",
			"element/style.js",
			"element/surroundings.js",
			"element/template.js",
			"elements.js",
			"link.js",
			"strings.js",
		],
		types: [
			"controller.js",
			"element/deal.js",
			"element/keeping.js",
			"element/puzzle.js",
			"store.js",
			"strings/en.js",
		],
	},
	"element/deal.js": {
		uses: ["controller.js", "link.js"],
		types: ["controller.js", "element/keeping.js", "wasm/game.js"],
	},
	"element/details.js": {
		uses: [],
		types: ["solver/session.js", "thinker.js"],
	},
	"element/message.js": { uses: ["elements.js"] },
	"element/surroundings.js": {
		uses: ["element/arrange.js", "strings.js", "view/sizes.js"],
	},
	"element/reflected.js": { uses: ["element/attributes.js"] },
	"element/arrange.js": { uses: [] },
	"element/attributes.js": { uses: [] },
	"element/keeping.js": { uses: ["store.js"], types: ["controller.js"] },
	"element/runtime.js": {
		uses: ["core.js", "once.js", "solver/lazy.js", "strings.js"],
		types: ["solver/lazy.js", "strings.js", "strings/en.js"],
	},
	"element/puzzle.js": {
		uses: [
			"controller.js",
			"element/panel.js",
			"element/sound.js",
			"element/style.js",
			"elements.js",
			"input/keys.js",
			"input/pointer.js",
			"strings.js",
			"view/board-view.js",
			"view/faces.js",
			"view/theme.js",
			"view/twin.js",
		],
		types: [
			"controller.js",
			"element/sound.js",
			"input/keys.js",
			"solver/lazy.js",
			"strings/en.js",
			"view/faces.js",
			"wasm/game.js",
		],
	},
	"element/panel.js": {
		uses: ["elements.js", "strings.js"],
		types: ["controller.js", "playback.js", "strings/en.js", "thinker.js"],
	},
	"element/sound.js": { uses: [] },
	"element/style.js": { uses: [] },
	"element/template.js": { uses: [] },
	"elements.js": { uses: [], types: ["strings/en.js"] },

	"advisor.js": {
		uses: ["line.js", "playback.js", "thinker.js"],
		types: [
			"line.js",
			"solver/client.js",
			"solver/session.js",
			"thinker.js",
			"wasm/game.js",
		],
	},
	"controller.js": {
		uses: ["advisor.js", "compile.js", "line.js", "stopwatch.js", "thinker.js"],
		types: [
			"advisor.js",
			"core.js",
			"solver/client.js",
			"solver/session.js",
			"thinker.js",
			"view/board-view.js",
			"wasm/game.js",
		],
	},
	"compile.js": { uses: [] },
	"core.js": {
		uses: ["compile.js", "wasm-source.js", "wasm/game.js", "wasm/js/game.js"],
	},
	"headless.js": {
		uses: ["compile.js", "core.js", "solver/core.js", "wasm-source.js"],
		types: ["solver/core.js"],
	},
	"line.js": { uses: [], types: ["wasm/game.js"] },
	"link.js": { uses: [], types: ["wasm/game.js"] },
	"once.js": { uses: [] },
	"playback.js": { uses: [], types: ["line.js", "wasm/game.js"] },
	"stopwatch.js": { uses: [] },
	"thinker.js": {
		uses: [],
		types: ["solver/client.js", "solver/session.js"],
	},
	"store.js": { uses: [] },

	"package/index.js": {
		uses: ["element/define.js", "element/element.js"],
		types: ["element/element.js", "package/events.js"],
	},
	"package/define.js": {
		uses: ["element/define.js", "element/element.js"],
		types: ["package/events.js"],
	},
	"package/core.js": {
		uses: ["core.js", "link.js", "once.js", "solver/lazy.js"],
		types: ["solver/session.js", "wasm/game.js"],
	},
	"package/start-node.js": {
		uses: ["node:timers/promises", "solver/core.js", "solver/session.js"],
		types: ["solver/client.js", "solver/core.js", "solver/session.js"],
	},
	"package/react.js": {
		uses: ["element/define.js", "package/props.js", "react"],
		types: ["element/element.js", "package/react-types.js", "react"],
	},
	"package/props.js": { uses: [] },

	"input/keys.js": { uses: [], types: ["wasm/game.js"] },
	"input/pointer.js": { uses: [], types: ["wasm/game.js"] },

	"solver/client.js": { uses: [], types: ["solver/session.js"] },
	"solver/lazy.js": {
		uses: [
			"compile.js",
			"once.js",
			"solver/client.js",
			"solver/start.js",
			"solver/weights.js",
			"wasm-source.js",
		],
		types: ["solver/client.js"],
	},
	"solver/core.js": { uses: ["wasm/js/solver.js", "wasm/solver.js"] },
	"solver/on-page.js": {
		uses: ["solver/core.js", "solver/session.js"],
		types: ["solver/core.js", "solver/session.js"],
	},
	"solver/session.js": {
		uses: [],
		types: ["solver/table-store.js", "wasm/solver.js"],
	},
	"solver/start.js": {
		uses: ["solver/on-page.js", "wasm/worker-source.js"],
		types: ["solver/client.js"],
	},
	"solver/table-store.js": { uses: ["idb-keyval"], types: ["idb-keyval"] },
	"solver/worker.js": {
		uses: ["solver/session.js", "solver/table-store.js", "wasm/solver.js"],
	},

	"solver/weights.js": { uses: ["wasm-source.js"] },

	"wasm-inline.js": {
		uses: [
			"wasm/game-bytes.js",
			"wasm/solver-bytes.js",
			"wasm/weights-bytes.js",
		],
	},
	"wasm-node.js": { uses: ["node:fs/promises", "weights.js"] },
	"wasm-source.js": { uses: ["compile.js", "weights.js"] },
	"weights.js": { uses: [] },

	"strings.js": {
		uses: ["strings/en.js", "strings/zh.js"],
		types: ["strings/en.js"],
	},
	"strings/en.js": { uses: [] },
	"strings/embedding-en.js": { uses: [] },
	"strings/embedding-zh.js": { uses: [], types: ["strings/embedding-en.js"] },
	"strings/reference-zh.js": { uses: [], types: ["embedding/reference.js"] },
	"strings/zh.js": { uses: [], types: ["strings/en.js"] },

	"view/board-view.js": {
		uses: [
			"view/animation.js",
			"view/faces.js",
			"view/layout.js",
			"view/sizes.js",
			"view/theme.js",
		],
		types: ["view/faces.js", "view/layout.js", "view/theme.js", "wasm/game.js"],
	},
	"view/animation.js": { uses: [] },
	"view/faces.js": { uses: [] },
	"view/layout.js": { uses: [] },
	"view/sizes.js": { uses: [] },
	"view/theme.js": { uses: [], types: ["view/layout.js"] },
	"view/twin.js": { uses: ["view/layout.js"], types: ["view/layout.js"] },
};

/** Run under Node as they are: they name nothing of a browser, no clock, no chance. */
const PURE = [
	"element/arrange.js",
	"element/attributes.js",
	"element/details.js",
	"embed/messages.js",
	"embed/wishes.js",
	"embedding/choices.js",
	"embedding/reference.js",
	"input/keys.js",
	"line.js",
	"link.js",
	"package/props.js",
	"stopwatch.js",
	"strings.js",
	"strings/en.js",
	"strings/zh.js",
	"view/animation.js",
	"view/faces.js",
	"view/layout.js",
];

const sources = new Map(
	readdirSync(WWW, { recursive: true })
		.map((name) => normalize(String(name)).replaceAll("\\", "/"))
		.filter((name) => name.endsWith(".js") && !name.startsWith("wasm/"))
		.map((name) => [name, readFileSync(join(WWW, name), "utf8")]),
);

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
 * A way that leads from a file back to it, if there is one.
 *
 * @param {Record<string, { uses: string[] }>} table
 */
function findCycle(table) {
	/** @type {Set<string>} */
	const done = new Set();
	/** @type {(file: string, way: string[]) => string[] | null} */
	const walk = (file, way) => {
		if (way.includes(file)) return [...way, file];
		if (done.has(file)) return null;
		for (const next of table[file]?.uses ?? []) {
			const cycle = walk(next, [...way, file]);
			if (cycle !== null) return cycle;
		}
		done.add(file);
		return null;
	};
	for (const file of Object.keys(table)) {
		const cycle = walk(file, []);
		if (cycle !== null) return cycle;
	}
	return null;
}

test("the table names every module of www", () => {
	assert.deepEqual(Object.keys(TABLE).sort(), [...sources.keys()].sort());
});

test("each module uses what the table says, no more and no less", () => {
	for (const [file, source] of sources) {
		assert.deepEqual(
			usesOf(file, source),
			[...(TABLE[file]?.uses ?? [])].sort(),
			`${file} uses`,
		);
	}
});

test("each module names the types that the table says", () => {
	for (const [file, source] of sources) {
		assert.deepEqual(
			typesOf(file, source),
			[...(TABLE[file]?.types ?? [])].sort(),
			`${file} names types of`,
		);
	}
});

test("no module uses itself by way of others", () => {
	assert.equal(findCycle(TABLE), null);
});

test("only main.js uses the page", () => {
	for (const [file, { uses, types = [] }] of Object.entries(TABLE)) {
		if (file === "main.js" || file.startsWith("page/")) continue;
		const pages = [...uses, ...types].filter((use) => use.startsWith("page/"));
		assert.deepEqual(pages, [], file);
	}
});

test("the page knows the element and nothing behind it but names", () => {
	const own = /^(?:element\/|page\/|elements\.js|strings|store\.js|link\.js)/;
	for (const [file, { uses }] of Object.entries(TABLE)) {
		if (file !== "main.js" && !file.startsWith("page/")) continue;
		assert.deepEqual(
			uses.filter((use) => !own.test(use)),
			[],
			file,
		);
	}
});

test("only those that start it use the generated modules", () => {
	const users = Object.keys(TABLE).filter((file) =>
		TABLE[file].uses.some((use) => use.startsWith("wasm/")),
	);
	assert.deepEqual(users.sort(), [
		"core.js",
		"solver/core.js",
		"solver/start.js",
		"solver/worker.js",
		"wasm-inline.js",
	]);
});

test("what a build swaps for wasm-source.js exports the same", () => {
	const names = (/** @type {string} */ file) => {
		const all = sources
			.get(file)
			?.matchAll(/^export (?:async )?function (\w+)/gm);
		return [...(all ?? [])].map((match) => match[1]).sort();
	};
	for (const file of ["wasm-inline.js", "wasm-node.js"]) {
		assert.deepEqual(names(file), names("wasm-source.js"), file);
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
		assert.doesNotMatch(
			withoutComments(sources.get(file) ?? ""),
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
		if (file.startsWith("strings")) continue;
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
	const ring = { a: { uses: ["b"] }, b: { uses: ["c"] }, c: { uses: ["b"] } };
	assert.deepEqual(findCycle(ring), ["a", "b", "c", "b"]);
	assert.match("if (tiles[cell] === game.blank) return;", RULES);
});
