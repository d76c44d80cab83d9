/**
 * The board at hand, or one that was picked: large, with its values, the board before it
 * and those behind it.
 */

import { useRef } from "preact/hooks";
import type { TreeNode } from "../../../core/wasm/lab.js";
import { BoardPicture } from "../../../pages/kit/board-picture.tsx";
import { Button } from "../../../pages/kit/button.tsx";
import { useFocusGone } from "../../../pages/kit/focus.ts";
import type { Props } from "./queue-part.tsx";
import { successorsOf } from "./recorded.ts";
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

export function NodePart({
	words,
	record,
	trees,
	picked,
	onPick,
}: Props & { picked: number | null }) {
	const head = useRef<HTMLHeadingElement>(null);
	const kin = useRef<HTMLDivElement>(null);
	useFocusGone(kin, () => head.current?.focus());
	const [first] = trees.nodes.values();
	const at = picked ?? trees.touched ?? trees.taken ?? first.id;
	const node = trees.nodes.get(at) ?? first;
	const { columns, whole } = record;
	const status = node.id === trees.taken ? "taken" : node.status;
	const slide = slideOf(words, record, trees, node);
	const parent = trees.nodes.get(node.from ?? -1);
	const button = (text: string, id: number | null) => (
		<Button
			kind="small"
			onClick={() => onPick(id)}
			// Another board's is another button.
			key={`${node.id} ${id}`}
		>
			{text}
		</Button>
	);
	return (
		<section class="watch-node stack">
			<h3 tabIndex={-1} ref={head}>
				{words.boardOf(node.label)}
			</h3>
			<BoardPicture
				cells={record.tilesOf(node.board)}
				columns={columns}
				label={words.namedBoard(
					node.label,
					node.board.replaceAll("/", words.nextRow),
				)}
			/>
			<div class="stack">
				<p>
					<strong>{node.value}</strong>
					<span class="watch-status">
						{words.marks[whole.isDeepening ? DEEP[status] : status]}
					</span>
				</p>
				{slide !== "" && <p class="soft small">{slide}</p>}
				<div class="watch-kin row gap-1" ref={kin}>
					{parent && button(words.before(parent.label), parent.id)}
					{successorsOf(trees, node.id).map(({ id, label }: TreeNode) =>
						button(words.after(label), id),
					)}
					{picked !== null && button(words.unpick, null)}
				</div>
			</div>
		</section>
	);
}
