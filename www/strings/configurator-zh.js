/**
 * What a site author reads on `embedding.html`, in Simplified Chinese.
 */

/** @type {import("./configurator-en.js").ConfiguratorStrings} */
export const zh = {
	title: "嵌入你的网站",
	play: "数字华容道",
	intro:
		"一个标签。无需账号，不向第三方发送请求。设置选项，试玩一下，复制代码。",
	live: "预览",
	frameTitle: "数字华容道",

	board: "棋盘",
	columns: "列",
	rows: "行",
	goal: "目标",
	goalLast: "空格在右下角",
	goalFirst: "空格在左上角",
	goalSnake: "蛇形",
	goalSpiral: "螺旋",
	seed: "种子（文字相同，打乱就相同）",
	ownBoard: "或自定义棋盘",

	looks: "外观",
	tiles: "方块上显示",
	tilesNumber: "数字",
	tilesLetter: "字母",
	tilesImage: "图片",
	tilesNone: "空白",
	picture: "图片",
	pictureOwn: "自己的图片",
	pictures: {
		mountains: "黎明时的群山与湖",
		boats: "海上的两艘帆船",
		quilt: "圆与三角拼成的图案",
	},
	src: "图片地址",
	alt: "图片内容说明",
	theme: "配色",
	themeAuto: "跟随你的网页",
	themeLight: "浅色",
	themeDark: "深色",
	themeContrast: "高对比度",
	controls: "控件",
	controlsFull: "全部",
	controlsCompact: "一行按钮",
	controlsBar: "最常用的三个",
	controlsNone: "无",

	help: "帮助和计时",
	hints: "提示",
	hintsOn: "不限次数",
	hintsOff: "关闭",
	solver: "允许自动还原",
	timer: "显示时间",
	yes: "是",
	no: "否",

	more: "更多选项",
	arrows: "方向键移动",
	arrowsTile: "方块",
	arrowsBlank: "空格",
	motion: "滑动动画",
	motionAuto: "跟随玩家的系统",
	sound: "声音",
	storage: "刷新后保留游戏",
	loading: "加载",
	loadingLazy: "滚动到可见时",
	loadingEager: "立即",
	lang: "语言",
	langAuto: "跟随你的网页",
	readonly: "仅供观看",
	site: "你的网站（接收内嵌框架的消息）",

	wrongNumber: (field, least, most) =>
		`${field}：请输入 ${least} 到 ${most} 的整数。`,
	wrongAddress: (field) =>
		`${field}：请输入完整的网址，例如 https://example.org。`,

	lines: "复制代码",
	copy: "复制",
	copied: "已复制",
	notCopied: "浏览器不允许本页复制。代码已选中，请手动复制。",
	tagTitle: "标签",
	tagText: "适合可以使用脚本的网页：脚本只写一次，标签放在需要显示游戏的地方。",
	withHash: "浏览器会用哈希值核对脚本。更新版本时，请重新复制这一行。",
	frameHeading: "内嵌框架（iframe）",
	frameText:
		"适合不能使用脚本的网页：所有选项都写在地址里。如果要接收游戏的事件和建议的高度，请在“更多选项”里填写你的网站。",
	packageTitle: "npm 软件包",
	packageText: "适合用打包工具构建的网页：安装、导入，然后使用标签。",

	reference: "参考",
	contents: "目录",
	sections: {
		attributes: {
			title: "属性（attribute）",
			text: "每个属性都有同名的对象属性。未知的值会被忽略。",
		},
		properties: {
			title: "对象属性（property）",
			text: "除与上面同名的之外，还有这些。",
		},
		methods: {
			title: "方法",
			text: "格子从左上角的 0 起逐行编号。方向指方块移动的方向：U 上、D 下、L 左、R 右。",
		},
		events: {
			title: "事件",
			text: "事件会冒泡，也会穿出影子根；携带的内容不可修改。",
		},
		slots: { title: "插槽", text: "供元素的子节点使用。" },
		parts: { title: "部件", text: "用于 CSS：`sliding-puzzle::part(board)`。" },
		states: {
			title: "状态",
			text: "用于 CSS：`sliding-puzzle:state(solved)`。",
		},
		custom: {
			title: "自定义属性",
			text: "用于 CSS，写在元素或它的任何祖先上；附默认值。",
		},
	},
};
