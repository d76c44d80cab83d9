/**
 * The events of the React component and their types are written by hand. They match
 * the manifest of the element.
 */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { makeManifest } from "../../scripts/manifest.js";
import { ATTRIBUTES, EVENTS } from "../../www/package/props.js";

const [element] = makeManifest().modules[0].declarations;

/** Props that React gives to every element. */
const OF_REACT = ["lang", "dir", "aria-label", "aria-labelledby"];

/** @param {{ name: string }[]} list */
const names = (list) => list.map(({ name }) => name).sort();

/**
 * Returns the names that an interface declares.
 *
 * @param {string} file
 * @param {string} name
 */
function declared(file, name) {
	const url = new URL(`../../www/package/${file}`, import.meta.url);
	const text = readFileSync(url, "utf8");
	const [, body] =
		new RegExp(`interface ${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(text) ?? [];
	const found = (body ?? "").matchAll(/^\t"?([\w-]+)"?\??:/gm);
	return [...found].map(([, key]) => key).sort();
}

test("every attribute is a prop, and no other", () => {
	const told = names(element.attributes).filter(
		(name) => !OF_REACT.includes(name),
	);
	assert.deepEqual(Object.values(ATTRIBUTES).sort(), told);
});

test("every event has a handler, and no other", () => {
	assert.deepEqual(Object.values(EVENTS).sort(), names(element.events));
	assert.equal(EVENTS.onBeforeMove, "before-move");
});

test("every event has its type", () => {
	const told = declared("events.d.ts", "SlidingPuzzleEvents");
	assert.deepEqual(told, names(element.events));
});
