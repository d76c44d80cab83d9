/**
 * The languages of the texts, and the formats that depend on them.
 */

import { DIRECTIONS, LANGUAGES, type Language } from "./compiled/languages.ts";
import type { Texts as Later } from "./compiled/later-en.ts";
import type { Texts } from "./compiled/puzzle-en.ts";

/**
 * Returns the first supported language of a list; English otherwise.
 *
 * @param wanted Language tags, the preferred first.
 */
export function chooseLanguage(wanted: readonly string[]): Language {
	for (const one of wanted) {
		for (const tag of LANGUAGES) if (baseOf(tag) === baseOf(one)) return tag;
	}
	return "en";
}

/** Returns the language without script and region. */
function baseOf(tag: string) {
	return tag.toLowerCase().split("-")[0];
}

/** Tells an element the language of its texts, and where they begin. */
export function setLanguage(element: HTMLElement, language: Language) {
	element.lang = language;
	element.dir = DIRECTIONS[language] ?? "ltr";
}

/**
 * Returns minutes and seconds.
 *
 * @param digits After the seconds: 0 to 3.
 */
export function formatTime(ms: number, digits: number = 0) {
	const seconds = Math.floor(ms / 1000);
	const [h, m, s] = [
		Math.floor(seconds / 3600),
		Math.floor(seconds / 60) % 60,
		seconds % 60,
	];
	const two = (n: number) => String(n).padStart(2, "0");
	const minutes = h > 0 ? `${h}:${two(m)}` : String(m);
	const part = String(Math.floor(ms % 1000)).padStart(3, "0");
	return `${minutes}:${two(s)}${digits ? `.${part.slice(0, digits)}` : ""}`;
}

/** Returns a size as a person reads it, in one piece: "4x4" → "4 × 4". */
export function sizeText(size: string, space: string = "\u00a0") {
	return size.replace("x", `${space}×${space}`);
}

/**
 * Joins texts with a separator. Written by hand, because a page may have replaced the
 * array's own methods.
 */
export function join(texts: string[], separator: string) {
	let joined = "";
	for (const text of texts) joined += (joined && separator) + text;
	return joined;
}

/** Returns what to tell a person about an error, by its code if it has one. */
export function errorText(errors: Later["errors"], error: unknown): string {
	const { code, values } = (error ?? {}) as any;
	const texts: Record<string, (values: any) => string> = errors;
	return texts[Object.hasOwn(texts, code) ? code : "unexpected"](values ?? {});
}

/** Resolves with what to tell a person about an error, once its texts are loaded. */
export async function explain(
	strings: Pick<Texts, "tag" | "notLoaded">,
	error: unknown,
): Promise<string> {
	try {
		// A step of its own: bundlers let a page fetch ahead what its scripts import later.
		const { loadLaterTexts } = await import("./compiled/later.ts");
		return errorText((await loadLaterTexts(strings.tag)).errors, error);
	} catch {
		// Without a network the better text does not load.
		return strings.notLoaded;
	}
}
