/**
 * The texts of `review.html`, in English.
 */

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);

/** @typedef {"t" | "s" | "a" | "o" | "-"} Mark As a review has it. */

/** @param {number} lower @param {number} upper */
const range = (lower, upper) =>
	lower === upper ? `${upper}` : `${lower}–${upper}`;

/** What counts slides (STM) or moves (MTM). @param {"slide" | "move"} unit */
const counting = (unit) => {
	const name = unit === "slide" ? "Slide" : "Move";
	const count = (/** @type {number} */ n) =>
		n === 1 ? `1 ${unit}` : `${n} ${unit}s`;
	return {
		/** @param {string} time @param {number} n */
		at: (time, n) => `${time}, ${count(n)}`,
		efficiencyAbout: `Fewest ${unit}s, divided by your ${unit}s`,
		perfect: `Fewest ${unit}s`,
		own: `Your ${unit}s`,
		chart: `${name}s left to the goal`,
		chartHelp: `Arrow keys go through the play, ${unit} by ${unit}.`,
		legendLeft: `${unit}s left`,
		/** @param {number} at @param {number} all @param {number} lower @param {number} upper @param {Mark} mark What led here did. */
		reading: (at, all, lower, upper, mark) => {
			const place = at === 0 ? "Start" : `${name} ${at} of ${all}`;
			const left = upper === 0 ? "solved" : `${range(lower, upper)} left`;
			const did = {
				t: "on a shortest way",
				s: `no nearer, costs one ${unit}`,
				a: `away, costs two ${unit}s`,
				o: "not decided",
				"-": "",
			}[mark];
			return [place, did, left].filter((text) => text !== "").join(" · ");
		},
		/** @param {number} from @param {number} to */
		moment: (from, to) =>
			to === from + 1 ? `${name} ${to}` : `${name}s ${from + 1} to ${to}`,
		/** @param {number} cost @param {string} before @param {string} after */
		momentCost: (cost, before, after) =>
			`${count(cost)} lost: ${before} left before, ${after} after.`,
		/** @param {number} made */
		made: (made) => `${count(made)} from here`,
		/** @param {number} lower @param {number} upper */
		left: (lower, upper) =>
			upper === 0
				? "Solved"
				: lower === upper
					? `${upper} left, proven`
					: `${lower}–${upper} left`,
		/** @type {Partial<Record<Mark, string>>} What it did that was just made. */
		took: {
			t: `That ${unit} is on a shortest way.`,
			s: `That ${unit} leads no nearer.`,
			a: `That ${unit} leads away.`,
		},
		/** @param {string} size @param {number} own @param {string} best @param {string} efficiency Empty if the play is not won. */
		shareText: (size, own, best, efficiency) =>
			efficiency === ""
				? `Sliding Puzzle ${size}`
				: `Sliding Puzzle ${size} in ${count(own)}; fewest ${best}, efficiency ${efficiency}`,
	};
};

export const review = {
	...counting("slide"),
	game: "Sliding Puzzle",
	title: "Review",
	latest: "Latest plays",
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
	/** @param {string} size */
	solved: (size) => `${size}, solved. Every move was checked.`,
	/** @param {string} size */
	open: (size) => `${size}, not solved. Every move was checked.`,
	withHelp: "The solver helped.",
	nothing: "Choose a play, or paste one, to see each slide graded.",
	slidesCount: slides,

	paste: "A link, a record, or a board with its moves",
	pasteExample: "For example: 0 1 2/4 5 3/7 8 6 L2U2",
	read: "Review it",
	another: "Review another play",

	figures: "The play in figures",
	efficiency: "Efficiency",
	proven: "proven",
	bounds: "proven limits",
	away: "Slides away",
	awayAbout: "Each costs two slides",
	openSlides: "Not decided",
	/** @param {number | string} n */
	percent: (n) => `${n} %`,
	/** @param {number} n */
	atLeast: (n) => `at least ${n}`,
	range,

	legendPerfect: "perfect play",
	legendAway: "led away",
	legendBand: "between the proven limits",
	/** @param {number} left */
	searching: (left) =>
		left === 1 ? "1 board to search …" : `${left} boards to search …`,
	failed: "This play could not be graded.",
	retry: "Try again",

	moments: "Where it cost most",
	noMoments: "Not one slide is proven to lead away.",
	perfectPlay: "Perfect: no slide led away.",
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
	thinking: "Searching …",
	backToPlay: "Back to the play",

	metric: "Count",
	metrics: { stm: "Slides", mtm: "Moves" },
};

/** What reads otherwise where moves are counted. */
export const inMoves = {
	...counting("move"),
	away: "Moves lost",
	awayAbout: "By moves that are on no shortest way",
	legendAway: "lost moves",
	noMoments: "No move is proven to be lost.",
	perfectPlay: "Perfect: no move was lost.",
};

/** @typedef {typeof review} ReviewStrings */

/** @typedef {typeof inMoves} ReviewStringsInMoves */
