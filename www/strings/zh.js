/**
 * What a person reads, in Simplified Chinese.
 */

/** @type {Record<string, string>} */
const ways = { U: "上", D: "下", L: "左", R: "右" };

/** @type {import("./en.js").Strings} */
export const zh = {
	/** Of the language, for numbers. */
	tag: "zh-Hans",
	title: "数字华容道",
	goalLines: {
		last: "滑动方块，按顺序排好，空格留在最后。",
		first: "滑动方块，按顺序排好，空格留在最前。",
		snake: "滑动方块，按蛇形顺序排好：隔行从右到左。",
		spiral: "滑动方块，按螺旋顺序排好，由外向内。",
		other: "把每块滑到它的位置，颜色会告诉你在哪里。",
		picture: "滑动碎块，拼成完整的图片。",
	},

	time: "时间",
	moves: "手数",
	slides: "步数",
	movesTip: "一次滑动一整排算一手（MTM）。",
	slidesTip: "每块移动一格算一步（STM）。",

	undo: "撤销",
	redo: "重做",
	hint: "提示",
	hints: (left) => (Number.isFinite(left) ? `提示（${left}）` : "提示"),
	playHint: "照提示走",
	solve: "自动求解",
	restart: "重来",
	newGame: "新游戏",
	size: "尺寸",
	deal: (size) => `新游戏 ${size}`,
	otherSizes: "其他尺寸",
	cancel: "取消",
	longer: "再想想",
	close: "关闭",

	pause: "暂停",
	resume: "播放",
	stepBack: "后退一步",
	stepForward: "前进一步",
	stop: "停止，自己来",
	speed: "速度",
	perSecond: (n) => `每秒 ${n} 步`,

	copyLink: "复制链接",
	copyLinkHelp: "链接要打开什么？",
	linkToStart: "本局的开局",
	linkToPosition: "当前局面",
	linkCopied: "已复制链接。",
	linkNotCopied: "无法自动复制，链接在这里：",
	openBoard: "输入局面",
	openBoardHelp:
		"用斜杠或换行分行，用空格分隔方块，0 表示空格；也可以输入局面码。",
	openIt: "开始玩",
	help: "玩法",
	embedding: "放到你的网页",
	keys: "按键",

	hintMove: (tile, way) => `把 ${tile} 向${ways[way]}滑`,
	leftInAll: ({ lower, upper }) =>
		lower === upper
			? `还剩 ${upper} 步，已证明最短`
			: `还剩 ${lower}–${upper} 步`,
	known: ({ lower, upper }) =>
		`已找到 ${upper} 步的解，已证明不可能少于 ${lower} 步`,
	left: (bounds) =>
		zh.leftInAll(bounds) +
		(bounds.lower === bounds.upper ? "" : `：${zh.known(bounds)}`),
	thinkingHint: "正在寻找最好的一步",
	thinkingSolve: "正在寻找最短的解",
	thinkingLonger: "正在寻找更短的解",
	tables: (percent) => `准备中：${percent}%`,
	work: (boards, time) => `已查 ${boards} 个局面，${time}`,
	soFar: ({ lower, upper }) =>
		upper === null ? `至少 ${lower} 步` : `至少 ${lower} 步，至多 ${upper} 步`,
	playing: (at, length) => `第 ${at} 步，共 ${length} 步`,
	proved: "已证明：没有更短的解",

	mustBeSolved: "请先完成拼图。",
	again: "再试一次",

	solved: "完成！",
	solvedIn: (time, mtm, stm) => `${mtm} 手，${stm} 步，用时 ${time}`,
	withHints: (n) => `用了 ${n} 次提示`,
	withSolver: "由求解器协助",

	boardName: (size) => `数字华容道，${size}`,
	cell: (tile, row, column, way) =>
		`${tile || "空格"}，第 ${row} 行第 ${column} 列` +
		(way === null ? "" : `，可向${ways[way]}滑`),
	comma: "、",
	moved: (tiles, way) => `${tiles} 向${ways[way]}`,
	started: (size) => `新游戏，${size}`,
	takenUp: (size) => `回到你的游戏，${size}`,

	badLink: (reason) => `无法打开链接。${reason}`,
	gameKept: "你的游戏还在。",
	linkOpened: "已打开链接里的局面。",
	gameAside: "已暂存当前游戏。",
	backToGame: "回到我的游戏",
	unkept: {
		game: {
			storage: "浏览器不允许本页保存游戏。上方地址里有当前局面，可以收藏。",
			storageFull:
				"浏览器的存储空间已满，无法保存游戏。上方地址里有当前局面，可以收藏；也可以清理空间。",
		},
		play: {
			storage: "浏览器不允许本页保存已结束的游戏。正在玩的这一局已保存。",
		},
	},
	noLanguage: "这种语言暂时无法加载，请稍后再试。",
	notLoaded: "无法加载。请检查网络后重试。",
	notStarted:
		"游戏无法启动：浏览器没能加载它的核心。请重新加载页面，或允许脚本和 WebAssembly。",
	unexpected: "发生了意外。局面已保存。",
};
