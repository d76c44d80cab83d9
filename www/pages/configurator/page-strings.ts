/**
 * The texts of `embedding.html`. Only those of the current language are loaded.
 */

import { loadConfiguratorTexts } from "../../messages/compiled/configurator.ts";
import type { Texts } from "../../messages/compiled/configurator-en.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { loadReferenceTexts } from "../../messages/compiled/reference.ts";
import type { Texts as Descriptions } from "../../messages/compiled/reference-zh-Hans.ts";

export type Words = {
	strings: Texts;
	/** Replace those of the manifest, which are English. */
	descriptions: Descriptions | null;
};

export async function loadWords(language: Language): Promise<Words> {
	const [strings, descriptions] = await Promise.all([
		loadConfiguratorTexts(language),
		loadReferenceTexts(language),
	]);
	return { strings, descriptions };
}
