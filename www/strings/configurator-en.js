/**
 * What a site author reads on `embedding.html`, in English. The reference is not
 * here: its texts come from the manifest.
 */

export const en = {
	title: "Add it to your site",
	intro:
		"One tag. No account, no third-party requests. Set it up, try it, copy the code.",
	live: "Preview",
	frameTitle: "Sliding puzzle",

	board: "Board",
	columns: "Columns",
	rows: "Rows",
	goal: "Goal",
	goalLast: "Gap at the bottom right",
	goalFirst: "Gap at the top left",
	goalSnake: "Snake",
	goalSpiral: "Spiral",
	difficulty: "How hard",
	difficultyAny: "Random",
	difficultyEasy: "Easy",
	difficultyMedium: "Medium",
	difficultyHard: "Hard",
	difficultyExpert: "Expert",
	difficultyHardest: "Hardest",
	seed: "Seed: the same text always gives the same shuffle",
	ownBoard: "Or your own board",

	looks: "Appearance",
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
	src: "Image URL",
	alt: "Description of the image",
	theme: "Colours",
	themeAuto: "Same as your page",
	palette: "Palette",
	paletteKiln: "Kiln",
	paletteReef: "Reef",
	paletteStone: "Stone",
	palettePetal: "Petal",
	scheme: "Tiles of one colour",
	schemeHome: "None: each shows its place",
	schemeRows: "Rows",
	schemeColumns: "Columns",
	schemeFringe: "Fringe (L-shaped layers)",
	schemeLastRows: "Rows; the last two by column",
	themeLight: "Light",
	themeDark: "Dark",
	themeContrast: "High contrast",
	controls: "Controls",
	controlsFull: "All",
	controlsCompact: "One row",
	controlsBar: "The three most used",
	controlsNone: "None",

	help: "Help and timer",
	hints: "Hints",
	hintsOn: "Unlimited",
	hintsOff: "Off",
	solver: "Allow auto-solve",
	timer: "Show the time",
	timerTenths: "With tenths",
	timerHundredths: "With hundredths",
	timerThousandths: "With milliseconds",
	counts: "Show the count of",
	countsBoth: "Moves and slides",
	countsSlides: "Slides",
	countsMoves: "Moves",
	metric: "Hints and solutions count",
	yes: "Yes",
	no: "No",

	more: "More options",
	arrows: "Arrow keys move",
	arrowsTile: "A tile",
	arrowsBlank: "The gap",
	tap: "A tap acts",
	tapUp: "When the finger lifts",
	tapDown: "At once",
	hover: "The mouse slides what it passes over",
	gamepad: "Gamepad",
	distance: "Slides left",
	deal: "A new board",
	dealGlide: "Glides into place",
	dealScramble: "Is scrambled before your eyes",
	motion: "Animation",
	motionAuto: "Follow the player’s system",
	labels: "Numbers over the picture",
	labelsOff: "Hidden",
	labelsOn: "Shown",
	sound: "Sound",
	haptics: "Vibration",
	storage: "Keep the game after a reload",
	loading: "Load",
	loadingLazy: "When it scrolls into view",
	loadingEager: "Immediately",
	lang: "Language",
	langAuto: "Same as your page",
	readonly: "View only",
	site: "Your site, to receive the iframe’s messages",

	/** @param {string} field @param {string} least @param {string} most */
	wrongNumber: (field, least, most) =>
		`${field}: enter a whole number from ${least} to ${most}.`,
	/** @param {string} field */
	wrongAddress: (field) =>
		`${field}: enter a whole address, like https://example.org.`,

	lines: "Code to copy",
	copy: "Copy",
	copied: "Copied",
	notCopied:
		"This browser won’t let the page copy. The code is selected: copy it yourself.",
	tagTitle: "A tag",
	tagText:
		"For a page that allows scripts. Add the script once, and the tag wherever you want a puzzle.",
	withHash:
		"The browser checks the script against its hash. When you update to a new version, copy this line again.",
	frameHeading: "An iframe",
	frameText:
		"For a page without scripts. The address holds every option. To receive the game’s events and the preferred height, enter your site under “More options”.",
	packageTitle: "An npm package",
	packageText:
		"For a page built with a bundler. Install it, import it, use the tag.",

	reference: "Reference",
	contents: "Contents",
	sections: {
		attributes: {
			title: "Attributes",
			text: "Each attribute is also a property of the same name. Unknown values are ignored.",
		},
		properties: {
			title: "Properties",
			text: "Besides the properties of the attributes.",
		},
		methods: {
			title: "Methods",
			text: "Cells count from 0 at the top left, row by row. A direction is the way the tile moves: U, D, L or R.",
		},
		events: {
			title: "Events",
			text: "Events bubble and cross the shadow root. Their detail is frozen.",
		},
		slots: { title: "Slots", text: "For child elements." },
		parts: { title: "Parts", text: "For CSS: `sliding-puzzle::part(board)`." },
		states: {
			title: "States",
			text: "For CSS: `sliding-puzzle:state(solved)`.",
		},
		custom: {
			title: "Custom properties",
			text: "For CSS, on the element or any ancestor. Default values are shown.",
		},
	},
};

/** @typedef {typeof en} ConfiguratorStrings */
