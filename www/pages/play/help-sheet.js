/**
 * How to play, and which keys there are.
 */

import { loadLater } from "../../strings/language.js";
import { addStyle, make, Sheet } from "../parts/sheet.js";
import css from "./help-sheet.css?inline";

/** @param {import("./rest.js").Parts} parts */
export async function openHelp({ strings, texts }) {
	addStyle(css);
	const {
		howTo,
		keys: keysTitle,
		keysWhere,
		keyList,
	} = await loadLater(strings());
	const sheet = new Sheet({
		id: "help",
		title: texts().menu.help,
		close: strings().close,
	});
	const list = make("ul");
	for (const text of howTo) list.append(make("li", {}, text));
	const keys = make("dl", { class: "keys" });
	for (const [key, meaning] of keyList) {
		keys.append(make("dt", {}, key), make("dd", {}, meaning));
	}
	sheet.body.append(
		list,
		make("h3", {}, keysTitle),
		make("p", { class: "keys-where" }, keysWhere),
		keys,
	);
	sheet.open();
}
