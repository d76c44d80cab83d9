/**
 * What happens at a step, in words.
 */

import type { TreeNode } from "../../../core/wasm/lab.js";
import type { Texts } from "../../../messages/compiled/watch-en.ts";
import type { Recorded, Trees } from "./recorded.ts";

export function wordsOf(texts: Texts, record: Recorded, state: Trees) {
	const { nodes, bound, pass } = state;
	const { isDeepening, trees, kinds, length } = record.whole;
	const node = nodes.get(state.touched ?? -1);
	const { label = 0, value = "" } = node ?? {};
	switch (state.kind) {
		case "start":
			if (isDeepening) return texts.startDeep;
			return trees > 1 ? texts.startBoth : texts.startOne;
		case "bound":
			return texts.bound(pass, bound ?? 0);
		case "taken":
			return texts.taken(label, value);
		case "expanded":
			return isDeepening
				? texts.expandedDeep(label)
				: texts.expanded(label, successors(texts, state));
		case "made": {
			const slide = slideOf(texts, record, state, node);
			return state.isShorter
				? texts.shorter(slide, label, value)
				: texts.made(slide, label, value, !isDeepening);
		}
		case "known": {
			// The board may be known by another way than this.
			const from = nodes.get(state.from ?? -1)?.label ?? 0;
			return texts.known(from, texts.ways[waysOf(state.slide)], label);
		}
		case "cut":
			return texts.cut(label, value, bound ?? 0);
		case "found":
			return texts.found(length);
		default:
			return texts.stopped(kinds.length - 1);
	}
}

/** What is made of a board: `board 3, board 4 (known)`. */
function successors(texts: Texts, { successors }: Trees) {
	const list = successors.map(({ label, isKnown }) =>
		isKnown ? texts.knownOne(label) : texts.one(label),
	);
	return list.length === 0 ? "" : texts.list(list);
}

function waysOf(letter: string | null) {
	return letter as keyof Texts["ways"];
}

/** Returns the slide that led to a board: `tile 5 up`. */
export function slideOf(
	texts: Texts,
	record: Recorded,
	{ nodes }: Trees,
	node: TreeNode | undefined,
) {
	const parent = nodes.get(node?.from ?? -1);
	if (node === undefined || parent === undefined) return "";
	// The tile that slid stands where the gap was.
	const cell = record.tilesOf(parent.board).indexOf(0);
	const tile = record.tilesOf(node.board)[cell];
	return texts.slide(tile, texts.ways[waysOf(node.slide)]);
}
