/**
 * The texts of sharing, in English. The shape of the table in each language.
 */

/** @typedef {typeof share} ShareStrings */

/** @param {number} n */
const slidesOf = (n) => (n === 1 ? "1 slide" : `${n} slides`);

export const share = {
	title: "Share",
	text: "Text to share",
	send: "Send to…",
	copy: "Copy text",
	copyLink: "Copy link",
	savePicture: "Save picture",
	challenge: "Challenge a friend",
	copied: "Copied.",
	saved: "Picture saved.",
	notSent: "Sending is not possible here. Copy the text instead.",
	notCopied:
		"Copying is not allowed here. The text is selected: copy it yourself.",
	code: "QR code of the link",
	codeAbout: "Open it on another device (QR code)",
	codeTooLong: "This link is too long for a QR code.",

	slidesOf,
	/** @param {number} n */
	withHints: (n) => (n === 1 ? "with 1 hint" : `with ${n} hints`),
	/** @param {number} n */
	streak: (n) => `${n} days in a row`,
	time: "Time",
	slides: "Slides",
	fileName: "sliding-puzzle.png",
};
