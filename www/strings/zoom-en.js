/** What is said of a board that is enlarged, in English. */

export const zoom = {
	whole: "Show the whole board",
};

/** @typedef {typeof zoom} ZoomStrings */
