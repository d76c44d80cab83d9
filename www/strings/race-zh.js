/**
 * The texts of races and challenges, in Simplified Chinese: see `race-en.js`.
 */

/** @param {number} n */
const slides = (n) => `${n} 步`;

/** What the ghost is, by its kind. @type {Record<string, string>} */
const named = { link: "影子", best: "你的最佳", own: "你上一次" };

/** @type {import("./race-en.js").RaceStrings} */
export const race = {
	slides,
	total: (time, slides) => `${time} · ${slides}`,
	hints: (n) => `提示 ${n} 次`,

	ghost: {
		names: { link: "影子", best: "你的最佳", own: "你的对局" },
		label: (name, total) => `${name}：${total}`,
		ready: (name) => `你走第一步时，“${name}”同时开始。`,
		now: (slides) => `已走 ${slides}`,
		finished: "已完成",
		over: (name, total) => `“${name}”已完成：${total}。`,
		close: "结束竞速",
	},

	invited: (time, slides) =>
		`朋友用 ${time}、${slides}完成了这一局。来比一比：滑动第一块就开始。`,

	missing: {
		unplayed: "这个链接没有回放，所以没有影子同行。",
		unsolved: "这个回放没有完成，所以没有影子同行。",
		solver: "这个回放使用了自动还原，所以没有影子同行。",
		untimed: "这个回放没有保存时间，所以没有影子同行。",
	},

	result: {
		won: (kind, time, own, its) =>
			`你比${named[kind]}快 ${time}（${own} 步对 ${its} 步）。`,
		lost: (kind, time, own, its) =>
			`${named[kind]}比你快 ${time}（${its} 步对 ${own} 步）。`,
		tie: (kind, own, its) =>
			`与${named[kind]}打平，毫秒不差（${own} 步对 ${its} 步）。`,
		helped: "你用了提示。",
		ghostHelped: "对方用了提示。",
		again: "再比一次",
	},

	challenge: {
		open: "挑战",
		title: "挑战朋友",
		about:
			"链接会打开这一局。附上回放，朋友的棋盘旁会有一个小棋盘，按同一时钟重现你的走法。不经过任何服务器：一切都在链接里。",
		replay: "附上我的回放",
		start: "只发开局",
		self: "自己再比一次",
		long: (count) => `附上回放的链接有 ${count} 个字符，有些应用会截断长链接。`,
		text: (size, total) => `来和我比 ${size}：${total}`,
	},

	sheet: {
		title: "竞速",
		about:
			"一段回放在你旁边的小棋盘上按同一时钟进行，从你的第一步开始。以前赢过的棋盘不会再次计入成绩。",
		bests: "你的最佳",
		puzzle: "题目",
		loading: "正在读取你的对局…",
		unread: "这个浏览器无法读取你的对局。",
		none: "不用帮助赢下一局随机棋盘，就可以在这里与它竞速。",
		play: (puzzle, total, date) => `与 ${puzzle} 竞速：${total}，${date}`,
		paste: "朋友的挑战",
		link: "链接",
		race: "开始竞速",
		empty: "请先粘贴链接。",
		how: "想挑战别人：赢下一局，再按“挑战”。",
	},
};
