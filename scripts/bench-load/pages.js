/**
 * The pages that are measured. All tell in the same way when their board is painted.
 */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../setup.js";

/**
 * Whether all puzzles of a page have their tiles. Nothing else on a board is bright,
 * and an empty board may be there before.
 */
const ARE_DEALT = `[...document.querySelectorAll("sliding-puzzle")].every((puzzle) => {
	const canvas = puzzle.shadowRoot?.querySelector(".drawn canvas");
	if (!canvas) return false;
	const small = new OffscreenCanvas(16, 16);
	const context = small.getContext("2d", { willReadFrequently: true });
	context.drawImage(canvas, 0, 0, 16, 16);
	const { data } = context.getImageData(0, 0, 16, 16);
	let bright = 0;
	for (let at = 0; at < data.length; at += 4)
		if (Math.max(data[at], data[at + 1], data[at + 2]) > 110) bright += 1;
	return bright > 64;
})`;

/**
 * Returns a script that reports the end of the first frame with the boards: all of a
 * board is in the page when the frame begins, or when it has ended.
 *
 * @param {string} isThere An expression.
 */
export function watchScript(isThere) {
	return `<script>{
	const isThere = () => ${isThere};
	const tell = (ms) => navigator.sendBeacon("/drawn", JSON.stringify({
		address: location.pathname,
		ms,
		files: performance.getEntriesByType("resource").map(
			({ name, startTime, responseEnd }) =>
				[new URL(name).pathname, startTime, responseEnd]),
	}));
	const { port1, port2 } = new MessageChannel();
	let began = false;
	const again = () => requestAnimationFrame(() => {
		began = isThere();
		port2.postMessage(null);
	});
	// Runs when the frame is painted.
	port1.onmessage = () => {
		if (began || isThere()) tell(performance.now());
		else again();
	};
	again();
}</script>`;
}

/**
 * @param {object} parts
 * @param {string} parts.head
 * @param {string} parts.body
 * @param {string} parts.isThere An expression: whether the boards are in the page,
 *   with all that is on them.
 */
export function pageOf({ head, body, isThere }) {
	return `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="data:,">${head}
<body>${body}
${watchScript(isThere)}
</body></html>`;
}

const CDN = '<script type="module" src="/package/taquin.js"></script>';
const INLINE =
	'<script type="module">import { define } from "/package/inline.js"; define();</script>';
const PRELOAD =
	'<link rel="preload" href="/package/wasm/game_bg.wasm" as="fetch" type="application/wasm" crossorigin>';

/**
 * @param {number} boards Number of small boards on the page.
 * @param {string} [head]
 */
function boardsPage(boards, head = CDN) {
	const tag =
		'<sliding-puzzle size="4x4" controls="none" loading="eager" style="inline-size: 120px"></sliding-puzzle>';
	return pageOf({
		head,
		body: `<div style="display: flex; flex-wrap: wrap; gap: 4px">${tag.repeat(boards)}</div>`,
		isThere: ARE_DEALT,
	});
}

/** @param {string} head */
function tagPage(head) {
	const body = "<sliding-puzzle></sliding-puzzle>";
	return pageOf({ head, body, isThere: ARE_DEALT });
}

/** Returns the play page, as it is built. */
function playPage() {
	const html = readFileSync(join(ROOT, "dist", "index.html"), "utf8");
	const script = watchScript(ARE_DEALT);
	const code = script.replace(/^<script>|<\/script>$/g, "");
	const hash = createHash("sha256").update(code).digest("base64");
	// The page's own policy forbids other scripts.
	return html
		.replace("script-src 'self'", `script-src 'self' 'sha256-${hash}'`)
		.replace("</body>", `${script}</body>`);
}

/** The tag as the page for site authors gives it. */
export const TAG = "the tag";

/** Where the play page is served. Its addresses are relative. */
export const PLAY = "/dist/index.html";

/** @returns {Record<string, string>} Name → HTML. */
export function ownPages() {
	return {
		[TAG]: tagPage(CDN),
		"the tag, the wasm preloaded": tagPage(PRELOAD + CDN),
		"the tag, the wasm in the script": tagPage(INLINE),
		"the play page": playPage(),
		"1 small board": boardsPage(1),
		"10 small boards": boardsPage(10),
		"50 small boards": boardsPage(50),
	};
}
