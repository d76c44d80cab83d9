/**
 * What a player reads, in Simplified Chinese.
 */

/** @type {import("./en.js").Strings} */
export const zh = {
	/** The language tag, which formats numbers. */
	tag: "zh-Hans",
	title: "数字华容道",
	goalLines: {
		last: "滑动方块，按顺序排好，空格在右下角。",
		first: "滑动方块，按顺序排好，空格在左上角。",
		snake: "滑动方块，按蛇形顺序排好：隔行从右到左。",
		spiral: "滑动方块，按螺旋顺序排好，由外向内。",
		other: "把方块滑到各自的位置，颜色指明位置。",
		picture: "滑动图块，拼成完整的图片。",
	},

	ways: { U: "上", D: "下", L: "左", R: "右" },

	time: "时间",
	moves: "操作数",
	slides: "步数",
	movesTip: "一起滑动的方块算一次操作。",
	slidesTip: "每块移动一格算一步。",

	undo: "撤销",
	redo: "重做",
	hint: "提示",
	hints: (left) => (Number.isFinite(left) ? `提示（${left}）` : "提示"),
	playHint: "执行提示",
	solve: "自动还原",
	restart: "重来",
	newGame: "新游戏",
	menu: "菜单",
	close: "关闭",

	searches: {
		hint: "正在寻找最佳的一步…",
		solve: "正在寻找最短的解法…",
		longer: "正在寻找更短的解法…",
	},

	mustBeSolved: "请先完成这一局。",
	again: "再试一次",

	solved: "完成",
	solvedIn: (time, mtm, stm) =>
		`${mtm} 次操作、${stm} 步${time && `、用时 ${time}`}`,
	withHints: (n) => `用了 ${n} 次提示`,
	withSolver: "用了自动还原",

	boardName: (size) => `数字华容道，${size}`,
	cell: (tile, { way, isHinted, isHome }) =>
		(tile || zh.gap) +
		(isHome ? "，已到位" : "") +
		(way ? `，可向${zh.ways[way]}滑` : "") +
		(isHinted ? "，提示" : ""),
	comma: "、",
	period: "。",
	colon: "：",
	gap: "空格",
	goalIs: (rows) => `目标（逐行）：${rows}`,

	notLoaded: "无法加载。请检查网络后重试。",
	notStarted: "游戏无法启动。请重新加载页面，或允许脚本和 WebAssembly。",
	unexpected: "出错了。局面已保存。",
};
