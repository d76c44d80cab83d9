/**
 * The texts of sharing, in Simplified Chinese.
 */

/** @type {import("./share-en.js").ShareStrings} */
export const share = {
	title: "分享",
	text: "要分享的文字",
	copy: "复制文字",
	copyLink: "复制链接",
	savePicture: "保存图片",
	copied: "已复制。",
	saved: "图片已保存。",
	notCopied: "这里不允许自动复制。文字已选中，请手动复制。",
	code: "链接的二维码",
	codeAbout: "用其他设备扫描，即可打开这道题。",
	codeTooLong: "链接太长，无法生成二维码。",

	game: (size) => `数字华容道 ${size}`,
	length: (slides, optimum) =>
		optimum === null ? `${slides} 步` : `${slides} 步，最少 ${optimum} 步`,
	withHelp: "用了提示",
	time: "用时",
	slides: "步数",
	moves: "操作数",
	optimum: "最少步数",
	fileName: "数字华容道.png",
};
