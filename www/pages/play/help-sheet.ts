/**
 * How to play, and which keys there are.
 */

import { loadKeysTexts } from "../../messages/compiled/keys.ts";
import { loadLaterTexts } from "../../messages/compiled/later.ts";
import { addStyle, make, Sheet } from "../parts/sheet.ts";
import type { Parts } from "./features.ts";
import css from "./help-sheet.css?inline";
import { listKeys, readLayout } from "./key-list.ts";

export async function openHelp({ strings, texts, settings }: Parts) {
	addStyle(css);
	const [{ howTo, keys: keysTitle, keysWhere }, words, layout] =
		await Promise.all([
			loadLaterTexts(strings().tag),
			loadKeysTexts(strings().tag),
			readLayout(),
		]);
	const sheet = new Sheet({
		id: "help",
		title: texts().howTo.title,
		close: strings().close,
	});
	const list = make("ul");
	for (const text of howTo) list.append(make("li", {}, text));
	const links = make("nav");
	for (const page of ["learn", "lab"] as const) {
		links.append(make("a", { href: `${page}.html` }, texts().howTo[page]));
	}
	const keys = make("dl", { class: "keys" });
	const chosen = settings.get("keys") ?? "";
	for (const [name, places] of listKeys(chosen, layout, words)) {
		keys.append(make("dt", {}, places), make("dd", {}, name));
	}
	sheet.body.append(
		list,
		links,
		make("h3", {}, keysTitle),
		make("p", { class: "keys-where soft" }, keysWhere),
		keys,
	);
	sheet.open();
}
