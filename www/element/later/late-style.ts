/**
 * The style of what there is only once the puzzle can be played: what a button does under
 * a mouse, the chosen cell, the win, the parts of the help, and all of a message but that
 * it can be read. Loaded with the moves, so that the first board does not wait for it.
 */

import { style, styleSheet } from "../style.ts";

const CSS = `
#board {
	user-select: none;
	-webkit-user-select: none;
	-webkit-tap-highlight-color: transparent;
	cursor: pointer;
}
#message {
	align-items: center;
	max-block-size: calc(100% - var(--step) * 4);
	overflow: auto;
	margin-inline: auto;
	max-inline-size: 34em;
	padding-inline-start: calc(var(--step) * 4);
	border: 1px solid transparent;
	box-shadow: 0 1px 2px var(--shade), 0 4px 16px var(--shade);
}
#message p { flex: 1 1 9em; margin: 0; overflow-wrap: anywhere; }
#message .tool { color: inherit; }
#advice-head { font-weight: 650; }
#advice-text { color: var(--ink-soft); font-size: 0.9em; }
.button.small { min-block-size: 36px; padding-block: var(--step); }
.strong {
	background: var(--accent);
	border-color: var(--accent);
	color: var(--accent-ink);
}
@media (forced-colors: active) {
	.strong, #advice.solved { forced-color-adjust: none; }
	/* Inverted, by a pair of the system's colours. */
	#message { forced-color-adjust: none; }
	button[aria-disabled="true"] {
		opacity: 1;
		background: Canvas;
		color: GrayText;
		border-color: GrayText;
	}
}
:host([readonly]) #board, :host(:disabled) #board { cursor: default; }
:host(:disabled) #layout { opacity: 0.55; }
.button, .tool {
	transition:
		background-color var(--quick),
		border-color var(--quick),
		opacity var(--quick);
}
/* A bar may be as wide as its window: there the ring is on the rim. */
.bar:not(.side) #grid:focus-visible { outline-offset: -3px; }
#grid.pointed { outline: none; }
/* Seen on tiles of any colour, and unlike a hint. */
#grid.has-cursor:focus-visible .cursor {
	outline: 3px solid var(--cursor);
	box-shadow: 0 0 0 5px #000000;
}
/* A tile that cannot slide, where nothing moves. */
#grid .refused { box-shadow: inset 0 0 0 3px var(--cursor), inset 0 0 0 5px #000000; }
#advice.filled { background: color-mix(in oklab, var(--ink) 5%, transparent); }
.bar #advice.filled { background: none; }
#advice.solved { background: var(--accent); color: var(--accent-ink); }
#advice.solved #advice-head { font-size: 1.25em; }
#advice.solved #advice-text { color: inherit; }
:host([counts="off"]) :is(#figures .moves, #figures .slides, #advice.solved #advice-text) { display: none; }
.bar #advice.solved { background: none; color: inherit; }
.bar #advice.solved #advice-head { font-size: inherit; }
@media (hover: hover) {
	.button:not([aria-disabled]):hover, .tool:not([aria-disabled]):hover {
		border-color: var(--ink-soft);
		color: var(--ink);
	}
	.strong:not([aria-disabled]):hover {
		border-color: var(--accent);
		background: color-mix(in oklab, var(--accent), var(--ink) 15%);
		color: var(--accent-ink);
	}
}
.button:not([aria-disabled]):active, .tool:not([aria-disabled]):active { transform: translateY(1px); }
@media (hover: hover) {
	#message :is(.button, .tool):hover {
		color: inherit;
		border-color: currentColor;
	}
}

#advice-progress {
	grid-area: 1 / 2 / span 2;
	inline-size: 1.25em;
	block-size: 1.25em;
	border: 2.5px solid color-mix(in oklab, var(--accent) 25%, transparent);
	border-block-start-color: var(--accent);
	border-radius: 50%;
	animation: turn 0.9s linear infinite;
}
@keyframes turn { to { rotate: 1turn; } }
/* What is known soon needs no words meanwhile. */
#advice.waits > :not(#advice-progress) { animation: late 0.2s 0.7s backwards; }
@keyframes late { from { opacity: 0; } }
/* A corner says that there is more in it: held, it is Redo. */
.bar #undo { position: relative; }
.bar #undo:has(+ #redo:not([aria-disabled]))::after {
	content: "";
	position: absolute;
	inset-block-end: 4px;
	inset-inline-end: 4px;
	border: 4px solid transparent;
	border-block-end-color: currentColor;
	border-inline-end-color: currentColor;
}
#cancel, #longer { grid-area: 1 / 3 / span 2; }
/* One word per line, to leave space for the text beside it. */
#longer { inline-size: min-content; word-break: keep-all; }
#advice ::slotted(*) { grid-area: 1 / 4 / span 2; }
#advice-more { display: contents; }
#layout[data-solver="true"] .time { visibility: hidden; }
#controls.away { visibility: hidden; }
#playback {
	display: flex;
	align-self: start;
	align-items: center;
	justify-content: space-between;
}
select {
	font: inherit;
	margin: 0;
	border: 1px solid transparent;
	border-radius: var(--radius);
	cursor: pointer;
	transition: opacity var(--quick);
	min-block-size: 44px;
	padding: 0 var(--step);
	background-color: var(--paper);
	color: var(--ink-soft);
	font-weight: 500;
}
option { background-color: var(--raised); color: var(--ink); }
#pause.running .play, #pause:not(.running) .pause { display: none; }
.bar #longer { line-height: 1.05; }
.bar:not(.side) #advice:has(> :is(.button, #advice-more):not([hidden])) { text-align: start; }
/* The slide is read at a glance, and what is known of it after that. */
.bar #advice-head { white-space: nowrap; }
.bar:not(.side) #advice-text {
	display: -webkit-box;
	-webkit-box-orient: vertical;
	-webkit-line-clamp: 2;
	overflow: hidden;
}
.side #advice > :not(p), .side #advice ::slotted(*) { grid-area: auto; justify-self: start; margin-block-start: var(--step); }
.side #playback { flex-wrap: wrap; justify-content: flex-start; }
.bar #playback { min-block-size: 48px; }
@media (prefers-reduced-motion: reduce) {
	#layout *, #message * { transition: none; }
	#advice-progress { animation-duration: 4s; }
}
:host([motion="off" i]) :is(#layout, #message) * { transition: none; }
`;

/** Adds it to the sheet of a tree, and to those of other documents to come. */
export function addLateStyle(tree: ShadowRoot) {
	if (!style.css.includes(CSS)) style.css += CSS;
	styleSheet(tree.ownerDocument);
}
