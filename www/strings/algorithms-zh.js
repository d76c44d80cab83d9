/** 讲解各种搜索的页面的文字。 */

/** @type {import("./algorithms-en.js").AlgorithmStrings} */
export const algorithms = {
	title: "搜索算法讲解",
	heading: "实验室",
	comparing: "比较",
	explained: "讲解",
	intro: "每种搜索的思路、代价、运行的源码，以及一道练习。",
	list: "算法",
	tryIt: "在实验室里运行",
	idea: "思路",
	cost: "代价",
	optimal: "得到的解最短吗？",
	origin: "出处",
	source: "源代码",
	sourceAbout: "语言是 Rust。本站的实验室运行的就是这些代码。",
	file: (file) => `文件 ${file}`,
	exercise: "练习",
	answer: "你的答案",
	check: "检查",
	right: (n) => `正确：${n}。`,
	wrong: (n) => `搜索得到的不是 ${n}，再试一次。`,
	notNumber: "请输入一个整数。",
	noCheck: "搜索无法运行，因此不能检查答案。",
	show: "显示答案",
	shown: (n) => `答案是 ${n}。`,
	failure: "文字没能加载，请刷新页面。",
	pages: {
		solvability: {
			name: "能还原吗？",
			idea: [
				"逐行读出棋盘上的数字，跳过空格。前大后小的一对数字叫作一个逆序。目标没有逆序。",
				"横向滑动不改变任何一对数字的顺序。纵向滑动让一个方块越过“列数减一”个方块。列数为奇数时，越过的方块是偶数个，逆序数的奇偶不变；列数为偶数时，逆序数的奇偶改变，空格所在的行也随之改变。",
				"所以有一半的排列永远到不了目标。要快速计算逆序数，可以用归并排序：每当右半边的数字先取出，它就越过了左半边剩下的所有数字。",
			],
			cost: "逐对比较需要 n² 步，归并排序需要 n log n 步。",
			optimal:
				"不需要搜索，奇偶性就能决定。如果对无解的棋盘进行搜索，要查完一半的排列才会放弃。",
			origin:
				"W. W. Johnson 与 W. E. Story，Notes on the “15” puzzle，American Journal of Mathematics 2，1879 年。",
			exercise: "棋盘 8 1 3 / 4 0 2 / 7 6 5 有多少个逆序？",
		},
		bfs: {
			name: "广度优先搜索",
			idea: [
				"先看离起点一步的所有棋盘，再看离起点两步的，依此类推，直到遇到目标。",
				"等待处理的棋盘放在队列里。到达过的棋盘都会记住，不会重复处理。",
			],
			cost: "时间和内存随目标距离 d 以内的棋盘数增长：大约是 b^d，八数码的 b 接近 2。3×3 只有 181,440 个棋盘，没有问题；4×4 有 10 万亿个，无法做到。",
			optimal: "最短。棋盘按离起点的距离依次取出，更近的棋盘里没有目标。",
			origin:
				"E. F. Moore，The shortest path through a maze，International Symposium on the Theory of Switching，哈佛，1959 年。",
			exercise:
				"2×2 的十二个棋盘连成一圈。从 0 3 / 2 1 出发，目标 1 2 / 3 0 在 6 步之外。广度优先搜索在取出目标之前展开多少个棋盘？",
		},
		bidirectional: {
			name: "双向搜索",
			idea: [
				"同时进行两个广度优先搜索，一个从起点出发，一个从目标出发，相遇时停止。",
				"每一方把同一距离的棋盘全部处理完，才轮到另一方。等待的棋盘较少的一方先走。",
			],
			cost: "两个搜索各走一半距离：大约 2 · b^(d/2) 个棋盘，而不是 b^d 个。在 3×3 最远的棋盘上，展开 10,059 个，而不是 181,439 个。",
			optimal: "最短，因为每一层都处理完整：更短的路会在前一轮就相遇。",
			origin:
				"T. A. J. Nicholson，Finding the shortest route between two points in a network，Computer Journal 9，1966 年。",
			exercise:
				"8 6 7 / 2 5 4 / 3 0 1 距还原多少步？提示：它是 3×3 最远的两个棋盘之一。",
		},
		table: {
			name: "完整距离表",
			idea: [
				"从目标出发，对所有棋盘做一次广度优先搜索，记下每个棋盘的距离。",
				"之后直接读出解：每次走到近一步的相邻棋盘。棋盘在表中的位置由排列的序号决定，所以表里只有距离。",
			],
			cost: "不论起点是什么，所有棋盘各处理一次：3×3 有 181,440 个。之后的每个棋盘只需查表。",
			optimal: "最短：表里有每个棋盘的距离。",
			origin:
				"序号：D. H. Lehmer，Teaching combinatorial tricks to a computer，1960 年。",
			exercise: "2×3 有多少个可以还原的棋盘？（建表时每个展开一次。）",
		},
		astar: {
			name: "A* 搜索",
			idea: [
				"从看起来解最短的棋盘继续：f = g + h。g 是已经走的步数，h 是剩余步数的下界，即启发函数。",
				"h = 0 时就是 Dijkstra 搜索，与广度优先搜索相同。h 越接近真实值，展开的棋盘越少。",
			],
			cost: "启发函数越好，时间下降越快：八数码 d = 24 时，用汉明距离约生成 35,000 个棋盘，用曼哈顿距离约 2,200 个。瓶颈是内存，因为到达过的棋盘都要保存。",
			optimal:
				"如果 h 从不超过真实值（可采纳），就最短。如果一步最多使 h 改变 1（一致），每个棋盘都不必展开两次。",
			origin:
				"P. E. Hart、N. J. Nilsson 与 B. Raphael，A formal basis for the heuristic determination of minimum cost paths，1968 年。",
			exercise:
				"从 1 2 3 / 4 5 6 / 0 7 8 出发，用曼哈顿距离的 A* 展开多少个棋盘？目标会被取出，但不展开。",
		},
		greedy: {
			name: "贪心搜索与加权 A*",
			idea: [
				"贪心搜索总是从 h 最小的棋盘继续，不管 g。它很快得到一个解，但不保证是什么样的解。",
				"加权 A* 使用 f = g + w · h，权重 w 大于 1。w 越大，就越贪心。",
				"三种搜索的代码相同，只有一行不同：排队的依据。",
			],
			cost: "展开的棋盘通常比 A* 少得多，但没有任何保证。",
			optimal:
				"不一定。加权 A* 的解最多是最短解的 w 倍；贪心搜索的解则没有任何保证。它们在这里作为反例。",
			origin:
				"J. E. Doran 与 D. Michie，Experiments with the Graph Traverser program，1966 年；I. Pohl，Heuristic search viewed as path finding in a graph，1970 年。",
			exercise:
				"从 8 6 7 / 2 5 4 / 3 0 1 出发，最少需要 31 步。用曼哈顿距离的贪心搜索走多少步？（在实验室里运行一下。）",
		},
		idastar: {
			name: "IDA* 搜索",
			idea: [
				"做深度优先搜索，f = g + h 超过界限就回头。如果没有找到，就以被剪掉的最小 f 为新的界限重新开始。",
				"内存里只有当前的路径。由两条路到达的棋盘会搜索两次。",
			],
			cost: "内存只需一条路径。时间：每一轮都比前一轮展开得多，大部分工作在最后一两轮。4×4 就是这样还原的。",
			optimal: "如果启发函数可采纳，就最短：更小的界限都已经搜索过，没有解。",
			origin:
				"R. E. Korf，Depth-first iterative-deepening: an optimal admissible tree search，Artificial Intelligence 27，1985 年。",
			exercise:
				"从 0 3 / 2 1 出发，用曼哈顿距离，路径最长时有多少个棋盘（包括起点和目标）？",
		},
		heuristics: {
			name: "简单的启发函数",
			idea: [
				"汉明距离数出不在原位的方块，每一个至少要滑动一次。",
				"曼哈顿距离把每个方块离原位的行数和列数相加，一步只能让一个方块移动一格。",
				"线性冲突：两个方块都在自己的行（或列）里但顺序相反时，其中一个必须离开再回来，因此加两步。",
			],
			cost: "看一遍棋盘。",
			optimal:
				"它们都不会超过真实值，一步最多使它们改变 1，所以 A* 和 IDA* 用它们得到最短解。在每个棋盘上：汉明距离 ≤ 曼哈顿距离 ≤ 线性冲突。",
			origin:
				"O. Hansson、A. Mayer 与 M. Yung，Criticizing solutions to relaxed models yields powerful admissible heuristics，Information Sciences 63，1992 年。",
			exercise:
				"2 1 3 / 4 5 6 / 8 7 0 的线性冲突下界是多少？（曼哈顿距离是 4。）",
		},
		walking: {
			name: "步行距离",
			idea: [
				"对每个方块，只记住它所在的行和它应在的行。剩下的是一张数字表：第 r 行里有多少个方块属于第 s 行。",
				"只有纵向滑动会改变这张表。用一次广度优先搜索，就能得到到目标的表最少需要多少次纵向滑动。列也同样处理，再把两个数相加。",
			],
			cost: "4×4 有 24,964 张表，不到一秒就能建成。之后每个棋盘只需查表。",
			optimal:
				"最短：每一步要么计入行，要么计入列，不会重复。步行距离不会小于曼哈顿距离。",
			origin: "K. Takahashi（高桥），2002 年。",
			exercise: "2×2 的棋盘 0 3 / 2 1 的步行距离是多少？（曼哈顿距离是 6。）",
		},
		patterns: {
			name: "模式数据库",
			idea: [
				"把方块分成几组，每组叫作一个模式。对每个模式忘掉其他方块，存下每种摆法需要多少次本组方块的滑动。",
				"没有一步会被两个模式重复计算，所以这些数可以相加：可加的模式数据库。",
			],
			cost: "4×4 的表是 3 × 8.4 MB，约一秒建成。之后搜索展开的棋盘很少：A* 展开 3,859 个，用曼哈顿距离则要 64,672 个。",
			optimal:
				"最短。这里的表知道空格的位置。忘掉空格的小表也可采纳，但一步可能使它改变不止 1。",
			origin:
				"J. C. Culberson 与 J. Schaeffer，Pattern databases，1998 年；R. E. Korf 与 A. Felner，Disjoint pattern database heuristics，Artificial Intelligence 134，2002 年。",
			exercise:
				"8 6 7 / 2 5 4 / 3 0 1 距还原 31 步。3×3 的模式（两组，每组四个方块）证明至少需要多少步？",
		},
	},
};
