import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { advice as enAdvice } from "../../www/strings/advice-en.js";
import { advice as zhAdvice } from "../../www/strings/advice-zh.js";
import { algorithms as enAlgorithms } from "../../www/strings/algorithms-en.js";
import { algorithms as zhAlgorithms } from "../../www/strings/algorithms-zh.js";
import { en } from "../../www/strings/en.js";
import { frontier as enFrontier } from "../../www/strings/frontier-en.js";
import { frontier as zhFrontier } from "../../www/strings/frontier-zh.js";
import { keys as enKeys } from "../../www/strings/keys-en.js";
import { keys as zhKeys } from "../../www/strings/keys-zh.js";
import { lab as enLab } from "../../www/strings/lab-en.js";
import { lab as zhLab } from "../../www/strings/lab-zh.js";
import {
	chooseLanguage,
	explain,
	formatTime,
	LANGUAGES,
	loadStrings,
} from "../../www/strings/language.js";
import { later as enLater } from "../../www/strings/later-en.js";
import { later as zhLater } from "../../www/strings/later-zh.js";
import { learn as enLearn } from "../../www/strings/learn-en.js";
import { learn as zhLearn } from "../../www/strings/learn-zh.js";
import { marathon as enMarathon } from "../../www/strings/marathon-en.js";
import { marathon as zhMarathon } from "../../www/strings/marathon-zh.js";
import { offline as enOffline } from "../../www/strings/offline-en.js";
import { offline as zhOffline } from "../../www/strings/offline-zh.js";
import { page as enPage } from "../../www/strings/page-en.js";
import { page as zhPage } from "../../www/strings/page-zh.js";
import { pictures as enPictures } from "../../www/strings/pictures-en.js";
import { pictures as zhPictures } from "../../www/strings/pictures-zh.js";
import { race as enRace } from "../../www/strings/race-en.js";
import { race as zhRace } from "../../www/strings/race-zh.js";
import { en as enRecords } from "../../www/strings/records-en.js";
import { zh as zhRecords } from "../../www/strings/records-zh.js";
import {
	inMoves as enInMoves,
	review as enReview,
} from "../../www/strings/review-en.js";
import {
	inMoves as zhInMoves,
	review as zhReview,
} from "../../www/strings/review-zh.js";
import { setup as enSetup } from "../../www/strings/setup-en.js";
import { setup as zhSetup } from "../../www/strings/setup-zh.js";
import { share as enShare } from "../../www/strings/share-en.js";
import { share as zhShare } from "../../www/strings/share-zh.js";
import { TITLES } from "../../www/strings/titles.js";
import { trainer as enTrainer } from "../../www/strings/trainer-en.js";
import { trainer as zhTrainer } from "../../www/strings/trainer-zh.js";
import { watch as enWatch } from "../../www/strings/watch-en.js";
import { watch as zhWatch } from "../../www/strings/watch-zh.js";
import { zh } from "../../www/strings/zh.js";
import { zoom as enZoom } from "../../www/strings/zoom-en.js";
import { zoom as zhZoom } from "../../www/strings/zoom-zh.js";
import { dealt, openGame } from "./core.js";

const TABLES = { en, "zh-Hans": zh };
const ADVICE = { en: enAdvice, "zh-Hans": zhAdvice };
const LATER = { en: enLater, "zh-Hans": zhLater };

/** What loads with a feature: its table in English and in Chinese. */
const FEATURES = [
	[enAlgorithms, zhAlgorithms],
	[enKeys, zhKeys],
	[enLab, zhLab],
	[enLearn, zhLearn],
	[enOffline, zhOffline],
	[enShare, zhShare],
	[enMarathon, zhMarathon],
	[enPage, zhPage],
	[enPictures, zhPictures],
	[enRace, zhRace],
	[enRecords, zhRecords],
	[enReview, zhReview],
	[enInMoves, zhInMoves],
	[enSetup, zhSetup],
	[enTrainer, zhTrainer],
	[enFrontier, zhFrontier],
	[enWatch, zhWatch],
	[enZoom, zhZoom],
];

test("the iframe page has the title of the play page", () => {
	for (const [tag, { title }] of Object.entries(TABLES)) {
		assert.equal(TITLES[/** @type {keyof typeof TABLES} */ (tag)], title);
	}
});

/** @param {string} path */
function read(path) {
	return readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
}

/**
 * Returns the shape of a table: its keys, and the kind of each entry.
 *
 * @param {unknown} entry
 * @returns {unknown}
 */
function shape(entry) {
	if (typeof entry === "function") return `function of ${entry.length}`;
	if (Array.isArray(entry)) return entry.map(shape);
	if (typeof entry !== "object" || entry === null) return typeof entry;
	const entries = Object.entries(entry).map(([key, e]) => [key, shape(e)]);
	return Object.fromEntries(entries);
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
		/@typedef (.*) RefusalCode$/m.exec(read("www/storage/refusal.js"))?.[1] ??
		""
	).matchAll(/"(\w+)"/g),
].map((found) => found[1]);

/** Error codes for scripts and embedding pages; players never see them. */
const UNSAID = new Set(["unexpected", "command", "core"]);

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

test("all tables have the same entries, of the same kinds", () => {
	for (const [language, table] of Object.entries(TABLES)) {
		assert.deepEqual(shape(table), shape(en), language);
	}
	for (const [language, table] of Object.entries(LATER)) {
		assert.deepEqual(shape(table), shape(enLater), language);
	}
	for (const [language, table] of Object.entries(ADVICE)) {
		// Not every language needs every value.
		assert.deepEqual(Object.keys(table), Object.keys(enAdvice), language);
		assert.deepEqual(Object.keys(table.said), Object.keys(enAdvice.said));
	}
	for (const [en, zh] of FEATURES) assert.deepEqual(shape(zh), shape(en));
});

test("no entry is empty, and none is left in English", () => {
	/** @type {(entry: unknown, other: unknown, way: string) => void} */
	const compare = (entry, other, way) => {
		if (typeof entry === "object" && entry !== null) {
			for (const [key, part] of Object.entries(entry)) {
				const others = /** @type {Record<string, unknown>} */ (other);
				compare(part, others[key], `${way}.${key}`);
			}
		} else if (typeof entry === "string") {
			// The usual goal goes without saying.
			if (way === "feature.goals.last" && entry === "") return;
			assert.notEqual(entry.trim(), "", way);
			assert.notEqual(entry, other, way);
		}
	};
	compare(en, zh, "strings");
	compare(enLater, zhLater, "later");
	compare(enAdvice, zhAdvice, "advice");
	for (const [en, zh] of FEATURES) compare(en, zh, "feature");
});

test("every error of the core is explained in every language", async () => {
	assert.ok(CODES.length >= 10, `codes found: ${CODES}`);
	for (const [language, strings] of Object.entries(TABLES)) {
		for (const code of CODES) {
			const text = await explain(strings, { code, values: VALUES });
			assert.notEqual(text, strings.unexpected, `${language}: ${code}`);
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
		.filter((name) => name.endsWith(".js"));
	const solver = ["www/solver/client.js", "www/solver/draw-board.js"];
	const element = [...files, ...solver].map(read).join("\n");
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
		["1 2/x 0", /Character 5, “x”/],
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
	assert.equal(await explain(en, new Error("x")), en.unexpected);
	assert.equal(await explain(zh, undefined), zh.unexpected);
	const lost = await explain(zh, { code: "solverLost" });
	assert.equal(lost, zhLater.errors.solverLost({}));
});

test("one is not many", () => {
	const texts = [
		en.solvedIn("0:01", 1, 1),
		en.withHints(1),
		enAdvice.left({ lower: 1, upper: 1 }),
		enAdvice.atLeast(1, "stm"),
		enAdvice.left({ lower: 1, upper: 3 }),
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
		enAdvice.left({ lower: 17, upper: 17 }),
		/^17 slides .*, proven/,
	);
	// A range is said once.
	assert.equal(
		enAdvice.left({ lower: 697, upper: 1000 }),
		"About 1,000 slides, at least 697",
	);
	assert.match(zhAdvice.left({ lower: 17, upper: 17 }), /17 .*已证明最短/);
	assert.equal(zhAdvice.left({ lower: 58, upper: 64 }), "约 64 步，至少 58 步");
	for (const { left } of [enAdvice, zhAdvice]) {
		assert.match(left({ lower: 4, upper: 4 }), /4 .*(?:proven|已证明)/);
		assert.doesNotMatch(left({ lower: 4, upper: 6 }), /prove|已证明/);
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
	assert.deepEqual(Object.keys(LANGUAGES), Object.keys(TABLES));
	assert.equal(await loadStrings("en"), en);
	assert.equal(await loadStrings("zh-Hans"), zh);
});

test("the first language that there is a table for is chosen", () => {
	for (const [wanted, language] of /** @type {const} */ ([
		[[], "en"],
		[[""], "en"],
		[["en-GB", "zh"], "en"],
		[["zh-CN"], "zh-Hans"],
		[["zh-Hans"], "zh-Hans"],
		[["ZH-hans-SG"], "zh-Hans"],
		[["de", "fr-CH", "zh", "en"], "zh-Hans"],
		[["de", "enx", "zhx"], "en"],
		[["", "zh-TW"], "zh-Hans"],
	])) {
		assert.equal(chooseLanguage(wanted), language, wanted.join());
	}
	for (const language of Object.keys(LANGUAGES)) {
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
