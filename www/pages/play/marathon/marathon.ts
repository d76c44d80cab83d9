/**
 * A marathon on the play page: what runs it, the line that says where one is, and its
 * result. Loaded when one is wanted, or was under way.
 */

import { once } from "../../../core/once.ts";
import type { MarathonState } from "../../../core/wasm/statistics.js";
import { loadMarathonTexts } from "../../../messages/compiled/marathon.ts";
import type { Texts as Words } from "../../../messages/compiled/marathon-en.ts";
import { type Marathons, openMarathons } from "../../../records/marathons.ts";
import { courseName } from "../../parts/course-name.ts";
import type { Parts } from "../features.ts";
import type { KeptMarathon } from "./kept-marathon.ts";
import { Run, type What } from "./run.ts";
import { Strip } from "./strip.ts";

/** The marathons saved, opened once. If they cannot be opened, the next call tries again. */
const pastMarathons = once(openMarathons);

/** The one of this page. */
let opening: Promise<PageMarathon> | null = null;

/** Resolves with the marathon of the page, under way or not. */
export function openMarathon(
	parts: Parts,
	kept: KeptMarathon,
): Promise<PageMarathon> {
	opening ??= open(parts, kept).catch((error) => {
		opening = null;
		throw error;
	});
	return opening;
}

async function open(parts: Parts, kept: KeptMarathon) {
	const [past, words] = await Promise.all([
		pastMarathons(),
		loadMarathonTexts(parts.strings().tag),
		parts.puzzle.ready,
	]);
	const page = new PageMarathon({ parts, kept, past, words });
	page.goOn();
	return page;
}

export class PageMarathon {
	#parts;
	#kept;
	#past;
	#run;
	#words;
	#strip: Strip | null = null;

	constructor({
		parts,
		kept,
		past,
		words,
	}: {
		parts: Parts;
		kept: KeptMarathon;
		past: Marathons;
		words: Words;
	}) {
		this.#parts = parts;
		this.#kept = kept;
		this.#past = past;
		this.#words = words;
		this.#run = new Run({
			puzzle: parts.puzzle,
			kept,
			begin: (course) => past.begin(course),
			hear: (what) => this.#hear(what),
		});
	}

	get past() {
		return this.#past;
	}

	/** How far it is; `null` if none is under way. */
	get state() {
		return this.#run.state;
	}

	/** Whether its board is in play. */
	get isOn() {
		return this.#run.isOn;
	}

	/** Goes on with what was saved, if there is any. */
	goOn() {
		const { notify } = this.#parts;
		try {
			if (this.#kept.isThere) this.#run.goOn();
			if (this.#kept.isDamaged) notify(this.#words.damaged);
		} catch (error) {
			console.info("the marathon could not be read:", error);
			this.#run.close();
			notify(this.#words.damaged);
		}
	}

	/** Takes over the language of the page. */
	async speak() {
		this.#words = await loadMarathonTexts(this.#parts.strings().tag);
		return this.#words;
	}

	async start(course: string) {
		const { puzzle, notify } = this.#parts;
		await this.speak();
		// Nobody waits to see each board scrambled.
		puzzle.setAttribute("deal", "glide");
		await this.#run.start(course);
		puzzle.focus();
		if (this.#kept.isRefused) notify(this.#words.notSaved);
	}

	async resume() {
		await this.speak();
		try {
			await this.#run.resume();
		} catch (error) {
			console.info("the board could not be opened:", error);
			this.#hear("failed");
		}
		this.#parts.puzzle.focus();
	}

	giveUp() {
		const { state } = this;
		if (state === null) return;
		const undo = this.#run.giveUp();
		this.#leaveBoard();
		const { givenUp, undo: label } = this.#words;
		const name = courseName(state.parts, this.#words);
		this.#parts.notify(givenUp(name, state.splits.length), {
			action: {
				label,
				act: () => {
					undo();
					this.#parts.puzzle.focus();
				},
			},
		});
	}

	#hear(what: What) {
		const { state } = this;
		if (state === null) return;
		switch (what) {
			case "board":
				this.#enter().renderBoard(state);
				return;
			case "solved":
				this.#enter().renderSolved(state);
				return;
			case "done":
				this.#leaveBoard();
				void this.#finish(state);
				return;
			default:
				this.#leaveBoard();
				this.#tellLeft(state, what === "failed");
		}
	}

	#enter() {
		const { puzzle } = this.#parts;
		puzzle.setAttribute("deal", "glide");
		this.#strip ??= new Strip({
			puzzle,
			words: this.#words,
			giveUp: () => this.giveUp(),
		});
		return this.#strip;
	}

	#leaveBoard() {
		this.#strip?.remove();
		this.#strip = null;
		this.#parts.settings.apply("deal");
	}

	#tellLeft({ parts, splits }: MarathonState, hasFailed: boolean) {
		const { left, failed, resume } = this.#words;
		const name = courseName(parts, this.#words);
		const text = left(name, splits.length, parts.sizes.length);
		this.#parts.notify(hasFailed ? failed : text, {
			action: { label: resume, act: () => void this.resume() },
		});
	}

	/** Saves the result and shows it. */
	async #finish(state: MarathonState) {
		const { records } = this.#kept.now;
		const { id, course } = state;
		const [best, isKept] = await Promise.all([
			this.#past.best(course, id ?? "").catch(noted),
			this.#past.keep(state, records).then(() => true, noted),
		]);
		this.#run.close();
		const { openResult } = await import("./result-sheet.ts");
		openResult(this.#parts, {
			state,
			words: await this.speak(),
			best: best ?? null,
			isRead: best !== undefined,
			isKept: isKept === true,
			again: () => void this.start(course),
			another: async () => {
				const { openMarathonSheet } = await import("./marathon-sheet.ts");
				await openMarathonSheet(this.#parts, this);
			},
		});
	}
}

function noted(error: unknown) {
	console.info("the marathons saved cannot be used:", error);
	return undefined;
}
