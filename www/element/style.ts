/**
 * The style of the shadow root. A script makes the sheet, because a page may forbid
 * `<style>`. One sheet serves all puzzles of a page.
 *
 * The look: warm paper, a dark tray, and tiles from terracotta to indigo. The colour
 * of a tile shows where it belongs. Lengths are steps of 4 px that grow with the
 * box.
 */

import { CONTRAST, FORCED, TOKENS } from "./tokens.ts";

export function declare(tokens: Record<string, string | string[]>) {
	let text = "";
	for (const [name, value] of Object.entries(tokens)) {
		const usual =
			typeof value === "string"
				? value
				: `light-dark(${value[0]}, ${value[1]})`;
		text += `--${name}: var(--sliding-puzzle-${name}, ${usual});\n`;
	}
	return text;
}

/** Comes before what the page has chosen. */
function force() {
	let text = "";
	for (const [name, value] of Object.entries(FORCED)) {
		text += `--${name}: ${value};\n`;
	}
	return text;
}

/** The full panel, which may stand beside the board. */
const WITH_PANEL =
	':host(:not([controls="none" i], [controls="compact" i], [controls="bar" i]))';

const CSS = `
:host {
	display: block;
	/* The puzzle is upright in text that runs downwards. */
	writing-mode: horizontal-tb;
	inline-size: min(100%, 30rem);
	min-inline-size: min(100%, 5rem);
}
:host([hidden]) { display: none; }

/* The panel is hidden until the puzzle is ready. */
#layout:is(:not([data-status]), [data-status="loading"], [data-status="failed"]) #panel {
	visibility: hidden;
}

/* The box is that of the host. A host without a height becomes as high as the
 * board and the panel below it. */
.frame {
	all: initial;
	color-scheme: inherit;
	visibility: inherit;
	display: grid;
	grid-template: minmax(0, 100%) / minmax(0, 1fr);
	block-size: 100%;
	overflow: hidden;
	overflow: clip;
	/* The shadow of the board has room. */
	overflow-clip-margin: 20px;
}
/* What it asks for where its box is as wide as its content. The board itself asks
 * for nothing, because it is fitted into the box. */
.frame::before {
	content: "";
	grid-area: 1 / 1;
	display: grid;
	grid-template-columns: minmax(0, 30rem);
	block-size: 0;
}
:host([theme="light" i]) .frame { color-scheme: light; }
:host([theme="dark" i]) .frame { color-scheme: dark; }
.sizer {
	grid-area: 1 / 1;
	visibility: hidden;
	/* Content outside the box, within the clip margin, could be scrolled to. */
	max-block-size: 100%;
	overflow: hidden;
}
/* Not an \`aspect-ratio\`: where the box is as wide as its content, that would turn the
 * height into a width. */
.sizer::before {
	content: "";
	display: block;
	padding-block-start: calc(100% / var(--aspect, 1));
}
/* The space that arrange.ts wants for a board as wide as the box, with the panel below
 * it: in steps by the width of the box. */
:host(:not([controls="none" i], [controls="bar" i])) .sizer::before {
	padding-block-end: clamp(0px, (100% - 230px) * 99, 126px + 4.2% - 11px / var(--aspect, 1));
}
${WITH_PANEL} .sizer::after {
	content: "";
	display: block;
	padding-block-end: clamp(0px, (100% - 290px) * 99, 114px + 4.6%);
}
:host([controls="bar" i]) .sizer::before { padding-block-end: clamp(0px, (100% - 170px) * 99, 11em); }

.no-panel .sizer::before, .no-panel .sizer::after { padding-block-end: 0 !important; }

#root {
	grid-area: 1 / 1;
	contain: size layout;
	position: relative;
	display: grid;
	min-block-size: 0;
}
#root, #root *, #root *::before { box-sizing: border-box; }
/* What the page puts into it runs as the page does. */
:host(:dir(rtl)) slot { direction: rtl; }

#root {
	/* The shorter side of the box, and the height available to the board. */
	--side: 400px;
	--height: 400px;
	${declare(TOKENS)}
	--step: clamp(3px, 0.0022 * var(--side) + 3px, 9px);
}
:host([theme="contrast" i]) #root { ${declare(CONTRAST)} }
@media (prefers-contrast: more) { #root { ${declare(CONTRAST)} } }

@media (forced-colors: active) {
	#root#root { ${force()} }
	/* The canvas has the colours already. Its texts are not to be seen. */
	#swatches, #canvas, #grid { forced-color-adjust: none; }
}

#layout {
	color: var(--ink);
	font: 450 var(--text) / 1.4 var(--font);
	font-variant-numeric: tabular-nums;
	-webkit-text-size-adjust: 100%;
	display: grid;
	grid-template: minmax(0, 1fr) auto / minmax(0, 1fr);
	gap: calc(var(--step) * 3);
	min-block-size: 0;
	border-radius: var(--radius);
}
#layout:not(.bare) {
	background: var(--paper);
	padding: calc(var(--step) * 2);
}

[hidden] { display: none !important; }
.sr, .compact #controls .button span, .bar:not(.side) .time dt {
	position: absolute;
	inline-size: 1px;
	block-size: 1px;
	margin: 0;
	overflow: hidden;
	clip-path: inset(50%);
	white-space: nowrap;
}
#swatches {
	position: absolute;
	visibility: hidden;
	inline-size: 0;
	block-size: 0;
	overflow: hidden;
}
/* The transition of a colour tells when anybody has changed it. */
.swatch { transition: color 1ms step-end; }

#board-box {
	display: grid;
	place-items: center;
	min-inline-size: 0;
	min-block-size: 0;
	/* Its content must not change its size. */
	contain: size;
}
/* The tray, until there is a board, if only an empty one. */
#layout:is(:not([data-status]), [data-status="loading"], [data-status="failed"]) #board-box:not(.drawn) {
	background: var(--tray);
	border-radius: var(--radius);
}
/* Not drawn yet, but it can have the focus. */
#board-box:not(.drawn) #board { opacity: 0; }
#board {
	position: relative;
	/* Two fingers enlarge the page. */
	touch-action: pinch-zoom;
}
/* Nobody can drag a tile here: the page scrolls. */
:host([readonly]) #board, :host(:disabled) #board, [data-status="solved"] #board { touch-action: manipulation; }
#canvas {
	display: block;
	box-shadow: 0 1px 2px var(--shade), 0 4px 16px var(--shade);
}
#grid {
	position: absolute;
	inset: 0;
}
#grid [role="gridcell"] {
	position: absolute;
	/* Its text is for who cannot see the canvas. */
	overflow: hidden;
	text-indent: 200%;
	white-space: nowrap;
}

#panel {
	display: grid;
	gap: calc(var(--step) * 3);
	inline-size: min(100%, calc(var(--text) * 32));
	margin-inline: auto;
	align-content: start;
}
.top-row { display: flex; align-items: center; gap: calc(var(--step) * 2); }
#figures {
	flex: 1;
	display: grid;
	grid-auto-flow: column;
	grid-auto-columns: 1fr;
	margin: 0;
	text-align: center;
}
/* As high before its texts are there. */
#figures :empty::before { content: "\\200b"; }
#figures dt { color: var(--ink-soft); font-size: 0.82em; }
#figures dd {
	margin: 0;
	font-size: 1.5em;
	font-weight: 650;
	line-height: 1.15;
	letter-spacing: -0.01em;
}

#advice {
	display: grid;
	grid-template-columns: 1fr auto;
	align-items: center;
	align-content: center;
	column-gap: calc(var(--step) * 2);
	/* Space for the longest advice, so that nothing jumps when it appears. */
	min-block-size: 5.6em;
	padding: calc(var(--step) * 2) calc(var(--step) * 3);
	/* Seen where the system's colours take the place of backgrounds. */
	border: 1px solid transparent;
	border-radius: var(--radius);
}
#advice p { margin: 0; grid-column: 1; text-wrap: balance; }

.controls-or-playback { display: grid; }
.controls-or-playback > * { grid-area: 1 / 1; }
#controls {
	display: grid;
	grid-template-columns: repeat(3, 1fr);
	gap: calc(var(--step) * 2);
}

button { font: inherit; color: inherit; margin: 0; touch-action: manipulation; }
.button, .tool {
	min-block-size: 44px;
	border: 1px solid transparent;
	border-radius: var(--radius);
	background: none;
	cursor: pointer;
}
.button {
	display: flex;
	align-items: center;
	justify-content: center;
	gap: 0.45em;
	min-inline-size: 0;
	padding: calc(var(--step) * 1.5) calc(var(--step) * 2);
	background: var(--raised);
	border-color: var(--rule);
	font-weight: 600;
	line-height: 1.15;
}
.tool {
	display: grid;
	place-items: center;
	min-inline-size: 44px;
	padding: 0;
	color: var(--ink-soft);
}
button[aria-disabled="true"] { opacity: 0.45; cursor: default; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }

.icon {
	inline-size: 1.35em;
	block-size: 1.35em;
	flex: none;
	fill: none;
	stroke: currentColor;
	stroke-width: 1.9;
	stroke-linecap: round;
	stroke-linejoin: round;
}

/* Over the board, so that it shows even without a panel. */
#message {
	position: absolute;
	inset: calc(var(--step) * 2) calc(var(--step) * 2) auto;
	display: flex;
	flex-wrap: wrap;
	gap: calc(var(--step) * 2);
	padding: calc(var(--step) * 2);
	border-radius: var(--radius);
	background: var(--ink);
	color: var(--paper);
	font: 450 var(--text) / 1.4 var(--font);
}
#message .button { background: none; border-color: currentColor; }

/* Side by side in a wide box. */
#layout:is(.wide, .low) {
	/* The column of the board is as wide as the board can be at this height. */
	grid-template:
		minmax(0, 1fr) /
		minmax(0, calc((var(--height) - var(--step) * 4) * var(--aspect, 1)))
		19em;
	justify-content: center;
	gap: calc(var(--step) * 4);
}
:is(.wide, .low) #panel { align-content: center; }
.wide #controls { grid-template-columns: repeat(2, 1fr); }
.wide #advice { min-block-size: 7em; }
.low #panel { gap: calc(var(--step) * 1.5); font-size: 0.92em; }
.low #advice { min-block-size: 4.9em; padding-block: var(--step); }
.low #controls { gap: var(--step); }
.low #controls .button { padding: var(--step); }
.low #controls .icon { display: none; }
.slim #controls .button {
	flex-direction: column;
	gap: 0.1em;
	padding-inline: var(--step);
	font-size: 0.92em;
}

/* One row of icons, if asked for or if there is no space for more. */
.compact #panel { gap: calc(var(--step) * 1.5); }
.compact .top-row { gap: var(--step); }
.compact #figures dt { font-size: 0.72em; line-height: 1; }
.compact #figures dd { font-size: 1em; }
.compact #advice {
	min-block-size: 2.9em;
	padding-block: 0;
	font-size: 0.86em;
	line-height: 1.2;
}
.compact #controls { grid-template-columns: repeat(6, 1fr); gap: var(--step); }
.compact #controls .button { padding: 0; min-block-size: 40px; }

/* The figures above the board, one line about it and the buttons below: as large as the
 * box is wide. The panel has no box of its own. */
#layout.bar {
	grid-template:
		"." minmax(0, 1fr)
		"figures" auto
		"board" minmax(0, auto)
		"caption" auto
		"." minmax(0, 1fr)
		"bar" auto / minmax(0, 1fr);
	gap: 0;
	padding: 0;
}
.bar #panel { display: contents; }
/* As high as with a menu in it. */
.bar .top-row {
	grid-area: figures;
	flex-wrap: wrap;
	min-block-size: calc(44px + var(--step) * 2);
	padding: var(--step) calc(var(--step) * 2);
}
.bar #figures {
	flex: none;
	margin-inline: auto;
	gap: clamp(4px, var(--side) * 0.2 - 35px, var(--step) * 6);
	grid-auto-columns: auto;
}
.bar .figure { display: flex; flex-direction: row-reverse; align-items: baseline; gap: 0.4em; }
.bar #figures dd { font-size: 1.4em; }
/* On the upper edge of the board: the clock at its left, the count at its right. */
.bar:not(.side) .top-row { flex-wrap: nowrap; padding-inline: calc(var(--step) * 3); }
.bar:not(.side) #figures { display: flex; flex: 1; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: 0 calc(var(--step) * 2); }
.bar:not(.side):is([data-off~="moves"], [data-off~="slides"]) #figures dd { font-size: clamp(1.4em, var(--side) * 0.085, 2.4em); }
.bar #board-box { grid-area: board; place-self: stretch; aspect-ratio: var(--aspect, 1); }
/* Two things at one place: what the page says goes before what the puzzle says. */
.bar #advice, .bar ::slotted([slot="caption"]) { grid-area: caption; }
.bar ::slotted([slot="caption"]) { z-index: 1; }
.bar #advice {
	grid-template-columns: minmax(0, 1fr);
	/* More than it has room for goes down, and moves nothing. */
	align-content: safe center;
	min-block-size: 0;
	block-size: 44px;
	padding: 0 calc(var(--step) * 2);
	line-height: 1.25;
	text-align: center;
}
.bar .controls-or-playback {
	grid-area: bar;
	inline-size: min(100%, 34em);
	margin-inline: auto;
	padding: var(--step) calc(var(--step) * 2) calc(var(--step) * 2);
}
.bar #controls { grid: none / auto-flow 1fr; min-block-size: 48px; }
.bar:not(.side) #controls { font-size: min(0.9em, var(--side) * 0.054); }
.bar:not(.side) #controls .button, .bar:not(.side) ::slotted([slot="bar"]) { flex-direction: column; gap: 0.1em; min-inline-size: auto; padding: var(--step); white-space: nowrap; }
.bar :is(#redo, #solve, #reset) { display: none; }
/* Beside the board, from its upper edge on. */
#layout.bar.side {
	grid-template:
		"board figures" auto
		"board caption" auto
		"board bar" auto
		"board ." minmax(0, 1fr) /
		minmax(0, calc(var(--height) * var(--aspect, 1)))
		clamp(13em, 100% - var(--height) * var(--aspect, 1) - 32px, 19em);
	column-gap: 32px;
	row-gap: calc(var(--step) * 3);
	justify-content: center;
}
.side .top-row { padding: 0; min-block-size: 0; }
.bar.side #figures { gap: 0 calc(var(--step) * 4); margin-inline: 0; text-align: start; }
.side:not(.flat) #figures { grid-auto-flow: row; }
.side .figure { justify-content: flex-end; }
.bar.side #figures .time, .flat .figure { display: block; }
.side:not(.flat) #figures .time dd { font-size: 3em; }
.side #board-box { align-items: start; justify-items: end; }
.side #advice { text-align: start; margin-inline: -1px; padding-inline: 0; block-size: auto; min-block-size: 6em; align-content: start; }
/* In a narrow column it needs more than one line. */
.side ::slotted([slot="caption"]) { block-size: auto !important; }
.side .controls-or-playback { padding: 0; }
.bar.side #controls { grid: none / 1fr 1fr; grid-auto-rows: 1fr; }
.side #controls .button { flex-flow: wrap; place-content: center; gap: 0 0.45em; padding-inline: var(--step); white-space: nowrap; }

/* What the author leaves out, in any form. */
#layout[data-off~="timer"] .time.time, #layout[data-off~="moves"] .moves, #layout[data-off~="slides"] .slides,
#layout[data-off~="hints"] #hint, #layout[data-off~="solver"] #solve { display: none; }

.no-panel #layout, #layout.bare { grid-template: minmax(0, 1fr) / minmax(0, 1fr); }
#layout.bare { padding: 0; }
.bare #panel { display: none; }
`;

/** The text of the sheets. `late-style.ts` adds to it. */
export const style = { css: CSS };

const sheets: WeakMap<Document, { sheet: CSSStyleSheet; css: string }> =
	new WeakMap();

/** Returns the one sheet of a document, up to date. */
export function styleSheet(document: Document) {
	const known = sheets.get(document);
	const { css } = style;
	if (known?.css === css) return known.sheet;
	const view = document.defaultView as Window & typeof globalThis;
	const sheet = known?.sheet ?? new view.CSSStyleSheet();
	sheet.replaceSync(css);
	sheets.set(document, { sheet, css });
	return sheet;
}
