/**
 * The page that shows a play again and reviews it.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { join, sizeText } from "../../messages/language.ts";
import { Held } from "../../pages/kit/held.tsx";
import { Judged } from "./analysis.tsx";
import { Latest } from "./latest.tsx";
import { Paste } from "./paste.tsx";
import type { Props } from "./review-state.ts";
import { Transport } from "./transport.tsx";
import { Tried } from "./tried.tsx";

export function ReviewPage({ page }: Props) {
	const { title } = page.words.value;
	return (
		<>
			<div class="told">
				<h1>{title}</h1>
				<p id="summary" role="status">
					<Summary page={page} />
				</p>
			</div>
			<Stage page={page} />
			{page.isAsking.value && <Latest page={page} />}
			<Paste page={page} />
		</>
	);
}

function Summary({ page }: Props) {
	const words = page.words.value;
	const play = page.opened.value?.play;
	if (page.error.value !== null) return <>{page.explain(page.error.value)}</>;
	if (page.isAsking.value) return <>{words.nothing}</>;
	if (!play) return null;
	const size = sizeText(play.size);
	const texts = [play.solved ? words.solved(size) : words.open(size)];
	if (play.solver || play.hints > 0) texts.push(words.withHelp);
	return <>{join(texts, page.texts.value.strings.space)}</>;
}

/** The board, and what is known of the play. */
function Stage({ page }: Props) {
	const place = useRef<HTMLDivElement>(null);
	const isThere = page.again.value !== null;
	// Laid out here, so that the frame that draws it has less to do.
	useLayoutEffect(() => {
		place.current?.getBoundingClientRect();
	}, [isThere]);
	return (
		<div class="stage stack gap-6" id="content" hidden={!isThere} ref={place}>
			<div class="shown stack">
				<Held element={page.puzzle} />
				<Tried page={page} />
				<Transport page={page} />
			</div>
			<div class="stack gap-4">
				<Judged page={page} />
			</div>
		</div>
	);
}
