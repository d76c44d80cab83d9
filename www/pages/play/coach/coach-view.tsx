/**
 * The help step by step, in the line below the board.
 */

import type { Texts as CoachStrings } from "../../../messages/compiled/coach-en.ts";
import { Button, Tool } from "../../kit/button.tsx";
import { CLOSE } from "../../parts/sheet.ts";
import { type State, saidOf, subGoals } from "./coach-words.ts";

export function CoachView({
	state,
	texts,
	calls,
}: {
	state: State;
	texts: CoachStrings;
	calls: { ask: () => void; close: () => void; toShortest: () => void };
}) {
	const [head, text] = saidOf(state, texts);
	const goals = subGoals(state, texts);
	// A slide that is one press away.
	const strong = state.level === "slide" ? " strong" : "";
	return (
		<>
			<div class="coach-said" role="status">
				<h2 class="coach-head">{head}</h2>
				<p class="coach-text">{text}</p>
			</div>
			<Button id="coach-more" kind={`small${strong}`} onClick={calls.ask}>
				{texts.which[state.level]}
			</Button>
			<div class="coach-rest">
				<ol class="coach-goals">
					{goals.length > 1 &&
						goals.map(({ name, isDone, isNow }) => (
							<li
								key={name}
								class={isDone ? "is-done" : ""}
								aria-current={isNow ? "step" : undefined}
							>
								<span class="coach-goal">{name}</span>
								{isDone && <span class="sr">{` (${texts.done})`}</span>}
							</li>
						))}
				</ol>
				{/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend in sight. */}
				<div class="coach-pair" role="group" aria-label={texts.kinds}>
					<button type="button" aria-pressed="true">
						{texts.steps}
					</button>
					<button
						type="button"
						id="coach-shortest"
						aria-pressed="false"
						onClick={calls.toShortest}
					>
						{texts.shortest}
					</button>
				</div>
				<Tool
					id="coach-close"
					name={texts.close}
					d={CLOSE}
					onClick={calls.close}
				/>
			</div>
		</>
	);
}
