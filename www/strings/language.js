/**
 * Which language a person reads.
 */

/** Language tag → what its speakers call it. */
export const LANGUAGES = { en: "English", "zh-Hans": "简体中文" };

/** @typedef {keyof typeof LANGUAGES} Language */

/**
 * The table of a language: only the one that is read is loaded.
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
 * The first language of a list that there is a table for; English otherwise.
 *
 * @param {readonly string[]} wanted Language tags, the best first.
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
 * Minutes and seconds; tenths where they matter.
 *
 * @param {number} ms
 * @param {boolean} [withTenths]
 */
export function formatTime(ms, withTenths = false) {
	const tenths = Math.floor(ms / 100);
	const seconds = Math.floor(tenths / 10);
	const [h, m, s] = [
		Math.floor(seconds / 3600),
		Math.floor(seconds / 60) % 60,
		seconds % 60,
	];
	const two = (/** @type {number} */ n) => String(n).padStart(2, "0");
	const minutes = h > 0 ? `${h}:${two(m)}` : String(m);
	return `${minutes}:${two(s)}${withTenths ? `.${tenths % 10}` : ""}`;
}

/**
 * Texts with something between them. By hand: a page may have put something else
 * in the place of the array's own methods.
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
 * What is read only now and then: loaded when it is wanted.
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
 * What went wrong, for a person: by the error's code where it has one.
 *
 * @param {import("./en.js").Strings} strings
 * @param {unknown} error
 * @returns {Promise<string>}
 */
export async function explain(strings, error) {
	const { code, values } = /** @type {any} */ (error ?? {});
	try {
		const { errors } = await loadLater(strings);
		if (Object.hasOwn(errors, code)) return errors[code](values ?? {});
	} catch {
		// Without a network it cannot be said better.
	}
	return strings.unexpected;
}
