/**
 * The element in the boxes that pages have. Many of them are as wide as what is in
 * them, and what is in them must not be 0 wide.
 */

import assert from "node:assert/strict";
import { until } from "./support/browser.js";
import { claim } from "./support/claim.js";
import { expectComplaints, pageOf } from "./support/pages.js";

/** What a puzzle is put into; `□` is the puzzle. @type {Record<string, string>} */
const LAYOUTS = {
	block: "<div>□</div>",
	"inline-block": '<div style="display: inline-block">□</div>',
	float: '<div style="float: left">□</div>',
	"fit-content": '<div style="width: fit-content">□</div>',
	"max-content": '<div style="width: max-content">□</div>',
	"table cell": "<table><tr><td>□</td></tr></table>",
	"display: table": '<div style="display: table">□</div>',
	dialog: "<dialog open>□</dialog>",
	"modal dialog": '<dialog class="modal">□</dialog>',
	popover: '<div popover="manual">□</div>',
	absolute: '<div style="position: absolute">□</div>',
	fixed: '<div style="position: fixed; left: 0">□</div>',
	"flex row": '<div style="display: flex"><div>□</div></div>',
	"item of a flex row": '<div style="display: flex">□</div>',
	"flex column": '<div style="display: flex; flex-direction: column">□</div>',
	"centred flex column":
		'<div style="display: flex; flex-direction: column; align-items: center">□</div>',
	"inline-flex": '<div style="display: inline-flex">□</div>',
	grid: '<div style="display: grid">□</div>',
	"auto column of a grid":
		'<div style="display: grid; grid-template-columns: auto 1fr">□<p></p></div>',
	"centred in a grid":
		'<div style="display: grid; place-items: center">□</div>',
	columns: '<div style="columns: 1">□</div>',
};

/** Widths of the window's part that a layout is in, in CSS pixels. */
const ROOMS = { wide: 700, narrow: 330 };

/** 30rem, which the element is wide where it has the room. */
const USUAL = 480;

/** Dialogs and popovers have an edge of their own, and keep away from the window's. */
const MOST_EDGE = 80;

/** @param {number} room */
function pageWith(room) {
	const puzzle = '<sliding-puzzle size="3x3" loading="eager"></sliding-puzzle>';
	const boxes = Object.entries(LAYOUTS).map(
		([name, html]) =>
			`<section style="inline-size: ${room}px; position: relative; overflow: hidden; contain: ${/dialog|popover|fixed/.test(name) ? "none" : "layout"}">${html.replace("□", puzzle)}</section>`,
	);
	return `<style>body { margin: 0 }</style>${boxes.join("\n")}
<script>
for (const box of document.querySelectorAll("[popover]")) box.showPopover();
for (const box of document.querySelectorAll(".modal")) box.showModal();
</script>`;
}

for (const [name, room] of Object.entries(ROOMS)) {
	claim(`is seen in every ${name} layout of a page`, async (browser) => {
		const body = pageWith(room);
		await browser.open({ html: pageOf(browser.site.home, { body }) });
		const measure = () =>
			browser.run(({ document }) =>
				[...document.querySelectorAll("sliding-puzzle")].map((puzzle) => {
					const canvas = puzzle.shadowRoot.getElementById("canvas");
					return {
						width: puzzle.getBoundingClientRect().width,
						board: canvas?.getBoundingClientRect().width ?? 0,
						status: puzzle.status,
					};
				}),
			);
		const boxes = await until(
			measure,
			(boxes) => boxes.every(({ status }) => status === "playing"),
			"not every puzzle is ready",
		);
		assert.equal(boxes.length, Object.keys(LAYOUTS).length);
		const wrong = Object.keys(LAYOUTS).flatMap((layout, n) => {
			const { width, board } = boxes[n];
			const least = Math.min(USUAL, room) - MOST_EDGE;
			const isSeen = width >= least && width <= USUAL && board >= least / 2;
			return isSeen ? [] : [`${layout}: ${width} px, board ${board} px`];
		});
		assert.deepEqual(wrong, []);
		await expectComplaints(browser);
	});
}
