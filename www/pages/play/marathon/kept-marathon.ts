/**
 * The marathon that is under way, saved over a reload. The only file of marathons that
 * the page needs while there is none.
 */

import { fieldsOf } from "../../../element/record-text.ts";
import { Store } from "../../../storage/local.ts";

type Kept = {
	/** As text; empty if none is under way. */
	course: string;
	/** Of the plays that are won. */
	records: string[];
	/** The record of the play of its board, as it was last seen. */
	board: string;
};

const NONE: Kept = { course: "", records: [], board: "" };

export class KeptMarathon {
	#store;
	#isToldOfAside = false;
	/** Whether what was saved could not be read. */
	isDamaged;
	/** Resolves with whether the last change is saved. */
	saved = Promise.resolve(true);

	constructor() {
		this.#store = new Store({
			key: "sliding-puzzle-marathon",
			read: readKept,
			onRefused: (error) => console.info("the marathon is not saved:", error),
		});
		this.isDamaged = this.#store.load().isDamaged;
	}

	/** Takes over what a killed browser lost. */
	async recover() {
		if (await this.#store.copy()) this.isDamaged = false;
	}

	/** What is saved, by whichever tab. */
	get now(): Kept {
		return { ...NONE, ...this.#store.now };
	}

	/** Whether there is one, also while another board is in play. */
	get isThere() {
		return this.now.course !== "";
	}

	keep(changes: Partial<Kept>) {
		this.saved = this.#store.update(() => changes);
	}

	drop() {
		this.keep(NONE);
	}

	/** Returns whether a play is that of its board. */
	isOf(record: string | undefined = "") {
		const { board } = this.now;
		return board !== "" && fieldsOf(board).board === fieldsOf(record).board;
	}

	/** Whether its board is already won. */
	get isWon() {
		return this.now.records.some((record) => this.isOf(record));
	}

	/** Says that it has told the player where its own board went. */
	toldOfAside() {
		this.#isToldOfAside = true;
	}

	/** Returns that, once. */
	takeToldOfAside() {
		const isTold = this.#isToldOfAside;
		this.#isToldOfAside = false;
		return isTold;
	}
}

function readKept({ course, records, board }: any): Kept | null {
	const isSound =
		[course, board, ...records].every((text) => typeof text === "string") &&
		Array.isArray(records);
	return isSound ? { course, records, board } : null;
}
