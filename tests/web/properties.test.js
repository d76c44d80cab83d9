/**
 * The attributes as properties: what frameworks set, the element means as the platform
 * does. React 19, Svelte, Lit, Angular and Vue set a property that the element has, under
 * the name that stands in the template, whatever the value is.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
// Imported before the element: it registers the hook for URLs of wasm.
import "./core.js";
import { makeManifest } from "../../scripts/manifest.js";

const { ReflectedElement } = await import("../../www/element/reflected.ts");
const { SlidingPuzzleElement } = await import("../../www/element/element.ts");

/** As the manifest tells them, so a new one is tested, too. */
const told = makeManifest().modules[0].declarations[0].attributes.filter(
	(/** @type {any} */ { fieldName }) => fieldName,
);

/** Returns an element with attributes that behave as in a document of HTML. */
function makeElement() {
	/** @type {Map<string, string>} */
	const attributes = new Map();
	const key = (/** @type {string} */ name) => name.toLowerCase();
	return Object.assign(/** @type {any} */ (new ReflectedElement()), {
		attributes,
		getAttribute: (/** @type {string} */ name) =>
			attributes.get(key(name)) ?? null,
		hasAttribute: (/** @type {string} */ name) => attributes.has(key(name)),
		setAttribute: (/** @type {string} */ name, /** @type {unknown} */ value) =>
			void attributes.set(key(name), `${value}`),
		removeAttribute: (/** @type {string} */ name) =>
			void attributes.delete(key(name)),
		toggleAttribute(/** @type {string} */ name, /** @type {unknown} */ force) {
			// In the DOM an `undefined` argument is none at all.
			const isOn = force === undefined ? !attributes.has(key(name)) : force;
			if (!isOn) attributes.delete(key(name));
			else if (!attributes.has(key(name))) attributes.set(key(name), "");
		},
	});
}

const VALUES = [undefined, null, false, true, "", 0, "a text", 3];

for (const { name, fieldName, type } of told) {
	for (const property of new Set([fieldName, name])) {
		test(`.${property} takes any value that a framework sets`, () => {
			for (const value of VALUES) {
				for (const before of VALUES) {
					const element = makeElement();
					// Twice: nothing is toggled.
					for (const now of [before, value, value]) element[property] = now;
					const attribute = element.attributes.get(name);
					const how = `${before} → ${value}`;
					if (type.text === "boolean") {
						assert.equal(attribute !== undefined, Boolean(value), how);
						assert.equal(element[property], Boolean(value), how);
					} else if (value === undefined || value === null) {
						assert.equal(attribute, undefined, how);
					} else assert.equal(attribute, String(value), how);
				}
			}
		});
	}
}

test("a property under another name is the same property", () => {
	for (const { name, fieldName } of told) {
		if (fieldName === name) continue;
		const element = makeElement();
		element[name] = true;
		assert.equal(element[fieldName], true);
		element[fieldName] = false;
		assert.equal(element[name], false);
	}
});

test("every property that is told is there, for `in`, which frameworks ask", () => {
	for (const { name, fieldName } of told) {
		for (const property of [name, fieldName]) {
			assert.ok(property in SlidingPuzzleElement.prototype, property);
		}
	}
});

test("what is removed is as usual again", () => {
	for (const { name, fieldName, default: usual = '""' } of told) {
		const element = makeElement();
		element[fieldName] = "down";
		element[fieldName] = undefined;
		assert.equal(element[fieldName], JSON.parse(usual), name);
	}
});

test("the tiles show the picture that there is", () => {
	const element = makeElement();
	element.src = "a.png";
	assert.equal(element.tiles, "image");
	element.tiles = "letter";
	assert.equal(element.tiles, "letter");
	element.tiles = null;
	element.src = null;
	assert.equal(element.tiles, "number");
});
