/**
 * The texts of `records.html`. Only those of the current language are loaded.
 */

/** @typedef {import("../../strings/records-en.js").RecordsStrings} Strings */

/**
 * @param {import("../../strings/language.js").Language} language
 * @returns {Promise<Strings>}
 */
export async function loadTexts(language) {
	return language === "en"
		? (await import("../../strings/records-en.js")).en
		: (await import("../../strings/records-zh.js")).zh;
}

/**
 * Returns what to tell a person about an error, by its code if it has one.
 *
 * @param {Strings} strings
 * @param {unknown} error
 */
export function explain({ errors }, error) {
	const { code, values } = /** @type {any} */ (error ?? {});
	const known = Object.hasOwn(errors, code) ? code : "unexpected";
	if (known === "unexpected") console.error(error);
	return errors[known](values ?? {});
}
