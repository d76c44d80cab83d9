/**
 * The custom properties of the style, and which of them are the colours of the canvas.
 */

/**
 * The custom properties that a page may set, without `--sliding-puzzle-`, and their
 * defaults. A pair of colours is for light and dark; `color-scheme` chooses.
 */
export const TOKENS = {
	paper: ["#f6f2ea", "#1a1820"],
	raised: ["#fffdf8", "#26232e"],
	ink: ["#2a2530", "#f1ecf5"],
	"ink-soft": ["#625a68", "#b3abbd"],
	rule: ["#ded6c8", "#3b3646"],
	accent: ["#4a3a9c", "#b8a9ff"],
	"accent-ink": ["#ffffff", "#1d1733"],
	focus: ["#4a3a9c", "#c9bdff"],
	bad: ["#a3261f", "#ff9a8f"],
	shade: ["rgb(42 37 48 / 0.08)", "rgb(0 0 0 / 0.28)"],
	tray: ["#d9cdb8", "#0e0d12"],
	well: ["#cabca4", "#17151d"],
	"tile-number": "#ffffff",
	"tile-outline": "transparent",
	cursor: "#ffffff",
	hint: "#ffd76a",
	// The tiles in the first and the last cell of the goal; transparent for the palette.
	"tile-from": "transparent",
	"tile-to": "transparent",
	// The palette: see view/theme.ts. White numbers keep a contrast above 4.5 : 1.
	"tile-colors": "0.56 -0.15 -0.09 0.225 0.09 44 -126",
	// Fractions of a tile's side.
	gap: "0.045",
	rim: "0.11",
	"tile-radius": "0.15",
	radius: "calc(var(--step) * 2.5)",
	font: `"PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC",
		"Noto Sans SC", system-ui, sans-serif`,
	"tile-font": "system-ui, sans-serif",
	text: "clamp(12px, 0.0045 * var(--side) + 12.5px, 28px)",
	"slide-duration": "140ms",
	"deal-duration": "420ms",
	quick: "120ms",
};

/** Values for high contrast. */
export const CONTRAST = {
	paper: ["#ffffff", "#000000"],
	raised: ["#ffffff", "#000000"],
	ink: ["#000000", "#ffffff"],
	"ink-soft": ["#000000", "#ffffff"],
	rule: ["#000000", "#ffffff"],
	accent: ["#1d0f6e", "#ffe14a"],
	"accent-ink": ["#ffffff", "#000000"],
	focus: ["#1d0f6e", "#ffe14a"],
	bad: ["#8a0000", "#ffb3ab"],
	tray: "#000000",
	well: "#1c1c1c",
	"tile-outline": "#ffffff",
	cursor: "#00ffff",
	hint: "#ffe14a",
	"tile-colors": "0.41 -0.1 -0.08 0.28 0.12 42 -122",
};

/** The system's colours, for players who have chosen their own (forced colours). */
export const FORCED = {
	paper: "Canvas",
	raised: "Canvas",
	ink: "CanvasText",
	"ink-soft": "CanvasText",
	rule: "ButtonText",
	accent: "ButtonText",
	"accent-ink": "ButtonFace",
	focus: "Highlight",
	bad: "CanvasText",
	tray: "Canvas",
	well: "Canvas",
	"tile-number": "ButtonText",
	"tile-outline": "ButtonText",
	hint: "Highlight",
	"tile-from": "ButtonFace",
	"tile-to": "ButtonFace",
	cursor: "Highlight",
};

/** The colours of the canvas. */
export const SWATCHES = [
	"tray",
	"well",
	"tile-number",
	"tile-outline",
	"hint",
	"tile-from",
	"tile-to",
];
