/**
 * What a player reads on `records.html`, in Simplified Chinese.
 */

import { NEEDS_WASM } from "./needs-wasm.js";

/** @type {import("./records-en.js").RecordsStrings} */
export const zh = {
	title: "成绩",
	language: "语言 Language",
	intro: "你的最好成绩、平均成绩，以及玩过的每一局。",

	size: "棋盘",
	measure: "统计",
	measures: { time: "用时", slides: "步数", moves: "操作数", tps: "速度" },
	measuresAbout: {
		time: "从第一步到最后一步，不含暂停。",
		slides: "一个方块移动一格算一步。",
		moves: "一次推动一排方块算一次操作。",
		tps: "每秒步数。",
	},
	goals: {
		first: "空格在前",
		snake: "蛇形",
		spiral: "螺旋",
		own: "自定义目标",
	},

	empty: {
		title: "还没有成绩",
		text: "赢下一局，这里就会留下它的用时、步数和每一步。所有数据都只保存在本设备上。",
		play: "开始一局",
		import: "也可以从其他设备、csTimer 或 Slidysim 导入成绩。",
	},
	noneCounts: {
		title: "这里还没有计入的成绩",
		text: "第一次尝试一个随机打乱的棋盘，不借助帮助并还原成功，就会计入成绩。",
	},

	best: {
		time: "最短用时",
		slides: "最少步数",
		moves: "最少操作",
		tps: "最快速度",
	},
	averageOf: (n) => `${n} 次平均`,
	now: (value) => `当前 ${value}`,
	latest: (value) => `上一局 ${value}`,
	missing: (n) => `还差 ${n} 局`,
	counted: (n, mean) =>
		`共计入 ${n.toLocaleString("zh-Hans")} 局，总平均 ${mean}。`,
	averagesAbout:
		"平均成绩去掉最好和最差的：5 次和 12 次各去掉一局，50 次各三局，100 次各五局。",

	chart: "成绩走势",
	histogram: "成绩分布",
	single: "单次",
	chartHelp: "用方向键逐局查看。",
	histogramHelp: "用方向键逐条查看。",
	point: (n, all, date, value) => `第 ${n} 局，共 ${all} 局，${date}：${value}`,
	pointAverage: (n, value) => `${n} 次平均：${value}`,
	separator: "；",
	between: (from, to) => `${from} 至 ${to}`,
	andMore: (from) => `${from} 以上`,
	bar: (bin, n) => `${bin}：${n.toLocaleString("zh-Hans")} 局`,
	above: (n) => `有 ${n} 局远高于其他成绩，画在图的上边缘。`,

	list: "全部对局",
	filters: "搜索与筛选",
	search: "搜索",
	searchHint: "尺寸、种子、csTimer……",
	which: "显示",
	kinds: {
		all: "全部对局",
		counting: "计入成绩",
		notCounting: "还原但不计入",
		helped: "用过帮助",
		unfinished: "未完成",
		imported: "导入的",
	},
	where: "范围",
	here: "当前棋盘",
	everywhere: "全部棋盘",
	from: "从",
	to: "到",
	order: "排序",
	orders: {
		newest: "最新在前",
		oldest: "最早在前",
		best: "最好在前",
		worst: "最差在前",
	},
	clear: "清除筛选",
	found: (n) =>
		n === 0
			? "没有符合条件的对局。"
			: `找到 ${n.toLocaleString("zh-Hans")} 局。`,
	part: (from, to, all) =>
		`第 ${from}–${to} 局，共 ${all.toLocaleString("zh-Hans")} 局`,
	previous: "上一页",
	next: "下一页",
	columns: {
		date: "日期",
		puzzle: "棋盘",
		time: "用时",
		slides: "步数",
		moves: "操作数",
		tps: "每秒步数",
		notes: "备注",
		actions: "操作",
	},
	slidesCount: (n) => `${n} 步`,
	movesCount: (n) => `${n} 次操作`,
	record: "新纪录",
	hints: (n) => `提示 ${n} 次`,
	solver: "自动还原",
	standings: {
		unfinished: "未完成",
		restarted: "重新开始过",
		setUp: "自定义棋盘",
		repeated: "已还原过",
	},
	sources: { cstimer: "来自 csTimer", slidysim: "来自 Slidysim" },
	unknown: "—",
	playAgain: "再玩一次",
	review: "复盘",
	delete: "删除",
	deleteOf: (play) => `删除：${play}`,
	playAgainOf: (play) => `再玩一次：${play}`,
	reviewOf: (play) => `复盘：${play}`,
	named: (size, value, date) => `${size}，${value}，${date}`,
	deleted: "已删除一局。",
	undo: "撤销",
	restored: "已恢复。",
	close: "关闭",

	data: "你的数据",
	dataAbout:
		"对局保存在本设备的浏览器中。请不时存为文件备份，也可借此带到其他设备。",
	export: "存为文件",
	import: "导入文件",
	csv: "存为表格",
	csvAbout: "表格（CSV）可用电子表格软件打开，内容是上面列出的对局。",
	importAbout:
		"也可以把文件拖到本页任意位置：本页保存的文件、csTimer 的导出文件或 Slidysim 的对局。",
	dropHere: "松开即可导入文件",
	exported: (n) => `已将 ${n.toLocaleString("zh-Hans")} 局存为文件。`,
	imported: (n, known) => {
		if (n === 0) return "文件中的对局都已经在这里了。";
		const added = `已导入 ${n.toLocaleString("zh-Hans")} 局。`;
		return known === 0 ? added : `${added}另有 ${known} 局已存在。`;
	},
	leftOut: (n) => `${n} 局未完成，已略过。`,
	importUndone: "已撤销导入。",
	unreadable: (n) => `有 ${n} 局由其他版本保存，无法显示，但仍然保留。`,

	sessions: {
		title: "从 csTimer 导入",
		about:
			"除非打乱由 csTimer 生成，否则文件中没有写明分组所用的谜题。请为属于数字华容道的分组选择尺寸。",
		leaveOut: "不导入",
		times: (n) => `${n.toLocaleString("zh-Hans")} 个成绩`,
		unfinished: (n) => `${n} 个未完成`,
		import: "导入",
		cancel: "取消",
	},

	noCharts: "图表无法加载。请检查网络后刷新页面。",

	errors: {
		fileUnknown: () =>
			"这不是对局文件。请选择本页保存的文件、csTimer 的导出文件或 Slidysim 的对局表格。",
		fileVersion: () => "此文件由更新的版本保存。请刷新页面更新后再试。",
		lineVersion: ({ line }) =>
			`文件第 ${line} 行由更新的版本生成。请刷新页面更新后再试。没有导入任何内容。`,
		lineRecord: ({ line }) =>
			`文件已损坏：第 ${line} 行的对局不可能发生。没有导入任何内容。`,
		lineForm: ({ line }) =>
			`文件已损坏：第 ${line} 行无法读取。没有导入任何内容。`,
		fileCut: () => "文件不完整：缺少结尾。没有导入任何内容。",
		fileCount: ({ expected, got }) =>
			`文件已损坏：应有 ${expected} 局，实际只有 ${got} 局。没有导入任何内容。`,
		fileCheck: () => "文件在保存之后被改动过。没有导入任何内容。",
		noSessions: () => "文件中没有 csTimer 的分组。",
		session: ({ session, entry }) =>
			`文件中第 ${session} 个分组的第 ${entry} 条已损坏。没有导入任何内容。`,
		needsWasm: () => NEEDS_WASM["zh-Hans"],
		storage: () =>
			"浏览器不允许本页读取或保存对局。可能是使用了无痕窗口，或网站数据被禁用。",
		storageFull: () =>
			"设备空间不足，没有做任何更改。请在浏览器中清理空间后再试。",
		storageBlocked: () =>
			"另一个标签页打开着本页的旧版本。请关闭或刷新那个标签页，再刷新本页。",
		storageNewer: () => "本页的更新版本在这里保存过对局。请刷新页面查看。",
		unreadableFile: () => "文件无法读取，请重新选择。",
		unexpected: () => "出了点问题。请刷新页面再试。",
	},
};
