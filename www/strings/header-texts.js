/**
 * The header of every page, in each language: both are in its HTML, so that nothing
 * waits for a script.
 */

/** @type {Record<import("./language.js").Language, Record<"title" | "play" | "learn" | "train" | "records", string>>} */
export const HEADER = {
	en: {
		title: "Sliding Puzzle",
		play: "Play",
		learn: "Learn",
		train: "Train",
		records: "Records",
	},
	"zh-Hans": {
		title: "数字华容道",
		play: "游戏",
		learn: "教程",
		train: "训练",
		records: "成绩",
	},
};
