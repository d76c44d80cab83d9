/**
 * The texts of `trainer.html`, in English.
 */

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);

/** @param {number} n */
const plays = (n) => (n === 1 ? "1 play" : `${n} plays`);

/** @param {number} n */
const endings = (n) => (n === 1 ? "1 ending" : `${n} endings`);

export const trainer = {
	heading: "Train",
	intro: "One ending at a time, as often as you like.",
	title: "Train endings",
	topics: "What to train",

	/** By name. */
	topic: {
		fewest: {
			title: "Fewest slides",
			about:
				"Boards a few slides from solved. They get harder as you get better.",
		},
		rows: {
			title: "Last two rows",
			about: "Everything above the last two rows is solved.",
		},
		last3x3: {
			title: "Last 3 × 3",
			about: "The last three rows and columns of a 4 × 4.",
		},
		last2x3: {
			title: "Last 2 × 3",
			about: "The last two rows, with the first column solved.",
		},
		own: {
			title: "My endings",
			about: "Where your own plays lost slides.",
		},
		mixed: {
			title: "Mixed",
			about: "A bit of each; what you missed comes back.",
		},
	},
	size: "Size",
	/** @param {number} n */
	due: (n) => `${n} due`,
	/** @param {number} n */
	kept: (n) => `${n} kept`,
	/** @param {number} n */
	fresh: (n) => `${n} new`,
	/** @param {number} n */
	answered: (n) =>
		n === 1 ? "1 exercise answered so far." : `${n} exercises answered so far.`,
	/** @param {number[]} boxes How many exercises are in each box. */
	boxes: (boxes) => `in boxes 1 to 6: ${boxes.join(", ")}`,

	board: "Board to solve",
	drawing: "Finding a board …",
	/** @param {number} n */
	target: (n) => `Solve it in ${slides(n)}.`,
	unknown: "Solve it in the fewest slides.",
	/** @param {number} n */
	lostHere: (n) => `In your play you took ${n} more here.`,
	/** @param {string} goal In text form. */
	goal: (goal) =>
		`The goal: ${goal.replaceAll("/", " / ")}, with 0 for the gap.`,
	again: "Another try, which does not count.",
	/** @param {number} made @param {number | null} fewest */
	count: (made, fewest) => {
		if (fewest === null) return slides(made);
		return made > fewest
			? `${slides(made)}, the fewest is ${fewest}`
			: `${made} of ${slides(fewest)}`;
	},

	undo: "Undo",
	startOver: "Start over",
	giveUp: "Give up",
	skip: "Skip",
	next: "Next exercise",
	tryAgain: "Try again",
	show: "Shortest way",
	stop: "Stop",
	retry: "Try again",

	grading: "Finding the shortest way …",
	/** @param {number} made */
	perfect: (made) => `${slides(made)}: the fewest.`,
	/** @param {number} made @param {number} fewest */
	longer: (made, fewest) =>
		`${slides(made)}, ${made - fewest} more than the fewest (${fewest}).`,
	/** @param {number} fewest */
	gaveUp: (fewest) => `The shortest way takes ${slides(fewest)}.`,
	gaveUpUnknown: "Given up.",
	/** @param {number} made */
	ungraded: (made) =>
		`Solved in ${slides(made)}. The fewest could not be proven, so this is not graded.`,
	/** When it comes again. */
	comes: {
		never: "It need not come again.",
		/** @param {number} others */
		today: (others) => `It comes again today, after ${others} others.`,
		/** @param {number} days */
		later: (days) =>
			days === 1
				? "It comes again tomorrow."
				: `It comes again in ${days} days.`,
		uncounted: "This try does not count.",
	},
	/** @param {number} n */
	level: (n) => `New boards take ${slides(n)} now.`,
	/** @param {number} n From 1. */
	firstAway: (n) => `Slide ${n} was the first that led away.`,
	/** @param {number} n @param {boolean} isProved @param {boolean} isLater Whether it is not from the start. */
	showing: (n, isProved, isLater) => {
		if (!isProved) return `A way of ${slides(n)}, not proven shortest.`;
		return isLater
			? `The shortest way from there: ${slides(n)}.`
			: `The shortest way: ${slides(n)}.`;
	},

	noBoard: "The solver could not be loaded, so there is no board.",
	noWay: "The shortest way could not be found.",
	notSaved:
		"Your progress cannot be saved in this browser. It holds until you leave this page.",
	damaged:
		"What you have trained so far cannot be read. It is put aside, and you start afresh.",
	failed: "The exercises could not be loaded. Reload the page.",

	/** Own endings. */
	own: {
		none: "No endings of yours yet. They come from your plays: look through them here, or press “Practise this ending” in a review.",
		records: "Your plays",
		gather: "Look through my plays",
		about: "Your solved plays of up to 16 cells are graded one by one.",
		/** @param {number} at @param {number} all */
		progress: (at, all) => `${at} of ${plays(all)}`,
		cancel: "Cancel",
		noPlays: "There are no new plays to look through.",
		/** @param {number} looked @param {number} kept */
		done: (looked, kept) =>
			kept === 0
				? `${plays(looked)} looked through: nothing new was lost near the end.`
				: `${plays(looked)} looked through: ${endings(kept)} to practise.`,
		failed: "Your plays could not be looked through.",
	},
};

/** @typedef {typeof trainer} TrainerStrings */
