/**
 * The texts of `trainer.html`, in Simplified Chinese: see `trainer-en.js`.
 */

/** @type {import("./trainer-en.js").TrainerStrings} */
export const trainer = {
	heading: "训练",
	intro: "一次一个残局，想练几次就练几次。",
	title: "残局训练",
	topics: "练什么",

	topic: {
		fewest: {
			title: "最少步数",
			about: "离还原只差几步的局面，练得越好，局面越难。",
		},
		rows: {
			title: "最后两行",
			about: "上面各行都已还原，只剩最后两行。",
		},
		last3x3: {
			title: "最后 3 × 3",
			about: "4 × 4 棋盘右下角的三行三列。",
		},
		last2x3: {
			title: "最后 2 × 3",
			about: "最后两行，第一列已经到位。",
		},
		own: {
			title: "我的残局",
			about: "你自己对局里多走了步数的地方。",
		},
		mixed: {
			title: "综合练习",
			about: "各种都练一点，没做好的会再次出现。",
		},
	},
	size: "大小",
	due: (n) => `${n} 题待复习`,
	kept: (n) => `已记 ${n} 题`,
	fresh: (n) => `${n} 题新的`,
	answered: (n) => `至今做了 ${n} 题。`,
	boxes: (boxes) => `第 1 到第 6 格：${boxes.join("、")}`,

	board: "待还原的棋盘",
	drawing: "正在找局面……",
	target: (n) => `用 ${n} 步还原。`,
	unknown: "用最少的步数还原。",
	lostHere: (n) => `那一局你在这里多走了 ${n} 步。`,
	goal: (goal) => `目标：${goal.replaceAll("/", " / ")}，0 表示空格。`,
	again: "再试一次，不计成绩。",
	count: (made, fewest) => {
		if (fewest === null) return `${made} 步`;
		return made > fewest
			? `${made} 步，最少 ${fewest} 步`
			: `${made} / ${fewest} 步`;
	},

	undo: "撤销",
	startOver: "重新开始",
	giveUp: "放弃",
	skip: "跳过",
	next: "下一题",
	tryAgain: "再试一次",
	show: "最短走法",
	stop: "停止",
	retry: "重试",

	grading: "正在求最短走法……",
	perfect: (made) => `${made} 步：正是最少步数。`,
	longer: (made, fewest) =>
		`${made} 步，比最少步数（${fewest}）多 ${made - fewest} 步。`,
	gaveUp: (fewest) => `最短走法要 ${fewest} 步。`,
	gaveUpUnknown: "已放弃。",
	ungraded: (made) => `用 ${made} 步还原了。最少步数未能证明，因此不评分。`,
	comes: {
		never: "这一题不用再练了。",
		today: (others) => `再做 ${others} 题后，今天会再次出现。`,
		later: (days) =>
			days === 1 ? "明天会再次出现。" : `${days} 天后会再次出现。`,
		uncounted: "这一次不计成绩。",
	},
	level: (n) => `新局面现在要 ${n} 步。`,
	firstAway: (n) => `第 ${n} 步开始走远了。`,
	showing: (n, isProved, isLater) => {
		if (!isProved) return `一种 ${n} 步的走法，未证明是最短的。`;
		return isLater ? `从那里走，最短要 ${n} 步。` : `最短走法：${n} 步。`;
	},

	noBoard: "求解器没能加载，所以没有局面。",
	noWay: "没能求出最短走法。",
	notSaved: "这个浏览器不能保存进度，离开本页后就没有了。",
	damaged: "以前的训练记录无法读取，已经另外保存，现在从头开始。",
	failed: "练习没能加载，请刷新页面。",

	own: {
		none: "还没有你的残局。它们来自你的对局：可以在这里从对局里找，也可以在复盘时按“练习这个残局”。",
		records: "我的对局",
		gather: "从我的对局里找",
		about: "不超过 16 格、已经还原的对局会逐个评分。",
		progress: (at, all) => `第 ${at} 局，共 ${all} 局`,
		cancel: "取消",
		noPlays: "没有新的对局可以找。",
		done: (looked, kept) =>
			kept === 0
				? `看了 ${looked} 局：接近还原时没有新的损失。`
				: `看了 ${looked} 局：有 ${kept} 个残局可练。`,
		failed: "没能从对局里找残局。",
	},
};
