/**
 * What happens at a step, in words.
 */

import type { Texts } from "../../../messages/compiled/watch-en.ts";
import type { Recorded } from "./record.ts";
import {
	formula,
	isDeepening,
	type TreeNode,
	type WatchState,
} from "./watch-state.ts";

export function wordsOf(texts: Texts, record: Recorded, state: WatchState) {
	const { event, nodes, bound, pass } = state;
	const node = nodes.get(state.touched ?? -1);
	const label = node?.label ?? 0;
	const value = node === undefined ? "" : formula(record.search, node);
	switch (event.type) {
		case "start":
			return isDeepening(record.search)
				? texts.startDeep
				: record.roots.length > 1
					? texts.startBoth
					: texts.startOne;
		case "bound":
			return texts.bound(pass, event.bound);
		case "taken":
			return texts.taken(label, value);
		case "expanded":
			return isDeepening(record.search)
				? texts.expandedDeep(label)
				: texts.expanded(label, successors(texts, record, state));
		case "made": {
			const slide = slideOf(texts, record, state, node);
			if (state.isShorter) return texts.shorter(slide, label, value);
			const { search } = record;
			return texts.made(slide, label, value, !isDeepening(search));
		}
		case "known": {
			// The board may be known by another way than this.
			const from = nodes.get(event.from)?.label ?? 0;
			return texts.known(from, texts.ways[waysOf(event.slide)], label);
		}
		case "cut":
			return texts.cut(label, value, bound ?? 0);
		case "found":
			return texts.found(record.slides.length);
		default:
			return texts.stopped(record.events.length - 1);
	}
}

/** What is made of a board: `board 3, board 4 (known)`. */
function successors(
	texts: Texts,
	{ events }: Recorded,
	{ step, nodes }: WatchState,
) {
	const list: string[] = [];
	let next = nodes.size;
	for (const event of events.slice(step + 1)) {
		if (event.type !== "made" && event.type !== "known") break;
		const known = nodes.get(event.node)?.label;
		if (event.type === "known" && known !== undefined) {
			list.push(texts.knownOne(known));
		} else {
			list.push(texts.one(known ?? next));
			if (known === undefined) next += 1;
		}
	}
	return list.length === 0 ? "" : texts.list(list);
}

function waysOf(letter: string) {
	return letter as keyof Texts["ways"];
}

/** Returns the slide that led to a board: `tile 5 up`. */
export function slideOf(
	texts: Texts,
	record: Recorded,
	{ nodes }: WatchState,
	node: TreeNode | undefined,
) {
	const parent = nodes.get(node?.from ?? -1);
	if (node === undefined || parent === undefined) return "";
	// The tile that slid stands where the gap was.
	const cell = record.tilesOf(parent.board).indexOf(0);
	const tile = record.tilesOf(node.board)[cell];
	return texts.slide(tile, texts.ways[waysOf(node.slide)]);
}
