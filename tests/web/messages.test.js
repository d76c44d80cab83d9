import assert from "node:assert/strict";
import {
	cpSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import fc from "fast-check";
import { transformWithOxc } from "vite";
import { buildMessages } from "../../scripts/messages/build.js";
import { compileTable } from "../../scripts/messages/compile.js";
import { PSEUDO, writePseudo } from "../../scripts/messages/pseudo.js";
import { MESSAGES, readTable, tablesOf } from "../../scripts/messages/read.js";
import { leftText } from "../../www/element/later/left-text.ts";
import { texts as enAdvice } from "../../www/messages/compiled/advice-en.ts";
import { texts as zhAdvice } from "../../www/messages/compiled/advice-zh-Hans.ts";
import { LANGUAGES } from "../../www/messages/compiled/languages.ts";
import { loadLaterTexts } from "../../www/messages/compiled/later.ts";
import { texts as enLater } from "../../www/messages/compiled/later-en.ts";
import { texts as zhLater } from "../../www/messages/compiled/later-zh-Hans.ts";
import { loadPageTexts } from "../../www/messages/compiled/page.ts";
import { loadPuzzleTexts } from "../../www/messages/compiled/puzzle.ts";
import { texts as en } from "../../www/messages/compiled/puzzle-en.ts";
import { texts as zh } from "../../www/messages/compiled/puzzle-zh-Hans.ts";
import { loadRaceTexts } from "../../www/messages/compiled/race.ts";
import { loadShareTexts } from "../../www/messages/compiled/share.ts";
import { TITLES } from "../../www/messages/compiled/titles.ts";
import {
	chooseLanguage,
	explain,
	formatTime,
} from "../../www/messages/language.ts";
import { dealt, openGame } from "./core.js";

const TABLES = Object.fromEntries(
	await Promise.all(
		LANGUAGES.map(async (tag) => [tag, await loadPuzzleTexts(tag)]),
	),
);

test("the iframe page has the title of the play page", () => {
	for (const [tag, { title }] of Object.entries(TABLES)) {
		assert.equal(TITLES[/** @type {keyof typeof TITLES} */ (tag)], title);
	}
});

test("how to challenge somebody names the buttons as they are called", async () => {
	for (const language of LANGUAGES) {
		const [race, share, page] = await Promise.all([
			loadRaceTexts(language),
			loadShareTexts(language),
			loadPageTexts(language),
		]);
		for (const name of [page.win.share, share.challenge]) {
			assert.ok(race.sheet.how.includes(name), `${language}: ${name}`);
		}
	}
});

test("hours and minutes stand in one line", async () => {
	for (const language of LANGUAGES) {
		const { daily } = await loadPageTexts(language);
		for (const hours of [0, 1, 2, 5, 11]) {
			const span = daily.span(hours, 38);
			// In Arabic "and" joins them.
			if (language !== "ar") assert.doesNotMatch(span, / /, language);
		}
	}
});

/** @param {string} path */
function read(path) {
	return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

/**
 * Returns the text of all Rust files in a folder.
 *
 * @param {string} folder
 */
function sources(folder) {
	const all = readdirSync(new URL(`../../${folder}/`, import.meta.url));
	const names = all.filter((name) => name.endsWith(".rs"));
	return names.map((name) => read(`${folder}/${name}`)).join("\n");
}

/**
 * Error codes of boards, links and games at the boundary. Players never see the solver's
 * about tables and weights.
 */
const CODES = [
	...[
		sources("wasm/src"),
		read("wasm/modules/game.rs"),
		sources("wasm/modules/reader"),
	]
		.join("\n")
		.matchAll(/\berror\(\s*&(?:\w+|"[^"]*"),\s*"(\w+)"/g),
	...read("play/src/coded.rs").matchAll(/=> "(\w+)"/g),
].map((found) => found[1]);

/** Error codes of the storage. */
const REFUSALS = [
	...(
		/type RefusalCode =([^;]*);/.exec(read("www/storage/refusal.ts"))?.[1] ?? ""
	).matchAll(/"(\w+)"/g),
].map((found) => found[1]);

/** Error codes for scripts and embedding pages; players never see them. */
const UNSAID = new Set(["command", "search", "searchTooLarge"]);

/** Values for every error; each uses those it needs. */
const VALUES = {
	move: "L2",
	size: "5x5",
	distance: 81,
	farthest: 80,
	sure: 80,
	expected: 9,
	got: 8,
	tile: 5,
	largest: 8,
	tiles: 9,
	row: 2,
	columns: 17,
	rows: 1,
	found: "x",
	at: 3,
};

/**
 * Resolves with a compiled table.
 *
 * @param {string} name
 * @param {string} tag
 * @param {string} [folder]
 */
async function compiled(name, tag, folder = MESSAGES) {
	const { texts } = await import(`${folder}/compiled/${name}-${tag}.ts`);
	return texts;
}

/** Those that a language compiles. @param {string} tag */
function tables(tag) {
	return tablesOf(tag).filter((name) => name !== "together");
}

test("every error of the core is explained in every language", async () => {
	assert.ok(CODES.length >= 10, `codes found: ${CODES}`);
	for (const [language, strings] of Object.entries(TABLES)) {
		for (const code of CODES) {
			const text = await explain(strings, { code, values: VALUES });
			const { errors } = await loadLaterTexts(strings.tag);
			const isSaid = code === "unexpected" || UNSAID.has(code);
			assert.equal(
				text === errors.unexpected({}),
				isSaid,
				`${language}: ${code}`,
			);
			assert.doesNotMatch(
				text,
				/undefined|NaN|\[object/,
				`${language}: ${code}`,
			);
		}
	}
});

test("no explanation is for an error that there is not", () => {
	const folder = new URL("../../www/element/", import.meta.url);
	const files = readdirSync(folder, { recursive: true })
		.map((name) => `www/element/${name}`)
		.filter((name) => name.endsWith(".ts"));
	const others = [
		...["www/solver/client.ts", "www/solver/draw-board.ts"],
		"www/core/later/replay-link.ts",
	];
	const element = [...files, ...others].map(read).join("\n");
	const found = element.matchAll(
		/(?:coded\(|refusal\(|\bcode[:=] ?|code = )"(\w+)"/g,
	);
	const own = [...found].map(([, code]) => code);
	assert.ok(own.length >= 5, `codes found: ${own}`);
	assert.ok(REFUSALS.length >= 4, `codes found: ${REFUSALS}`);
	const all = [...CODES, ...REFUSALS, ...own];
	const said = new Set(all.filter((code) => !UNSAID.has(code)));
	assert.deepEqual(Object.keys(enLater.errors).sort(), [...said].sort());
});

test("what the core says of a board fits the explanation", async () => {
	for (const [text, expected] of [
		["3x3-AAAAA", /damaged/],
		["17x2-A", /17×2/],
		["4 1 2/5 0", /Row 2 has 2 numbers, but the first row has 3/],
		["4 1 2/5 0 9", /no tile 9 .* 1 to 5/],
		["4 1 2/5 0 1", /Tile 1 appears twice/],
		["4 0 2/5 0 1", /two gaps/],
		["1 2 3/5 4 0", /can’t be solved/],
		["1 2/q 0", /Character 5, “q”/],
		["", /ends too early/],
	]) {
		const error = errorOf(() => openGame(String(text), "last", ""));
		assert.match(await explain(en, error), /** @type {RegExp} */ (expected));
		assert.doesNotMatch(await explain(zh, error), /undefined|[a-z]{5}/);
	}
	const error = errorOf(() => dealt("big", "last", ""));
	assert.match(await explain(en, error), /“big” is not a size/);
});

/** @param {() => unknown} call */
function errorOf(call) {
	try {
		call();
	} catch (error) {
		return error;
	}
	throw new Error("nothing was thrown");
}

test("an error without a code is unexpected, whatever it is", async () => {
	const any = fc.oneof(
		fc.anything(),
		fc.record({ code: fc.oneof(fc.string(), fc.nat()), values: fc.object() }),
		fc.record({
			code: fc.constantFrom(...Object.getOwnPropertyNames(Object.prototype)),
		}),
	);
	await fc.assert(
		fc.asyncProperty(any, async (error) => {
			for (const strings of Object.values(TABLES)) {
				const text = await explain(strings, error);
				assert.equal(typeof text, "string");
			}
		}),
	);
	assert.equal(
		await explain(en, new Error("x")),
		enLater.errors.unexpected({}),
	);
	assert.equal(await explain(zh, undefined), zhLater.errors.unexpected({}));
	const lost = await explain(zh, { code: "solverLost" });
	assert.equal(lost, zhLater.errors.solverLost({}));
});

test("one is not many", () => {
	const texts = [
		en.solvedIn("0:01", 1, 1),
		en.withHints(1),
		leftText(enAdvice, { lower: 1, upper: 1 }),
		enAdvice.atLeast(1, "stm"),
		leftText(enAdvice, { lower: 1, upper: 3 }),
		enLater.errors.count({ expected: 4, got: 1 }),
		enLater.errors.row({ row: 2, expected: 3, got: 1 }),
		enLater.errors.row({ row: 2, expected: 1, got: 2 }),
	];
	for (const text of texts) {
		assert.doesNotMatch(
			text,
			/\b(?:1|one) (?:slides|moves|tiles|cells|numbers|hints|are)\b|\bare 1\b/,
		);
	}
	assert.equal(en.solvedIn("0:01", 2, 3), "2 moves, 3 slides, 0:01");
	assert.equal(en.solvedIn("0:01", 1, 1), "1 move, 1 slide, 0:01");
	assert.notEqual(en.withHints(2), en.withHints(1));
});

test("what is not proved is not said to be", () => {
	assert.match(
		leftText(enAdvice, { lower: 17, upper: 17 }),
		/^17 slides .*, proven/,
	);
	// A range is said once.
	assert.equal(
		leftText(enAdvice, { lower: 697, upper: 1000 }),
		"About 1,000 slides, at least 697",
	);
	assert.match(leftText(zhAdvice, { lower: 17, upper: 17 }), /17 .*已证明最短/);
	assert.equal(
		leftText(zhAdvice, { lower: 58, upper: 64 }),
		"约 64 步，至少 58 步",
	);
	for (const texts of [enAdvice, zhAdvice]) {
		const proven = leftText(texts, { lower: 4, upper: 4 });
		assert.match(proven, /4 .*(?:proven|已证明)/);
		const open = leftText(texts, { lower: 4, upper: 6 });
		assert.doesNotMatch(open, /prove|已证明/);
	}
});

test("every text that index.html asks for is in the table", () => {
	const html = read("index.html");
	const asked = [...html.matchAll(/data-(?:text|title|tip)="(\w+)"/g)];
	assert.ok(asked.length > 1);
	for (const [, name] of asked) {
		const text = /** @type {Record<string, unknown>} */ (en)[name];
		assert.equal(typeof text, "string", name);
	}
});

test("each language in the menu has its table", async () => {
	assert.deepEqual([...LANGUAGES], Object.keys(TABLES));
	assert.equal(await loadPuzzleTexts("en"), en);
	assert.equal(await loadPuzzleTexts("zh-Hans"), zh);
});

test("the first language that there is a table for is chosen", () => {
	for (const [wanted, language] of /** @type {const} */ ([
		[[], "en"],
		[[""], "en"],
		[["en-GB", "zh"], "en"],
		[["zh-CN"], "zh-Hans"],
		[["zh-Hans"], "zh-Hans"],
		[["ZH-hans-SG"], "zh-Hans"],
		[["it", "sv-FI", "zh", "en"], "zh-Hans"],
		[["it", "enx", "zhx"], "en"],
		[["fr-CA", "en"], "fr"],
		[["pt"], "pt-BR"],
		[["pt-PT", "es"], "pt-BR"],
		[["", "zh-TW"], "zh-Hans"],
	])) {
		assert.equal(chooseLanguage(wanted), language, wanted.join());
	}
	for (const language of LANGUAGES) {
		assert.equal(
			chooseLanguage([language]),
			language,
			"a choice that was kept",
		);
	}
});

test("times are minutes and seconds, rounded down", () => {
	for (const [ms, text, withTenths] of /** @type {const} */ ([
		[0, "0:00", "0:00.0"],
		[99, "0:00", "0:00.0"],
		[999, "0:00", "0:00.9"],
		[1_000, "0:01", "0:01.0"],
		[59_999.9, "0:59", "0:59.9"],
		[60_000, "1:00", "1:00.0"],
		[3_599_999, "59:59", "59:59.9"],
		[3_600_000, "1:00:00", "1:00:00.0"],
		[36_061_500, "10:01:01", "10:01:01.5"],
	])) {
		assert.equal(formatTime(ms), text);
		assert.equal(formatTime(ms, 1), withTenths);
	}
});

/**
 * Compiles one message, and returns what it comes to.
 *
 * @param {string} text
 * @param {import("../../scripts/messages/compile.js").About} [about]
 * @param {Partial<import("../../scripts/messages/compile.js").Language>} [language]
 */
async function made(text, about = {}, language = {}) {
	const full = { tag: "en", comma: ", ", and: " and ", ...language };
	const english = { said: "English", "@said": about };
	const texts = full.tag === "en" ? { ...english, said: text } : { said: text };
	const of = full.tag === "en" ? texts : english;
	const source = compileTable("one", full, texts, of);
	const { code } = await transformWithOxc(source, "one.ts");
	const url = `data:text/javascript,${encodeURIComponent(code)}`;
	return (await import(url)).texts.said;
}

/** @param {string} type */
const n = (type) => ({ placeholders: { n: type } });

test("a message says what ICU says of it", async () => {
	// By the rules of ICU and CLDR.
	/** @type {any[][]} Text, type of `n`, and its values with what they come to. */
	const all = [
		["‘{n}’ `\\", "string", ["$", "‘$’ `\\"]],
		["$'{'n'}' {n}", "number", [1_234, `$${"{n}"} 1234`]],
		["it''s '{n}' {n}", "number", [1, "it's {n} 1"]],
		["{n, number}", "number", [1_234, "1,234"]],
		["{n, number, ::.##}", "number", [1.5, "1.5"], [2.346, "2.35"]],
		["{n, number, ::@##}", "number", [1_234, "1,230"], [0.1234, "0.123"]],
		["{n, number, ::compact-short}", "number", [12_345, "12K"]],
		[
			"{n, plural, =0 {none} one {# board} other {# boards}}",
			"number",
			...[
				[0, "none"],
				[1, "1 board"],
				[2, "2 boards"],
				[1_500, "1,500 boards"],
			],
		],
		[
			"{n, select, stm {slides} other {moves}}",
			"string",
			...[
				["stm", "slides"],
				["mtm", "moves"],
				["constructor", "moves"],
			],
		],
		["a{n, select, none {} other {: {n}}}", "string", ["", "a"], ["b", "a: b"]],
		[
			"{n, select, none {?} other {{n}}}",
			"number | null",
			...[
				[null, "?"],
				[0, "0"],
			],
		],
		["{n, select, none {} other {{n}}}", "string | number", ["", ""], [0, "0"]],
		[
			"{n, select, true {yes} other {no}}",
			"boolean",
			[true, "yes"],
			[false, "no"],
		],
		["{n}", "number[]", [[], ""], [[1], "1"], [[1, 2, 3], "1, 2 and 3"]],
		[
			"{n, plural, one {is} other {are}}",
			"number[]",
			[[7], "is"],
			[[7, 8], "are"],
		],
	];
	for (const [text, type, ...cases] of all) {
		const say = await made(text, n(type));
		for (const [value, expected] of cases) {
			assert.equal(say(value), expected, text);
		}
	}
});

test("a language counts in its own way", async () => {
	const text =
		"{n, plural, one {# ход} few {# хода} many {# ходов} other {# хода}}";
	const say = await made(text, n("number"), { tag: "ru" });
	const said = [1, 2, 5, 11, 21, 22].map(say);
	assert.deepEqual(said, [
		...["1 ход", "2 хода", "5 ходов", "11 ходов", "21 ход", "22 хода"],
	]);
	const list = await made("{n}", n("string[]"), {
		...{ tag: "fr", and: " et " },
	});
	assert.equal(list(["a", "b", "c"]), "a, b et c");
});

test("arguments come in their order, by name, or not at all", async () => {
	const placeholders = { a: "string", b: "string" };
	assert.equal((await made("{b}{a}", { placeholders }))("1", "2"), "21");
	const byName = await made("{b}{a}", { placeholders, byName: true });
	assert.equal(byName({ b: "1", a: "2" }), "12");
	assert.equal((await made("x", { call: true }))(), "x");
	assert.equal(await made("x"), "x");
	// A translation may do without one.
	const zh = await made("{b}", { placeholders }, { tag: "zh-Hans" });
	assert.equal(zh("1", "2"), "2");
});

test("a message that cannot be compiled says where it is", () => {
	const language = { tag: "en", comma: "", and: "" };
	const fails = (
		/** @type {any} */ texts,
		/** @type {RegExp} */ why,
		of = texts,
	) => assert.throws(() => compileTable("one", language, texts, of), why);
	const file = "www/messages/en/one.json: ";
	fails({ a: "{b" }, RegExp(`${file}a: EXPECT`));
	fails({ a: { b: "{c}" } }, RegExp(`${file}a.b: there is no argument c`));
	fails({ a: "x", "@a": n("string") }, /a: does not use n/);
	fails({ a: "x" }, /b: missing/, { a: "x", b: "y" });
	fails({ a: "x", c: "" }, /c: English has none/, { a: "x" });
	fails({ a: ["x"] }, /a: is a list of 1, in English a list of 2/, {
		a: ["x", "y"],
	});
	fails(
		{ a: "{n, selectordinal, other {}}", "@a": n("number") },
		/no ordinal is understood/,
	);
	fails({ a: "{n, date}", "@a": n("string") }, /not understood/);
});

test("a text that stands in several places is written once", () => {
	const folder = mkdtempSync(join(tmpdir(), "messages-"));
	const note = { description: "A note." };
	try {
		/** @type {[tag: string, table: string, texts: object][]} */
		const tables = [
			["en", "one", { a: "x", "@a": note, b: { "c-d": "y" } }],
			["en", "two", { b: "@:one.b", e: { f: "@:one.a", g: "@:one.a" } }],
			["en", "bad", { a: "@:one.b.c" }],
			["en", "link", { a: "@:two.b" }],
			["en", "group", { a: "@:two.e" }],
			["fr", "one", { a: "X", b: { "c-d": "Y" } }],
			["fr", "two", { e: { g: "Z" }, h: "" }],
		];
		for (const [tag, table, texts] of tables) {
			mkdirSync(join(folder, tag), { recursive: true });
			const path = join(folder, tag, `${table}.json`);
			writeFileSync(path, JSON.stringify(texts));
		}
		assert.deepEqual(readTable("en", "two", folder), {
			b: { "c-d": "y" },
			e: { f: "x", "@f": note, g: "x", "@g": note },
		});
		// What English does not have stays for the compiler to find.
		const fr = { b: { "c-d": "Y" }, e: { f: "X", g: "Z" }, h: "" };
		assert.deepEqual(readTable("fr", "two", folder), fr);
		for (const [table, missing] of [
			["bad", "@:one.b.c"],
			["link", "@:two.b"],
			["group", "@:two.e"],
		]) {
			const error = new RegExp(`${table}.json: no ${missing}$`);
			assert.throws(() => readTable("en", table, folder), error);
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test("what is wrong in several tables is all named, and the others are made", () => {
	const folder = mkdtempSync(join(tmpdir(), "messages-"));
	const made = (/** @type {string} */ name) =>
		readFileSync(join(folder, "compiled", name), "utf8");
	const drop = (/** @type {string} */ path, /** @type {string} */ entry) => {
		const texts = JSON.parse(readFileSync(join(folder, path), "utf8"));
		writeFileSync(
			join(folder, path),
			JSON.stringify({ ...texts, [entry]: undefined }),
		);
	};
	try {
		for (const name of ["en", "de", "zh-Hans"]) {
			cpSync(join(MESSAGES, name), join(folder, name), { recursive: true });
		}
		drop("de/learn.json", "intro");
		assert.throws(
			() => buildMessages(folder),
			/de\/learn\.json: \w+: missing$/,
		);
		assert.match(made("learn-de.ts"), /from "\.\/learn-en\.ts"/);
		const before = made("lab-zh-Hans.ts");
		drop("zh-Hans/lab.json", "intro");
		const both =
			/zh-Hans\/lab\.json: intro: missing\n.*de\/learn\.json: intro: missing$/;
		assert.throws(() => buildMessages(folder), both);
		assert.equal(made("lab-zh-Hans.ts"), before);
		cpSync(join(MESSAGES, "de"), join(folder, "de"), { recursive: true });
		assert.throws(() => buildMessages(folder), /lab/);
		assert.match(made("learn-de.ts"), /tag: "de"/);
	} finally {
		rmSync(folder, { recursive: true });
	}
});

test("a third language is one folder", async () => {
	const folder = mkdtempSync(join(tmpdir(), "messages-"));
	try {
		for (const name of ["en", "zh-Hans", "pointing.ts"]) {
			cpSync(join(MESSAGES, name), join(folder, name), { recursive: true });
		}
		mkdirSync(join(folder, "compiled"));
		writeFileSync(join(folder, "compiled", "gone-fr.ts"), "");
		writePseudo(folder);
		buildMessages(folder);
		assert.ok(!existsSync(join(folder, "compiled", "gone-fr.ts")));
		const { LANGUAGES } = await import(join(folder, "compiled/languages.ts"));
		assert.deepEqual([...LANGUAGES].sort(), ["en", PSEUDO, "zh-Hans"]);
		const { loadPuzzleTexts } = await import(
			join(folder, "compiled/puzzle.ts")
		);
		assert.match((await loadPuzzleTexts(PSEUDO)).undo, /^⟦Ûñdö·*⟧$/);
		/** @type {(own: any, english: any, way: string) => void} */
		const compare = (own, english, way) => {
			assert.equal(typeof own, typeof english, way);
			if (typeof own === "function") assert.ok(own.length <= english.length);
			if (typeof own === "string") {
				if (/\p{L}/u.test(english)) assert.match(own, /^⟦.*⟧$/s, way);
				else assert.equal(own, english, way);
			} else if (typeof own === "object") {
				for (const key of Object.keys(english)) {
					if (key !== "tag") compare(own[key], english[key], `${way}.${key}`);
				}
			}
		};
		for (const name of tables("en")) {
			const own = await compiled(name, PSEUDO, folder);
			compare(own, await compiled(name, "en"), name);
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
});

/** Where a side is one of the board, or of what lies on it; those of a screen are too. */
const OF_THE_BOARD = [
	"pages/play/pictures/pictures.css",
	"pages/play/setup/photo.css",
	"pages/play/setup/steps.css",
];

const SIDE =
	/(?:margin|padding|border)-(?:left|right)\b|(?:text-align|float):\s*(?:left|right)|^\s*(?:left|right):|^\s*(?:margin|padding):\s*(?!env)\S+ (\S+) \S+ (?!\1;)\S+;/m;

test("a style names where texts begin and end, not left and right", () => {
	const www = new URL("../../www/", import.meta.url);
	const files = readdirSync(www, { recursive: true })
		.map(String)
		.filter((name) => name.endsWith(".css"));
	// Without the spaces within `calc()`.
	const inner = /\(([^()]*)\)/g;
	const flat = (/** @type {string} */ style) =>
		style
			.replace(inner, (_, within) => within.replace(/\s/g, ""))
			.replace(inner, (_, within) => within.replace(/\s/g, ""));
	const leaning = files.filter((name) => SIDE.test(flat(read(`www/${name}`))));
	assert.deepEqual(leaning.sort(), OF_THE_BOARD);
});
