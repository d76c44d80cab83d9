/**
 * The marathon that is under way, saved over a reload. The only file of marathons that
 * the page needs while there is none.
 */

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
	#kept = NONE;
	#isToldOfAside = false;
	/** Whether it cannot be saved. */
	isRefused = false;
	/** Whether what was saved could not be read. */
	isDamaged = false;

	/** @param storage May throw. */
	constructor(storage: () => Storage = () => localStorage) {
		this.#store = new Store({
			storage,
			key: "sliding-puzzle-marathon",
			read: readKept,
			onRefused: () => {
				this.isRefused = true;
			},
		});
		const { kept, isDamaged } = this.#store.load();
		this.#kept = { ...NONE, ...kept };
		this.isDamaged = isDamaged;
	}

	/** What is saved. */
	get now() {
		return this.#kept;
	}

	/** Whether there is one, also while another board is in play. */
	get isThere() {
		return this.#kept.course !== "";
	}

	keep(changes: Partial<Kept>) {
		this.#kept = { ...this.#kept, ...changes };
		this.#store.save(this.#kept);
	}

	drop() {
		this.keep(NONE);
	}

	/** Returns whether a play is that of its board. */
	isOf(record: string | undefined = "") {
		const { board } = this.#kept;
		return board !== "" && startOf(board) === startOf(record);
	}

	/** Whether its board is already won. */
	get isWon() {
		return this.#kept.records.some((record) => this.isOf(record));
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

/**
 * Returns the part of a record that names its board: version, size, goal and start.
 */
function startOf(record: string) {
	return record.split(".", 4).join(".");
}

function readKept({ course, records, board }: any): Kept | null {
	const isSound =
		[course, board, ...records].every((text) => typeof text === "string") &&
		Array.isArray(records);
	return isSound ? { course, records, board } : null;
}
