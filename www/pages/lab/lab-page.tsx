/**
 * The page of the laboratory.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { BoardPart } from "./board-part.tsx";
import type { Part } from "./lab-state.ts";
import { ManyPart } from "./many-part.tsx";
import { Results, SearchPart } from "./search-part.tsx";
import { SharePart } from "./share-part.tsx";
import { SolvablePart } from "./solvable-part.tsx";

/** @param see Begins to show searches step by step; returns what shows the latest. */
export function LabPage({ page, see }: Part & { see: () => () => void }) {
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
				<See page={page} see={see} />
			</div>
			<SharePart page={page} />
		</>
	);
}

/** A search step by step: drawn by hand, and loaded when it is asked for. */
function See({ page, see }: Part & { see: () => () => void }) {
	const show = useRef(() => {});
	const { texts, look, lastLook, isOpen } = page;
	useLayoutEffect(() => {
		show.current = see();
	}, []);
	useLayoutEffect(() => {
		if (isOpen.value) show.current();
	}, [texts, look, lastLook, isOpen.value]);
	return <section class="panel" id="see-section" />;
}
