/**
 * Boards that are not typed: drawn from a seed, exactly so far from solved, or those of
 * exercises.
 */

import { Stepper } from "../../pages/kit/fields.tsx";
import { EXAMPLES } from "./examples.ts";
import { Acts, TextField, Wrong } from "./lab-fields.tsx";
import type { Props } from "./lab-state.ts";

export function DrawPart({ page }: Props) {
	const { texts, draw } = page;
	const isOn = draw.isOn.value;
	const side = (name: "columns" | "rows") => (
		<Stepper
			name={texts[name]}
			value={draw.size[name]}
			range={page.sides}
			words={{ less: () => texts.less(name), more: () => texts.more(name) }}
			onChange={(value) => {
				draw.size = { ...draw.size, [name]: value };
			}}
		/>
	);
	return (
		<details
			class="chosen more-boards"
			id="draw-part"
			onToggle={() => draw.begin()}
		>
			<summary>{texts.draw}</summary>
			<form
				class="draw row gap-3"
				id="draw-form"
				onSubmit={(event) => {
					event.preventDefault();
					if (!draw.go()) document.getElementById("distance")?.focus();
				}}
			>
				<div class="row gap-3" id="size-steppers">
					{side("columns")}
					{side("rows")}
				</div>
				<TextField
					id="seed"
					name={texts.seed}
					value={draw.seed.value}
					spellcheck={false}
					onInput={(seed) => {
						draw.seed.value = seed;
					}}
				/>
				<TextField
					id="distance"
					name={texts.distance}
					value={draw.distance.value}
					placeholder={texts.anyDistance}
					inputMode="numeric"
					aria-describedby="draw-error"
					aria-invalid={draw.isWrong.value}
					onInput={(distance) => {
						draw.distance.value = distance;
					}}
				/>
				<Acts
					page={page}
					isOn={isOn}
					stopId="stop-draw"
					onStop={() => draw.stop()}
				>
					<button type="submit" class="button" id="draw" hidden={isOn}>
						{texts.draw}
					</button>
				</Acts>
				<Wrong page={page} id="draw-error" wrong={draw.wrong.value} />
				<p class="soft small" id="draw-said" role="status">
					{draw.said.value(texts)}
				</p>
				{/* Not announced: it changes all the time. */}
				<p class="soft small" id="draw-running">
					{draw.running.value(texts)}
				</p>
			</form>
		</details>
	);
}

export function Examples({ page }: Props) {
	return (
		<details class="chosen more-boards" id="example-part">
			<summary>{page.texts.examples}</summary>
			<ul class="examples stack gap-0" id="examples">
				{EXAMPLES.map(({ board, answer }) => (
					<li key={board}>
						<button
							type="button"
							class="example row bare"
							// The answers are for the usual goal.
							onClick={() => page.take(board, { goal: "last" })}
						>
							<code>{board}</code>
							<span>{`→ ${String(answer).replace("-", "−")}`}</span>
						</button>
					</li>
				))}
			</ul>
		</details>
	);
}
