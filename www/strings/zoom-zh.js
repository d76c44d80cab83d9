/** What is said of a board that is enlarged, in Simplified Chinese. */

/** @type {import("./zoom-en.js").ZoomStrings} */
export const zoom = {
	whole: "显示整个棋盘",
};
