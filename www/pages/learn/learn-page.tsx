/**
 * The page of lessons: which there are, what is to be done, and the help that is asked
 * for.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { Button, NamedTool } from "../kit/button.tsx";
import { useKeys } from "../kit/events.ts";
import { useFocusLeft } from "../kit/focus.ts";
import { Icon, UNDO } from "../kit/icon.tsx";
import { hearArrow } from "../parts/practice-board.ts";
import type { Progress, Props } from "./learn-state.ts";
import { helpMarks, helpTexts } from "./lesson-help.ts";
import { LESSONS, LEVELS } from "./lesson-play.ts";

const CHECK = "m6 12.500 4 4 8-9";
const ANOTHER =
	"M4 7.500h3.500c4.500 0 4.500 9 9 9H20M4 16.500h3.500c1.600 0 2.600-1.100 3.400-2.500M20 7.500h-3.500c-1.600 0-2.600 1.100-3.400 2.500M17.500 5 20 7.500 17.500 10M17.500 14l2.500 2.500-2.500 2.500";

export function LearnPage({ page }: Props) {
	const { puzzle, mark } = page.parts;
	useKeys((event) => hearArrow(puzzle, event));
	const progress = page.progress.value;
	useLayoutEffect(() => {
		mark(progress ? helpMarks(progress, puzzle.cells) : []);
	}, [progress]);
	return (
		<>
			<LessonList page={page} />
			<section
				class="task stack gap-3"
				id="lesson"
				aria-labelledby="lesson-title"
			>
				<About page={page} />
				<Beside page={page} />
			</section>
		</>
	);
}

function LessonList({ page }: Props) {
	const { lesson, lessons, done } = page.texts.value;
	const now = page.progress.value?.name;
	return (
		<nav class="choose" id="lessons" aria-label={lessons}>
			<ol id="lesson-list">
				{now &&
					LESSONS.map((name, at) => {
						const isDone = page.done.value.includes(name);
						return (
							<li key={name}>
								<a
									href={`#${name}`}
									class={`step soft${isDone ? " is-done" : ""}`}
									aria-current={name === now ? "step" : undefined}
								>
									<span class="dot" aria-hidden="true">
										{isDone ? <Icon d={CHECK} /> : at + 1}
									</span>
									<span class="step-name">{lesson[name].title}</span>
									{isDone && <span class="sr">{` (${done})`}</span>}
								</a>
							</li>
						);
					})}
			</ol>
		</nav>
	);
}

/** What the lesson is, and after that the board. */
function About({ page }: Props) {
	const { puzzle, drawGoal } = page.parts;
	const texts = page.texts.value;
	const name = page.progress.value?.name;
	const turned = page.turned.value;
	const about = useRef<HTMLDivElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	useLayoutEffect(() => {
		about.current?.after(puzzle);
		puzzle.hidden = false;
	}, []);
	useLayoutEffect(() => {
		puzzle.lang = texts.tag;
		puzzle.ariaLabel = texts.board;
		if (name) drawGoal();
	}, [texts, name]);
	useLayoutEffect(() => {
		// Who goes on to a lesson reads it from its beginning.
		if (turned > 0) title.current?.focus();
	}, [turned]);
	return (
		<div class="about" ref={about}>
			<div class="goal" id="goal" />
			<div>
				<p class="soft small" id="lesson-number">
					{name && texts.number(LESSONS.indexOf(name) + 1, LESSONS.length)}
				</p>
				<h2 id="lesson-title" tabIndex={-1} ref={title}>
					{name && texts.lesson[name].title}
				</h2>
			</div>
			<p id="lesson-text">{name && texts.lesson[name].text}</p>
		</div>
	);
}

/** What is below the board, or beside it. */
function Beside({ page }: Props) {
	const progress = page.progress.value;
	const beside = useRef<HTMLDivElement>(null);
	// Whoever pressed a button that is gone goes on with the next one.
	useFocusLeft(beside, () => beside.current?.querySelector("#next"));
	return (
		<div class="beside stack" id="beside" hidden={!progress} ref={beside}>
			{progress && (
				<>
					<Told page={page} progress={progress} />
					<Helps page={page} progress={progress} />
					<Goings page={page} progress={progress} />
				</>
			)}
		</div>
	);
}

type PartProps = Props & { progress: Progress };

function Told({ page, progress }: PartProps) {
	const { isDone, brought } = progress;
	const isPraise = isDone || brought.length > 0;
	return (
		<p
			class={`told stack gap-0${isPraise ? " praise" : ""}`}
			id="told"
			role="status"
		>
			{helpTexts(progress, page.texts.value).map((line) => (
				<span key={line}>{line}</span>
			))}
		</p>
	);
}

function Helps({ page, progress }: PartProps) {
	const texts = page.texts.value;
	const { isDone, isShowing, level } = progress;
	return (
		<fieldset class="acts stack helps" id="helps" hidden={isDone}>
			<legend class="sr">{texts.help}</legend>
			{LEVELS.map((step) => (
				<Button
					kind={step === "show" ? "" : "pick"}
					id={step}
					key={step}
					aria-pressed={level === step}
					onClick={() => page.help(step)}
				>
					{step === "show" && isShowing ? texts.stop : texts[step]}
				</Button>
			))}
		</fieldset>
	);
}

/** Where to go from here. */
function Goings({ page, progress }: PartProps) {
	const texts = page.texts.value;
	const { isDone, canUndo, name } = progress;
	const next = LESSONS[LESSONS.indexOf(name) + 1];
	return (
		<>
			<div class="acts stack after" id="after" hidden={!isDone}>
				<a class="button strong" id="next" href={next ? `#${next}` : "./"}>
					{next ? texts.next : texts.play}
				</a>
				<a class="button" id="train" href="./trainer.html" hidden={!!next}>
					{texts.train}
				</a>
			</div>
			<div class="lesser row gap-1">
				<NamedTool
					id="undo"
					name={texts.undo}
					d={UNDO}
					hidden={isDone}
					aria-disabled={!canUndo}
					onClick={() => page.undo()}
				/>
				<NamedTool
					id="another"
					name={texts.another}
					d={ANOTHER}
					onClick={() => page.another()}
				/>
			</div>
		</>
	);
}
