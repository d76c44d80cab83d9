/**
 * The texts of `review.html`, in English.
 */

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);

export const review = {
	title: "Replay",
	game: "Sliding Puzzle",
	transport: "Playback",
	position: "Position",
	time: "Time",
	slides: "Slides",
	moves: "Moves",
	toStart: "To the start",
	back: "One move back",
	forward: "One move forward",
	play: "Play",
	pause: "Pause",
	speed: "Speed",
	/** @param {number} factor */
	times: (factor) => (factor === 1 ? "As played" : `${factor}×`),
	again: "Play this puzzle",
	race: "Race this play",
	copyLink: "Copy link",
	copied: "Link copied.",
	notCopied: "Copy the address of this page yourself.",
	/** @param {string} time @param {number} n */
	at: (time, n) => `${time}, ${slides(n)}`,
	/** @param {string} size */
	solved: (size) =>
		`${size}, solved. Checked: every move is possible, and the last one reaches the goal.`,
	/** @param {string} size */
	open: (size) => `${size}, not solved. Checked: every move of it is possible.`,
	withHelp: "The solver helped.",
	nothing:
		"This address has no play. Open one from your records, or by a link that somebody gave you.",
};

/** @typedef {typeof review} ReviewStrings */
