/**
 * What waits, in order; for IDA*, its path.
 */

import type { TreeNode } from "../../../core/wasm/lab.js";
import type { Texts } from "../../../messages/compiled/watch-en.ts";
import { boardPicture } from "../../../pages/kit/board-picture.tsx";
import { make } from "../../../pages/parts/sheet.ts";
import type { Recorded, Trees } from "./recorded.ts";

/** How many boards of a queue are shown. */
const MOST = 12;

export class QueueView {
	#place;
	#texts;
	#onPick;

	constructor(place: HTMLElement, texts: Texts, onPick: (id: number) => void) {
		this.#place = place;
		this.#texts = texts;
		this.#onPick = onPick;
	}

	render(record: Recorded, state: Trees) {
		const texts = this.#texts;
		const focused = document.activeElement;
		const had =
			focused instanceof HTMLElement && this.#place.contains(focused)
				? focused.dataset.node
				: undefined;
		const parts = state.queues.flatMap((queue, at) => {
			const title = record.whole.isDeepening
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

	#item(record: Recorded, { nodes }: Trees, id: number) {
		const node = nodes.get(id) as TreeNode;
		const { value } = node;
		const button = make("button", {
			type: "button",
			class: "watch-item stack",
		});
		button.dataset.node = String(id);
		// The numbers of the picture are no part of the name; what is written is, in order.
		const seen = { "aria-hidden": "true" };
		button.append(
			make("span", { class: "sr" }, this.#texts.named(node.label, value)),
			make("small", seen, String(node.label)),
			boardPicture({
				cells: record.tilesOf(node.board),
				columns: record.columns,
			}),
			make("span", { ...seen, class: "watch-value" }, value),
		);
		button.addEventListener("click", () => this.#onPick(id));
		const item = make("li");
		item.append(button);
		return item;
	}
}
