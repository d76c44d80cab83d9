/**
 * Why something went wrong, in the language of the page.
 */

import { explain } from "../../messages/language.ts";
import { useLate } from "../../pages/kit/late.ts";
import type { Props } from "./review-state.ts";

export function Why({ page, error }: Props & { error: unknown }) {
	const { strings } = page.texts.value;
	const why = useLate(
		async () => ({ error, text: await explain(strings, error) }),
		[strings, error],
		() => {},
	);
	// Until then it may have that of another.
	return <>{why?.error === error && why?.text}</>;
}
