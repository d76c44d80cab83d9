/**
 * Plays go to files and come from files, chosen or dropped.
 */

import { useRef } from "preact/hooks";
import { isReplay } from "../../core/later/replay-link.ts";
import { Button } from "../kit/button.tsx";
import { useDrop, usePaste } from "../kit/events.ts";
import { exportPlays, exportTable, importFile, importText } from "./files.ts";
import type { Props } from "./records-state.ts";

export function DataPart({ page }: Props) {
	const words = page.strings.value;
	const unreadable = page.unreadable.value;
	const isEmpty = page.categories.value.length === 0;
	const input = useRef<HTMLInputElement>(null);
	const isOver = useDrop((file) => importFile(page, file));
	usePaste((text) => void (isReplay(text) && importText(page, text)));
	return (
		<section class="panel data" aria-labelledby="data-title">
			<h2 id="data-title" tabIndex={-1}>
				{words.data}
			</h2>
			<p class="soft">{words.dataAbout}</p>
			<div class="buttons row">
				{!isEmpty && (
					<Button onClick={() => exportPlays(page)}>{words.export}</Button>
				)}
				<Button onClick={() => input.current?.click()}>{words.import}</Button>
				{!isEmpty && (
					<Button onClick={() => exportTable(page)}>{words.csv}</Button>
				)}
			</div>
			<input
				type="file"
				ref={input}
				accept=".txt,.json,.csv,text/*,application/json"
				hidden
				onChange={async ({ currentTarget }) => {
					const [file] = currentTarget.files ?? [];
					if (file !== undefined) await importFile(page, file);
					// The same file can be chosen again.
					currentTarget.value = "";
				}}
			/>
			<p class="soft small">{words.importAbout}</p>
			<p class="soft small">{words.replaysAbout}</p>
			{!isEmpty && <p class="soft small">{words.csvAbout}</p>}
			{unreadable > 0 && (
				<p class="soft small">{words.unreadable(unreadable)}</p>
			)}
			{isOver && (
				<div class="drop">
					<p>{words.dropHere}</p>
				</div>
			)}
		</section>
	);
}
