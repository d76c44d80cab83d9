import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readLanguages, readTogether } from "../../scripts/messages/read.js";
import { translate } from "../../scripts/site/translated.js";

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

test("each language but English has such an address", () => {
	const [, ...others] = readLanguages();
	assert.deepEqual(
		others.map(({ tag }) => tag),
		Object.keys(LOCALES),
	);
});

test("no text of a head needs an escape", () => {
	for (const [tag, texts] of Object.entries(readTogether("manifest"))) {
		assert.doesNotMatch(Object.values(texts).join(), /["&<$]/, tag);
	}
});

test("what looks a link up by its address finds the one in that language", () => {
	const html = translate(
		`<link rel="canonical" href="https://puzzles.example/"><meta property="og:url" content="https://puzzles.example/">`,
		{ tag: "de" },
	);
	assert.equal(html.split(`"https://puzzles.example/de.html"`).length, 3);
});
