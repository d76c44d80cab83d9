/**
 * What is beside the board: what is to be done, the slides made, how they were graded,
 * and what can be done next.
 */

import { useRef } from "preact/hooks";
import { join } from "../../messages/language.ts";
import { Button, NamedTool } from "../../pages/kit/button.tsx";
import { useFocusLeft } from "../../pages/kit/focus.ts";
import { UNDO } from "../../pages/kit/icon.tsx";
import { countText, statusTexts, targetTexts } from "./answer-texts.ts";
import type { Props } from "./trainer-state.ts";

const START_OVER = "M4.5 12a7.5 7.5 0 1 0 2.4-5.5L4.5 8.8M4.5 4.5v4.3h4.3";

export function AnswerPart({ page }: Props) {
	const beside = useRef<HTMLDivElement>(null);
	const { stage, exercise } = page.play.value;
	// Whoever pressed a button that is gone goes on with the next one.
	useFocusLeft(beside, () =>
		stage === "done" ? beside.current?.querySelector("button") : null,
	);
	return (
		<div class="beside stack" id="beside" hidden={!exercise} ref={beside}>
			<Figures page={page} />
			<Status page={page} />
			<Acts page={page} />
		</div>
	);
}

function Figures({ page }: Props) {
	const texts = page.texts.value;
	const play = page.play.value;
	const { stage, fewest, path, verdict } = play;
	const isMixed = page.choice.value.kind === "mixed";
	const [task, ...more] = targetTexts(texts, play, isMixed);
	const isOpen = stage === "open" || stage === "grading";
	const isGivenUp = verdict?.slides === null;
	const is = (name: string, isIt: boolean) => (isIt ? ` is-${name}` : "");
	const made = path.length;
	return (
		<>
			<div class="figures row" id="figures" hidden={!isOpen}>
				{/* It is announced when there is a board. */}
				<p class="target" id="target" role="status">
					{isOpen && task}
				</p>
				<p
					class={`count soft${is("over", made > (fewest ?? made))}`}
					id="count"
				>
					{countText(texts, made, fewest)}
				</p>
				<p class="soft more or-nothing across" id="more">
					{join(more, texts.space)}
				</p>
			</div>
			<div
				class="ticks in-line"
				id="ticks"
				aria-hidden="true"
				hidden={isGivenUp || !(isOpen || stage === "done")}
			>
				{Array.from({ length: Math.max(fewest ?? 0, made) }, (_, at) => {
					const ways = [
						is("made", at < made),
						is("over", at >= (fewest ?? made)),
						is("away", verdict?.marks[at] === "a"),
					];
					return <span class={`tick${ways.join("")}`} key={at} />;
				})}
			</div>
		</>
	);
}

function Status({ page }: Props) {
	const texts = page.texts.value;
	const said = [
		...statusTexts(texts, page.play.value, page.isSlow.value),
		...(page.way.value?.(texts) ?? []),
	];
	return (
		<div class="verdict or-nothing" id="verdict" role="status">
			{said.map((line, at) => (
				<p class={at === 0 ? "grade" : "soft"} key={line}>
					{line}
				</p>
			))}
		</div>
	);
}

function Acts({ page }: Props) {
	const { exercise } = page;
	const texts = page.texts.value;
	const { stage, verdict, fewest, path } = page.play.value;
	const isOpen = stage === "open";
	const isDone = stage === "done";
	const isFailed = stage === "failed";
	const slides = verdict?.slides ?? null;
	const isLonger = isDone && (slides === null || slides !== fewest);
	const canSkip = isOpen || isFailed || stage === "grading";
	const way = isDone ? texts.show : texts.giveUp;
	const show = page.isShowing.value ? texts.stop : way;
	const acts: [id: string, isThere: boolean, text: string, act: () => void][] =
		[
			["next", isDone, texts.next, () => page.goOn()],
			["retry", isFailed, texts.retry, () => page.retry()],
			["show", isOpen || isLonger, show, () => page.showWay()],
			["again", isLonger, texts.tryAgain, () => page.again()],
			["skip", canSkip, texts.skip, () => page.goOn(true)],
		];
	const tools = [
		{ id: "undo", name: texts.undo, d: UNDO, act: () => exercise.undo() },
		{
			id: "start-over",
			name: texts.startOver,
			d: START_OVER,
			act: () => exercise.startOver(),
		},
	];
	return (
		<>
			<div class="acts stack">
				{acts.map(([id, isThere, text, act], at) => (
					<Button
						kind={at < 2 ? "strong" : ""}
						id={id}
						hidden={!isThere}
						onClick={act}
						key={id}
					>
						{text}
					</Button>
				))}
			</div>
			<div class="lesser row gap-1" id="back" hidden={!isOpen}>
				{tools.map(({ act, ...tool }) => (
					<NamedTool
						{...tool}
						aria-disabled={path === ""}
						onClick={act}
						key={tool.id}
					/>
				))}
			</div>
		</>
	);
}
