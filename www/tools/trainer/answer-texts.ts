/**
 * What is said of an exercise: what is to be done, the slides made, and how it was
 * graded. Pure functions.
 */

import type { Texts } from "../../messages/compiled/trainer-en.ts";
import type { Play } from "./exercise-state.ts";

/**
 * Returns what is to be done, then what else is known of the exercise.
 *
 * @param isMixed Whether exercises of several kinds come.
 */
export function targetTexts(
	texts: Texts,
	{ fewest, exercise, isAgain, goal }: Play,
	isMixed: boolean,
) {
	const said = [fewest === null ? texts.unknown : texts.target(fewest)];
	if (!exercise) return said;
	if (isMixed) {
		const [kind] = exercise.topic.split(" ");
		said.push(texts.topic[kind as "own"].about);
	}
	if (goal !== "last")
		said.push(texts.goal(exercise.goal.replaceAll("/", " / ")));
	if (exercise.cost > 0) said.push(texts.lostHere(exercise.cost));
	if (isAgain) said.push(texts.again);
	return said;
}

/** Returns how many slides were made. */
export function countText(texts: Texts, made: number, fewest: number | null) {
	if (fewest === null) return texts.count(made);
	return made > fewest
		? texts.countOver(made, fewest)
		: texts.countOf(made, fewest);
}

/**
 * Returns the lines of the status: the grade first.
 *
 * @param isSlow Whether a board takes long to draw.
 */
export function statusTexts(texts: Texts, play: Play, isSlow: boolean) {
	const { stage, verdict, fewest, isAgain } = play;
	if (stage === "drawing" && isSlow) return [texts.drawing];
	if (stage === "failed") return [texts.noBoard];
	if (stage === "grading") return [texts.grading];
	if (verdict === null) return [];
	const { slides, answer, marks, level } = verdict;
	const said = [gradeText(texts, slides, fewest)];
	const away = marks.indexOf("a");
	if (away >= 0) said.push(texts.firstAway(away + 1));
	if (answer !== null) {
		const { box, others, days } = answer;
		if (box === null) said.push(texts.comes.never);
		else if (days > 0) said.push(texts.comes.later(days));
		else said.push(texts.comes.today(others));
	} else if (isAgain) said.push(texts.comes.uncounted);
	if (level !== null) said.push(texts.level(level));
	return said;
}

function gradeText(texts: Texts, slides: number | null, fewest: number | null) {
	if (slides === null) {
		return fewest === null ? texts.gaveUpUnknown : texts.gaveUp(fewest);
	}
	if (fewest === null) return texts.ungraded(slides);
	return slides === fewest
		? texts.optimal(slides)
		: texts.longer(slides, slides - fewest, fewest);
}
