/**
 * What a player reads where WebAssembly is needed and forbidden. In both languages: the
 * page may have loaded no texts.
 */

/** @type {Record<import("./language.js").Language, string>} */
export const NEEDS_WASM = {
	en: "This needs WebAssembly, which your browser or this site does not allow. The game itself works without it.",
	"zh-Hans":
		"此功能需要 WebAssembly，但浏览器或本站不允许使用。游戏本身不需要它。",
};
