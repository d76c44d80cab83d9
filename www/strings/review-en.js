/**
 * The texts of `review.html`, in English.
 */

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);

/** @param {number} lower @param {number} upper */
const range = (lower, upper) =>
	lower === upper ? `${upper}` : `${lower}–${upper}`;

export const review = {
	title: "Review",
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
	share: "Share",
	records: "Your plays",
	/** @param {string} time @param {number} n */
	at: (time, n) => `${time}, ${slides(n)}`,
	/** @param {string} size */
	solved: (size) => `${size}, solved. Every move was checked.`,
	/** @param {string} size */
	open: (size) => `${size}, not solved. Every move was checked.`,
	withHelp: "The solver helped.",
	nothing:
		"Open a play of yours, or paste one below: a link, a record, or a board with its moves.",

	paste: "A link, a record, or a board with its moves",
	pasteExample: "For example: 0 1 2/4 5 3/7 8 6 L2U2",
	read: "Review it",
	another: "Review another play",

	figures: "The play in figures",
	efficiency: "Efficiency",
	efficiencyAbout: "Fewest slides, divided by your slides",
	perfect: "Fewest slides",
	proven: "proven",
	bounds: "proven limits",
	own: "Your slides",
	away: "Slides away",
	awayAbout: "Each costs two slides",
	openSlides: "Not decided",
	/** @param {number | string} n */
	percent: (n) => `${n} %`,
	/** @param {number} n */
	atLeast: (n) => `at least ${n}`,
	range,

	chart: "Slides left to the goal",
	chartHelp: "Arrow keys go through the play, slide by slide.",
	legendLeft: "slides left",
	legendPerfect: "perfect play",
	legendAway: "led away",
	legendBand: "between the proven limits",
	/** @param {number} at @param {number} all @param {number} lower @param {number} upper @param {"t" | "a" | "o" | "-"} mark What the slide that led here did. */
	reading: (at, all, lower, upper, mark) => {
		const place = at === 0 ? "Start" : `Slide ${at} of ${all}`;
		const left = upper === 0 ? "solved" : `${range(lower, upper)} left`;
		const did = {
			t: "on a shortest way",
			a: "away, costs two slides",
			o: "not decided",
			"-": "",
		}[mark];
		return [place, did, left].filter((text) => text !== "").join(" · ");
	},
	/** @param {number} left */
	searching: (left) =>
		left === 1 ? "1 board to search …" : `${left} boards to search …`,
	failed: "This play could not be graded.",
	retry: "Try again",

	moments: "Where it cost most",
	noMoments: "Not one slide is proven to lead away.",
	perfectPlay: "Perfect: no slide led away.",
	/** @param {number} from @param {number} to */
	moment: (from, to) =>
		to === from + 1 ? `Slide ${to}` : `Slides ${from + 1} to ${to}`,
	/** @param {number} cost @param {string} before @param {string} after */
	momentCost: (cost, before, after) =>
		`${slides(cost)} lost: ${before} were left, then ${after}.`,
	look: "Go there",
	best: "Show the shortest way",
	bestKnown: "Show the best way known",

	/** @param {number} fewest @param {number} cost */
	ending: (fewest, cost) =>
		`The ending, ${slides(fewest)} from solved, took ${cost} more than the fewest.`,
	practise: "Practise this ending",
	practiseNow: "Practise it now",
	practiseKept: "It is among your endings now.",
	practiseKnown: "It is among your endings already.",
	practiseFailed: "It could not be saved in this browser.",

	phases: "Part by part",
	phase: "Part",
	lost: "Lost",
	tps: "Per second",
	longest: "Longest pause",
	stages: {
		/** @param {number} n */
		row: (n) => `Row ${n}`,
		/** @param {number} n */
		column: (n) => `Column ${n}`,
		/** @param {number} n */
		lastRows: (n) => `Last two rows, column ${n}`,
		/** @param {number} n */
		lastColumns: (n) => `Last two columns, row ${n}`,
		lastSquare: () => "Last 2 × 2",
	},
	/** @param {string} part */
	unfinished: (part) => `${part}, not done`,

	tryIt: "Move a tile to try another way.",
	trying: "Your own way",
	showing: "The best way known",
	/** @param {number} made */
	made: (made) => `${slides(made)} from here`,
	/** @param {number} lower @param {number} upper */
	left: (lower, upper) =>
		upper === 0
			? "Solved"
			: lower === upper
				? `${upper} left, proven`
				: `${lower}–${upper} left`,
	thinking: "Searching …",
	tookAway: "That slide leads away.",
	tookToward: "That slide is on a shortest way.",
	backToPlay: "Back to the play",

	/** @param {string} size @param {number} own @param {string} best @param {string} efficiency Empty if the play is not won. */
	shareText: (size, own, best, efficiency) =>
		efficiency === ""
			? `Sliding Puzzle ${size}`
			: `Sliding Puzzle ${size} in ${slides(own)}; fewest ${best}, efficiency ${efficiency}`,
};

/** @typedef {typeof review} ReviewStrings */
