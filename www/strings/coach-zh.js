/**
 * Help as people solve a board, in Simplified Chinese: see `coach-en.js`.
 */

/** @typedef {import("./coach-en.js").Direction} Direction */

/** @type {Record<Direction, string>} */
const WAYS = { U: "上", D: "下", L: "左", R: "右" };

/** @type {Record<Direction, string>} */
const SIDES = { U: "上方", D: "下方", L: "左边", R: "右边" };

/** @param {(string | number)[]} words */
const list = (words) =>
	words.length < 2
		? words.join("")
		: `${words.slice(0, -1).join("、")} 和 ${words.at(-1)}`;

/** @type {import("./coach-en.js").CoachStrings} */
export const coach = {
	name: "分步提示",
	steps: "分步",
	shortest: "最短",
	kinds: "提示方式",
	close: "关闭",
	step: (n, of) => `第 ${n} 步，共 ${of} 步`,

	which: {
		offer: "教我怎么走",
		none: "接下来呢？",
		where: "哪一块？",
		tile: "哪一步？",
		slide: "滑动",
	},

	offer: ["卡住了？", "看看人是怎样一块一块排好的。"],
	home: (tiles) => `${list(tiles)} 到位了`,
	own: "你自己的走法",

	toCorner: (tile) => `把 ${tile} 移到角上`,
	toPlace: (tile) => `把 ${tile} 移到位`,
	atTopLeft: "它的位置在左上角。",
	at: (row, column) => `第 ${row} 行，第 ${column} 列。`,
	pair: (tiles) => `让 ${list(tiles)} 一起就位`,
	corner: "一块紧跟着另一块，拐过角落。",
	straight: "可以直接滑进去。",
	turn: (tiles) => `让 ${list(tiles)} 转圈`,
	round: "一直朝同一个方向，直到全部到位。",

	goes: (way) =>
		`它要${way.map(([to, n]) => `向${WAYS[to]} ${n} 格`).join("、")}。`,
	theseAre: (tiles) => `这是 ${list(tiles)}。`,

	slide: (tile, way) => `${tile} 向${WAYS[way]}滑`,
	goWith: (others) => `${list(others)} 一起滑。`,
	gapThen: (side, tile) => `空格就到了 ${tile} 的${SIDES[side]}。`,
	homeThen: (tiles) => `这样 ${list(tiles)} 就到位了。`,
	space: "",
};
