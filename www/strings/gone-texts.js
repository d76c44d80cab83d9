/**
 * What every page says if its files are not there, in each language: nothing else may
 * be there to load a table from.
 */

/** @type {Record<import("./language.js").Language, { updated: string, lost: string, reload: string, close: string }>} */
export const GONE = {
	en: {
		updated: "The game was updated. Reload.",
		lost: "This page could not be loaded. Check the connection and reload.",
		reload: "Reload",
		close: "Close",
	},
	"zh-Hans": {
		updated: "游戏已更新，请刷新。",
		lost: "页面无法加载。请检查网络后刷新。",
		reload: "刷新",
		close: "关闭",
	},
};
