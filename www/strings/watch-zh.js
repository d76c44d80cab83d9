/**
 * The texts of a search that is watched step by step, in Simplified Chinese.
 */

/** @param {number} n */
const number = (n) => n.toLocaleString("zh-CN");

/** @type {import("./watch-en.js").WatchStrings} */
export const watch = {
	search: "搜索",
	speed: "速度",
	perSecond: (n) => `每秒 ${n} 步`,
	unsolvable: "这个棋盘无法到达目标，所以没有搜索可看。",

	trees: (n) => `搜索树，${number(n)} 个棋盘`,
	treeAbout: "拖动可移动，双指或按 +、− 可缩放，点击棋盘可放大查看。",
	aims: { near: "跟随", all: "显示全部" },
	zoomIn: "放大",
	zoomOut: "缩小",
	left: (n, most) =>
		`树中最多显示 ${number(most)} 个棋盘，另有 ${number(n)} 个未显示。`,
	marks: {
		taken: "刚取出",
		end: "路径末端",
		waits: "在队列中等待",
		tried: "还未搜索",
		done: "已扩展",
		path: "在路径上",
		left: "已搜索并退回",
		cut: "剪去：f 超过上界",
		solution: "在解的路径上",
	},

	steps: "步骤",
	step: "第几步",
	acts: {
		toStart: "回到开始（Home）",
		boardBack: "上一个棋盘（Shift + ←）",
		back: "后退一步（←）",
		play: "播放（空格键）",
		pause: "暂停（空格键）",
		on: "前进一步（→）",
		boardOn: "下一个棋盘（Shift + →）",
		toEnd: "到末尾（End）",
	},
	stepOf: (step, last) => `${number(step)} / ${number(last)}`,
	counted: (expanded, generated) =>
		`目前：扩展 ${number(expanded)} 个，生成 ${number(generated)} 个。`,

	startOne: "搜索开始。只有一个棋盘在等待，还没有后继。",
	startBoth: "两个搜索同时开始：一个从起点出发，一个从目标倒着走。",
	startDeep: "搜索开始。它只保存一条路径。",
	bound: (pass, bound) =>
		`第 ${number(pass)} 轮重新从起点开始，上界为 ${bound}：f 更大的棋盘会被剪去。`,
	taken: (board, value) => `取出棋盘 ${number(board)}：${value}。`,
	expanded: (board, list) =>
		list === ""
			? `扩展棋盘 ${number(board)}。`
			: `棋盘 ${number(board)} 不是目标，于是扩展它。后继：${list}。`,
	expandedDeep: (board) => `棋盘 ${number(board)} 不是目标，逐个尝试它的后继。`,
	one: (board) => `棋盘 ${number(board)}`,
	knownOne: (board) => `棋盘 ${number(board)}（已知）`,
	list: (items) => items.join("、"),
	made: (slide, board, value, waits) =>
		`${slide}，得到棋盘 ${number(board)}：${value}。${waits ? "它进入队列。" : ""}`,
	shorter: (slide, board, value) =>
		`${slide}，以更短的路到达棋盘 ${number(board)}：现在 ${value}。`,
	known: (from, way, board) =>
		`棋盘 ${number(from)} 的一块${way}，得到棋盘 ${number(board)}；已有同样短的路到达它，不再加入。`,
	cut: (board, value, bound) =>
		`剪去棋盘 ${number(board)}：${value}，超过上界 ${bound}。这些 f 中最小的就是下一轮的上界。`,
	found: (n) =>
		n === 0 ? "找到了：起点就是目标。" : `找到了：${number(n)} 步到达目标。`,
	stopped: (n) =>
		`演示到此为止，共 ${number(n)} 步。搜索本身并未结束：可以运行它来看结果，或换一个离目标更近的棋盘。`,
	ways: { U: "上移", D: "下移", L: "左移", R: "右移" },
	slide: (tile, way) => `${tile} ${way}`,

	queue: "队列（先取最前面的）",
	queueOf: ["起点一侧的队列", "目标一侧的队列"],
	path: (bound) => (bound === null ? "路径" : `路径，上界 ${bound}`),
	boards: (n) => `${number(n)} 个棋盘`,
	more: (n) => `还有 ${number(n)} 个`,
	named: (board, value) => `棋盘 ${number(board)}，${value}`,

	boardOf: (board) =>
		board === 0 ? "棋盘 0，最初的棋盘" : `棋盘 ${number(board)}`,
	namedBoard: (board, text) =>
		`棋盘 ${number(board)}：${text.replaceAll("/", "，接着 ")}`,
	before: (board) => `← 棋盘 ${number(board)}`,
	after: (board) => `棋盘 ${number(board)} →`,
	unpick: "跟随搜索",

	source: "正在执行的一行",
};
