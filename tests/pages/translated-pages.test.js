/**
 * Every page while a browser translates it: what changes then is what is new, and nothing
 * old stays beside it.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { translate } from "../web/translator.js";
import { becomes, GamePage, SitePage, until } from "./game-in-jsdom.js";

/** Page → what is there once all is. @type {Record<string, string>} */
const PAGES = {
	configurator: "#board.ready",
	lab: "#verdict:not(:empty)",
	learn: "#told",
	paper: ".sheet-of-paper .board-picture",
	play: "#board.ready",
	records: "#data-title",
	review: "#paste-text",
	trainer: "#skip",
};

/** All that is written on a page; numbers may be of another board. @param {import("./game-in-jsdom.js").Page} page */
function written({ document }) {
	const texts = [...document.body.querySelectorAll("*")]
		.filter(({ localName }) => localName !== "font" && localName !== "script")
		.map((element) =>
			[...element.childNodes]
				.map((node) =>
					node.nodeName === "FONT" ? node.textContent : node.nodeValue,
				)
				.join("")
				.replace(/\d+/g, "0")
				.trim(),
		);
	return texts.filter((text) => text !== "");
}

for (const [name, there] of Object.entries(PAGES)) {
	test(`a page that is translated shows what is new, and nothing old (${name})`, async () => {
		/** @param {boolean} isTranslated */
		const inGerman = async (isTranslated) => {
			const options = { date: "2026-03-04T12:00Z" };
			const page =
				name === "play" ? new GamePage(options) : new SitePage(options);
			await page.open(name === "play" ? "" : name);
			await until(() => page.query(there) && !page.part("language").disabled);
			if (isTranslated) translate(page.document.body);
			page.fill("#language", "de");
			await until(() => page.document.documentElement.lang === "de");
			await page.time.skip(1000);
			return page;
		};
		const plain = await inGerman(false);
		const translated = await inGerman(true);
		assert.ok(written(plain).length > 20);
		await becomes(() => written(translated), written(plain));
	});
}
