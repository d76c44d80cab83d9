/**
 * The texts about new versions, in Simplified Chinese.
 */

/** @type {import("./offline-en.js").OfflineStrings} */
export const offline = {
	ready: "新版本已就绪。",
	reload: "重新加载",
};
