/**
 * The texts of the play page beyond its first board, in English. Loaded when they are
 * first needed.
 */

import { Tap } from "./pointing.js";

/** @param {number} n */
const slides = (n) => (n === 1 ? "1 slide" : `${n} slides`);

export const page = {
	gameAside: "Game put aside",
	linkOpened: "Link opened. Your game is put aside.",
	undo: "Undo",
	/** Beside a hint: how people would do it. */
	how: "How?",
	noLanguage: "This language could not be loaded. Try again later.",
	/** @param {string} reason */
	badLink: (reason) => `The link could not be opened. ${reason}`,
	gameKept: "Your game is still here.",

	/** @param {string} n */
	seconds: (n) => `${n} s`,

	daily: {
		title: "Daily puzzle",
		about: "The same board for everyone.",
		/** @param {number} number */
		name: (number) => `Daily ${number}`,
		/** Of a day that has no number. @param {string} date */
		before: (date) => `Daily of ${date}`,
		/** @param {string} name @param {string} size */
		sized: (name, size) => `${name}\u00a0· ${size}`,
		/** @param {number} number @param {string} span */
		comes: (number, span) => `Daily ${number} in ${span}`,
		/** @param {number} hours @param {number} minutes */
		span: (hours, minutes) =>
			hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`,
		waits: "Today’s puzzle is waiting",
		/** Puts it in play. */
		now: "Play",
		/** Of the menu. @param {string} name */
		open: (name) => `${name}, not played yet`,
		/** @param {string} name */
		done: (name) => `${name}, solved`,
		more: "More of today",
		/** @param {string} size */
		play: (size) => `Play ${size}`,
		/** @param {string} slides @param {string} time */
		won: (slides, time) => `Solved: ${slides}, ${time}`,
		slides,
		/** @param {number} n */
		streak: (n) => (n === 1 ? "1 day so far" : `${n} days in a row`),
		/** @param {number} n */
		best: (n) => `Best: ${n}.`,
		stop: ".",
		/** How far the board is from solved. @param {string} slides */
		away: (slides) => `${slides} from solved`,
		/** @param {string} size */
		byLevel: (size) => `${size} at a level`,
		levelAbout:
			"Exactly so many slides from solved, and the same for everyone too.",
		/** @param {string} size */
		counts: (size) => `Days in a row count the ${size}.`,
		kind: "One missed day is forgiven.",
		noStreak: "A streak begins today",
		previous: "Month before",
		next: "Month after",
		weekdays: ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"],
		/** @param {string} date @param {number} won @param {number} all */
		day: (date, won, all) => `${date}: ${won} of ${all} solved`,
		unread:
			"What you have solved cannot be read in this browser. You can play all the same.",
	},

	menu: {
		title: "Menu",
		daily: "Today",
		newGame: "New game",
		records: "Records",
		/** What is best. @param {string} time */
		best: (time) => `best ${time}`,
		learn: "Learn",
		/** @param {number} n */
		lessons: (n) => (n === 1 ? "1 lesson done" : `${n} lessons done`),
		settings: "Settings",
		update: "Reload: a new version is ready",
		game: "This game",
		restart: "Restart",
		solve: "Solve it",
		share: "Share",
		pictures: "Look",
		redo: "Redo",
		ways: "More ways to play",
		marathon: "Marathon",
		race: "Race",
		trainer: "Train endings",
		setUp: "Solve my puzzle",
		lab: "Laboratory",
		embedding: "Add to your site",
		/** In both languages: who opened the wrong one can read it. */
		language: "Language 语言",
	},

	howTo: {
		title: "How to play",
		learn: "Learn to solve it",
		lab: "How a computer solves it",
	},

	new: {
		title: "New game",
		/** @param {string} size */
		deal: (size) => `Play ${size}`,
		/** By size. @type {Record<string, string>} */
		levels: { "3x3": "Quick", "4x4": "Classic", "5x5": "Long" },
		/** @param {string} size @param {number} most */
		hardest: (size, most) =>
			`No board of ${size} needs more than ${slides(most)}.`,
		unknown: "How many slides the hardest of these boards needs is not known.",
		difficulty: "How hard",
		difficulties: {
			any: "Random",
			easy: "Easy",
			medium: "Medium",
			hard: "Hard",
			expert: "Expert",
			hardest: "Hardest",
		},
		/** @param {number} n */
		away: (n) => slides(n),
		difficultyAbout:
			"Exactly so many slides from the goal, proven. Such boards are kept, and do not count for bests.",
		noLevels: "no levels",
		/** @param {string} name @param {string} level */
		searching: (name, level) => `Searching: ${name}, ${level} …`,
		cancel: "Cancel",
		other: "Any size",
		columns: "Columns",
		rows: "Rows",
		/** @param {string} name */
		less: (name) => `${name}: one less`,
		/** @param {string} name */
		more: (name) => `${name}: one more`,
		goal: "Goal",
		/** By the name of the goal. @type {Record<string, string>} */
		goals: {
			last: "In rows, gap last",
			first: "In rows, gap first",
			snake: "Snake",
			spiral: "Spiral",
		},
	},

	settings: {
		title: "Settings",
		look: "Look",
		theme: "Theme",
		themes: {
			auto: "System",
			light: "Light",
			dark: "Dark",
			contrast: "High contrast",
		},
		palette: "Palette",
		palettes: { kiln: "Kiln", reef: "Reef", stone: "Stone", petal: "Petal" },
		scheme: "Colours by",
		schemes: {
			home: "Place",
			rows: "Rows",
			columns: "Columns",
			fringe: "Fringe",
			"last-rows": "Last two rows",
		},
		motion: "Motion",
		motions: { auto: "System", on: "On", off: "Off" },
		deal: "Scramble before your eyes",
		dealAbout: "A new board begins solved and is scrambled by slides.",
		play: "Play",
		counts: "Count",
		countKinds: { slides: "Slides", moves: "Moves", both: "Both" },
		countsAbout:
			"A slide is one tile by one cell. Tiles slid together are one move.",
		metric: "Hints and solutions count",
		metrics: { stm: "Slides", mtm: "Moves" },
		timer: "Time",
		timers: {
			on: "Seconds",
			tenths: "Tenths",
			hundredths: "Hundredths",
			thousandths: "Milliseconds",
			off: "Hidden",
		},
		timerAbout: "Results have tenths at least, and the same digits everywhere.",
		feel: "Sound and touch",
		sound: "Sound",
		haptics: "Vibration",
		press: "Slide on press",
		pressAbout: "Tiles slide when you touch them, not when you let go.",
		hover: "Slide on hover",
		hoverAbout: "With a mouse: point at a tile, and it slides.",
		gamepad: "Gamepad",
		gamepadAbout:
			"Slide by the pad or the left stick. A slides the chosen tile, B undoes, X hints.",
		inspection: "Inspection",
		inspectionAbout: "15 seconds to look at a new board before the time runs.",
		help: "Help",
		hints: "Hints",
		firstHelp: "A hint begins with",
		firstHelps: {
			auto: "As it suits",
			steps: "Step by step",
			shortest: "The shortest",
		},
		firstHelpAbout:
			"As it suits: step by step in your first 4 × 4, the shortest slide after that.",
		solver: "Solve it",
		distance: "Slides left",
		distanceAbout:
			"Shows all the time how many are left, and which slide leads away. Such a game counts as one with a hint.",
		keys: "Choose keys",
		reset: "Reset all settings",
		resetSure: "Reset all settings to their defaults?",
		resetYes: "Reset",
		keep: "Keep them",
	},

	link: {
		about: "What should the link open?",
		start: "This puzzle from the start",
		position: "The current position",
	},

	win: {
		title: "Solved",
		/** @param {string} name */
		wonOf: (name) => `${name} solved`,
		/** @param {string} size */
		first: (size) => `First ${size}!`,
		/** How many tiles there are. @param {number} n */
		inOrder: (n) =>
			n === 15
				? "Fifteen tiles, in order. That was the real one."
				: `${n} tiles, in order.`,
		/** @param {number} n */
		perfect: (n) => `Perfect: ${slides(n)}`,
		noShorter: "No play of this board can be shorter.",
		bestTime: "Best time",
		/** @param {string} time */
		faster: (time) => `${time} faster than ever`,
		fewest: "Fewest slides",
		/** @param {number} n */
		fewer: (n) => `${n} fewer than ever`,
		/** @param {string} time @param {number} n */
		bests: (time, n) => `Your best: ${time} and ${slides(n)}.`,
		/** @param {number} n */
		helped: (n) =>
			`With ${n === 1 ? "one hint" : `${n} hints`}, so it is not in your records.`,
		bySolver: "Solved for you",
		/** @param {number} n @param {boolean} isShortest */
		solverSlides: (n, isShortest) =>
			isShortest ? `${slides(n)}, the shortest there is.` : `${slides(n)}.`,
		/** By why a play does not count. @type {Record<string, string>} */
		notCounting: {
			restarted: "Won after a restart, so it is not in your records.",
			setUp:
				"A chosen board, not a shuffled one, so it is not in your records.",
			repeated: "You have won this board before, so it is not in your records.",
		},
		/** Below a figure. */
		time: "time",
		timeBest: "time, your best",
		/** @param {number} n @returns {string} */
		slides: (n) => (n === 1 ? "slide" : "slides"),
		/** @param {number} n */
		slidesBest: (n) => `${n === 1 ? "slide" : "slides"}, your fewest`,
		/** @param {number} n @returns {string} */
		days: (n) => (n === 1 ? "day" : "days in a row"),
		next: "Next game",
		share: "Share",
		review: "Review",
		learn: "Learn the way",
		tryIt: "Try it yourself",
		/** @param {string} size */
		otherDaily: (size) => `Today’s ${size}`,
		/** Brings back what was said of the win. */
		result: "Result",
	},

	session: {
		title: "This session",
		/** @param {number} n */
		solved: (n) => `${n} solved`,
		time: "Time",
		tps: "Per second",
		gap: "To best",
		best: "best",
		ao5: "Average of 5",
		ao12: "Average of 12",
	},

	first: {
		tap: `${Tap} a tile next to the gap`,
		on: "Now put 1 to 5 in order",
		done: "Solved!",
		next: "Now 3 × 3",
		/** When the first 3×3 is won. */
		real: "Ready for the real one? 4 × 4",
		skip: "Skip",
	},
};

/** @typedef {typeof page} PageStrings */
