/**
 * The lines in the HTML of every page, for when its files are gone from the site: what
 * they say, in which language, and that only the player reloads.
 */

import assert from "node:assert/strict";
import { createRequire } from "node:module";
import { beforeEach, test } from "node:test";
import { GONE } from "../../www/messages/compiled/gone.ts";
import { LANGUAGES } from "../../www/messages/compiled/languages.ts";

// It has no types.
const { JSDOM } = createRequire(import.meta.url)("jsdom");

const { window } = new JSDOM(
	`<!doctype html><link rel="stylesheet"><link rel="modulepreload" href="https://site.test/a.js">
	<script src="https://site.test/b.js"></script><script src="https://site.test/c.js"></script>`,
	{ url: "https://site.test/" },
);
const { document, localStorage } = window;

/** The languages of the browser. @type {string[]} */
let languages = [];
/** What the server has: a status and a type, or nothing without a network. */
let answer = { status: 200, type: "text/javascript" };
let hasNetwork = true;
/** What was done. @type {string[]} */
let done = [];
/** Called with what the page has loaded. @type {(list: object) => void} */
let loaded = () => {};

const serviceWorker = {
	getRegistration: async () => ({
		unregister: async () => done.push("unregister"),
	}),
};
for (const [name, value] of Object.entries({
	document,
	localStorage,
	Element: window.Element,
	addEventListener: window.addEventListener.bind(window),
	location: { reload: () => done.push("reload") },
	navigator: {
		get languages() {
			return languages;
		},
		serviceWorker,
	},
	PerformanceObserver: class {
		constructor(/** @type {(list: object) => void} */ call) {
			loaded = call;
		}
		observe() {}
	},
	fetch: async () => {
		if (!hasNetwork) throw new TypeError("no network");
		const { status, type } = answer;
		return { status, headers: new Headers({ "content-type": type }) };
	},
})) {
	Object.defineProperty(globalThis, name, { value, configurable: true });
}
await import("../../www/pages/parts/gone.ts");

beforeEach(() => {
	document.querySelector("#gone")?.remove();
	localStorage.clear();
	languages = ["en-US"];
	answer = { status: 404, type: "text/html" };
	hasNetwork = true;
	done = [];
});

/** Waits until all is answered. */
const settle = () => new Promise(setImmediate);

/** Has the browser say that it could not load something. @param {string} selector */
async function fail(selector) {
	for (const one of document.querySelectorAll(selector)) {
		one.dispatchEvent(new window.Event("error"));
	}
	await settle();
}

const told = () => document.querySelector("#gone");
const text = () => told()?.querySelector("span")?.textContent;

for (const language of LANGUAGES) {
	test(`a page in ${language} says that it was updated, and how to go on`, async () => {
		languages = [language];
		await fail("script[src]");
		const { updated, reload, close } = GONE[language];
		const [again, end] = told()?.querySelectorAll("button") ?? [];
		assert.equal(told()?.getAttribute("role"), "alert");
		assert.equal(told()?.getAttribute("lang"), language);
		assert.deepEqual([text(), again.textContent], [updated, reload]);
		assert.equal(end.ariaLabel, close);
		end.click();
		assert.equal(told(), null);
	});
}

test("the language is the one that the player has chosen", async () => {
	const settings = { version: 1, language: "zh-Hans" };
	localStorage["sliding-puzzle-page"] = JSON.stringify(settings);
	await fail("link[rel=stylesheet]");
	assert.equal(text(), GONE["zh-Hans"].updated);
});

test("it says so once, and never reloads by itself", async () => {
	await fail("script[src], link[rel=stylesheet]");
	assert.equal(document.querySelectorAll("#gone").length, 1);
	assert.deepEqual(done, []);
	told()?.querySelector("button")?.click();
	await settle();
	// A service worker would answer with the version whose files are gone.
	assert.deepEqual(done, ["unregister", "reload"]);
});

test("a page in place of a script is none", async () => {
	answer = { status: 200, type: "text/html; charset=utf-8" };
	await fail("script[src]");
	assert.equal(text(), GONE.en.updated);
});

for (const [name, lose] of Object.entries({
	"without a network": () => {
		hasNetwork = false;
	},
	"where all files are there": () => {
		answer = { status: 200, type: "text/javascript" };
	},
})) {
	test(`${name}, the loss is the network's, and what is kept stays`, async () => {
		lose();
		await fail("script[src]");
		assert.equal(text(), GONE.en.lost);
		told()?.querySelector("button")?.click();
		await settle();
		assert.deepEqual(done, ["reload"]);
	});

	test(`${name}, who asked for what did not come says so`, async () => {
		lose();
		const detail = () => done.push("said");
		const options = { detail, cancelable: true };
		const event = new window.CustomEvent("not-loaded", options);
		assert.equal(window.dispatchEvent(event), false);
		await settle();
		assert.deepEqual([told(), done], [null, ["said"]]);
	});
}

test("what comes later and is gone with its version is said, in the dialog that is open", async () => {
	document.body.innerHTML = "<dialog open></dialog>";
	window.dispatchEvent(
		new window.CustomEvent("not-loaded", { detail: () => done.push("said") }),
	);
	await settle();
	assert.equal(told()?.parentElement?.localName, "dialog");
	assert.deepEqual(done, []);
	document.body.replaceChildren();
});

test("what nobody tells of is seen, but for its own questions", async () => {
	for (const initiatorType of ["fetch", "script"]) {
		loaded({ getEntries: () => [{ initiatorType, responseStatus: 404 }] });
		await settle();
		assert.equal(told() !== null, initiatorType === "script");
	}
});
