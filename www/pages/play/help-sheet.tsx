/**
 * How to play, and which keys there are.
 */

import { loadKeysTexts } from "../../messages/compiled/keys.ts";
import { loadLaterTexts } from "../../messages/compiled/later.ts";
import { loadSpeechTexts } from "../../messages/compiled/speech.ts";
import { addStyle, make, Sheet } from "../parts/sheet.ts";
import css from "./help-sheet.css?inline";
import { listKeys, listSpeakingKeys, readLayout } from "./key-list.ts";
import type { Parts } from "./page-parts.ts";

export async function makeHelp({ strings, texts, settings }: Parts) {
	addStyle(css);
	const { tag } = strings();
	const [{ howTo, keys: keysTitle, keysWhere }, words, layout, speech] =
		await Promise.all([
			loadLaterTexts(tag),
			loadKeysTexts(tag),
			readLayout(),
			settings.get("speak") ? loadSpeechTexts(tag) : undefined,
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
	const chosen = settings.get("keys") ?? "";
	const isSpeaking = speech !== undefined;
	sheet.body.append(
		list,
		links,
		make("h3", {}, keysTitle),
		make("p", { class: "keys-where soft" }, keysWhere),
		listOf(listKeys(chosen, layout, words, isSpeaking)),
	);
	if (speech) {
		sheet.body.append(
			make("h3", {}, speech.title),
			make("p", { class: "keys-where soft" }, speech.numbers),
			listOf(listSpeakingKeys(chosen, layout, words, speech)),
		);
	}
	// The installed game has no way back from a page without links.
	const licences = { href: "licenses.txt", target: "_blank" };
	sheet.body.append(make("a", licences, texts().howTo.licences));
	return sheet;
}

function listOf(rows: [command: string, keys: string][]) {
	const list = make("dl", { class: "keys" });
	for (const [command, keys] of rows) {
		list.append(make("dt", {}, keys), make("dd", {}, command));
	}
	return list;
}
