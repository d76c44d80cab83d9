/**
 * What moves the play on and back: the buttons, the slider, the speed, the keys.
 */

import { useKeys } from "../../pages/kit/events.ts";
import type { StepPlayer } from "../../pages/parts/step-player.ts";
import { timeText } from "../../pages/parts/time-text.ts";
import type { Props } from "./review-state.ts";

/** How many times faster than it was played. */
const FACTORS = [0.5, 1, 2, 4, 8];

const toggle = (replay: StepPlayer) => replay.toggle();

/** What keys do where they do nothing else: the same as in a player of films. */
const KEYS: Record<string, (replay: StepPlayer) => void> = {
	" ": toggle,
	ArrowLeft: (replay) => replay.go(replay.at - 1),
	ArrowRight: (replay) => replay.go(replay.at + 1),
	Home: (replay) => replay.go(0),
	End: (replay) => replay.go(replay.last),
};

/** Where keys have a use of their own. */
const OWN = "input, textarea, select, a, button, sliding-puzzle, .plot";

export function Transport({ page }: Props) {
	const words = page.words.value;
	const { at, isRunning } = page.step.value;
	const { elapsed = 0, stm = 0, mtm = 0 } = page.frame.value ?? {};
	const frames = page.opened.value?.play.frames ?? [];
	const last = Math.max(0, frames.length - 1);
	// A solution may have been pasted without its times.
	const isTimed = last < 2 || frames[last].elapsed > 0;
	const time = timeText(elapsed);
	useKeys((event) => {
		const { target, key } = event;
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		if (target instanceof Element && target.closest(OWN)) return;
		if (page.opened.value === null || !Object.hasOwn(KEYS, key)) return;
		page.move(KEYS[key]);
		event.preventDefault();
	});
	const figures = [
		...(isTimed ? [["time", time] as const] : []),
		["slides", stm],
		["moves", mtm],
	] as const;
	return (
		<fieldset
			class="transport stack gap-1"
			id="transport"
			aria-label={words.transport}
		>
			<label class="scrub">
				<span class="sr">{words.position}</span>
				<input
					type="range"
					id="scrub"
					min="0"
					max={last}
					step="1"
					value={at}
					aria-valuetext={
						isTimed ? words.at(time, stm) : words.slidesCount(stm)
					}
					onInput={({ currentTarget }) =>
						page.move((replay) => replay.go(currentTarget.valueAsNumber))
					}
				/>
			</label>
			<dl class="now row" id="now">
				{figures.map(([name, value]) => (
					<div key={name}>
						<dt>{words[name]}</dt>
						<dd id={`now-${name}`}>{value}</dd>
					</div>
				))}
			</dl>
			<div class="transport-row in-line gap-1">
				<Tool
					page={page}
					id="to-start"
					tip={words.toStart}
					icons={{ "": "M17.5 6 9.5 12l8 6zM6.5 6v12" }}
					isOff={at === 0}
					act={KEYS.Home}
				/>
				<Tool
					page={page}
					id="back"
					tip={words.back}
					icons={{ "": "m14.5 6-8 6 8 6" }}
					isOff={at === 0}
					act={KEYS.ArrowLeft}
				/>
				<Tool
					page={page}
					id="play"
					kind={isRunning ? "strong running" : "strong"}
					tip={isRunning ? words.pause : words.play}
					icons={{
						play: "m8 5 11 7-11 7z",
						pause: "M8.5 5.500v13M15.5 5.500v13",
					}}
					act={toggle}
				/>
				<Tool
					page={page}
					id="forward"
					tip={words.forward}
					icons={{ "": "m9.5 6 8 6-8 6" }}
					isOff={at === last}
					act={KEYS.ArrowRight}
				/>
				<label class="speed">
					<span class="sr">{words.speed}</span>
					<select
						id="speed"
						value={page.factor.value}
						onChange={({ currentTarget }) =>
							page.hasten(Number(currentTarget.value))
						}
					>
						{FACTORS.map((factor) => (
							<option value={factor} key={factor}>
								{words.times(factor)}
							</option>
						))}
					</select>
				</label>
			</div>
		</fieldset>
	);
}

/** A button that shows only a picture. */
function Tool({
	page,
	id,
	kind = "",
	tip,
	icons,
	isOff = false,
	act,
}: Props & {
	id: string;
	kind?: string;
	tip: string;
	/** Class → path. */
	icons: Record<string, string>;
	isOff?: boolean;
	act: (replay: StepPlayer) => void;
}) {
	return (
		<button
			type="button"
			class={`tool ${kind}`.trim()}
			id={id}
			title={tip}
			aria-label={tip}
			aria-disabled={isOff || undefined}
			onClick={() => page.move(act)}
		>
			{Object.entries(icons).map(([name, path]) => (
				<svg
					class={`icon ${name}`.trim()}
					viewBox="0 0 24 24"
					aria-hidden="true"
					key={name}
				>
					<path d={path} />
				</svg>
			))}
		</button>
	);
}
