/**
 * A challenge: a link to the board that was just won, with the replay as a ghost if it
 * is wanted.
 */

import { sizeText } from "../../../messages/language.ts";
import { openShare } from "../../kit/share.ts";
import { gameAddress } from "../../parts/game-address.ts";
import { addStyle, make, Sheet } from "../../parts/sheet.ts";
import type { Parts } from "../page-parts.ts";
import { totalOf } from "./ghost-box.ts";
import css from "./race.css?inline";
import { type Race, readRival } from "./race.ts";

/** Longer links are cut off by some apps, in characters. */
const LONG = 2_000;

export async function makeChallenge(parts: Parts, race: Race) {
	addStyle(css);
	const { puzzle, strings } = parts;
	const { challenge: words } = race.words;
	const rival = await readRival(puzzle.exportState()?.record ?? "");
	const sheet = new Sheet({
		id: "challenge",
		title: words.title,
		close: strings().close,
	});
	const url = (fragment: string) => gameAddress(fragment, strings().tag);
	const replay = url(rival.link);
	const send = (link: string) => {
		const { elapsed, moves } = puzzle;
		const total = totalOf({ elapsed, stm: moves.stm }, race.words, rival.hints);
		const size = sizeText(rival.size, "");
		const text = words.text(size, total);
		const shared = { title: strings().title, text, url: link };
		return openShare(parts, () => shared);
	};
	sheet.body.append(make("p", { class: "race-about soft" }, words.about));
	const add: typeof sheet.closing = (...parts) => {
		const made = sheet.closing(...parts);
		sheet.body.append(made);
		return made;
	};
	const start = url(puzzle.link("start"));
	if (rival.missing === null) {
		add("challenge-replay", words.replay, "button strong wide", () =>
			send(replay),
		);
	} else {
		const why = race.words.missing[rival.missing];
		sheet.body.append(make("p", { class: "race-how soft" }, why));
	}
	add("challenge-start", words.start, "button wide", () => send(start));
	if (rival.missing === null) {
		add("challenge-self", words.self, "button wide", async () => {
			await race.begin(rival.record, "own");
			puzzle.focus();
		});
		if (replay.length > LONG) {
			const count = replay.length.toLocaleString(strings().tag);
			sheet.body.append(
				make("p", { class: "race-how soft" }, words.long(count)),
			);
		}
	}
	return sheet;
}
