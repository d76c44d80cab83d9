/**
 * The texts of sharing, in English. The shape of the table in each language.
 */

/** @typedef {typeof share} ShareStrings */

/** @param {number} n */
const slidesOf = (n) => (n === 1 ? "1 slide" : `${n} slides`);

export const share = {
	title: "Share",
	text: "Text to share",
	copy: "Copy text",
	copyLink: "Copy link",
	savePicture: "Save picture",
	copied: "Copied.",
	saved: "Picture saved.",
	notCopied:
		"Copying is not allowed here. The text is selected: copy it yourself.",
	code: "QR code of the link",
	codeAbout: "Scan it to open this puzzle on another device.",
	codeTooLong: "This link is too long for a QR code.",

	/** @param {string} size */
	game: (size) => `Sliding Puzzle ${size}`,
	/** @param {number} slides @param {number | null} optimum */
	length: (slides, optimum) =>
		optimum === null
			? slidesOf(slides)
			: `${slidesOf(slides)}, optimum ${optimum}`,
	withHelp: "with help",
	time: "Time",
	slides: "Slides",
	moves: "Moves",
	optimum: "Optimum",
	fileName: "sliding-puzzle.png",
};
