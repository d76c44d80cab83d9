/**
 * The texts of sharing, in Simplified Chinese.
 */

/** @type {import("./share-en.js").ShareStrings} */
export const share = {
	title: "分享",
	text: "要分享的文字",
	send: "发送到…",
	copy: "复制文字",
	copyLink: "复制链接",
	savePicture: "保存图片",
	challenge: "挑战好友",
	copied: "已复制。",
	saved: "图片已保存。",
	notSent: "这里无法发送，请复制文字。",
	notCopied: "这里不允许自动复制。文字已选中，请手动复制。",
	code: "链接的二维码",
	codeAbout: "在其他设备上打开（二维码）",
	codeTooLong: "链接太长，无法生成二维码。",

	slidesOf: (n) => `${n} 步`,
	withHints: (n) => `用了 ${n} 次提示`,
	streak: (n) => `连续 ${n} 天`,
	time: "用时",
	slides: "步数",
	fileName: "数字华容道.png",
};
