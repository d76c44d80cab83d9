/**
 * What a page says that could not start, or do what it was asked for.
 */

import { NeedsWasm } from "../../core/later/site-modules.ts";
import { find } from "../../element/dom.ts";
import { NEEDS_WASM } from "../../messages/compiled/needs-wasm.ts";
import { chooseLanguage } from "../../messages/language.ts";
import { note } from "./late.ts";

/**
 * Returns the text for an error, in the language of the page.
 *
 * @param otherwise The text if WebAssembly is not what is missing.
 */
export function failureText(error: unknown, otherwise: string) {
	if (!(error instanceof NeedsWasm)) return otherwise;
	return NEEDS_WASM[chooseLanguage([document.documentElement.lang])];
}

/**
 * Shows the line of the page, which has it in its language from the start: without a
 * network no texts load.
 *
 * @param error Why the page could not start.
 */
export function renderFailure(error: unknown) {
	note("the page could not start", error);
	const failure = find(document, "failure", HTMLElement);
	const [line] = failure.children;
	if (error instanceof NeedsWasm) line.textContent = failureText(error, "");
	failure.hidden = false;
}
