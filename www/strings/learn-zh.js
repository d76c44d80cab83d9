/**
 * The texts of `learn.html`, in Simplified Chinese: see `learn-en.js`.
 */

/** @type {Record<import("./learn-en.js").Direction, string>} */
const WAYS = { U: "上", D: "下", L: "左", R: "右" };

/** @param {number[]} tiles */
const list = (tiles) =>
	tiles.length < 2
		? tiles.join("")
		: `${tiles.slice(0, -1).join("、")} 和 ${tiles.at(-1)}`;

/** @type {import("./learn-en.js").LearnStrings} */
export const learn = {
	heading: "教程",
	intro: "人怎样还原：六节短课。",
	title: "学会还原",
	lessons: "课程",
	number: (n, of) => `第 ${n} 课，共 ${of} 课`,
	done: "已完成",

	lesson: {
		slides: {
			title: "滑动方块",
			text: "点一下空格旁边的方块，它就滑进空格。点同一行或同一列里更远的方块，中间的方块会跟着一起滑动。把 1 到 8 按顺序排好：三次操作就够了。",
			praise: "移动方块就是这么简单。",
		},
		row: {
			title: "第一行",
			text: "从最上面开始。先把 1 送到角上，再放 2，然后放 3。已经到位的方块就别再动，让其他方块绕着走。",
			praise: "1、2 和 3 都到位了，这一行只差最后一块。",
		},
		corner: {
			title: "角落技巧",
			text: "旁边的方块已经到位时，最后一块就进不了角落。所以让 3 和 4 一起进：一块先占住另一块的位置，另一块紧跟在后面，然后一起转进各自的位置。",
			praise: "这一行完成了。每一行都用这个技巧收尾。",
		},
		rows: {
			title: "最后两行",
			text: "只剩两行，不能再一行一行地排了。改为从左边开始一列一列地排：把角落技巧横过来用，先让 9 和 13 一起就位，再轮到 10 和 14。",
			praise: "只剩三块了。",
		},
		square: {
			title: "最后三块",
			text: "最后三块在一个方框里首尾相随，这叫三轮换。朝同一个方向一直转，直到三块全部到位。",
			praise: "还原了！最后三块总能转到位。",
		},
		whole: {
			title: "完整的一局",
			text: "现在从头来一遍：先排第一行，再把最后两行一列一列排好，最后转好三块。需要时随时可以求助。",
			praise: "现在任何大小的棋盘你都能还原了：行数再多，用的也是同样的技巧。",
		},
	},

	board: "练习棋盘",
	help: "提示",
	where: "看哪里？",
	tile: "动哪块？",
	move: "怎么走？",
	show: "演示一遍",
	stop: "停止",
	undo: "撤销",
	another: "换一局",
	next: "下一课",
	play: "开始游戏",
	train: "接着练残局",
	lab: "计算机怎样求解：搜索实验室",

	look: {
		slides: (tiles) =>
			`${list(tiles)} 还没到位。盯住空格想一想：每次操作，它都会沿着一行或一列移动。`,
		straight: (tile, row, column) =>
			`把 ${tile} 送到第 ${row} 行第 ${column} 列。`,
		first: (tile, row, column) =>
			`把 ${tile} 送到角上：第 ${row} 行第 ${column} 列。`,
		ready: ([one, other]) => `${one} 和 ${other} 可以直接就位。`,
		corner: ([one, other]) =>
			`让 ${one} 和 ${other} 首尾相随，一起拐过角落就位。`,
		turn: (tiles) => `让 ${list(tiles)} 转圈，直到全部到位。`,
	},
	useTile: (tile) => `动 ${tile}。`,
	useMove: ({ tile, way, count }) =>
		count === 1
			? `把 ${tile} 向${WAYS[way]}滑。`
			: `点 ${tile}：${count} 块一起向${WAYS[way]}滑。`,
	shown: (n) => `请看：${n} 步。`,
	home: (tiles) => `${list(tiles)} 到位了。`,
	failed: "课程没能加载，请刷新页面。",
	reload: "刷新",
};
