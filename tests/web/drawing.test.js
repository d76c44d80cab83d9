import assert from "node:assert/strict";
import { test } from "node:test";
import { isDrawable } from "../../www/pages/parts/drawing.ts";

/** @param {string} inside */
const drawable = (inside) =>
	isDrawable(`<?xml version="1.0"?><!-- <g> --><svg xmlns="http://www.w3.org/2000/svg"
		xmlns:xlink='http://www.w3.org/1999/xlink'>${inside}</svg>`);

/**
 * Groups of ten references, each to the group before.
 *
 * @param {number} levels
 * @param {(id: string) => string} refer
 */
function nested(levels, refer) {
	const groups = Array.from({ length: levels }, (_, level) => {
		const inside = level === 0 ? "<path/>" : refer(`g${level - 1}`).repeat(10);
		return `<g id="g${level}">${inside}</g>`;
	});
	return groups.join("");
}

test("a drawing that asks for more shapes than can be drawn is refused", () => {
	for (const refer of [
		(/** @type {string} */ id) => `<use href="#${id}"/>`,
		(/** @type {string} */ id) => `<use xlink:href="#${id}"/>`,
		(/** @type {string} */ id) => `<path fill="url(#${id})"/>`,
		(/** @type {string} */ id) => `<path style="mask: url( '#${id}' )"/>`,
	]) {
		assert.equal(drawable(nested(4, refer)), true);
		assert.equal(drawable(nested(9, refer)), false);
	}
	assert.equal(drawable('<g id="a"><use href="#a"/></g>'), false);
	assert.equal(drawable('<image href="data:image/svg+xml,x"/>'), false);
	assert.equal(drawable("<path/>".repeat(10_000)), true);
	assert.equal(drawable("<path/>".repeat(60_000)), false);
	assert.equal(drawable('<rect fill="url(#none)"/><a href="#"/>'), true);
	assert.equal(isDrawable('<!DOCTYPE svg [<!ENTITY a "<g/>">]><svg/>'), false);
	assert.equal(isDrawable('<!DOCTYPE svg [<!ENTITY a "x:y">]><svg/>'), true);
});
