/**
 * Words and signs that no text of a language has: a second name for a thing that has one,
 * what only a translator would say, and spaces that are wrong. Beside each rule stands a
 * text that breaks it, so that no rule is one that nothing breaks.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
	readLanguages,
	readTable,
	tablesOf,
} from "../../scripts/messages/read.js";

/** @typedef {[rule: RegExp, fault: string]} Rule */

/** A line must not end between a number and its unit. @type {Rule} */
const UNIT = [/[\d}] (?:m?s|[kM]B|[kM]o|м?с|[кКМ]Б)(?!\p{L})/u, "{n} s"];

/** @type {Rule[]} */
const EVERYWHERE = [
	[/\bdocs\/|\.md\b/, "docs/translating.md says how"],
	[/[。！？] /u, "同じ盤面です。 デイリー"],
];

/** @type {Record<string, Rule[]>} */
const RULES = {
	en: [
		[/\bplays\b|\b(?:an?|each|no|my|your|own|this|the) play\b/i, "Your play"],
		[/\bso many\b/, "so many slides"],
		[/\bthat there is not\b|\bThis \w+ is none\b/, "This difficulty is none."],
		[/\bput aside\b/, "Game put aside"],
		[/\bexchang/i, "Exchange 1 and 2"],
		[/\b(?:is|are|not|from|its) home\b/, "5 is home"],
		[/\bshortest (?:way|path)\b/i, "on a shortest way"],
		[/\bdraw (?:a|one)\b|\bdrawn from\b/i, "Draw a board"],
		[/\bthan ever\b/, "3 fewer than ever"],
		[/\s[…%]/, "Searching …"],
	],
	fr: [
		[/ [:;?!»%](?!:)|« /, "Quelle tuile ?"],
		[/\bglissez/i, "Glissez 5 vers le haut"],
		[/glissement/i, "5 glissements"],
		[/abîm/, "Ce fichier est abîmé"],
		[/^Plus d/, "Plus d’indices."],
		UNIT,
	],
	de: [
		[
			/\b(?:[Mm]ach|[Hh]ol|[Ll]eg|[Ss]chreib|[Zz]eig|[Ww]ähl|[Dd]rück|[Ll]ad|[Zz]ieh|versuch|Versuch es)(?!\p{L})/u,
			"Mach ein Foto",
		],
		[/\bdie wenigsten\b/i, "mehr als die wenigsten"],
		[/Löser/, "mit Hilfe des Lösers"],
		[/ …/, "Suche …"],
		UNIT,
	],
	es: [UNIT, [/ …/, "1 2 3 …"]],
	"pt-BR": [UNIT, [/ …/, "1 2 3 …"]],
	ru: [UNIT, [/ …/, "1 2 3 …"], [/прочь|решател/i, "прочь от цели"]],
	ja: [
		[/[\p{sc=Hira}\p{sc=Kana}\p{sc=Han}] [A-Za-z]/u, "には JavaScript"],
		[/[()]| …/, "ヒント({left})"],
	],
	"zh-Hans": [
		[/盘面|展开|上界|启发式|读不了/, "读出盘面"],
		[/……$/, "正在寻找……"],
	],
	hi: [[/स्तंभ|से॰|सहेज|बेतरतीब/, "स्तंभ 2"]],
	ar: [
		[/ …/, "جارٍ البحث …"],
		[/كل صف ثان|مستحق|استسلام/, "كل صف ثانٍ معكوس"],
	],
};

/**
 * Yields each text of a table, with its path.
 *
 * @param {any} texts
 * @param {string} path
 * @returns {Iterable<[path: string, text: string]>}
 */
function* textsOf(texts, path) {
	for (const [name, text] of Object.entries(texts)) {
		if (name.startsWith("@")) continue;
		if (typeof text === "string") yield [`${path}.${name}`, text];
		else yield* textsOf(text, `${path}.${name}`);
	}
}

for (const { tag } of readLanguages()) {
	const rules = [...EVERYWHERE, ...(RULES[tag] ?? [])];

	test(`${tag}: each thing has its one name, and signs their spaces`, () => {
		for (const [rule, fault] of rules) assert.match(fault, rule);
		const faults = tablesOf(tag)
			.flatMap((table) => [...textsOf(readTable(tag, table), table)])
			.filter(([, text]) => rules.some(([rule]) => rule.test(text)));
		assert.deepEqual(faults, []);
	});
}
