/**
 * Compares the parts of the shadow root, which a page can style, with those in
 * the manifest.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeManifest } from "../../scripts/manifest.js";

/** The members of an element that the template uses. */
class FakeElement {
	/** @type {FakeElement[]} */
	children = [];
	/** @type {Map<string, string>} */
	attributes = new Map();

	/** @param {string} name @param {string} value */
	setAttribute(name, value) {
		this.attributes.set(name, value);
	}

	/** @param {FakeElement[]} children */
	append(...children) {
		this.children.push(...children);
	}

	cloneNode() {
		return this;
	}
}

const fake = {
	createElement: () => new FakeElement(),
	createElementNS: () => new FakeElement(),
};
Object.assign(globalThis, { document: fake });
const { makeTree } = await import("../../www/element/template.ts");
const { makeHelpParts } = await import("../../www/element/later/help-parts.ts");

/** @param {FakeElement} element @returns {string[]} */
function partsIn({ attributes, children }) {
	const own = attributes.get("part")?.split(" ") ?? [];
	return [...own, ...children.flatMap(partsIn)];
}

const made = /** @type {FakeElement[]} */ (
	/** @type {unknown} */ ([makeTree(), ...makeHelpParts()])
);
const parts = new Set(made.flatMap(partsIn));
const [element] = makeManifest().modules[0].declarations;
/** @type {{ name: string, description: string }[]} */
const told = element.cssParts;

/** Names in backticks in the descriptions. */
const named = told.flatMap(({ description }) =>
	[...description.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
);

/** Parts that are not documented. They may be removed. */
const INNER = [
	..."root grid live swatches time moves slides".split(" "),
	..."advice-head advice-text advice-progress advice-more cancel".split(" "),
	..."step-back pause step-forward stop speed".split(" "),
	..."message-text message-act message-close".split(" "),
];

test("every part that is told is there", () => {
	for (const name of [...told.map(({ name }) => name), ...named]) {
		assert.ok(parts.has(name), name);
	}
});

test("every part that is there is told, or is an inner one", () => {
	const known = new Set([...told.map(({ name }) => name), ...named, ...INNER]);
	assert.deepEqual([...parts].sort(), [...known].sort());
});
