/**
 * The custom elements manifest is complete and lists nothing that does not exist.
 */

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { makeManifest } from "../../scripts/manifest.js";
import { ATTRIBUTES } from "../../www/element/attributes.ts";
import { TOKENS } from "../../www/element/tokens.ts";
// Imported before the element: it registers the hook for URLs of wasm.
import "./core.js";

const { SlidingPuzzleElement } = await import("../../www/element/element.ts");

const manifest = makeManifest();
const [element] = manifest.modules[0].declarations;

/** @param {{ name: string }[]} list */
const names = (list) => list.map(({ name }) => name).sort();

/** Finds matches in all files of the element's folder. @param {RegExp} pattern */
function inSource(pattern) {
	const folder = new URL("../../www/element/", import.meta.url);
	const files = readdirSync(folder, { recursive: true }).map(String);
	const found = files
		.filter((name) => name.endsWith(".ts"))
		.flatMap((name) => [
			...readFileSync(new URL(name, folder), "utf8").matchAll(pattern),
		]);
	return [...new Set(found.map(([, name]) => name))].sort();
}

test("every attribute that is observed is told", () => {
	const told = names(element.attributes);
	for (const name of SlidingPuzzleElement.observedAttributes) {
		assert.ok(told.includes(name), name);
	}
});

test("every event that is fired is told, and no other", () => {
	const asked = inSource(/\bmayAct\("(\w+)"/g).map((what) => `before-${what}`);
	const fired = inSource(/\bfire\(\s*"([\w-]+)"/g);
	const details = new URL(
		"../../www/element/event-details.ts",
		import.meta.url,
	);
	const ofGame = [
		...readFileSync(details, "utf8").matchAll(
			/^\t\tcase "(\w+)":.*?return \[(?:type|"([\w-]+)"),/gms,
		),
	].map(([, type, own = type]) => own);
	const all = new Set([...asked, ...fired, ...ofGame]);
	assert.deepEqual(names(element.events), [...all].sort());
});

test("every custom property of the style is told, with its value", () => {
	const told = Object.keys(TOKENS).map((name) => `--sliding-puzzle-${name}`);
	assert.deepEqual(names(element.cssProperties), told.sort());
	for (const { name, default: value } of element.cssProperties) {
		assert.match(value, /^\S[^\n]*$/, name);
	}
});

test("every member of the class is told, and is there", () => {
	for (const { name, kind } of element.members) {
		/** @type {PropertyDescriptor | undefined} */
		let found;
		for (let at = SlidingPuzzleElement.prototype; at && !found; ) {
			found = Object.getOwnPropertyDescriptor(at, name);
			at = Object.getPrototypeOf(at);
		}
		assert.ok(found, name);
		assert.equal(typeof found.value === "function", kind === "method", name);
	}
	const told = names(element.members);
	for (const own of Object.getOwnPropertyNames(
		SlidingPuzzleElement.prototype,
	)) {
		const isOwn = /^constructor$|Callback$/.test(own);
		assert.equal(told.includes(own), !isOwn, own);
	}
});

test("nothing is told without a word", () => {
	const { attributes, members, events, slots } = element;
	const { cssParts, cssProperties, cssStates } = element;
	const lists = [attributes, members, events, slots];
	for (const one of [...lists, cssParts, cssProperties, cssStates].flat()) {
		assert.match(one.description ?? "", /\.$/, one.name);
	}
});

test("an attribute with a choice tells its values, and its default", () => {
	for (const [name, values] of Object.entries(ATTRIBUTES)) {
		if (!Array.isArray(values)) continue;
		for (const list of [element.attributes, element.members]) {
			const one = list.find((/** @type {any} */ told) => told.name === name);
			const told = one.type.text.split(" | ").map(JSON.parse);
			assert.deepEqual(told, values, name);
			assert.equal(JSON.parse(one.default), values[0], name);
		}
	}
});

test("every attribute has its type, and no other", () => {
	const ofAll = ["lang", "aria-label", "aria-labelledby"];
	const all = [...Object.keys(ATTRIBUTES), ...ofAll];
	assert.deepEqual(names(element.attributes), all.sort());
	const found = element.attributes.filter(
		(/** @type {any} */ { type }) => type.text === "boolean",
	);
	assert.deepEqual(names(found), ["disabled", "readonly", "required"]);
});

test("types are spelt out, and told once", () => {
	const [options, ...others] = element.members.find(
		(/** @type {any} */ { name }) => name === "solve",
	).parameters;
	assert.deepEqual(others, []);
	assert.match(
		options.type.text,
		/^\{ budget\?: number, signal\?: AbortSignal/,
	);
	assert.doesNotMatch(JSON.stringify(manifest), /@param|\bSolution\b|Bounds\b/);
});
