/**
 * The board at hand, or one that was picked: large, with its values, the board before it
 * and those behind it.
 */

import { make } from "../../parts/sheet.js";
import { boardPicture } from "./board-picture.js";
import { formula, isDeepening, successorsOf } from "./watch-state.js";
import { slideOf } from "./watch-words.js";

/** @typedef {import("./watch-state.js").TreeNode} TreeNode */

/** What the marks are called in IDA*, which has no queue. */
const DEEP = /** @type {const} */ ({
	taken: "end",
	waits: "tried",
	done: "done",
	path: "path",
	left: "left",
	cut: "cut",
});

export class NodeView {
	#place;
	#texts;
	#onPick;

	/**
	 * @param {HTMLElement} place
	 * @param {import("./watch-words.js").Texts} texts
	 * @param {(id: number | null) => void} onPick
	 */
	constructor(place, texts, onPick) {
		this.#place = place;
		this.#texts = texts;
		this.#onPick = onPick;
	}

	/**
	 * @param {import("./record.js").Recorded} record
	 * @param {import("./watch-state.js").WatchState} state
	 * @param {number | null} picked
	 */
	render(record, state, picked) {
		const texts = this.#texts;
		const place = this.#place;
		const hadFocus = place.contains(document.activeElement);
		const [first] = state.nodes.values();
		const at = picked ?? state.touched ?? state.taken ?? first.id;
		const node = state.nodes.get(at) ?? first;
		const columns = Number.parseInt(record.size, 10);
		const head = make("h3", { tabindex: "-1" }, texts.boardOf(node.label));
		const isTaken = node.id === state.taken;
		const status = isTaken ? "taken" : node.status;
		const facts = make("p");
		facts.append(
			make("strong", {}, formula(record.search, node)),
			make(
				"span",
				{ class: "watch-status" },
				texts.marks[isDeepening(record.search) ? DEEP[status] : status],
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
		const picture = boardPicture(record.tilesOf(node.board), columns, name);
		const told = make("div");
		told.append(facts, about, next);
		place.replaceChildren(head, picture, told);
		if (hadFocus) head.focus();
	}

	/** @param {(label: number) => string} text @param {TreeNode} node */
	#go(text, { id, label }) {
		const button = make(
			"button",
			{ type: "button", class: "button small" },
			text(label),
		);
		button.addEventListener("click", () => this.#onPick(id));
		return button;
	}
}
