/**
 * What the build shortens means the same as before.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { looped } from "../../scripts/plain-style.js";
import { ReflectedElement } from "../../www/element/reflected.js";

const FILE = new URL("../../www/element/reflected.js", import.meta.url);

/** @param {any} kind A class of elements. */
function makeElement(kind) {
	/** @type {Map<string, string>} */
	const attributes = new Map();
	return Object.assign(new kind(), {
		attributes,
		getAttribute: (/** @type {string} */ name) => attributes.get(name) ?? null,
		hasAttribute: (/** @type {string} */ name) => attributes.has(name),
		setAttribute: (/** @type {string} */ name, /** @type {string} */ value) =>
			attributes.set(name, value),
		toggleAttribute: (/** @type {string} */ name, /** @type {boolean} */ on) =>
			on ? attributes.set(name, "") : attributes.delete(name),
	});
}

test("the properties that a loop defines are those that are written out", async () => {
	const source = readFileSync(FILE, "utf8");
	const code = looped(source).replace(/"(\.\/[^"]+)"/g, (_, path) =>
		JSON.stringify(new URL(path, FILE).href),
	);
	const address = `data:text/javascript,${encodeURIComponent(code)}`;
	const { ReflectedElement: Looped } = await import(address);
	const names = (/** @type {any} */ kind) =>
		Object.getOwnPropertyNames(kind.prototype).sort();
	assert.deepEqual(names(Looped), names(ReflectedElement));
	const plain = (code.match(/\bget \w+\(/g) ?? []).length;
	const all = (source.match(/\bget \w+\(/g) ?? []).length;
	assert.ok(plain < all / 3, `${plain} of ${all} are still written out`);
	const values = ["", "on", "OFF", "down", "4x3", "nonsense", "3"];
	for (const name of names(ReflectedElement)) {
		if (name === "constructor") continue;
		const [one, other] = [ReflectedElement, Looped].map(makeElement);
		assert.equal(other[name], one[name], name);
		for (const value of values) {
			for (const element of [one, other]) element[name] = value;
			assert.equal(other[name], one[name], `${name}=${value}`);
			assert.deepEqual(other.attributes, one.attributes, name);
		}
	}
});
