/**
 * The texts of `review.html`, in Simplified Chinese: see `review-en.js`.
 */

/** @param {number} lower @param {number} upper */
const range = (lower, upper) =>
	lower === upper ? `${upper}` : `${lower}–${upper}`;

/**
 * What counts slides or moves.
 *
 * @param {string} unit
 * @param {string} number What a number of them is called.
 * @param {string} byEach One after the other.
 */
const counting = (unit, number, byEach) => {
	/** @type {(at: number) => string} */
	const nth = (at) => `第 ${at} ${unit}`;
	return {
		/** @param {string} time @param {number} n */
		at: (time, n) => `${time}，${n} ${unit}`,
		efficiencyAbout: `最少${number}除以你的${number}`,
		perfect: `最少${number}`,
		own: `你的${number}`,
		chart: `距离完成的${number}`,
		chartHelp: `用方向键${byEach}查看。`,
		legendLeft: `剩余${number}`,
		/** @param {number} at @param {number} all @param {number} lower @param {number} upper @param {import("./review-en.js").Mark} mark */
		reading: (at, all, lower, upper, mark) => {
			const place = at === 0 ? "开局" : `${nth(at)}，共 ${all} ${unit}`;
			const left =
				upper === 0 ? "已完成" : `还剩 ${range(lower, upper)} ${unit}`;
			const did = {
				t: "在最短路上",
				s: `没有更近，多花一${unit}`,
				a: `走远了，多花两${unit}`,
				o: "未能判定",
				"-": "",
			}[mark];
			return [place, did, left].filter((text) => text !== "").join(" · ");
		},
		/** @param {number} from @param {number} to */
		moment: (from, to) =>
			to === from + 1 ? nth(to) : `第 ${from + 1} 到 ${to} ${unit}`,
		/** @param {number} cost @param {string} before @param {string} after */
		momentCost: (cost, before, after) =>
			`多花了 ${cost} ${unit}：走之前还剩 ${before} ${unit}，之后还剩 ${after} ${unit}。`,
		/** @param {number} made */
		made: (made) => `从这里走了 ${made} ${unit}`,
		/** @param {number} lower @param {number} upper */
		left: (lower, upper) => {
			if (upper === 0) return "已完成";
			const left = `还剩 ${range(lower, upper)} ${unit}`;
			return lower === upper ? `${left}，已证明` : left;
		},
		took: {
			t: `这一${unit}在最短路上。`,
			s: `这一${unit}没有更近。`,
			a: `这一${unit}走远了。`,
		},
		/** @param {string} size @param {number} own @param {string} best @param {string} efficiency */
		shareText: (size, own, best, efficiency) =>
			efficiency === ""
				? `数字华容道 ${size}`
				: `数字华容道 ${size}：${own} ${unit}完成，最少 ${best} ${unit}，效率 ${efficiency}`,
	};
};

/** @type {import("./review-en.js").ReviewStrings} */
export const review = {
	...counting("步", "步数", "逐步"),
	game: "数字华容道",
	title: "复盘",
	latest: "最近的对局",
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
	solved: (size) => `${size}，已完成。每次操作都已核对。`,
	open: (size) => `${size}，未完成。每次操作都已核对。`,
	withHelp: "使用了求解器。",
	nothing: "选一局，或粘贴一局，查看每一步的评分。",
	slidesCount: (n) => `${n} 步`,

	paste: "链接、记录，或局面加操作",
	pasteExample: "例如：0 1 2/4 5 3/7 8 6 L2U2",
	read: "开始复盘",
	another: "复盘另一局",

	figures: "这一局的数据",
	efficiency: "效率",
	proven: "已证明",
	bounds: "已证明的范围",
	away: "走远的步数",
	awayAbout: "每一步多花两步",
	openSlides: "未能判定",
	percent: (n) => `${n}%`,
	atLeast: (n) => `至少 ${n}`,
	range,

	legendPerfect: "最优走法",
	legendAway: "走远了",
	legendBand: "已证明的上下限之间",
	searching: (left) => `还有 ${left} 个局面要搜索……`,
	failed: "这一局无法评分。",
	retry: "再试一次",

	moments: "损失最大的地方",
	noMoments: "没有一步被证明走远。",
	perfectPlay: "完美：没有一步走远。",
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
	thinking: "搜索中……",
	backToPlay: "回到这一局",

	metric: "计数方式",
	metrics: { stm: "步数", mtm: "操作数" },
};

/** @type {import("./review-en.js").ReviewStringsInMoves} */
export const inMoves = {
	...counting("次操作", "操作数", "逐次操作"),
	away: "多花的操作数",
	awayAbout: "不在最短路上的操作所多花的",
	legendAway: "多花了操作",
	noMoments: "没有一次操作被证明多花了。",
	perfectPlay: "完美：没有多花一次操作。",
};
