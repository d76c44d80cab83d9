/**
 * The menus of the form that follow from the table of attributes: one for each attribute
 * with a choice that there are words for. What the player may choose too has the words of
 * the settings.
 */

import {
	ATTRIBUTES,
	FACE,
	FIGURES,
	GAME,
	LOOK,
	PLACE,
	WAY,
} from "../../element/attributes.ts";
import { find } from "../../element/dom.ts";
import { loadConfiguratorTexts } from "../../messages/compiled/configurator.ts";
import type { Texts } from "../../messages/compiled/configurator-en.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { loadSettingsTexts } from "../../messages/compiled/settings.ts";

/** The texts of the page, and those of the menus: `theme`, `themeAuto`. */
export type Words = Texts & Record<string, unknown>;

/** What a group of menus stands after → its attributes. */
const GROUPS = {
	looks: { tiles: FACE.tiles },
	"own-picture": { numbers: FACE.numbers },
	"picture-choice": { ...LOOK, controls: PLACE.controls },
	hints: { ...GAME, ...FIGURES },
	more: { ...WAY, loading: PLACE.loading },
};

export async function loadWords(language: Language): Promise<Words> {
	const [own, settings] = await Promise.all([
		loadConfiguratorTexts(language),
		loadSettingsTexts(language),
	]);
	const words: Words = { ...settings, ...own };
	for (const [name, values] of Object.entries(ATTRIBUTES)) {
		if (!Array.isArray(values)) continue;
		const said = words[`${name}Values`] as Record<string, string> | undefined;
		const yes = values.includes("on") ? "on" : values[1];
		for (const value of values) {
			words[wordOf(name, value)] ??=
				said?.[value] ?? (value === yes ? own.yes : own.no);
		}
	}
	return words;
}

/** Adds the menus to the form, still without words. */
export function addMenus(words: Words) {
	for (const [id, group] of Object.entries(GROUPS)) {
		const menus = Object.entries(group)
			.filter(([name, values]) => name in words && Array.isArray(values))
			.map(([name, values]) => menuOf(name, values));
		find(document, id, HTMLElement).after(...menus);
	}
}

function menuOf(name: string, values: readonly string[]) {
	const menu = document.createElement("select");
	menu.name = name;
	for (const value of values) {
		const option = document.createElement("option");
		option.value = value;
		option.dataset.text = wordOf(name, value);
		menu.append(option);
	}
	const text = document.createElement("span");
	text.dataset.text = name;
	const label = document.createElement("label");
	label.className = "field";
	label.append(text, menu);
	return label;
}

/** Returns the name of the text of a value. */
export function wordOf(name: string, value: string) {
	return name + value[0].toUpperCase() + value.slice(1);
}
