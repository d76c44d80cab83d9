/**
 * A challenge: a link to the board that was just won, with the replay as a ghost if it
 * is wanted.
 */

import { sizeText } from "../../../messages/language.ts";
import { Button } from "../../kit/button.tsx";
import { openShare } from "../../kit/share.ts";
import { sheetOf } from "../../kit/sheet-of.ts";
import { gameAddress } from "../../parts/game-address.ts";
import { addStyle } from "../../parts/sheet.ts";
import type { PageContext } from "../page-context.ts";
import { totalOf } from "./ghost-box.ts";
import css from "./race.css?inline";
import { LONG, type Race, readRival } from "./race.ts";

export async function makeChallenge(context: PageContext, race: Race) {
	addStyle(css);
	const { puzzle, strings } = context;
	const { challenge: words } = race.words;
	const rival = await readRival(puzzle.exportState()?.record ?? "");
	const { title, close, tag } = strings();
	const url = (fragment: string) => gameAddress(fragment, tag);
	const replay = url(rival.link);
	const send = (link: string) => {
		const { elapsed, moves } = puzzle;
		const total = totalOf({ elapsed, stm: moves.stm }, race.words, rival.hints);
		const text = words.text(sizeText(rival.size, ""), total);
		return openShare(context, () => ({ title, text, url: link }));
	};
	const start = url(puzzle.link("start"));
	const raceSelf = async () => {
		await race.begin(rival.record, "own");
		puzzle.focus();
	};
	return sheetOf({ id: "challenge", title: words.title, close }, (sheet) => {
		const button = (
			id: "replay" | "start" | "self",
			act: () => unknown,
			kind: string = "wide",
		) => (
			<Button
				id={`challenge-${id}`}
				kind={kind}
				onClick={() => sheet.leave(act)}
			>
				{words[id]}
			</Button>
		);
		const how = (text: string) => <p class="race-how soft">{text}</p>;
		return (
			<>
				<p class="race-about soft">{words.about}</p>
				{rival.missing === null
					? button("replay", () => send(replay), "strong wide")
					: how(race.words.missing[rival.missing])}
				{button("start", () => send(start))}
				{rival.missing === null && button("self", raceSelf)}
				{rival.missing === null &&
					replay.length > LONG &&
					how(words.long(replay.length.toLocaleString(tag)))}
			</>
		);
	});
}
