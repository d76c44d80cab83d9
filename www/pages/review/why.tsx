/**
 * Why something went wrong, in the language of the page.
 */

import type { ComponentChildren } from "preact";
import { explain } from "../../messages/language.ts";
import { useLate } from "../kit/late.ts";
import type { Part } from "./review-state.ts";

export function Why({
	page,
	error,
}: Part & { error: unknown }): ComponentChildren {
	const { strings } = page.texts.value;
	const why = useLate(
		async () => ({ error, text: await explain(strings, error) }),
		[strings, error],
		() => {},
	);
	// Until then it may have that of another.
	return why?.error === error ? why?.text : null;
}
