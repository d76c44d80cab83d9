/**
 * The texts of races. Only those of the current language are loaded.
 */

/** @typedef {import("../../../strings/race-en.js").RaceStrings} RaceStrings */

/**
 * @param {import("../../../strings/en.js").Strings} strings The table of the language.
 * @returns {Promise<RaceStrings>}
 */
export async function loadRaceTexts({ tag }) {
	const { race } = await (tag === "en"
		? import("../../../strings/race-en.js")
		: import("../../../strings/race-zh.js"));
	return race;
}
