/**
 * The board at hand, or one that was picked: large, with its values, the board before it
 * and those behind it.
 */

import type { TreeNode } from "../../../core/wasm/lab.js";
import type { Texts } from "../../../messages/compiled/watch-en.ts";
import { boardPicture } from "../../../pages/kit/board-picture.tsx";
import { make } from "../../../pages/parts/sheet.ts";
import { type Recorded, successorsOf, type Trees } from "./recorded.ts";
import { slideOf } from "./watch-words.ts";

/** What the marks are called in IDA*, which has no queue. */
const DEEP = {
	taken: "end",
	waits: "tried",
	done: "done",
	path: "path",
	left: "left",
	cut: "cut",
} as const;

export class NodeView {
	#place;
	#texts;
	#onPick;

	constructor(
		place: HTMLElement,
		texts: Texts,
		onPick: (id: number | null) => void,
	) {
		this.#place = place;
		this.#texts = texts;
		this.#onPick = onPick;
	}

	render(record: Recorded, state: Trees, picked: number | null) {
		const texts = this.#texts;
		const place = this.#place;
		const hadFocus = place.contains(document.activeElement);
		const [first] = state.nodes.values();
		const at = picked ?? state.touched ?? state.taken ?? first.id;
		const node = state.nodes.get(at) ?? first;
		const { columns, whole } = record;
		const head = make("h3", { tabindex: "-1" }, texts.boardOf(node.label));
		const isTaken = node.id === state.taken;
		const status = isTaken ? "taken" : node.status;
		const facts = make("p");
		facts.append(
			make("strong", {}, node.value),
			make(
				"span",
				{ class: "watch-status" },
				texts.marks[whole.isDeepening ? DEEP[status] : status],
			),
		);
		const slide = slideOf(texts, record, state, node);
		const about = make("p", { class: "soft small" }, slide);
		about.hidden = slide === "";
		const next = make("div", { class: "watch-kin" });
		const parent = state.nodes.get(node.from ?? -1);
		if (parent !== undefined) next.append(this.#go(texts.before, parent));
		for (const child of successorsOf(state, node.id)) {
			next.append(this.#go(texts.after, child));
		}
		if (picked !== null) {
			const back = make(
				"button",
				{ type: "button", class: "button small" },
				texts.unpick,
			);
			back.addEventListener("click", () => this.#onPick(null));
			next.append(back);
		}
		const name = texts.namedBoard(
			node.label,
			node.board.replaceAll("/", texts.nextRow),
		);
		const picture = boardPicture({
			cells: record.tilesOf(node.board),
			columns,
			label: name,
		});
		const told = make("div");
		told.append(facts, about, next);
		place.replaceChildren(head, picture, told);
		if (hadFocus) head.focus();
	}

	#go(text: (label: number) => string, { id, label }: TreeNode) {
		const button = make(
			"button",
			{ type: "button", class: "button small" },
			text(label),
		);
		button.addEventListener("click", () => this.#onPick(id));
		return button;
	}
}
