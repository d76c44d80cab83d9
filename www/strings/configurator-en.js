/**
 * What who puts a puzzle on a page reads, in English: `embedding.html` without
 * the reference, whose words are those of the manifest.
 */

export const en = {
	title: "Put it on your page",
	play: "Sliding Puzzle",
	intro:
		"One element, no account, nothing asked of anybody else. Choose how it is to be, play it, copy the lines.",
	live: "The puzzle as you chose it",
	frameTitle: "Sliding puzzle",

	board: "Board",
	columns: "Columns",
	rows: "Rows",
	goal: "Goal",
	goalLast: "Blank last",
	goalFirst: "Blank first",
	goalSnake: "Snake",
	goalSpiral: "Spiral",
	seed: "Seed, for the same shuffle each time",
	ownBoard: "Or a board of yours",

	looks: "Looks",
	tiles: "On the tiles",
	tilesNumber: "Numbers",
	tilesLetter: "Letters",
	tilesImage: "A picture",
	tilesNone: "Nothing",
	picture: "Picture",
	pictureOwn: "Your own",
	pictures: {
		mountains: "Mountains and a lake at dawn",
		boats: "Two boats on the sea",
		quilt: "A quilt of circles and triangles",
	},
	src: "Its address",
	alt: "What it shows",
	theme: "Colours",
	themeAuto: "As your page",
	themeLight: "Light",
	themeDark: "Dark",
	themeContrast: "High contrast",
	controls: "Beside the board",
	controlsFull: "Everything",
	controlsCompact: "One row",
	controlsNone: "Nothing",

	help: "Help and time",
	hints: "Hints",
	hintsOn: "As many as wanted",
	hintsOff: "None",
	solver: "May be solved for the player",
	timer: "Show the time",
	yes: "Yes",
	no: "No",

	more: "More choices",
	arrows: "Arrow keys move",
	arrowsTile: "A tile",
	arrowsBlank: "The blank",
	motion: "Tiles glide",
	motionAuto: "As the player’s system says",
	sound: "Sound",
	storage: "Keep the game over a reload",
	loading: "Begin",
	loadingLazy: "When it comes into view",
	loadingEager: "At once",
	lang: "Language",
	langAuto: "As your page",
	readonly: "The player can look and not move",
	site: "Your site, to be told by the frame",

	lines: "Lines to copy",
	copy: "Copy",
	copied: "Copied",
	notCopied: "The browser does not let this page copy. The lines are selected.",
	tagTitle: "A tag",
	tagText:
		"For a page that may have scripts: the script once, the element wherever a puzzle is to be.",
	withHash:
		"The browser checks the script against its hash. With every new version copy the line anew.",
	withoutHash:
		"No hash yet: run `npm run package` before the page is built, and this line has one.",
	frameHeading: "A frame",
	frameText:
		"For a page without scripts: the address says it all. Name your site under “More choices”, and the frame tells it what happens and how high it would like to be.",
	packageTitle: "A package",
	packageText:
		"For a page that is built: install it, import it, use the element.",

	reference: "Reference",
	contents: "Contents",
	sections: {
		attributes: {
			title: "Attributes",
			text: "Each is a property of its name too. A value that there is not is as if it were not there.",
		},
		properties: {
			title: "Properties",
			text: "To be read, beside those of the attributes.",
		},
		methods: {
			title: "Methods",
			text: "Cells count from 0 at the top left, row by row. A direction is where the tile goes: U, D, L, R.",
		},
		events: {
			title: "Events",
			text: "They bubble, leave the shadow root, and what they carry is frozen.",
		},
		slots: { title: "Slots", text: "For children of the element." },
		parts: { title: "Parts", text: "For CSS: `sliding-puzzle::part(board)`." },
		states: {
			title: "States",
			text: "For CSS: `sliding-puzzle:state(solved)`.",
		},
		custom: {
			title: "Custom properties",
			text: "For CSS, on the element or anything around it; with their usual values.",
		},
	},
};

/** @typedef {typeof en} ConfiguratorStrings */
