/**
 * What is said of an exercise: what is to be done, the slides made, and how it was
 * graded.
 */

import { find } from "../../element/dom.ts";
import type { Texts } from "../../messages/compiled/trainer-en.ts";
import { join } from "../../messages/language.ts";
import { make } from "../parts/sheet.ts";
import type { ExercisePlay, Verdict } from "./exercise-play.ts";

/**
 * @param about Whether exercises of several kinds come, and the goal of the board.
 */
export function renderFigures(
	texts: Texts,
	play: ExercisePlay,
	about: { isMixed: boolean; goal: string },
) {
	const { stage, fewest, path, verdict } = play;
	const isOpen = stage === "open" || stage === "grading";
	find(document, "figures", HTMLElement).hidden = !isOpen;
	const [task, ...more] = targetTexts(texts, play, about);
	const target = find(document, "target", HTMLElement);
	// It is announced when there is a board, and once.
	const words = isOpen ? task : "";
	if (target.textContent !== words) target.textContent = words;
	find(document, "more", HTMLElement).textContent = join(more, texts.space);
	const count = find(document, "count", HTMLElement);
	count.textContent = countText(texts, path.length, fewest);
	const isOver = fewest !== null && path.length > fewest;
	count.classList.toggle("is-over", isOver);
	const marks = verdict?.marks ?? "";
	const ticks = Math.max(fewest ?? 0, path.length);
	const row = find(document, "ticks", HTMLElement);
	const isGivenUp = verdict !== null && verdict.slides === null;
	row.hidden = isGivenUp || !(isOpen || stage === "done");
	row.replaceChildren(
		...Array.from({ length: ticks }, (_, at) => {
			const tick = make("span", { class: "tick" });
			tick.classList.toggle("is-made", at < path.length);
			tick.classList.toggle("is-over", fewest !== null && at >= fewest);
			tick.classList.toggle("is-away", marks[at] === "a");
			return tick;
		}),
	);
}

function targetTexts(
	texts: Texts,
	{ fewest, exercise, isAgain }: ExercisePlay,
	{ isMixed, goal }: { isMixed: boolean; goal: string },
) {
	const said = [fewest === null ? texts.unknown : texts.target(fewest)];
	if (exercise && isMixed) {
		const [kind] = exercise.topic.split(" ");
		const { about } = texts.topic[kind as "own"];
		said.push(about);
	}
	if (exercise && goal !== "last")
		said.push(texts.goal(exercise.goal.replaceAll("/", " / ")));
	if (exercise && exercise.cost > 0) said.push(texts.lostHere(exercise.cost));
	if (isAgain) said.push(texts.again);
	return said;
}

function countText(texts: Texts, made: number, fewest: number | null) {
	if (fewest === null) return texts.count(made);
	return made > fewest
		? texts.countOver(made, fewest)
		: texts.countOf(made, fewest);
}

/** Returns what is said of an answer: the grade, and what follows. */
export function verdictTexts(texts: Texts, verdict: Verdict) {
	const { slides, fewest, answer, isAgain, marks, level } = verdict;
	const rest = [];
	const away = marks.indexOf("a");
	if (away >= 0) rest.push(texts.firstAway(away + 1));
	if (answer !== null) {
		const { box, others, days } = answer;
		if (box === null) rest.push(texts.comes.never);
		else if (days > 0) rest.push(texts.comes.later(days));
		else rest.push(texts.comes.today(others));
	} else if (isAgain) rest.push(texts.comes.uncounted);
	if (level !== null) rest.push(texts.level(level));
	return { grade: gradeText(texts, slides, fewest), rest };
}

function gradeText(texts: Texts, slides: number | null, fewest: number | null) {
	if (slides === null) {
		return fewest === null ? texts.gaveUpUnknown : texts.gaveUp(fewest);
	}
	if (fewest === null) return texts.ungraded(slides);
	return slides === fewest
		? texts.perfect(slides)
		: texts.longer(slides, slides - fewest, fewest);
}

/** Returns what the status says. */
export function statusTexts(texts: Texts, { stage, verdict }: ExercisePlay) {
	const none = { grade: "", rest: [] as string[] };
	if (stage === "failed") return { ...none, grade: texts.noBoard };
	if (stage === "grading") return { ...none, grade: texts.grading };
	if (stage === "done" && verdict !== null) return verdictTexts(texts, verdict);
	return none;
}
