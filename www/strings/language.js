/**
 * The languages of the texts, and the formats that depend on them.
 */

/** Language tag → its name in that language. */
export const LANGUAGES = { en: "English", "zh-Hans": "简体中文" };

/** @typedef {keyof typeof LANGUAGES} Language */

/**
 * Resolves with the texts of a language. Only that language is loaded.
 *
 * @param {Language} language
 * @returns {Promise<import("./en.js").Strings>}
 */
export async function loadStrings(language) {
	return language === "zh-Hans"
		? (await import("./zh.js")).zh
		: (await import("./en.js")).en;
}

/**
 * Returns the first supported language of a list; English otherwise.
 *
 * @param {readonly string[]} wanted Language tags, the preferred first.
 * @returns {Language}
 */
export function chooseLanguage(wanted) {
	for (const tag of wanted) {
		const language = tag.toLowerCase().split("-")[0];
		if (language === "zh") return "zh-Hans";
		if (language === "en") return "en";
	}
	return "en";
}

/**
 * Returns minutes and seconds.
 *
 * @param {number} ms
 * @param {number} [digits] After the seconds: 0 to 3.
 */
export function formatTime(ms, digits = 0) {
	const seconds = Math.floor(ms / 1000);
	const [h, m, s] = [
		Math.floor(seconds / 3600),
		Math.floor(seconds / 60) % 60,
		seconds % 60,
	];
	const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
	const minutes = h > 0 ? `${h}:${two(m)}` : String(m);
	const part = String(Math.floor(ms % 1000)).padStart(3, "0");
	return `${minutes}:${two(s)}${digits ? `.${part.slice(0, digits)}` : ""}`;
}

/**
 * Joins texts with a separator. Written by hand, because a page may have replaced the
 * array's own methods.
 *
 * @param {string[]} texts
 * @param {string} separator
 */
export function join(texts, separator) {
	let joined = "";
	for (const text of texts) joined += (joined && separator) + text;
	return joined;
}

/**
 * Resolves with what to tell a person about an error, by its code if it has one.
 *
 * @param {import("./en.js").Strings} strings
 * @param {unknown} error
 * @param {string} [otherwise] The text of an error without a code.
 * @returns {Promise<string>}
 */
export async function explain(strings, error, otherwise = strings.unexpected) {
	const { code, values } = /** @type {any} */ (error ?? {});
	try {
		const { loadLater } = await import("./late-texts.js");
		const { errors } = await loadLater(strings);
		if (Object.hasOwn(errors, code)) return errors[code](values ?? {});
	} catch {
		// Without a network the better text does not load.
	}
	return otherwise;
}
