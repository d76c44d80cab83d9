/**
 * What waits, in order; for IDA*, its path.
 */

import { useRef } from "preact/hooks";
import type { TreeNode } from "../../../core/wasm/lab.js";
import type { Texts } from "../../../messages/compiled/watch-en.ts";
import { BoardPicture } from "../../../pages/kit/board-picture.tsx";
import { useFocusGone } from "../../../pages/kit/focus.ts";
import type { Recorded, Trees } from "./recorded.ts";

/** How many boards of a queue are shown. */
const MOST = 12;

export type Props = {
	words: Texts;
	record: Recorded;
	trees: Trees;
	onPick: (id: number | null) => void;
};

export function QueuePart({ words, record, trees, onPick }: Props) {
	const place = useRef<HTMLDivElement>(null);
	useFocusGone(place, () => place.current?.querySelector("button")?.focus());
	const titleOf = (at: number) => {
		if (record.whole.isDeepening) return words.path(trees.bound);
		return trees.queues.length > 1 ? words.queueOf[at] : words.queue;
	};
	const item = (id: number) => {
		const { label, value, board } = trees.nodes.get(id) as TreeNode;
		return (
			<li key={id}>
				<button
					type="button"
					class="watch-item stack bare"
					onClick={() => onPick(id)}
				>
					{/* The numbers of the picture are no part of the name; what is written is, in order. */}
					<span class="sr">{words.named(label, value)}</span>
					<small aria-hidden="true">{label}</small>
					<BoardPicture
						cells={record.tilesOf(board)}
						columns={record.columns}
					/>
					<span aria-hidden="true" class="watch-value">
						{value}
					</span>
				</button>
			</li>
		);
	};
	return (
		<section class="watch-waiting stack" ref={place}>
			{trees.queues.map((queue, at) => (
				<div class="watch-one" key={at}>
					<h3>
						<span>{titleOf(at)}</span>{" "}
						<small class="watch-length">{words.boards(queue.length)}</small>
					</h3>
					<ol class="watch-queue stack gap-1">
						{queue.slice(0, MOST).map(item)}
					</ol>
					{queue.length > MOST && (
						<p class="soft small">{words.more(queue.length - MOST)}</p>
					)}
				</div>
			))}
		</section>
	);
}
