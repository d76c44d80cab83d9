/**
 * A challenge: a link to the board that was just won, with the replay as a ghost if it
 * is wanted.
 */

import { openShare } from "../../parts/share.js";
import { addStyle, make, Sheet } from "../../parts/sheet.js";
import { totalOf } from "./ghost-box.js";
import css from "./race.css?inline";
import { readRival } from "./race.js";

/** Longer links are cut off by some apps, in characters. */
const LONG = 2_000;

/**
 * @param {import("../features.js").Parts} parts
 * @param {import("./race.js").Race} race
 */
export async function openChallenge(parts, race) {
	addStyle(css);
	const { puzzle, strings } = parts;
	const { challenge: words } = race.words;
	const rival = await readRival(puzzle.exportState()?.record ?? "");
	const sheet = new Sheet({
		id: "challenge",
		title: words.title,
		close: strings().close,
	});
	const url = (/** @type {string} */ hash) =>
		new URL(hash, new URL(location.pathname, location.href)).href;
	const replay = url(rival.link);
	const send = (/** @type {string} */ link) => {
		const { elapsed, moves } = puzzle;
		const total = totalOf({ elapsed, stm: moves.stm }, race.words, rival.hints);
		const size = rival.size.replace("x", "×");
		const text = words.text(size, total);
		return openShare(parts, { title: strings().title, text, url: link });
	};
	sheet.body.append(make("p", { class: "race-about" }, words.about));
	/** @type {typeof sheet.closing} */
	const add = (...parts) => {
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
		sheet.body.append(make("p", { class: "race-how" }, why));
	}
	add("challenge-start", words.start, "button wide", () => send(start));
	if (rival.missing === null) {
		add("challenge-self", words.self, "button wide", async () => {
			await race.begin(rival.record, "own");
			puzzle.focus();
		});
		if (replay.length > LONG) {
			const count = replay.length.toLocaleString(strings().tag);
			sheet.body.append(make("p", { class: "race-how" }, words.long(count)));
		}
	}
	sheet.open();
}
