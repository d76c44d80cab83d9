/**
 * All plays of the player: those that the database has, and what the core computes of
 * them. Every change is saved first. If it cannot be saved, nothing has changed.
 */

import { loadStatistics, type Statistics } from "../core/later/site-modules.ts";
import type {
	NewPlay,
	Plays,
	File as PlaysFile,
} from "../core/wasm/statistics.js";
import { plays, summaries } from "../storage/open-storage.ts";
import type { PlayStore } from "../storage/plays.ts";
import type { Play } from "../storage/stored.ts";
import type { Summary, SummaryStore } from "../storage/summaries.ts";

/** How many plays or lines are read at a time. A slice has several such steps. */
const STEP = 20;

/** Of how many plays missing here all plays are read, instead of each. */
const MANY = 500;

/**
 * Opens the records of the player. A page calls it once. Rejects with a `Refusal` if the
 * plays cannot be read.
 */
export async function openRecords(): Promise<Records> {
	const summary = summaries.read();
	const records = new Records({
		statistics: await loadStatistics(),
		plays,
		summaries,
	});
	await records.open(summary);
	return records;
}

export class Records {
	#statistics;
	#store;
	#summaries;
	/** What the core knows of all plays. */
	plays: Plays;
	/** When the latest play that it knows changed. */
	#newest = 0;
	/** Plays that this build cannot read. */
	#unreadable: Set<string> = new Set();

	constructor({
		statistics,
		plays,
		summaries,
	}: {
		statistics: Statistics;
		plays: PlayStore;
		summaries: SummaryStore;
	}) {
		this.#statistics = statistics;
		this.#store = plays;
		this.#summaries = summaries;
		this.plays = new statistics.Plays();
	}

	/** Reads what was computed before, and all plays that came since. */
	async open(summary: Promise<Summary | null> = this.#summaries.read()) {
		const kept = await summary;
		const read = kept && this.#statistics.Plays.read(kept.text);
		if (read) {
			this.plays.free();
			this.plays = read;
			this.#newest = kept.newest;
		}
		await this.refresh();
	}

	/** How many plays this build cannot read. */
	get unreadable() {
		return this.#unreadable.size;
	}

	/**
	 * Takes over what other tabs have saved and removed.
	 *
	 * @returns Whether anything has changed.
	 */
	async refresh(): Promise<boolean> {
		const before = this.plays.count();
		const [ids, fresh] = await Promise.all([
			this.#store.ids(),
			this.#store.since(this.#newest),
		]);
		let changes = await this.#take(fresh);
		const missing = this.plays
			.retain(ids)
			.filter((id) => !this.#unreadable.has(id));
		if (missing.length > 0) {
			changes += await this.#take(
				missing.length > MANY
					? await this.#store.since(0)
					: await this.#store.several(missing),
			);
		}
		const isChanged = changes > 0 || this.plays.count() !== before;
		if (isChanged) await this.#keepSummary();
		return isChanged;
	}

	/**
	 * Resolves with the records of plays, by their identities. A play without one is left
	 * out.
	 */
	async recordsOf(ids: string[]): Promise<Map<string, string>> {
		const plays = await this.#store.several(ids);
		const known = plays.filter(({ record }) => record !== "");
		return new Map(known.map(({ id, record }) => [id, record]));
	}

	/**
	 * Removes plays.
	 *
	 * @returns The plays, to be restored.
	 */
	async remove(ids: string[]): Promise<Play[]> {
		const plays = await this.#store.several(ids);
		await this.#store.removeAll(ids);
		this.plays.remove(ids);
		await this.#keepSummary();
		return plays;
	}

	/** Adds plays, all or none. */
	async add(plays: Play[]) {
		await this.#store.putAll(plays);
		await this.#take(plays);
		await this.#keepSummary();
	}

	/**
	 * Reads a file, in slices. Resolves with it and its kind, and rejects if it is damaged.
	 */
	async readFile(text: string) {
		const file = this.#statistics.File.read(text);
		try {
			for await (const _ of slices()) {
				const kind = file.step(STEP);
				if (kind !== undefined) return { file, kind };
			}
			throw new Error("slices end with what is read");
		} catch (error) {
			file.free();
			throw error;
		}
	}

	/** Resolves with a file of plays from elsewhere, which is read. */
	async fileOf(plays: { record: string; at: number }[], source: string) {
		const file = new this.#statistics.Export();
		try {
			for (const { record, at } of plays) file.add(record, at, source);
			return (await this.readFile(file.write())).file;
		} finally {
			file.free();
		}
	}

	/** Resolves with the plays of a file that are not known, in slices. */
	async newPlays(file: PlaysFile): Promise<Play[]> {
		const found: Play[] = [];
		for await (const _ of slices()) {
			if (file.left === 0) break;
			found.push(...file.next(this.plays, STEP).list.map(stored));
		}
		return found;
	}

	/** Resolves with a file of all plays, and how many it has. */
	async exportFile() {
		const file = new this.#statistics.Export();
		try {
			let count = 0;
			for (const play of await this.#store.since(0)) {
				if (addTo(file, play)) count += 1;
			}
			return { text: file.write(), count };
		} finally {
			file.free();
		}
	}

	/** Resolves with how many were not known. */
	async #take(plays: Play[]): Promise<number> {
		const before = this.plays.count();
		let at = 0;
		for await (const _ of slices()) {
			if (at >= plays.length) break;
			for (const play of plays.slice(at, at + STEP)) {
				if (!addTo(this.plays, play)) this.#unreadable.add(play.id);
				this.#newest = Math.max(this.#newest, play.at);
			}
			at += STEP;
		}
		return this.plays.count() - before;
	}

	#keepSummary() {
		const [text, newest] = [this.plays.write(), this.#newest];
		return this.#summaries.keep({ text, newest });
	}
}

/** Returns a play of a file as it is stored. */
function stored({ elapsed, slides, ...play }: NewPlay): Play {
	return {
		...play,
		...(elapsed === null ? {} : { elapsed }),
		...(slides === null ? {} : { slides }),
	};
}

/** @returns Whether it can be read. */
function addTo(
	list: Pick<Plays, "add" | "addTime">,
	{ record, at, state, size, source = "", elapsed, slides }: Play,
): boolean {
	return state === "timed"
		? list.addTime(size, elapsed ?? 0, slides, at, source)
		: list.add(record, at, source);
}

/** How long a slice takes, in milliseconds: less than a frame. */
const SLICE_MS = 12;

/**
 * Yields whenever there is time for another step, without end. After each slice the page
 * can do other things.
 */
async function* slices() {
	let end = performance.now() + SLICE_MS;
	while (true) {
		yield;
		if (performance.now() < end) continue;
		await new Promise((resolve) => setTimeout(resolve));
		end = performance.now() + SLICE_MS;
	}
}
