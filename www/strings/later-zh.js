/**
 * What a person reads in Simplified Chinese only now and then: see
 * `later-en.js`.
 */

/** @type {import("./later-en.js").Later} */
export const later = {
	howTo: [
		"点一下与空格同行或同列的方块，它和中间的方块会一起滑动。",
		"也可以拖动方块；没拖过一半就松手，它会回到原处。",
		"把 1、2、3……逐行排好，空格在最后，就完成了。",
	],
	keyList: [
		["← ↑ → ↓", "朝该方向滑动一块"],
		["Shift + ← ↑ → ↓", "选择方块"],
		["Enter、空格键", "滑动选中的方块；暂停与播放"],
		["H", "提示；再按一次照走"],
		["S", "自动求解"],
		["Z、Y", "撤销、重做"],
		[", .", "后退、前进一步"],
		["N、R", "新游戏、重来"],
		["Esc", "停止"],
	],

	errors: {
		count: ({ expected, got }) => `给了 ${got} 个数，但棋盘有 ${expected} 格。`,
		range: ({ tile, largest }) =>
			`这个棋盘没有 ${tile} 号方块：方块是 1 到 ${largest}，0 表示空格。`,
		twice: ({ tile }) =>
			tile === 0
				? "有两个空格，只需要一个 0。"
				: `方块 ${tile} 出现了两次，所以缺了另一块。`,
		unsolvable: () => "这个局面怎样滑都无解。任意交换两块就有解了。",
		row: ({ row, expected, got }) =>
			`第 ${row} 行有 ${got} 块，第一行有 ${expected} 块。`,
		size: ({ expected, got }) => `局面是 ${got}，不是 ${expected}。`,
		side: ({ columns, rows }) =>
			`棋盘不能是 ${columns}×${rows}：每边为 2 到 16。`,
		sizeText: ({ found }) => `“${found}”不是尺寸，请写成 4x3 这样。`,
		text: ({ at, found }) =>
			found === ""
				? "文字没有写完，请写成 4 1 2/5 0 3 这样。"
				: `第 ${at} 个字符“${found}”无法识别，请写成 4 1 2/5 0 3 这样。`,
		damaged: () => "局面码已损坏。请与原文核对，或请对方重新发送。",
		replay: () => "这局游戏的记录已损坏，无法重现。",
		record: () => "无法打开这局游戏：记录已损坏。请重新索取链接。",
		recordVersion: () => "这局游戏由更新的版本记录。请刷新页面以更新。",
		image: () => "图片无法加载，方块改为显示数字。",
		storage: () =>
			"浏览器不允许本页保存游戏。可以继续玩，但重新加载后会从头开始。",
		storageFull: () =>
			"浏览器的存储空间已满，无法保存游戏。可以继续玩；请清理空间后再保存。",
		storageBlocked: () =>
			"另一个标签页里的旧版本占用了存储。请关闭或刷新它，以便保存游戏。",
		storageNewer: () => "更新的版本已在这里保存了游戏。请刷新页面继续。",
		storageDamaged: () =>
			"保存的游戏无法读取，所以开始了新游戏。损坏的副本已另存。",
		solverLost: () =>
			"求解器停止了工作。局面没有丢失；请再试一次，或重新加载页面。",
		revived: () => "程序内部出了问题。游戏已恢复到上一手之前。",
	},
};
