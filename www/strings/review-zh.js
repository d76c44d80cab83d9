/**
 * The texts of `review.html`, in Simplified Chinese: see `review-en.js`.
 */

/** @type {import("./review-en.js").ReviewStrings} */
export const review = {
	title: "回放",
	game: "数字华容道",
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
	copyLink: "复制链接",
	copied: "已复制链接。",
	notCopied: "请自行复制本页的网址。",
	at: (time, n) => `${time}，${n} 步`,
	solved: (size) =>
		`${size}，已完成。已验证：每次操作都可行，最后一次到达目标。`,
	open: (size) => `${size}，未完成。已验证：每次操作都可行。`,
	withHelp: "使用了求解器。",
	nothing: "这个网址里没有对局。请从你的成绩中打开，或使用别人给你的链接。",
};
