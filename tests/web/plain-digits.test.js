import assert from "node:assert/strict";
import { test } from "node:test";
import { plainDigits } from "../../www/pages/parts/plain-digits.ts";

test("the digits of any script are read", () => {
	// As the language itself writes them: CLDR's numbering systems.
	const systems = [
		"arab",
		"arabext",
		"beng",
		"deva",
		"fullwide",
		"latn",
		"thai",
	];
	for (const numberingSystem of [...systems, "mathbold", "mathmono"]) {
		const format = new Intl.NumberFormat("en", { numberingSystem });
		for (const number of [0, 9, 10, 123, 456, 789]) {
			const text = format.format(number);
			assert.equal(plainDigits(text), String(number), text);
		}
	}
	assert.equal(plainDigits("ArrowLeft"), "ArrowLeft");
	assert.equal(plainDigits("½²"), "½²");
});
