/**
 * The race in play: a ghost beside the board, bound to the start that both have. It
 * obeys the clock of the play, and is over when the player has finished.
 */

import { ownText } from "../../../core/later/replay-link.ts";
import { read } from "../../../core/read.ts";
import type { Rival } from "../../../core/wasm/reader.js";
import { note } from "../../parts/late.ts";
import { timeDigits } from "../../parts/time-text.ts";
import { Finger } from "../finger.ts";
import type { PageContext } from "../page-context.ts";
import { Ghost } from "./ghost.ts";
import { GhostBox } from "./ghost-box.ts";
import { type Kind, keepRace, keptRace } from "./kept-race.ts";
import { resultText } from "./result.ts";

/** How long the clock is left alone at most, in milliseconds: it may stand or go back. */
const LONGEST_MS = 500;

/** How long at least, if it stands. */
const LEAST_MS = 100;

/** Longer links are cut off by some apps, in characters. */
export const LONG = 2_000;

export class Race {
	#context;
	/** What is raced against. It stays while another game is in play. */
	#raced: { rival: Rival; kind: Kind; ghost: Ghost } | null = null;
	/** Shown while the board in play has the same start. */
	#box: GhostBox | null = null;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** The clock when it was last looked at. */
	#clock: number | null = null;

	constructor(context: PageContext) {
		this.#context = context;
		const { puzzle } = context;
		puzzle.addEventListener("new-board", () =>
			this.#hearOfNew().catch((error) => note("no ghost", error)),
		);
		puzzle.addEventListener("move", () => this.#look());
		puzzle.addEventListener("solved", () => {
			this.#look();
			if (this.#box !== null) keepRace(null);
		});
		context.settings.onChange(() => {
			if (context.settings.isCalm) this.end();
		});
		document.addEventListener("visibilitychange", () => this.#look());
	}

	get words() {
		return this.#context.texts().race;
	}

	/**
	 * Puts the start of a play in play, and races against it. Rejects, leaving the game
	 * unchanged, if the text cannot be read.
	 *
	 * @param text A link, an address with one, a record, or a link to a replay of Slidysim.
	 */
	async begin(text: string, kind: Kind) {
		const own = await ownText(text);
		const rival = await readRival(own);
		const isPlay = rival.missing !== "unplayed";
		await this.#context.puzzle.open(isPlay ? rival.start : own);
		await this.#join(rival, kind);
	}

	/**
	 * Races against the play of a link whose start is in play already, and shows where to
	 * begin.
	 */
	async follow(hash: string) {
		await this.#join(await readRival(hash), "link");
		const { puzzle } = this.#context;
		// Meanwhile the race may be over, or have begun.
		if (this.#raced === null || puzzle.moves.mtm > 0) return;
		const finger = new Finger(puzzle);
		// A tile beside the gap.
		const gap = puzzle.cells.indexOf(0);
		const isAtEdge = gap % Number.parseInt(puzzle.size, 10) === 0;
		finger.pointAt(isAtEdge ? gap + 1 : gap - 1);
		for (const type of ["move", "new-board"]) {
			puzzle.addEventListener(type, () => finger.remove(), { once: true });
		}
	}

	/** Continues the race that was kept, if its board is still in play. */
	async restore() {
		const kept = keptRace();
		if (kept === null) return;
		await this.#context.puzzle.ready;
		const rival = await readRival(kept.record);
		const isOpen = this.#context.puzzle.status !== "solved";
		if (isOpen && (await this.#isInPlay(rival))) {
			await this.#join(rival, kept.kind);
		} else keepRace(null);
	}

	/** Puts the start in play once more. */
	async again() {
		const { puzzle } = this.#context;
		if (this.#raced !== null) await puzzle.open(this.#raced.rival.start);
		puzzle.focus();
	}

	/** Ends the race. The game goes on. */
	end() {
		this.#raced = null;
		this.#hide();
	}

	/**
	 * Returns what the card of a win says of the race; `null` if there was none.
	 *
	 * @param isHelped Whether hints were taken.
	 */
	winOf(isHelped: boolean) {
		if (this.#box === null || this.#raced === null) return null;
		const { ghost, kind, rival } = this.#raced;
		const { elapsed, moves } = this.#context.puzzle;
		const text = resultText(this.words, this.#context.strings(), {
			kind,
			times: [elapsed, ghost.end.elapsed],
			digits: timeDigits(),
			seconds: this.#context.texts().seconds,
			own: moves.stm,
			its: ghost.end.stm,
			isHelped,
			isGhostHelped: rival.hints > 0,
		});
		const again = () => this.#context.attempt(() => this.again());
		return { text, again, againText: this.words.result.again };
	}

	async #join(rival: Rival, kind: Kind) {
		this.end();
		// Then its board is a game like any other.
		if (this.#context.settings.isCalm) return;
		const { frames } = rival;
		// Where a text has moves without times, they are all made at once.
		const isAtOnce = frames.length > 2 && frames.at(-1)?.elapsed === 0;
		const missing = rival.missing ?? (isAtOnce ? "untimed" : null);
		if (missing !== null) {
			this.#context.notify(() => this.words.missing[missing]);
			return;
		}
		this.#raced = { rival, kind, ghost: new Ghost(frames) };
		await this.#hearOfNew();
	}

	async #hearOfNew() {
		const raced = this.#raced;
		if (raced === null) return;
		const isInPlay = await this.#isInPlay(raced.rival);
		if (raced !== this.#raced) return;
		this.#hide();
		if (isInPlay) this.#render();
	}

	async #isInPlay({ start }: Rival) {
		const { record = "" } = this.#context.puzzle.exportState() ?? {};
		return await read((reader) => reader.goesOnFrom(record, start));
	}

	#render() {
		if (this.#raced === null) return;
		const { rival, kind, ghost } = this.#raced;
		this.#box = new GhostBox(this.#context, {
			kind,
			start: ghost.frame(0),
			end: ghost.end,
			hints: rival.hints,
			close: () => this.end(),
		});
		keepRace({ record: rival.record, kind });
		this.#look();
	}

	#hide() {
		clearTimeout(this.#timer);
		this.#box?.remove();
		this.#box = null;
		keepRace(null);
	}

	/** Shows where the ghost is now, and looks again when its next move is due. */
	#look() {
		clearTimeout(this.#timer);
		if (this.#box === null || this.#raced === null) return;
		const { ghost } = this.#raced;
		const { puzzle } = this.#context;
		const { elapsed, moves, status } = puzzle;
		const hasBegun = moves.mtm > 0 || elapsed > 0;
		const index = ghost.indexAt(hasBegun ? elapsed : null);
		this.#box.render(ghost.frame(index), {
			hasBegun,
			isOver: ghost.frame(index) === ghost.end,
		});
		const stands = elapsed === this.#clock;
		this.#clock = elapsed;
		// Whoever goes on hears of it by a move, or when the page is seen again.
		if (!hasBegun || status === "solved" || document.hidden) return;
		const wait = Math.min(LONGEST_MS, ghost.wait(elapsed) ?? LONGEST_MS);
		this.#timer = setTimeout(
			() => this.#look(),
			Math.max(wait, stands ? LEAST_MS : 0),
		);
	}
}

export function readRival(text: string) {
	// The seed of a shuffle that names none. The puzzle draws its own.
	return read((reader) => reader.readRival(text, ""));
}
