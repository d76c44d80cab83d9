/**
 * What a player reads now and then, in Simplified Chinese: see `later-en.js`.
 */

/** @type {import("./later-en.js").Later} */
export const later = {
	keys: "按键",
	howTo: [
		"点一下与空格同行或同列的方块，它和中间的方块会一起滑动。",
		"也可以拖动方块；提前松手，它会弹回原处。",
		"把 1、2、3……按顺序逐行排好，空格在最后，就赢了。",
	],
	keysWhere: "方向键在整个页面都有效；其他按键在焦点位于棋盘区域时有效。",

	errors: {
		count: ({ expected, got }) =>
			`输入了 ${got} 个数字，但这个棋盘需要 ${expected} 个。`,
		range: ({ tile, largest }) =>
			`这个棋盘没有 ${tile} 号方块：方块从 1 到 ${largest}，0 表示空格。`,
		twice: ({ tile }) =>
			tile === 0
				? "输入了两个空格，但棋盘只有一个。请只写一个 0。"
				: `方块 ${tile} 出现了两次，因此缺少另一块。`,
		unsolvable: () => "这个棋盘无法还原。任意交换两块，就可以还原。",
		row: ({ row, expected, got }) =>
			`第 ${row} 行有 ${got} 个数字，但第一行有 ${expected} 个。`,
		size: ({ expected, got }) => `这个棋盘是 ${got}，应为 ${expected}。`,
		side: ({ columns, rows }) =>
			`棋盘不能是 ${columns}×${rows}：每边只能是 2 到 16。`,
		sizeText: ({ found }) => `“${found}”不是尺寸，请写成 4x3 这样。`,
		text: ({ at, found }) =>
			found === ""
				? "文字没有写完，请写成 4 1 2/5 0 3 这样。"
				: `第 ${at} 个字符“${found}”无法识别，请写成 4 1 2/5 0 3 这样。`,
		damaged: () => "棋盘代码已损坏。请与原文核对，或请对方重新发送。",
		move: ({ at, move }) =>
			`第 ${at} 步 ${move} 无法执行：没有方块能这样移动。`,
		tooLarge: ({ size }) =>
			`${size} 的距离无法及时证明。请选不超过 16 格的尺寸。`,
		tooFar: ({ distance, farthest }) =>
			`没有局面离目标 ${distance} 步，最远的是 ${farthest} 步。`,
		unknownDistance: ({ distance, sure }) =>
			`没人知道是否有局面离目标 ${distance} 步。最多取 ${sure}。`,
		noLevel: () =>
			"没有这个难度。请写 easy、medium、hard、expert、hardest，或步数。",
		noBoard: () => "没有局面离目标正好这么多步。",
		replay: () => "这局游戏的记录已损坏，无法重现。",
		record: () => "无法打开这局游戏：记录已损坏。请重新索取链接。",
		recordVersion: () => "这局游戏是用更新的版本记录的。请刷新页面以更新。",
		daily: () => "这一天没有这个尺寸的每日题目。",
		image: () => "图片无法加载，方块改为显示数字。",
		storage: () =>
			"浏览器不允许本页保存游戏。可以继续玩，但刷新后会开始新游戏。",
		storageFull: () =>
			"浏览器的存储空间已满，无法保存游戏。可以继续玩；清理空间后才能保存。",
		storageBlocked: () =>
			"另一个标签页打开着旧版本，现在无法保存游戏。请关闭或刷新那个标签页。",
		storageNewer: () => "更新的版本已在这里保存了游戏。请刷新页面，继续玩。",
		canvas: () =>
			"浏览器无法绘制棋盘：画布（canvas）不可用。请允许本页使用画布，或换一个浏览器。",
		storageDamaged: () =>
			"无法读取保存的游戏，所以开始了新游戏。损坏的那份已另存。",
		solverLost: () => "搜索意外停止。局面没有丢失。请再试一次，或刷新页面。",
		revived: () => "出错了。游戏已恢复到上一次操作之前。",
	},

	unkept: {
		game: {
			storage: "浏览器不允许本页保存游戏。收藏上方地址可保留局面。",
			storageFull:
				"浏览器的存储空间已满。收藏上方地址可保留局面，也可以清理空间。",
		},
		play: {
			storage: "浏览器不允许本页保存已结束的游戏。正在玩的这一局已保存。",
		},
	},
};
