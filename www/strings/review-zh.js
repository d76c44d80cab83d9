/**
 * The texts of `review.html`, in Simplified Chinese: see `review-en.js`.
 */

/** @param {number} lower @param {number} upper */
const range = (lower, upper) =>
	lower === upper ? `${upper}` : `${lower}–${upper}`;

/** @type {import("./review-en.js").ReviewStrings} */
export const review = {
	title: "复盘",
	game: "数字华容道",
	transport: "播放",
	position: "位置",
	time: "时间",
	slides: "步数",
	moves: "操作数",
	toStart: "回到开头",
	back: "后退一次操作",
	forward: "前进一次操作",
	play: "播放",
	pause: "暂停",
	speed: "速度",
	times: (factor) => (factor === 1 ? "原速" : `${factor}×`),
	again: "玩这一局",
	race: "与它竞速",
	share: "分享",
	records: "我的对局",
	at: (time, n) => `${time}，${n} 步`,
	solved: (size) => `${size}，已完成。每次操作都已核对。`,
	open: (size) => `${size}，未完成。每次操作都已核对。`,
	withHelp: "使用了求解器。",
	nothing: "打开自己的一局，或在下面粘贴：链接、记录，或局面加操作。",

	paste: "链接、记录，或局面加操作",
	pasteExample: "例如：0 1 2/4 5 3/7 8 6 L2U2",
	read: "开始复盘",
	another: "复盘另一局",

	figures: "这一局的数据",
	efficiency: "效率",
	efficiencyAbout: "最少步数除以你的步数",
	perfect: "最少步数",
	proven: "已证明",
	bounds: "已证明的范围",
	own: "你的步数",
	away: "走远的步数",
	awayAbout: "每一步多花两步",
	openSlides: "未能判定",
	percent: (n) => `${n}%`,
	atLeast: (n) => `至少 ${n}`,
	range,

	chart: "距离完成的步数",
	chartHelp: "用方向键逐步查看。",
	legendLeft: "剩余步数",
	legendPerfect: "最优走法",
	legendAway: "走远了",
	legendBand: "已证明的上下限之间",
	reading: (at, all, lower, upper, mark) => {
		const place = at === 0 ? "开局" : `第 ${at} 步，共 ${all} 步`;
		const left = upper === 0 ? "已完成" : `还剩 ${range(lower, upper)} 步`;
		const did = {
			t: "在最短路上",
			a: "走远了，多花两步",
			o: "未能判定",
			"-": "",
		}[mark];
		return [place, did, left].filter((text) => text !== "").join(" · ");
	},
	searching: (left) => `还有 ${left} 个局面要搜索……`,
	failed: "这一局无法评分。",
	retry: "再试一次",

	moments: "损失最大的地方",
	noMoments: "没有一步被证明走远。",
	perfectPlay: "完美：没有一步走远。",
	moment: (from, to) =>
		to === from + 1 ? `第 ${to} 步` : `第 ${from + 1} 到 ${to} 步`,
	momentCost: (cost, before, after) =>
		`多花了 ${cost} 步：走之前还剩 ${before} 步，之后还剩 ${after} 步。`,
	look: "去看看",
	best: "演示最短走法",
	bestKnown: "演示已知最好的走法",

	ending: (fewest, cost) => `最后的 ${fewest} 步，你多走了 ${cost} 步。`,
	practise: "练习这个残局",
	practiseNow: "现在就练",
	practiseKept: "已经放进你的残局。",
	practiseKnown: "它已经在你的残局里了。",
	practiseFailed: "这个浏览器无法保存它。",

	phases: "分阶段",
	phase: "阶段",
	lost: "多花",
	tps: "每秒步数",
	longest: "最长停顿",
	stages: {
		row: (n) => `第 ${n} 行`,
		column: (n) => `第 ${n} 列`,
		lastRows: (n) => `最后两行的第 ${n} 列`,
		lastColumns: (n) => `最后两列的第 ${n} 行`,
		lastSquare: () => "最后 2 × 2",
	},
	unfinished: (part) => `${part}（未完成）`,

	tryIt: "移动方块，试试别的走法。",
	trying: "你的走法",
	showing: "已知最好的走法",
	made: (made) => `从这里走了 ${made} 步`,
	left: (lower, upper) =>
		upper === 0
			? "已完成"
			: lower === upper
				? `还剩 ${upper} 步，已证明`
				: `还剩 ${lower}–${upper} 步`,
	thinking: "搜索中……",
	tookAway: "这一步走远了。",
	tookToward: "这一步在最短路上。",
	backToPlay: "回到这一局",

	shareText: (size, own, best, efficiency) =>
		efficiency === ""
			? `数字华容道 ${size}`
			: `数字华容道 ${size}：${own} 步完成，最少 ${best} 步，效率 ${efficiency}`,
};
