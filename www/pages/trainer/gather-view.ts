/**
 * The part of the page that looks for endings in the player's plays.
 */

import { find, findButton } from "../../element/dom.ts";
import type { Texts } from "../../messages/compiled/trainer-en.ts";
import type { Training } from "../parts/training.ts";
import { gatherEndings } from "./gather.ts";

type GatherParts = Parameters<typeof gatherEndings>[0] & {
	training: Pick<Training, "own">;
};

export class GatherView {
	#parts;
	#search: AbortController | null = null;
	#said: (texts: Texts) => string = () => "";
	/** How far it is. */
	#at = 0;
	#all = 0;

	constructor(parts: {
		from: Omit<GatherParts, "signal" | "onProgress">;
		texts: () => Texts;
		/** Called with how many endings are new. */
		onDone: (kept: number) => void;
	}) {
		this.#parts = parts;
		findButton(document, "gather-start").addEventListener(
			"click",
			() => void this.#run(),
		);
		findButton(document, "gather-cancel").addEventListener("click", () =>
			this.stop(),
		);
	}

	/** Stops. What was found by then is kept. */
	stop() {
		this.#search?.abort();
	}

	/** Shows it, or hides it. */
	render(isThere: boolean) {
		const texts = this.#parts.texts();
		const { own } = texts;
		const gather = find(document, "gather", HTMLElement);
		gather.hidden = !isThere;
		const say = (id: string, words: string) => {
			const element = find(document, id, HTMLElement);
			// The same words again are not announced again.
			if (element.textContent !== words) element.textContent = words;
		};
		const isEmpty = this.#parts.from.training.own === 0;
		gather.classList.toggle("is-alone", isEmpty);
		say("own-none", isEmpty && this.#search === null ? own.none : "");
		say("gather-start", own.gather);
		say("gather-cancel", own.cancel);
		say("gather-records", own.records);
		const isOn = this.#search !== null;
		const progress = own.progress(this.#at, this.#all);
		say("gather-about", isOn && this.#all > 0 ? progress : own.about);
		const bar = find(document, "gather-progress", HTMLProgressElement);
		bar.hidden = !isOn;
		bar.max = Math.max(1, this.#all);
		bar.value = this.#at;
		bar.ariaLabel = progress;
		say("gather-said", this.#said(texts));
		const start = findButton(document, "gather-start");
		start.hidden = isOn;
		start.classList.toggle("strong", isEmpty);
		findButton(document, "gather-cancel").hidden = !isOn;
	}

	async #run() {
		const search = new AbortController();
		this.#search = search;
		this.#said = () => "";
		[this.#at, this.#all] = [0, 0];
		this.render(true);
		findButton(document, "gather-cancel").focus();
		let kept = 0;
		try {
			const gathered = await gatherEndings({
				...this.#parts.from,
				signal: search.signal,
				onProgress: (at, all) => {
					[this.#at, this.#all] = [at, all];
					this.render(true);
				},
			});
			kept = gathered.kept;
			this.#said = ({ own }) =>
				gathered.looked === 0 && !search.signal.aborted
					? own.noPlays
					: own.done(gathered.looked, gathered.kept);
		} catch (error) {
			console.info("the plays were not looked through:", error);
			this.#said = ({ own }) => own.failed;
		}
		const cancel = findButton(document, "gather-cancel");
		const hadFocus = document.activeElement === cancel;
		this.#search = null;
		this.#parts.onDone(kept);
		if (hadFocus) findButton(document, "gather-start").focus();
	}
}
