/**
 * The searches that can be chosen: the usual ones, and others that a link names.
 */

import type { LabCore } from "../../core/later/site-modules.ts";

type Kind = { name: string; fits: boolean };

export class SearchList {
	#core;
	/** Searches that the core has and that are not usual. */
	#others: string[] = [];

	constructor(core: LabCore) {
		this.#core = core;
	}

	/** What is listed beside the usual ones, as text. */
	get others() {
		return this.#others.join();
	}

	/**
	 * Takes the searches of a link, each once.
	 *
	 * @returns Which there are, and which not.
	 */
	take(names: readonly string[]): { known: string[]; unknown: string[] } {
		const { list } = this.#core.searchKinds("2x2");
		const usual = list.map(({ name }) => name);
		const all = [...new Set(names)];
		const others = all.filter((name) => !usual.includes(name));
		this.#others = others.filter((name) => this.#has(name));
		const isKnown = (name: string) =>
			usual.includes(name) || this.#others.includes(name);
		return {
			known: all.filter(isKnown),
			unknown: all.filter((name) => !isKnown(name)),
		};
	}

	/** The searches, and whether each can be had for boards of a size. */
	kinds(size: string): Kind[] {
		const { list } = this.#core.searchKinds(size);
		const heuristicOf = (name: string) => name.split(":")[1];
		const others = this.#others.map((name) => {
			// What may be too large are the tables of its heuristic.
			const like = list.find(
				(kind) => heuristicOf(kind.name) === heuristicOf(name),
			);
			return { name, fits: like?.fits ?? true };
		});
		return [...list, ...others];
	}

	/** Whether the core has a search. */
	#has(name: string) {
		const lab = new this.#core.Lab();
		try {
			lab.search("1 2/3 0", "last", name, 0, 0).free();
			return true;
		} catch (error) {
			if ((error as any)?.code === "search") return false;
			throw error;
		} finally {
			lab.free();
		}
	}
}
