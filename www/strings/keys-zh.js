/**
 * What a player reads where keys are chosen, in Simplified Chinese: see `keys-en.js`.
 */

/** @type {import("./keys-en.js").KeyStrings} */
export const keys = {
	title: "按键",
	sets: "可用的按键",
	all: "全部",
	arrows: "不用字符键",
	off: "不用按键",
	about:
		"焦点在棋盘区域时，按键有效；不输入字符的键在整个页面都有效。按住 Shift 再按滑动键，可以选择方块。",
	withShift: "游戏进行中要同时按 Shift",
	commands: {
		up: "向上滑动",
		left: "向左滑动",
		down: "向下滑动",
		right: "向右滑动",
		press: "滑动选中的方块；暂停",
		undo: "撤销",
		redo: "重做",
		hint: "提示",
		solve: "自动还原",
		back: "后退一步",
		forward: "前进一步",
		new: "新游戏",
		restart: "重来",
		stop: "停止",
	},
	chooseKeys: "Shift + 以上按键",
	choose: "选择方块",
	with: (command, when) => `${command}（${when}）`,
	comma: "、",
	space: "空格键",
	none: "没有按键",
	change: (key, command) => `${key}：更换“${command}”的这个按键`,
	add: (command) => `为“${command}”添加按键`,
	press: "请按一个键…",
	cancelHow: "按 Esc 保持不变，按 Delete 删除这个按键。",
	remove: "删除",
	done: (key, command) => `${key} 现在用于“${command}”。`,
	taken: (key, command, loser) =>
		`${key} 现在用于“${command}”，不再用于“${loser}”。`,
	bare: (loser) => `“${loser}”已经没有按键。`,
	removed: (key, command) => `${key} 不再用于“${command}”。`,
	cannot: (key) => `浏览器需要 ${key} 键，请按别的键。`,
	kept: "按键保持不变。",
	reset: "恢复默认按键",
	resetSure: "要把所有按键恢复为默认吗？",
	resetYes: "恢复",
	keep: "保留",
	resetDone: "按键已恢复默认。",
};
