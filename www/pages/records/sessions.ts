/**
 * Asks which sessions of csTimer are of sliding puzzles.
 */

import type { Session } from "../../core/wasm/statistics.js";
import type { Texts as Strings } from "../../messages/compiled/records-en.ts";
import { make, Sheet } from "../parts/sheet.ts";
import { sizeText } from "./values.ts";

/** What csTimer's players solve; others are rare. */
const SIZES = "2x2 3x3 4x4 5x5 6x6 7x7 8x8 9x9 10x10".split(" ");

/**
 * @returns The size of each session, or an empty text to leave it out; `null` if
 *   nothing is to be imported.
 */
export function askSizes(
	sessions: Session[],
	{ sessions: texts, close }: Strings,
): Promise<string[] | null> {
	return new Promise((resolve) => {
		const sheet = new Sheet({
			id: "sessions",
			title: texts.title,
			close,
			onClose: () => resolve(null),
		});
		const list = make("ul", { class: "sessions" });
		const menus = sessions.map((session) => {
			const { name, count, unfinished, size } = session;
			const line = make("li");
			const label = make("label", { class: "session" });
			const about = make("span");
			const open = unfinished > 0 ? `, ${texts.unfinished(unfinished)}` : "";
			about.append(
				make("span", {}, name),
				make("small", {}, texts.times(count) + open),
			);
			const select = make("select");
			select.add(new Option(texts.leaveOut, ""));
			for (const one of SIZES) select.add(new Option(sizeText(one), one));
			select.value = size ?? "";
			label.append(about, select);
			line.append(label);
			if (count > 0) list.append(line);
			return select;
		});
		const button = make(
			"button",
			{ type: "button", class: "button strong wide" },
			texts.import,
		);
		button.addEventListener("click", () => {
			resolve(menus.map(({ value }) => value));
			sheet.close();
		});
		sheet.body.append(make("p", { class: "soft" }, texts.about), list, button);
		sheet.open();
	});
}
