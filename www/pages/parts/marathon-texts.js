/**
 * The texts of marathons. Only those of the current language are loaded.
 */

/** @typedef {import("../../strings/marathon-en.js").MarathonStrings} Words */

/**
 * @param {{ tag: string }} strings The table of the language.
 * @returns {Promise<Words>}
 */
export async function loadMarathonTexts({ tag }) {
	const { marathon } = await (tag === "en"
		? import("../../strings/marathon-en.js")
		: import("../../strings/marathon-zh.js"));
	return marathon;
}

/**
 * Returns a size as people write it.
 *
 * @param {string} size
 */
export function sizeName(size) {
	return size.replace("x", "×");
}

/**
 * Returns the name of a course.
 *
 * @param {import("../../core/wasm/statistics.js").CourseParts} parts
 * @param {Pick<Words, "names">} words
 */
export function courseName({ kind, isTrimmed, size, side, sizes }, { names }) {
	switch (kind) {
		case "relay":
			return names.relay(side);
		case "everything":
			return names.everything(sizeName(size));
		case "marathon":
			return names.marathon(sizeName(size), sizes.length);
		default:
			return isTrimmed
				? names.average(sizeName(size), sizes.length)
				: names.mean(sizeName(size), sizes.length);
	}
}
