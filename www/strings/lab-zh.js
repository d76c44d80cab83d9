/**
 * The texts of `lab.html`, in Simplified Chinese: see `lab-en.js`.
 */

/** @param {number} n */
const number = (n) => n.toLocaleString("zh-Hans");

/** @param {number} n */
const evenOrOdd = (n) => (n % 2 === 0 ? "偶数" : "奇数");

/** @type {import("./lab-en.js").LabStrings} */
export const lab = {
	title: "搜索实验室",
	game: "数字华容道",
	heading: "实验室",
	comparing: "比较",
	explained: "讲解",
	intro:
		"教科书里的各种搜索，在你自己的棋盘上并排比较：找到什么、证明什么、代价多大。",
	copyLink: "复制链接",
	copyForClass: "复制课堂链接",
	unknownSearches: (names) => `链接中有本页没有的搜索：${names}。`,
	copyFrame: "复制网页代码",
	copied: "链接已复制。",
	copiedForClass: "链接已复制。其中的棋盘、目标、搜索和上限都已固定。",
	copiedFrame:
		"代码已复制。它在内嵌框架中显示本实验室，棋盘、目标、搜索和上限都已固定。",
	notCopied: "浏览器不允许复制。链接如下：",
	notCopiedFrame: "浏览器不允许复制。代码如下：",

	board: "棋盘",
	boardName: "可以滑动的棋盘",
	textLabel: "你的棋盘",
	textAbout:
		"每行一排，或用“/”隔开，0 表示空格：4 1 2/5 0 3。也可以写成数组：[[4,1,2],[5,0,3]] 或 {{4,1,2},{5,0,3}}。",
	textEmpty: "请输入或粘贴一个棋盘，也可以在下面抽取。",
	goal: "目标",
	goals: {
		last: "1 2 3……，空格在最后",
		first: "空格在最前，然后 1 2 3……",
		snake: "蛇形：隔行倒序",
		spiral: "螺旋：由外向内",
		own: "自定义排列",
	},
	ownLabel: "你的目标",
	ownEmpty: "请输入还原后的排列。",
	undo: "撤销",
	draw: "抽取棋盘",
	columns: "列数",
	rows: "行数",
	less: (name) => `减少${name}`,
	more: (name) => `增加${name}`,
	seed: "种子",
	distance: "离还原的步数",
	anyDistance: "不限",
	distanceWrong: "请输入步数；留空表示不限。",
	drawing: "正在寻找这个步数的局面……",
	drawingAt: (level, tried) =>
		`已试 ${number(tried)} 个棋盘，目前在 ${number(level)} 步。`,
	drawn: (seed) => `由种子 ${seed} 抽取。`,
	examples: "练习题中的棋盘及答案",
	fixedGoal: (text) => text,
	plain: (text) =>
		`${text.replaceAll("/", "；")}。这个棋盘无法还原，因此不能滑动。`,
	plainNote: "这个棋盘无法还原，因此不能滑动。",
	slideNote: "可以用方向键或触摸滑动。",
	shownOf: (name, n) => `${name}：${n} 步`,
	backToBoard: "回到棋盘",
	oldNote: "这是最后一个能识别的棋盘。",

	solvable: "能还原吗？",
	yes: "能还原。",
	no: "−1：怎么滑动都无法还原。",
	nearest: "交换两块就能还原。最接近的可还原棋盘：",
	takeNearest: "用这个棋盘",
	orderAbout: (order) =>
		`给每块写上它在目标中的位次，逐行读出（跳过空格）：${order}。`,
	orderUsual: (order) => `逐行读出（跳过空格）：${order}。`,
	counted: (n) =>
		`次序颠倒的一对数叫作一个逆序。这里有 ${number(n)} 个逆序，是${evenOrOdd(n)}。`,
	oddWidth: (columns) =>
		`横向滑动不改变逆序数。纵向滑动使一块越过另外 ${columns - 1} 块，这是偶数，所以逆序数的奇偶不变。目标有 0 个逆序，是偶数。`,
	evenWidth: (columns) =>
		`横向滑动不改变逆序数。纵向滑动使一块越过另外 ${columns - 1} 块，这是奇数，所以逆序数的奇偶会改变，而空格所在的行也恰好变化一行。因此“逆序数＋空格与目标行相差的行数”的奇偶不变。在目标中这个和是 0，是偶数。`,
	oddVerdict: (n) =>
		n % 2 === 0
			? `这里的逆序数是 ${n}，是偶数，所以能还原。`
			: `这里的逆序数是 ${n}，是奇数，所以无法到达目标。`,
	evenVerdict: (n, row, home) => {
		const far = Math.abs(row - home);
		const rows = `空格在第 ${row} 行，它的目标在第 ${home} 行，相差 ${far} 行。`;
		const sum = `${n} + ${far} = ${n + far}`;
		return (n + far) % 2 === 0
			? `${rows}${sum}，是偶数，所以能还原。`
			: `${rows}${sum}，是奇数，所以无法到达目标。`;
	},
	pairs: (n) => `逐对列出：${number(n)} 个逆序`,
	noPairs: "所有数对的次序都正确。",
	pair: (a, b) => `${a} 在 ${b} 前`,
	morePairs: (n) => `还有 ${number(n)} 对`,
	merges: (n) => `用归并排序数：${number(n)} 个逆序`,
	mergesAbout:
		"每当取出右段的一个数，它就越过左段剩下的数，剩几个就是几个逆序。总数相同，但只需 n log n 步，而不是 n²。",
	leftRun: "左段",
	rightRun: "右段",
	mergedRun: "合并后",
	inversions: "逆序",
	total: "合计",

	searches: "搜索",
	groups: {
		blind: "盲目搜索",
		astar: "A*：先取 g + h 最小者",
		idastar: "IDA*：省内存的 A*",
		other: "快，但不保证最短",
	},
	methods: {
		bfs: "广度优先",
		bidirectional: "双向广度优先",
		table: "全部局面的精确表",
	},
	guided: (method, weight) =>
		method === "astar"
			? "A*"
			: method === "idastar"
				? "IDA*"
				: method === "greedy"
					? "贪心"
					: `加权 A*（权重 ${weight}）`,
	joined: (method, heuristic) => `${method}，${heuristic}`,
	heuristics: {
		zero: "h 恒为 0",
		hamming: "错位块数",
		manhattan: "曼哈顿距离",
		"linear-conflict": "线性冲突",
		"walking-distance": "步行距离",
		patterns: "模式数据库",
	},
	tooLarge: "不适用于这个尺寸",
	chosen: (n) => `已选 ${number(n)} 种`,
	separator: "；",
	limitsTitle: "上限",
	all: "全选",
	none: "全不选",
	memory: "内存（MB）",
	time: "时间（秒）",
	limits: (mb, s) => `每种搜索最多 ${number(mb)} MB、${number(s)} 秒`,
	run: (n) => `运行 ${n} 种搜索`,
	moreSearches: (n) => `另外 ${n} 种搜索，以及限制`,
	runAll: "全部运行",
	stop: "停止",
	running: (name, at, of) => `${name}，第 ${at} / ${of} 种……`,
	done: (n) => `完成：${number(n)} 种搜索。`,
	stoppedAll: "已停止。",
	noSearch: "请至少选择一种搜索。",
	noBoard: "没有可以运行的棋盘，请看输入框下方的提示。",
	lost: "浏览器的内存不够。请调低内存上限。",

	results: "结果",
	resultAbout: (board, limits) =>
		`${board}；${limits}。长度按步计：一块移动一格算一步。`,
	columnsOf: {
		search: "搜索",
		length: "长度",
		optimal: "最短？",
		expanded: "扩展数",
		generated: "生成数",
		frontier: "最大待扩展数",
		bytes: "内存",
		ms: "时间",
		branching: "有效分支因子",
	},
	columnAbout: {
		length: "解有多少步；无解时为 −1",
		optimal: "是否已证明没有更短的解",
		expanded: "生成过后继的局面数",
		generated: "生成的后继数",
		frontier: "同时等待扩展的局面最多有多少",
		bytes: "结束时占用的内存，包括启发式的表",
		ms: "不含造表的时间",
		branching: "节点数相同、深度相同的均匀树，每个节点有这么多分支",
	},
	best: "最佳",
	optimal: "已证明",
	notOptimal: "未证明",
	unknown: "—",
	waiting: "等待中",
	runningNow: "运行中……",
	atLeast: (n) => `至少 ${n}`,
	stopped: { memory: "内存用尽", time: "时间用尽" },
	cancelled: "已被你停止",
	failed: "失败",
	proofs: {
		depth:
			"它按离起点的距离依次取局面。取到这个局面之前，所有更近的局面都已与目标比较过。",
		meeting: "起点附近和目标附近的局面都已扩展，两边此前没有相遇。",
		smallestF:
			"最短解上总有一个局面在待扩展表中，它的 f 不超过最短解的长度。而表中没有比这个长度更小的 f。",
		smallestWeighted: "它先取 g + w · h 最小者。由此只能得到下界，松 w 倍。",
		bound:
			"每一轮搜索 f 不超过界限的所有局面。所有更小的界限都已搜索完，没有解。",
		heuristic: "它只看 h，不看已经走过的步数。它只知道启发式对起点给出的下界。",
	},
	boundMet: "在这里，这个下界正好等于解的长度。",
	whyOptimal: (n) => `已证明：没有少于 ${n} 步的解。`,
	whyNot: (n) => `没有证明最短：只证明了至少需要 ${n} 步。`,
	whyStopped: {
		memory: (lower) => `达到内存上限而停止。此前已证明：至少需要 ${lower} 步。`,
		time: (lower) => `达到时间上限而停止。此前已证明：至少需要 ${lower} 步。`,
	},
	whyCancelled: (lower) => `你停止了它。此前已证明：至少需要 ${lower} 步。`,
	whyUnsolvable: "从这个棋盘怎么滑动都到不了目标。",
	tables: (ms) => `启发式的表：搜索前用 ${ms} 造好，并留给下一次使用。`,
	moves: "走法",
	movesAbout: "U 上、D 下、L 左、R 右：方块移动的方向。",
	noMoves: "棋盘已经还原。",
	ways: { U: "上", D: "下", L: "左", R: "右" },
	slide: (tile, way) => `${tile} 号向${way}`,
	play: "演示",
	stopPlay: "停止演示",
	copyMoves: "复制走法",
	movesCopied: "走法已复制。",
	csv: "表格存为 CSV",
	print: "打印",
	picture: "图表存为图片",
	compare: "比较",
	logScale: "对数刻度：每条线是前一条的十倍。",
	stoppedBar: "达到上限而停止",
	chartName: (metric) => `各种搜索的${metric}`,
	metrics: {
		expanded: "扩展的局面数",
		generated: "生成的局面数",
		frontier: "最大待扩展数",
		bytes: "内存",
		ms: "时间",
		branching: "有效分支因子",
		length: "长度",
	},
	number,
	decimal: (n) =>
		n.toLocaleString("zh-Hans", { maximumFractionDigits: n < 1_000 ? 2 : 0 }),
	bytes: (n) =>
		n < 1_000_000
			? `${(n / 1_000).toLocaleString("zh-Hans", { maximumSignificantDigits: 3 })} kB`
			: `${(n / 1_000_000).toLocaleString("zh-Hans", { maximumSignificantDigits: 3 })} MB`,
	ms: (n) =>
		n < 0.1
			? "< 0.1 毫秒"
			: n < 1_000
				? `${n.toLocaleString("zh-Hans", { maximumFractionDigits: n < 10 ? 1 : 0 })} 毫秒`
				: `${(n / 1_000).toLocaleString("zh-Hans", { maximumSignificantDigits: 3 })} 秒`,

	notebookAbout: "供 Jupyter、Observable 和 Node 使用的同一套搜索，一个文件：",
	watch: "看一次搜索",
	watchAbout:
		"一步一步地看：搜索树怎样长大，每个棋盘的 g 和 h，队列中的先后次序，以及正在执行的那行源代码。也可以用一张图看整个搜索：随着搜索进行，每层有多少棋盘在等待。",
	watchIt: "开始看",
	frontierIt: "边界随时间的变化",

	many: "多个棋盘",
	manyAbout: (size) =>
		`用所选的搜索求解由种子抽取的 ${size} 棋盘；同一个种子总是给出同样的棋盘。`,
	manyOf: ({ count, size, seed, d }) =>
		`${number(count)} 个 ${size} 棋盘，种子 ${seed}${d && `，离还原 ${d} 步`}`,
	count: "棋盘数",
	runMany: "在多个棋盘上运行",
	manyCsv: "全部运行存为 CSV",
	manyRunning: (at, of) => `第 ${number(at)} / ${number(of)} 个棋盘……`,
	manyDone: (n) => `完成：${number(n)} 个棋盘。`,
	manyStopped: (n) => `完成 ${number(n)} 个棋盘后停止。`,
	manyColumns: {
		search: "搜索",
		solved: "解出",
		length: "平均长度",
		mean: "平均",
		median: "中位数",
		spread: "最小到最大",
	},
	ofAll: (n, of) => `${n} / ${of}`,
	spread: (least, most) => `${least} 到 ${most}`,
	solvedOnly: "数字只计这种搜索解出的棋盘。",
};
