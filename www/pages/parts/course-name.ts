/**
 * The names of courses, and of their sizes. Pure.
 */

import type { CourseParts } from "../../core/wasm/statistics.js";
import type { Texts as Words } from "../../messages/compiled/marathon-en.ts";
import { sizeText } from "../../messages/language.ts";

/** Returns a size as people write it. */
export function sizeName(size: string) {
	return sizeText(size, "");
}

/** Returns the name of a course. */
export function courseName(
	{ kind, isTrimmed, size, side, sizes }: CourseParts,
	{ names }: Pick<Words, "names">,
) {
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
