/**
 * What waits, in order; for IDA*, its path.
 */

import { make } from "../../parts/sheet.js";
import { boardPicture } from "./board-picture.js";
import { formula, isDeepening } from "./watch-state.js";

/** How many boards of a queue are shown. */
const MOST = 12;

export class QueueView {
	#place;
	#texts;
	#onPick;

	/**
	 * @param {HTMLElement} place
	 * @param {import("./watch-words.js").Texts} texts
	 * @param {(id: number) => void} onPick
	 */
	constructor(place, texts, onPick) {
		this.#place = place;
		this.#texts = texts;
		this.#onPick = onPick;
	}

	/**
	 * @param {import("./record.js").Recorded} record
	 * @param {import("./watch-state.js").WatchState} state
	 */
	render(record, state) {
		const texts = this.#texts;
		const { search } = record;
		const focused = document.activeElement;
		const had =
			focused instanceof HTMLElement && this.#place.contains(focused)
				? focused.dataset.node
				: undefined;
		const parts = state.queues.flatMap((queue, at) => {
			const title = isDeepening(search)
				? texts.path(state.bound)
				: state.queues.length > 1
					? texts.queueOf[at]
					: texts.queue;
			const list = make("ol", { class: "watch-queue" });
			const shown = queue.slice(0, MOST);
			list.append(...shown.map((id) => this.#item(record, state, id)));
			const head = make("h3", {}, `${title} `);
			head.append(
				make("small", { class: "watch-length" }, texts.boards(queue.length)),
			);
			const left = queue.length - shown.length;
			const more = make("p", { class: "soft small" }, texts.more(left));
			more.hidden = left === 0;
			return [head, list, more];
		});
		this.#place.replaceChildren(...parts);
		if (had === undefined) return;
		const again = this.#place.querySelector(`[data-node="${had}"]`);
		const first = this.#place.querySelector("button");
		const next = again ?? first;
		if (next instanceof HTMLElement) next.focus();
	}

	/**
	 * @param {import("./record.js").Recorded} record
	 * @param {import("./watch-state.js").WatchState} state
	 * @param {number} id
	 */
	#item(record, { nodes }, id) {
		const node = /** @type {import("./watch-state.js").TreeNode} */ (
			nodes.get(id)
		);
		const columns = Number.parseInt(record.size, 10);
		const value = formula(record.search, node);
		const button = make("button", { type: "button", class: "watch-item" });
		button.dataset.node = String(id);
		button.ariaLabel = this.#texts.named(node.label, value);
		button.append(
			boardPicture(record.tilesOf(node.board), columns),
			make("span", { class: "watch-value" }, value),
			make("small", { class: "watch-number" }, String(node.label)),
		);
		button.addEventListener("click", () => this.#onPick(id));
		const item = make("li");
		item.append(button);
		return item;
	}
}
