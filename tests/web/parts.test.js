/**
 * The parts of the shadow root that a page can style, held against what the
 * manifest tells of them.
 */

import assert from "node:assert/strict";
import { test } from "node:test";
import { makeManifest } from "../../scripts/manifest.js";

/** As much of an element as the template uses. */
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
const { makeTree } = await import("../../www/element/template.js");

/** @param {FakeElement} element @returns {string[]} */
function partsIn({ attributes, children }) {
	const own = attributes.get("part")?.split(" ") ?? [];
	return [...own, ...children.flatMap(partsIn)];
}

const tree = /** @type {FakeElement} */ (/** @type {unknown} */ (makeTree()));
const parts = new Set(partsIn(tree));
const [element] = makeManifest().modules[0].declarations;
/** @type {{ name: string, description: string }[]} */
const told = element.cssParts;

/** Names that a description gives in passing, in backticks. */
const named = told.flatMap(({ description }) =>
	[...description.matchAll(/`([\w-]+)`/g)].map(([, name]) => name),
);

/** Parts by their id, like all, that nobody is promised: they may go. */
const INNER = [
	..."root grid live swatches time moves slides".split(" "),
	..."advice-head advice-text advice-progress cancel".split(" "),
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
