/**
 * `embedding.html` as it runs, in jsdom: the choices, the code they produce, and the
 * reference.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { ATTRIBUTES } from "../../www/element/attributes.ts";
import { texts as en } from "../../www/messages/compiled/configurator-en.ts";
import { texts as zh } from "../../www/messages/compiled/configurator-zh-Hans.ts";
import { loadWords } from "../../www/tools/configurator/menus.ts";
import { becomes, SitePage, textOf, until } from "./game-in-jsdom.js";

/** @param {object} [options] */
async function open(options) {
	const page = new SitePage(options);
	await page.open("configurator");
	await until(() => page.query("#board.ready"));
	return page;
}

/** @param {SitePage} page */
const codes = (page) =>
	["tag", "frame", "package"].map((id) => page.said(`#${id}`));

/** @param {SitePage} page */
const cells = (page) => [...page.puzzle.cells];

test("each choice changes the puzzle and all three codes", async () => {
	const page = await open();
	for (const [name, value] of [
		...[
			["goal", "snake"],
			["tiles", "letter"],
			["theme", "dark"],
		],
		...[
			["controls", "compact"],
			["hints", "3"],
			["solver", "off"],
		],
		...[
			["timer", "off"],
			["arrows", "blank"],
			["motion", "off"],
		],
		...[
			["sound", "on"],
			["lang", "zh-Hans"],
			["loading", "eager"],
		],
	]) {
		page.fill(`select[name=${name}]`, value);
		assert.equal(page.puzzle.getAttribute(name), value);
		const [tag, frame, npm] = codes(page);
		assert.ok(tag.includes(` ${name}="${value}"`), tag);
		assert.ok(frame.includes(`${name}=${value}`), frame);
		assert.ok(npm.includes(` ${name}="${value}"`), npm);
	}
	page.tap(page.query("[name=readonly]"));
	assert.ok(page.puzzle.hasAttribute("readonly"));
	assert.match(page.said("#tag"), / readonly[ >]/);
	// The preview must not touch the saved game of its own site.
	page.fill("select[name=storage]", "local");
	assert.ok(page.said("#tag").includes(' storage="local"'));
	assert.ok(!page.said("#frame").includes("storage"));
	assert.equal(page.puzzle.hasAttribute("storage"), false);
	page.fill("select[name=theme]", "auto");
	assert.equal(page.puzzle.hasAttribute("theme"), false);
	assert.ok(!page.said("#tag").includes("theme"));
});

test("each value of an attribute can be chosen, in words of the page's language", async () => {
	const page = await open();
	const inEnglish = new Map();
	const said = (/** @type {string} */ name) =>
		[...page.query(`select[name=${name}]`).options].map(textOf);
	const words = await loadWords("en");
	const choices = Object.entries(ATTRIBUTES).filter(
		([name, values]) => Array.isArray(values) && name in words,
	);
	assert.ok(choices.length >= 20);
	for (const [name, values] of choices) {
		const menu = page.query(`select[name=${name}]`);
		const offered = [...menu.options].map(({ value }) => value);
		assert.deepEqual(offered, values, name);
		assert.ok(said(name).every(Boolean), name);
		assert.equal(new Set(said(name)).size, offered.length, name);
		inEnglish.set(name, said(name));
	}
	page.fill("#language", "zh-Hans");
	await becomes(() => page.document.title, zh.title);
	for (const [name] of choices) {
		for (const [at, word] of said(name).entries()) {
			assert.notEqual(word, inEnglish.get(name)[at], name);
		}
	}
});

test("size, seed and board deal another board", async () => {
	const page = await open();
	page.fill("[name=columns]", "5");
	page.fill("[name=rows]", "3");
	await until(() => page.puzzle.cells.length === 15);
	assert.ok(page.said("#tag").includes('size="5x3"'));
	const none = cells(page);
	page.fill("[name=seed]", "today");
	await until(() => `${cells(page)}` !== `${none}`);
	const first = cells(page);
	page.fill("[name=seed]", "tomorrow");
	await until(() => `${cells(page)}` !== `${first}`);
	page.fill("[name=seed]", "today");
	await becomes(() => cells(page), first);
	page.fill("[name=board]", "1 2/0 3");
	await becomes(() => cells(page), [1, 2, 0, 3]);
	assert.ok(page.said("#tag").includes('<sliding-puzzle board="1 2/0 3">'));
	// The puzzle reports an invalid board.
	page.fill("[name=board]", "1 2/3 3");
	await until(() => page.tree.querySelector("[role=alert]")?.textContent);
	// A value that a field rejects changes nothing.
	page.fill("[name=board]", "");
	page.fill("[name=columns]", "17");
	assert.ok(page.said("#tag").includes('size="5x3"'));
});

test("a wrong value gets a sentence in each language, until it is right", async () => {
	const page = await open();
	for (const [name, wrong, right, says] of /** @type {const} */ ([
		[
			"columns",
			"17",
			"5",
			(/** @type {any} */ t) => t.wrongNumber(t.columns, "2", "16"),
		],
		[
			"rows",
			"2.5",
			"3",
			(/** @type {any} */ t) => t.wrongNumber(t.rows, "2", "16"),
		],
		[
			"site",
			"me.example",
			"https://me.example",
			(/** @type {any} */ t) => t.wrongAddress(t.site),
		],
	])) {
		const field = page.query(`[name=${name}]`);
		const place = page.part(`wrong-${name}`);
		const tell = (/** @type {string} */ type) =>
			field.dispatchEvent(new page.window.Event(type, { bubbles: true }));
		field.value = wrong;
		tell("input");
		// Nothing is wrong while somebody types.
		assert.equal(textOf(place), "");
		tell("change");
		assert.equal(textOf(place), says(en));
		assert.equal(place.ariaLive, "polite");
		assert.equal(field.getAttribute("aria-describedby"), place.id);
		assert.equal(field.ariaInvalid, "true");
		page.fill("#language", "zh-Hans");
		await becomes(() => textOf(place), says(zh));
		page.fill("#language", "en");
		await becomes(() => textOf(place), says(en));
		field.value = right;
		tell("input");
		assert.equal(textOf(place), "");
		assert.equal(field.hasAttribute("aria-describedby"), false);
		assert.equal(field.hasAttribute("aria-invalid"), false);
	}
	assert.ok(page.said("#tag").includes('size="5x3"'));
});

test("a picture is chosen, or one of one's own", async () => {
	const page = await open();
	page.fill("[name=tiles]", "image");
	assert.match(page.puzzle.getAttribute("src"), /mountains/);
	page.tap(page.query("[name=picture][value=boats]"));
	assert.ok(page.said("#tag").includes(` alt="${en.pictures.boats}"`));
	assert.equal(page.puzzle.getAttribute("alt"), en.pictures.boats);
	page.tap(page.query("[name=picture][value=own]"));
	assert.ok(!page.said("#tag").includes("alt="));
	page.fill("[name=src]", "https://site.test/quilt.svg");
	page.fill("[name=alt]", 'A "quilt"');
	assert.ok(
		page
			.said("#tag")
			.includes('src="https://site.test/quilt.svg" alt="A &quot;quilt&quot;"'),
	);
	assert.equal(page.puzzle.getAttribute("alt"), 'A "quilt"');
	page.fill("[name=tiles]", "number");
	assert.equal(page.puzzle.hasAttribute("src"), false);
	page.fill("[name=site]", "https://me.example/page");
	assert.ok(page.said("#frame").includes("origin=https%3A%2F%2Fme.example"));
});

test("without leave to copy the lines are selected", async () => {
	const page = await open({
		before: (/** @type {any} */ { navigator }) => {
			navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
		},
	});
	await page.pressOn("#copy-package");
	await becomes(() => page.said("#said"), en.notCopied);
	assert.match(String(page.window.getSelection()), /npm install taquin/);
});

test("the reference has every attribute and event of the element, in English", async () => {
	const page = await open({ languages: ["zh-CN"] });
	const { observedAttributes } =
		page.window.customElements.get("sliding-puzzle");
	const names = (/** @type {string} */ section) => {
		const all = page.document.querySelectorAll("#reference section");
		const found = [...all].find((one) => one.querySelector(`h3#${section}`));
		return [...found.querySelectorAll("dt")].map(textOf);
	};
	for (const name of observedAttributes) {
		assert.ok(names("attributes").includes(name), name);
	}
	const events = [
		"ready",
		"new-board",
		"before-shuffle",
		"before-hint",
		"before-move",
	];
	events.push("move", "distance", "hint", "progress", "solved", "finished");
	assert.deepEqual(names("events"), [...events, "reset", "suspend", "error"]);
	assert.ok(names("custom").includes("--sliding-puzzle-tile-from"));
	assert.equal(page.document.title, zh.title);
	const before = page.said("#reference");
	assert.match(before, /Columns × rows/);
	assert.equal(page.query("#reference").lang, "en");
	page.fill("select[name=theme]", "dark");
	page.fill("#language", "en");
	await becomes(() => page.document.title, en.title);
	assert.equal(page.said("#reference"), before);
	assert.ok(page.said("#tag").includes('theme="dark"'));
});
