/**
 * Another way than that of the play, below the board.
 */

import { Button } from "../../pages/kit/button.tsx";
import { leftText } from "./bounds-text.ts";
import type { Props } from "./review-state.ts";

export function Tried({ page }: Props) {
	const words = page.words.value;
	const { variation } = page;
	const tried = variation.tried.value;
	const { isShowing, made, bounds, did } = tried ?? {};
	const left =
		bounds === "searching" ? words.thinking : bounds && leftText(words, bounds);
	return (
		<>
			<p class="try-it soft small" id="try-it" hidden={tried !== null}>
				{words.tryIt}
			</p>
			<section
				class="variation frame"
				id="variation"
				aria-labelledby="variation-title"
				hidden={tried === null}
			>
				<h2 id="variation-title">{isShowing ? words.showing : words.trying}</h2>
				<p class="row" role="status">
					<span id="variation-made">
						{made !== undefined && words.made(made)}
					</span>
					<b id="variation-left">{left}</b>
					<span id="variation-did">{did && words.took[did]}</span>
				</p>
				<div class="variation-buttons row">
					<Button
						kind="strong"
						id="variation-back"
						onClick={() => variation.leave()}
					>
						{words.backToPlay}
					</Button>
					<Button
						id="variation-best"
						hidden={typeof bounds === "object" && bounds?.upper === 0}
						onClick={() => void variation.runBest()}
					>
						{words.best}
					</Button>
				</div>
			</section>
		</>
	);
}
