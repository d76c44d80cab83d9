/**
 * The page of the laboratory.
 */

import { useLayoutEffect } from "preact/hooks";
import { BoardPart } from "./board-part.tsx";
import { ExplainedPart } from "./explained-part.tsx";
import type { Props } from "./lab-state.ts";
import { ManyPart } from "./many-part.tsx";
import { Results, SearchPart } from "./search-part.tsx";
import { SharePart } from "./share-part.tsx";
import { SolvablePart } from "./solvable-part.tsx";
import { WatchPart } from "./watch-part.tsx";

export function LabPage({ page }: Props) {
	const { fixed } = page.choices;
	useLayoutEffect(() => {
		document.documentElement.classList.toggle("is-fixed", fixed);
	}, [fixed]);
	return (
		<>
			<div class="bench stack gap-4" id="bench" hidden={!page.isOpen.value}>
				<div class="left stack gap-4">
					<BoardPart page={page} />
				</div>
				<div class="right stack gap-4">
					<SearchPart page={page} />
					<Results page={page} />
					<SolvablePart page={page} />
					<ManyPart page={page} />
				</div>
				<WatchPart page={page} />
				<ExplainedPart page={page} />
			</div>
			<SharePart page={page} />
		</>
	);
}
