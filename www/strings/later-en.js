/**
 * What a person reads in English only now and then: what went wrong, and how to
 * play. Loaded when it is wanted.
 */

/** @typedef {Record<string, string | number>} Values */

/** @param {string | number} n */
const tiles = (n) => (n === 1 ? "1 tile" : `${n} tiles`);

export const later = {
	howTo: [
		"Tap or click a tile in line with the blank: it slides, and all between go with it.",
		"Or drag it. Let go before half-way and it returns.",
		"Solved is: 1, 2, 3 … row by row, the blank last.",
	],
	keyList: [
		["← ↑ → ↓", "slide a tile that way"],
		["Shift + ← ↑ → ↓", "choose a tile"],
		["Enter, Space", "slide the chosen tile; pause and play"],
		["H", "hint; again to play it"],
		["S", "solve it"],
		["Z, Y", "undo, redo"],
		[", .", "one slide back, forward"],
		["N, R", "new game, restart"],
		["Esc", "stop"],
	],

	/** @type {Record<string, (values: Values) => string>} */
	errors: {
		count: ({ expected, got }) =>
			`The board has ${expected} cells, but the text has ${tiles(got)}.`,
		range: ({ tile, largest }) =>
			`There is no tile ${tile} on this board: tiles are 1 to ${largest}, and 0 is the blank.`,
		twice: ({ tile }) =>
			tile === 0
				? "There are two blanks. One 0 is enough."
				: `Tile ${tile} is there twice, so another is missing.`,
		unsolvable: () =>
			"No slides can solve this board. If you swap any two tiles, it can be solved.",
		row: ({ row, expected, got }) =>
			`Row ${row} has ${tiles(got)}, the first row has ${expected}.`,
		size: ({ expected, got }) => `The board is ${got}, not ${expected}.`,
		side: ({ columns, rows }) =>
			`A board cannot be ${columns}×${rows}: each side is from 2 to 16.`,
		sizeText: ({ found }) => `“${found}” is not a size. Write it like 4x3.`,
		text: ({ at, found }) =>
			found === ""
				? "The text ends too early. Write it like 4 1 2/5 0 3."
				: `Character ${at}, “${found}”, cannot be read. Write it like 4 1 2/5 0 3.`,
		damaged: () =>
			"This position code is damaged. Compare it with the original, or ask for it again.",
		replay: () => "This game cannot be played again: its record is damaged.",
		record: () =>
			"This is not a play that can be opened: its record is damaged. Ask for the link again.",
		recordVersion: () =>
			"This play was recorded by a newer version of the puzzle. Reload the page to update it.",
		image: () =>
			"The picture could not be loaded, so the tiles show their numbers.",
		storage: () =>
			"This browser does not let the page save your game. You can play on; a reload will start anew.",
		storageFull: () =>
			"There is no room left to save your game. You can play on; free some space in the browser to keep it.",
		storageBlocked: () =>
			"Another tab with an older version of this page holds up the storage. Close or reload it to save your games.",
		storageNewer: () =>
			"A newer version of this page has saved games here. Reload the page to go on with them.",
		storageDamaged: () =>
			"The saved game could not be read, so this is a new one. The damaged copy is set aside.",
		solverLost: () =>
			"The solver stopped working. Your position is safe; ask again, or reload the page.",
		revived: () =>
			"Something went wrong inside. The game was restored as it was before the last move.",
	},
};

/** @typedef {typeof later} Later */
