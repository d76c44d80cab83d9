/**
 * The choice of a language: the last one holds, however slowly the texts come.
 */

import assert from "node:assert/strict";
import test from "node:test";
import { inTurn } from "../../www/pages/parts/language-choice.ts";

const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Returns a change of the language that waits until it is told to go on. */
function slowly() {
	/** @type {string[]} */
	const spoken = [];
	/** @type {Map<string, (error?: Error) => void>} */
	const waiting = new Map();
	const speak = inTurn(
		(language) =>
			new Promise((resolve, reject) => {
				waiting.set(language, (error) => {
					if (error) reject(error);
					else resolve(spoken.push(language));
				});
			}),
	);
	/** @param {string} language @param {Error} [error] */
	const answer = async (language, error) => {
		await settle();
		waiting.get(language)?.(error);
		await settle();
	};
	return { speak, answer, spoken, waiting };
}

test("the language that is chosen last is spoken last", async () => {
	const { speak, answer, spoken } = slowly();
	void speak("zh-Hans");
	await settle();
	void speak("en");
	// The second texts are there first: they wait for their turn.
	await answer("en");
	await answer("zh-Hans");
	await answer("en");
	assert.deepEqual(spoken, ["zh-Hans", "en"]);
});

test("a choice that another one has overtaken is not loaded", async () => {
	const { speak, answer, spoken } = slowly();
	void speak("en");
	await settle();
	const overtaken = speak("zh-Hans");
	void speak("en");
	await answer("en");
	assert.equal(await overtaken, undefined);
	await answer("en");
	assert.deepEqual(spoken, ["en", "en"]);
});

test("after a failure the next choice has its turn", async () => {
	const { speak, answer, spoken } = slowly();
	const told = assert.rejects(speak("zh-Hans"), /no network/);
	await settle();
	void speak("en");
	await answer("zh-Hans", new Error("no network"));
	await told;
	await answer("en");
	assert.deepEqual(spoken, ["en"]);
});
