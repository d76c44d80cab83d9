/**
 * The page of exercises: what can be trained, and the exercise that is being done.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { sizeText } from "../../messages/language.ts";
import { useKeys } from "../../pages/kit/events.ts";
import { OneOf } from "../../pages/kit/fields.tsx";
import { hearArrow } from "../../pages/parts/practice-board.ts";
import { AnswerPart } from "./answer-part.tsx";
import { GatherPart } from "./gather-part.tsx";
import { choiceOf, KINDS, type Kind, nameOf } from "./topics.ts";
import type { Props, TrainerState } from "./trainer-state.ts";

/** What has the keys for itself. */
const OWN_KEYS = "a, button, input, select, summary, textarea";

export function TrainerPage({ page }: Props) {
	useKeys((event) => hearKey(page, event));
	const answered = page.answered.value;
	return (
		<>
			{page.play.value.stage !== "none" && <TopicList page={page} />}
			<section
				class="task stack gap-3"
				id="exercise"
				aria-labelledby="exercise-title"
			>
				<About page={page} />
				<AnswerPart page={page} />
				<div class="rest">
					<GatherPart page={page} />
					<p class="tally soft small" id="tally">
						{answered > 0 && page.texts.value.answered(answered)}
					</p>
				</div>
			</section>
		</>
	);
}

/** What the exercise is, and after that the board. */
function About({ page }: Props) {
	const { puzzle, drawGoal } = page.parts;
	const texts = page.texts.value;
	const choice = page.choice.value;
	const { stage } = page.play.value;
	const about = useRef<HTMLDivElement>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const seen = useRef(choice);
	useLayoutEffect(() => about.current?.after(puzzle), []);
	useLayoutEffect(() => {
		puzzle.lang = texts.tag;
		puzzle.ariaLabel = texts.board;
		puzzle.hidden = stage === "empty";
		if (stage !== "none") drawGoal();
	});
	useLayoutEffect(() => {
		// Whoever chooses reads what was chosen, and whoever goes through the sizes goes on.
		const isHere = document.activeElement?.closest("#sizes");
		if (choice !== seen.current && !isHere) title.current?.focus();
		seen.current = choice;
	}, [choice]);
	return (
		<div class="about" ref={about}>
			<div class="goal" id="goal" />
			<h2 id="exercise-title" tabIndex={-1} ref={title}>
				{texts.topic[choice.kind].title}
			</h2>
			<Sizes page={page} />
			<Note id="damaged" text={page.wasDamaged.value ? texts.damaged : ""} />
			<Note id="not-saved" text={page.isSaved.value ? "" : texts.notSaved} />
		</div>
	);
}

/** The sizes of what is trained, where there is a choice. It is made by the address. */
function Sizes({ page }: Props) {
	const { kind, size } = page.choice.value;
	const sizes = KINDS[kind].map((size) => [size, sizeText(size)]);
	return (
		<div id="sizes">
			{sizes.length > 0 && (
				<OneOf
					legend={page.texts.value.size}
					options={Object.fromEntries(sizes)}
					value={size}
					onChange={(chosen) => {
						location.hash = nameOf(choiceOf(kind, chosen));
					}}
				/>
			)}
		</div>
	);
}

function Note({ id, text }: { id: string; text: string }) {
	return (
		<p class="note" id={id} role="status" hidden={text === ""}>
			{text}
		</p>
	);
}

function hearKey(page: TrainerState, event: KeyboardEvent) {
	const { target, key } = event;
	const isCommand = event.ctrlKey || event.metaKey || event.altKey;
	const isOwn = target instanceof Element && target.closest(OWN_KEYS) !== null;
	const isFree = !event.defaultPrevented && !isCommand && !isOwn;
	if (key === "Enter" && isFree && page.play.value.stage === "done") {
		event.preventDefault();
		page.goOn();
	} else hearArrow(page.parts.puzzle, event);
}

/** What can be trained, with what is kept of each. */
function TopicList({ page }: Props) {
	const { topic, topics } = page.texts.value;
	const chosen = page.choice.value;
	const kinds = Object.keys(KINDS) as Kind[];
	return (
		<nav class="choose" id="topics" aria-label={topics}>
			<ul id="topic-list">
				{kinds.map((kind) => (
					<li key={kind}>
						<a
							href={`#${nameOf(choiceOf(kind, chosen.size))}`}
							class="topic frame pick"
							aria-current={kind === chosen.kind || undefined}
						>
							{/* Between words that are read one after the other. */}
							<span class="topic-name">{topic[kind].title}</span>{" "}
							<span class="topic-about soft">{topic[kind].about}</span>{" "}
							{kind !== "mixed" && <Kept page={page} kind={kind} />}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** What is kept of a kind: how many are due, and in which boxes they are. */
function Kept({ page, kind }: Props & { kind: Kind }) {
	const texts = page.texts.value;
	const { boxes, tried, fresh, due } = page.kept(kind);
	const [a, b, c, d, e, f] = boxes;
	const said = [];
	if (fresh > 0) said.push(texts.fresh(fresh));
	if (due > 0) said.push(texts.due(due));
	else if (tried > 0) said.push(texts.kept(tried));
	return (
		<span class="topic-kept or-nothing soft">
			{said.length > 0 && (
				<>
					<span class="topic-due">{said.join(" · ")}</span>
					<span
						class="boxes"
						title={texts.boxes(a, b, c, d, e, f)}
						aria-hidden="true"
					>
						{boxes.map((count, box) => (
							<span class={count > 0 ? "box is-full" : "box"} key={box} />
						))}
					</span>
				</>
			)}
		</span>
	);
}
