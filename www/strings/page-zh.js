/**
 * The texts of the play page beyond its first board, in Simplified Chinese: see
 * `page-en.js`.
 */

/** @type {import("./page-en.js").PageStrings} */
export const page = {
	gameAside: "已搁置当前游戏",
	linkOpened: "已打开链接，当前游戏已搁置。",
	undo: "撤销",
	noLanguage: "这种语言暂时无法加载，请稍后再试。",
	badLink: (reason) => `无法打开链接。${reason}`,
	gameKept: "你的游戏还在。",

	menu: {
		title: "菜单",
		play: "这一局",
		more: "更多",
		solve: "自动还原",
		redo: "重做",
		restart: "重来",
		records: "成绩",
		setUp: "自定义棋盘",
		share: "分享链接",
		settings: "设置",
		help: "玩法",
		embedding: "嵌入你的网站",
		language: "语言 Language",
	},

	new: {
		title: "新游戏",
		deal: (size) => `开始 ${size}`,
		levels: { "3x3": "轻松", "4x4": "经典", "5x5": "耐玩" },
		other: "其他尺寸",
		columns: "列数",
		rows: "行数",
		less: (name) => `${name}减一`,
		more: (name) => `${name}加一`,
		goal: "目标",
		goals: {
			last: "逐行排列，空格在最后",
			first: "逐行排列，空格在最前",
			snake: "蛇形",
			spiral: "螺旋",
		},
	},

	settings: {
		title: "设置",
		look: "外观",
		theme: "配色",
		themes: {
			auto: "跟随系统",
			light: "浅色",
			dark: "深色",
			contrast: "高对比度",
		},
		motion: "动画",
		motions: { auto: "跟随系统", on: "开", off: "关" },
		play: "玩法",
		counts: "计数",
		countKinds: { slides: "步数", moves: "操作数", both: "都显示" },
		countsAbout: "一块移动一格算一步；一起滑动的方块算一次操作。",
		timer: "时间",
		timers: { on: "精确到秒", tenths: "精确到十分之一秒", off: "隐藏" },
		feel: "声音与触感",
		sound: "声音",
		haptics: "振动",
		press: "按下即滑动",
		pressAbout: "手指一按下方块就滑动，不必等松开。",
		hover: "指向即滑动",
		hoverAbout: "用鼠标时：指向方块，它就滑动。",
		gamepad: "游戏手柄",
		gamepadAbout: "用方向键或左摇杆滑动。A 滑动选中的方块，B 撤销，X 提示。",
		inspection: "观察时间",
		inspectionAbout: "新的一局开始计时前，有 15 秒观察棋盘。",
		help: "帮助",
		hints: "提示",
		solver: "自动还原",
		keys: "选择按键",
		reset: "恢复全部默认设置",
		resetSure: "把所有设置恢复为默认值？",
		resetYes: "恢复",
		keep: "保留",
	},

	link: {
		title: "分享链接",
		about: "链接要打开什么？",
		start: "从头开始本局",
		position: "当前局面",
		copied: "已复制链接。",
		notCopied: "请自行复制链接：",
	},

	board: {
		title: "自定义棋盘",
		about:
			"各行用换行或“/”分开，数字之间空一格，0 表示空格；也可以输入棋盘代码。",
		play: "开始玩",
	},

	win: {
		title: "完成",
		perfect: "完美还原",
		withHelp: "在帮助下完成",
		time: "时间",
		slides: "步数",
		moves: "操作数",
		optimum: "最少步数",
		efficiency: "效率",
		proven: (n) => `${n} 步，已证明最短`,
		between: (lower, upper) => `${lower} 到 ${upper} 步`,
		searching: "正在寻找最少步数…",
		unknown: "现在无法找到",
		wasted: (wasted) => `比最少步数多 ${wasted} 步。`,
		best: "这一局不可能更短了。",
		next: "下一局",
		share: "分享",
	},

	first: {
		tap: "点一下空格旁边的方块",
		on: "现在把 1 到 5 排好",
		done: "就是这样。现在来真正的一局。",
		skip: "跳过",
	},
};
