/**
 * “帮我解题”的文字，简体中文。打开时才加载。
 */

/** @param {number} tile 0 表示空格。 */
const name = (tile) => (tile === 0 ? "空格" : String(tile));

/** @param {number[]} tiles 一次最多读这么多。 */
const list = (tiles) => {
	const named = tiles.slice(0, 8).map(name);
	const rest = tiles.length - named.length;
	return named.join("、") + (rest > 0 ? `，还有 ${rest} 个` : "");
};

/** @type {import("./setup-en.js").SetupStrings} */
export const setup = {
	title: "帮我解题",
	columns: "列数",
	rows: "行数",
	fewer: (what) => `减少${what}`,
	more: (what) => `增加${what}`,
	goal: "目标",
	goals: {
		last: "按顺序，空格在最后",
		first: "按顺序，空格在最前",
		snake: "蛇形",
		spiral: "螺旋",
	},
	goalInPlay: "与当前棋盘相同",

	fill: "填写方式",
	byCell: "逐格填写",
	byTile: "逐个数字",
	board: "要设置的棋盘",
	tray: "尚未放置",
	gap: "空格",
	cell: (row, column, tile, notes) =>
		[
			`第 ${row} 行第 ${column} 列：${tile === null ? "未填" : name(tile)}`,
			...notes,
		].join("，"),
	notes: {
		next: "下一个",
		picked: "已选中",
		wrong: "有误",
		suspect: "请先检查这里",
	},
	askCell: (row, column) =>
		`第 ${row} 行第 ${column} 列是什么？在下面点选，或直接输入。`,
	askTile: (tile) => `${name(tile)}在哪里？点一下它所在的格子。`,
	askPiece: (tile) =>
		tile === 0
			? "哪一格是空格？点一下它。"
			: `拼好之后，第 ${tile} 块是哪一块？点一下它。`,
	picked: "点另一格可交换两格，再点同一格则取消。",
	takeOut: "取出",
	undo: "撤销",
	clear: "清空",
	inPlay: "当前棋盘",

	empty: "照你看到的样子填入图块。",
	missing: (tiles) => `还缺：${list(tiles)}。`,
	twice: (tile) =>
		tile === 0
			? "有两个空格，但棋盘只有一个。"
			: `图块 ${tile} 出现了两次，其中一个应该是别的图块。`,
	outside: (tile, largest) =>
		`这个棋盘没有图块 ${tile}：图块是 1 到 ${largest}。`,
	solvable: "这个棋盘可以还原。",
	solved: "这个棋盘已经还原。",
	unsolvable: (one, other) =>
		`这样的棋盘无法还原。请先检查 ${one} 和 ${other}：交换它们就能还原。（交换任意两个图块都可以，这两个只是最可能填错的。）`,
	otherGoal: (goal) => `换一个目标就能还原：${goal}。`,
	exchange: (one, other) => `交换 ${one} 和 ${other}`,
	takeGoal: (goal) => `目标：${goal}`,

	solve: "逐步还原",
	play: "开始玩",
	notReady: "还不行：",

	byHand: "或手动输入",
	asText: "用文字输入",
	textHelp:
		"每行一排，或用“/”分隔各排，数字之间用空格，0 表示空格；也可以是棋盘代码或链接。",
	read: "使用这段文字",
	noText: "请先输入或粘贴一个棋盘。",

	pictureHelp:
		"拍一张拼图的照片，或把图片拖放、粘贴到这里，数字会自动识别。图片不会离开这台设备。",
	choose: "选择图片",
	camera: "拍照",
	lay: "拖动四角，或点一下它们该在的位置，让网格的每一格正好对准一块图块。",
	corners: ["左上角", "右上角", "右下角", "左下角"],
	whole: "整个网格",
	handleHelp: "用方向键移动；按住 Shift 移动得更快。",
	free: "分别移动四个角（照片是斜着拍的）",
	cut: "切成图块",
	tooFlat: "四个角离得太近，或者交叉了。请把它们拉开。",
	dropPicture: "只用数字",

	photo: {
		isIt: "这是你的棋盘吗？",
		unsure: (count) =>
			count === 0
				? "数字有误请点它。"
				: count === 1
					? "有一个数字不确定，有误请点它。"
					: `有 ${count} 个数字不确定，有误请点它。`,
		unsureNote: "不确定",
		unsolvable: (one, other) =>
			`这样的棋盘无法还原。请先检查 ${one} 和 ${other}，有误请点它。`,
		noNumbers: "这里没有能识别的数字",
		which: "这是几？",
		yes: "是，开始解",
		other: "重新拍照",
	},

	steps: {
		searching: "正在寻找最短的解法……",
		count: (at, all) => `第 ${at} 步，共 ${all} 步`,
		shortest: (slides) => `${slides} 步，这是最短的解法`,
		found: (slides) => `${slides} 步`,
		after: (slides) => `然后 ${slides.join("，")}`,
		done: "完成",
		next: "下一步",
		back: "上一步",
		finish: "完成",
	},

	pictureErrors: {
		empty: "这个文件是空的。",
		kind: "这个文件不是图片。",
		large: "这张图片太大：最多 50 MB、1 亿像素。",
		heic: "这个浏览器读不了 HEIC 照片。请存成 JPEG，或者截一张图。",
		damaged: "读不了这张图片，它可能已损坏。",
		none: "里面没有图片。",
	},
};
