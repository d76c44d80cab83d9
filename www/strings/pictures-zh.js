/**
 * “方块上的图案”的文字，简体中文。打开时或显示图片时才加载。
 */

/** @type {import("./pictures-en.js").PictureStrings} */
export const pictures = {
	title: "外观",
	plain: "数字和字母",
	numbers: "数字",
	letters: "字母",
	builtIn: "图片",
	names: {
		dawn: "黎明",
		city: "夜城",
		autumn: "秋树",
		islands: "群岛",
		sunflower: "花籽",
		glass: "彩窗",
	},
	alts: {
		dawn: "黎明时的层层山峦，有飞鸟，幽暗的山谷里有萤火虫",
		city: "满月下的城市夜景，倒映在水中",
		autumn: "山丘上的一棵树，满是红叶和黄叶",
		islands: "蓝色海洋中的群岛地图，岛上有高山",
		sunflower: "螺旋排列的圆形花籽，中间黄色，向外变绿变蓝",
		glass: "一扇彩色玻璃窗，左上方是太阳",
	},
	own: "我的图片",
	ownName: (n) => `图片 ${n}`,
	ownAlt: "你自己的图片",
	ownHelp: "选择一张、拍一张，或拖放、粘贴到这里。图片不会离开这台设备。",
	choose: "选择图片",
	camera: "拍照",
	labels: "图片上显示数字",
	remove: (name) => `删除${name}`,
	removed: (name) => `已删除${name}。`,
	undo: "撤销",

	crop: "选出想要的部分。",
	cropName: "要保留的部分",
	cropHelp: "拖动它或它的角。方向键移动，加号和减号改变大小。",
	shape: "形状",
	shapeBoard: "与棋盘相同",
	shapeFree: "自由",
	larger: "放大",
	smaller: "缩小",
	alt: "图片内容（供屏幕阅读器朗读）",
	use: "使用",
	cancel: "取消",

	peekHelp: "按住可查看整幅图片（V）",
	gone: "你的图片已不在这里，方块改为显示数字。",
	notSaved: "这个浏览器不保存图片，刷新页面后就没有了。",
	errors: {
		empty: "这个文件是空的。",
		kind: "这个文件不是图片。",
		large: "这张图片太大：最多 50 MB、1 亿像素。",
		heic: "这个浏览器读不了 HEIC 照片。请存成 JPEG，或者截一张图。",
		damaged: "读不了这张图片，它可能已损坏。",
		none: "里面没有图片。",
		storage: "在这个浏览器里读不到你的图片。",
	},
};
