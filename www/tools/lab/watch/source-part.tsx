/**
 * The source of a search, as it runs, with the running line marked.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import best_first from "../../../../src/lab/best_first.rs?raw";
import bidirectional from "../../../../src/lab/bidirectional.rs?raw";
import breadth_first from "../../../../src/lab/breadth_first.rs?raw";
import ida_star from "../../../../src/lab/ida_star.rs?raw";
import table from "../../../../src/lab/table.rs?raw";
import type { StepKind } from "../../../core/wasm/lab.js";
import { codeOf, LINES, lineOf, sourceOf } from "./line-table.ts";

const SOURCES: Record<string, string> = {
	breadth_first,
	best_first,
	ida_star,
	bidirectional,
	table,
};

/** @param kind Of the step at hand. */
export function SourcePart({
	title,
	search,
	kind,
}: {
	title: string;
	search: string;
	kind: StepKind;
}) {
	const place = useRef<HTMLPreElement>(null);
	const file = sourceOf(search);
	const text = codeOf(SOURCES[file]);
	const first = lineOf(text, file, kind);
	const pieces = LINES[file]?.[kind]?.split("\n").length ?? 1;
	const at = first < 0 ? -1 : first + pieces - 1;
	useLayoutEffect(() => {
		const code = place.current;
		const line = code?.children[at];
		if (!code || !(line instanceof HTMLElement)) return;
		// Only the list itself is scrolled, not the page.
		code.scrollTop = Math.max(0, line.offsetTop - code.clientHeight / 2);
	}, [file, at]);
	return (
		<>
			<h3 id="watch-source-title">{title}</h3>
			{/* biome-ignore lint/a11y/useSemanticElements: it is code. */}
			<pre
				class="watch-code frame"
				// biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll it.
				tabIndex={0}
				role="group"
				aria-labelledby="watch-source-title"
				lang="en"
				ref={place}
			>
				{text
					.trimEnd()
					.split("\n")
					.map((line, n) => (
						<code aria-current={n === at ? "step" : undefined} key={n}>
							{narrow(line) || " "}
						</code>
					))}
			</pre>
		</>
	);
}

/** Halves what a line is indented by: phones are narrow. */
function narrow(line: string) {
	return line.slice((line.length - line.trimStart().length) / 2);
}
