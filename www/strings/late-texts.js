/**
 * The texts that nobody reads before the first move.
 */

/**
 * Resolves with the texts that are seldom read, loaded when they are first needed.
 *
 * @param {import("./en.js").Strings} strings The table of the language.
 * @returns {Promise<import("./later-en.js").Later>}
 */
export async function loadLater({ tag }) {
	const { later } = await (tag === "en"
		? import("./later-en.js")
		: import("./later-zh.js"));
	return later;
}

/**
 * Resolves with the texts about hints, searches and playbacks, and of announcements.
 *
 * @param {import("./en.js").Strings} strings The table of the language.
 * @returns {Promise<import("./advice-en.js").Advice>}
 */
export async function loadAdvice({ tag }) {
	const { advice } = await (tag === "en"
		? import("./advice-en.js")
		: import("./advice-zh.js"));
	return advice;
}
