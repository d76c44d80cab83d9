/**
 * The names of courses, and of their sizes. Pure.
 */

/** @typedef {import("../../messages/compiled/marathon-en.js").Texts} Words */

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
