/**
 * The texts of what is on the tiles, in English. Loaded when it is opened, or when a
 * picture is shown.
 */

export const pictures = {
	title: "Look",
	plain: "Numbers and letters",
	numbers: "Numbers",
	letters: "Letters",
	builtIn: "Pictures",
	/** The names of the built-in pictures. @type {Record<string, string>} */
	names: {
		dawn: "Dawn",
		city: "City",
		autumn: "Autumn",
		islands: "Islands",
		sunflower: "Seeds",
		glass: "Glass",
	},
	/** What they show. @type {Record<string, string>} */
	alts: {
		dawn: "Mountains at dawn, one behind the other, with birds, and fireflies in the dark valley",
		city: "A city at night under a full moon, mirrored in the water",
		autumn: "A tree in red and yellow leaves, on a hill",
		islands: "A map of islands with mountains, in a blue sea",
		sunflower:
			"Round seeds in spirals, yellow in the middle, then green and blue",
		glass: "A window of coloured glass, with the sun at the upper left",
	},
	own: "Your pictures",
	/** @param {number} n From 1. */
	ownName: (n) => `Picture ${n}`,
	ownAlt: "Your own picture",
	ownHelp:
		"Choose one, take a photo, or drop or paste one here. It stays on this device.",
	choose: "Choose a picture",
	camera: "Take a photo",
	labels: "Numbers over the picture",
	/** @param {string} name */
	remove: (name) => `Delete ${name}`,
	/** @param {string} name */
	removed: (name) => `${name} deleted.`,
	undo: "Undo",

	crop: "Choose the part that you want.",
	cropName: "The part to keep",
	cropHelp:
		"Drag it or its corners. Arrow keys move it; plus and minus change its size.",
	shape: "Shape",
	shapeBoard: "As the board",
	shapeFree: "Free",
	larger: "Larger",
	smaller: "Smaller",
	alt: "What it shows (read by screen readers)",
	use: "Use it",
	cancel: "Cancel",

	peekHelp: "Hold to see the whole picture (V)",
	gone: "Your picture is no longer saved here, so the tiles show their numbers.",
	notSaved:
		"This browser won’t save the picture. It stays until you reload the page.",
	/** @type {Record<string, string>} By the code of the error. */
	errors: {
		empty: "This file is empty.",
		kind: "This file is not a picture.",
		large: "This picture is too large: at most 50 MB and 100 megapixels.",
		heic: "This browser can’t read HEIC photos. Save it as JPEG, or take a screenshot of it.",
		damaged: "This picture can’t be read. It may be damaged.",
		none: "There is no picture in that.",
		storage: "Your pictures can’t be read in this browser.",
	},
};

/** @typedef {typeof pictures} PictureStrings */
