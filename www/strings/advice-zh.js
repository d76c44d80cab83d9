/**
 * What the panel says about hints, searches and playbacks, and what is announced, in
 * Simplified Chinese: see `advice-en.js`.
 */

/** A slide, or a move of a line. @param {"stm" | "mtm"} [metric] */
const unit = (metric) => (metric === "mtm" ? "次操作" : "步");

/** @type {import("./advice-en.js").Advice} */
export const advice = {
	hintMove: (tile, way) => `把 ${tile} 向${way}滑`,
	hintPiece: (way) => `把标出的方块向${way}滑`,
	hintLine: (tile, way) => `把 ${tile} 连同旁边的方块向${way}滑`,
	hintPieceLine: (way) => `把标出的方块连同旁边的方块向${way}滑`,
	left: ({ lower, upper, metric }) =>
		lower === upper
			? `还剩 ${upper} ${unit(metric)}，已证明最短`
			: `约 ${upper} ${unit(metric)}，至少 ${lower} ${unit(metric)}`,
	tables: "正在为这种大小做准备",
	work: (boards, time) => `已搜索 ${boards} 个局面，用时 ${time}`,
	proof: (lower, percent, time, metric) =>
		`正在寻找 ${lower} ${unit(metric)}的解：已搜索 ${percent}%，用时 ${time}`,
	atLeast: (n, metric) => `至少 ${n} ${unit(metric)}`,
	playing: (at, length, metric) =>
		`第 ${at} ${unit(metric)}，共 ${length} ${unit(metric)}`,
	slidesLeft: "剩余",
	proved: "已证明：没有更短的解法",

	perSecond: (n) => `每秒 ${n} 步`,
	cancel: "取消",
	longer: "继续搜索",
	pause: "暂停",
	resume: "播放",
	stepBack: "后退一步",
	stepForward: "前进一步",
	stop: "停止，我来操作",
	speed: "速度",

	moved: (tiles, way) => `${tiles} 向${way}`,
	started: (size) => `新游戏，${size}`,
	takenUp: (size) => `回到你的游戏，${size}`,

	wholePicture: (alt) => `整幅图片${alt && `：${alt}`}`,

	said: {
		stuck: (tile) => `${tile || "空格"}不能滑动。`,
		noWay: () => "没有方块能朝这个方向滑动。",
		undo: () => "没有可撤销的操作。",
		redo: () => "没有可重做的操作。",
		restart: () => "已经在开局。",
		restarted: () => "已回到开局。",
		withShift: (key) => `游戏正在进行。请按 Shift + ${key.toUpperCase()}。`,
		withShoulder: () => "游戏正在进行。请按住肩键再按一次。",
		look: (seconds) => `还有 ${seconds} 秒观察时间。`,
		timeRuns: () => "开始计时。",
		hint: () => "提示已用完。",
		solved: () => "已经完成。",
		paused: () => "已暂停。",
		resumed: () => "继续播放。",
		stopped: () => "已停止，轮到你了。",
		playing: (left) => `播放解法：${left}。`,
	},
};
