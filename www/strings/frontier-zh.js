/**
 * The texts of a frontier that is painted over time, in Simplified Chinese.
 */

/** @param {number} n */
const number = (n) => n.toLocaleString("zh-CN");

const compact = new Intl.NumberFormat("zh-CN", { notation: "compact" });

/** @type {import("./frontier-en.js").FrontierStrings} */
export const frontier = {
	search: "搜索",
	levels: "分层方式",
	measures: {
		order: "按列表顺序",
		depth: "按深度 g",
		depthFromGoal: "按到目标的距离",
		visits: "按路径深度",
	},
	run: "运行",
	stop: "停止",
	play: "播放",
	pause: "暂停",
	save: "保存图片",
	moment: "时刻",
	unsolvable: "这个棋盘无法到达目标，所以没有搜索可运行。",
	begin: "运行后，可以看到边界如何变化。",
	tables: "正在生成启发函数的表…",

	about: {
		bfs: "广度优先搜索逐层推进：更近的棋盘全部扩展之后，才轮到更远的。每级台阶大约是前一级的两倍宽，所以最后几层占了几乎全部的工作量。",
		bidirectional:
			"从两端同时逐层搜索。两边合计扩展的棋盘数，大约只是单向搜索的平方根的两倍。两边相遇时搜索结束。",
		table:
			"从目标出发，广度优先搜索所有棋盘。每层先变多，后变少：棋盘最多的层略远于一半。",
		astar:
			"A* 先取 f 最小的棋盘。只要还有这样的棋盘，就不扩展别的；取完之后，下界才上升。下界与解的长度相等时，解就得到了证明。",
		weighted:
			"h 比 g 更重要，所以搜索直奔目标，身后留下大片从不扩展的棋盘。代价是解可能更长。",
		greedy:
			"贪心搜索一头扎下去：哪个棋盘看上去离目标最近，就先取哪个，不管已经走了多远。它很快，但什么也不能证明。",
		idastar:
			"IDA* 每次只沿一条路径向下，每个上界都重新开始，形状像锯齿。每一轮的工作量是前一轮的几倍，所以重新开始的代价很小。",
	},

	y: {
		depth: "离起点的步数（g）",
		both: "左：离起点的步数；右：离目标的步数",
		depthFromGoal: "离目标的步数",
		visits: "路径深度（g）",
	},
	x: "已扩展的棋盘",
	mark: (n) => compact.format(n),

	scale: (most, isVisits) =>
		`${isVisits ? "在此扩展的棋盘" : "等待的棋盘"}：1 到 ${number(most)} 个，越多颜色越浓`,
	bound: { lower: "已证明没有更短的解", pass: "本轮的上界" },
	length: "解的长度",

	now: (expanded, waiting, lower) =>
		`已扩展 ${number(expanded)} 个，${number(waiting)} 个在等待。目前已证明：至少 ${number(lower)} 步。`,
	nowDeep: (expanded, pass, bound, depth) =>
		`已扩展 ${number(expanded)} 个。第 ${number(pass)} 轮，上界 ${bound}；路径深度 ${number(depth)}。`,
	most: (level, n) => `最多的一层是 ${level}：${number(n)} 个。`,
	solved: (length, expanded) =>
		`扩展 ${number(expanded)} 个棋盘后找到 ${number(length)} 步的解。`,

	table: "用表格表示",
	passes: "各轮的表格",
	columns: {
		expanded: "已扩展",
		waiting: "等待",
		levels: "层",
		fullest: "最多的层",
		lower: "下界",
		pass: "轮次",
		bound: "上界",
		times: "是前一轮的倍数",
	},
	span: (from, to) => (from === to ? `${from}` : `${from} 到 ${to}`),
	fullest: (level, n) => `${level}（${number(n)}）`,
	number,
	decimal: (n) => n.toLocaleString("zh-CN", { maximumFractionDigits: 1 }),
	picture: (search, now) => `${search}的边界随时间的变化。${now}`,
};
