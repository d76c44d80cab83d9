import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readLanguages, readTogether } from "../../scripts/messages/read.js";
import { withFirstWords } from "../../scripts/site/first-words.js";
import { PAGES } from "../../scripts/site/pages.js";
import {
	fileOf,
	translate,
	PAGES as WITH_HEADS,
} from "../../scripts/site/translated.js";

const GAME = readFileSync(new URL("../../index.html", import.meta.url), "utf8");

/** Language tag → locale of Open Graph, as Facebook lists them. */
const LOCALES = {
	ar: "ar_EG",
	de: "de_DE",
	es: "es_ES",
	fr: "fr_FR",
	hi: "hi_IN",
	ja: "ja_JP",
	"pt-BR": "pt_BR",
	ru: "ru_RU",
	"zh-Hans": "zh_CN",
};

/** @param {string} html @returns {[name: string, content: string][]} */
function metas(html) {
	return [
		...html.matchAll(/<meta (?:name|property)="([\w:-]+)" content="([^"]*)"/g),
	].map(([, name, content]) => [name, content]);
}

for (const [tag, locale] of Object.entries(LOCALES)) {
	test(`a link in ${tag} is shown in it, and its page is the same below the head`, () => {
		const direction = tag === "ar" ? "rtl" : "ltr";
		const html = translate(GAME, { tag, direction });
		const before = metas(GAME);
		const after = metas(html);
		assert.deepEqual(
			after.map(([name]) => name),
			before.map(([name]) => name),
		);
		const same = before.flatMap(([name, content], at) =>
			after[at][1] === content ? [name] : [],
		);
		assert.deepEqual(same, [
			...["viewport", "og:type", "twitter:card", "color-scheme"],
			...["theme-color", "theme-color"],
		]);
		assert.deepEqual(Object.fromEntries(after)["og:locale"], locale);
		assert.ok(html.includes(`<html lang="${tag}" dir="${direction}">`));
		const below = (/** @type {string} */ text) => text.split("</head>")[1];
		assert.equal(below(html), below(GAME));
	});
}

test("before its script runs the page speaks that language", () => {
	const html = withFirstWords(GAME, { path: "/index.html" });
	const german = translate(html, { tag: "de" });
	assert.match(html, />Learn</);
	assert.match(german, />Lernen<.*>Neu laden</s);
	assert.doesNotMatch(german, />(?:Learn|Reload)</);
});

test("each language but English has such an address", () => {
	const [, ...others] = readLanguages();
	assert.deepEqual(
		others.map(({ tag }) => tag),
		Object.keys(LOCALES),
	);
});

test("every page but a frame has a head in each language, and in English its own", () => {
	const names = WITH_HEADS.map((page) => `${page}.html`);
	assert.deepEqual([...names, "embed.html"].sort(), [...PAGES.keys()].sort());
	const { en, ...others } = readTogether("descriptions");
	for (const page of WITH_HEADS.slice(1)) {
		const html = readFileSync(PAGES.get(`${page}.html`) ?? "", "utf8");
		assert.equal(Object.fromEntries(metas(html)).description, en[page]);
		for (const [tag, said] of Object.entries(others)) {
			const head = translate(html, { tag }, page);
			assert.equal(Object.fromEntries(metas(head)).description, said[page]);
			assert.ok(/<title>(.+)<\/title>/.test(head), `${page}, ${tag}`);
		}
	}
});

test("no text of a head needs an escape", () => {
	for (const name of ["manifest", "descriptions"]) {
		for (const [tag, texts] of Object.entries(readTogether(name))) {
			assert.doesNotMatch(Object.values(texts).join(), /["&<$]/, tag);
		}
	}
});

test("what looks a link up by its address finds the one in that language", () => {
	const html = translate(
		`<link rel="canonical" href="https://puzzles.example/"><meta property="og:url" content="https://puzzles.example/">`,
		{ tag: "de" },
	);
	assert.equal(html.split(`"https://puzzles.example/de.html"`).length, 3);
	const lab = translate(
		`<link rel="canonical" href="https://puzzles.example/lab.html"><meta property="og:url" content="https://puzzles.example/lab.html">`,
		{ tag: "de" },
		"lab",
	);
	assert.equal(fileOf("lab", "de"), "lab.de.html");
	assert.equal(lab.split(`"https://puzzles.example/lab.de.html"`).length, 3);
});
