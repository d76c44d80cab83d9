/**
 * Paints the boards of the trees. What a board is is told by its outline and its marks,
 * never by colour alone.
 */

import type { TreeNode } from "../../../core/wasm/lab.js";

export type Colors = {
	ink: string;
	soft: string;
	rule: string;
	accent: string;
	bad: string;
	paper: string;
	raised: string;
};

/** The side of a cell, and the height of what is written above and below a board. */
export const CELL = 20;
export const NUMBER = 19;
export const CAPTION = 20;
/** Below it, boards are plain boxes: nothing in them could be read. */
const READABLE = 0.3;

const OUTLINES: Record<
	TreeNode["status"],
	{ dash: number[]; width: number; alpha: number }
> = {
	waits: { dash: [5, 3], width: 1.5, alpha: 1 },
	done: { dash: [], width: 1.5, alpha: 1 },
	path: { dash: [], width: 3.5, alpha: 1 },
	left: { dash: [1.5, 3], width: 1.5, alpha: 0.55 },
	cut: { dash: [5, 3], width: 1.5, alpha: 0.75 },
};

/**
 * Returns the colours of a canvas: those of its style, as the browser has worked them
 * out.
 */
export function colorsOf(canvas: HTMLElement): Colors {
	const style = getComputedStyle(canvas);
	return {
		ink: style.color,
		paper: style.backgroundColor,
		raised: style.borderTopColor,
		rule: style.borderRightColor,
		soft: style.borderBottomColor,
		bad: style.borderLeftColor,
		accent: style.textDecorationColor,
	};
}

export function paintEdge(
	pen: CanvasRenderingContext2D,
	from: { x: number; y: number },
	to: { x: number; y: number },
	{
		color,
		width,
		dash = [],
	}: { color: string; width: number; dash?: number[] },
) {
	pen.strokeStyle = color;
	pen.lineWidth = width;
	pen.setLineDash(dash);
	const middle = (from.y + to.y) / 2;
	pen.beginPath();
	pen.moveTo(from.x, from.y);
	pen.bezierCurveTo(from.x, middle, to.x, middle, to.x, to.y);
	pen.stroke();
}

/** Paints a board around the middle of the pen. */
export function paintBoard(
	pen: CanvasRenderingContext2D,
	board: {
		node: TreeNode;
		tiles: number[];
		columns: number;
		caption: string;
		isTaken: boolean;
		/** Whether it is on the solution. */
		isOnWay: boolean;
		isPicked: boolean;
	},
	zoom: number,
	colors: Colors,
	font: string,
) {
	const { node, tiles, columns, isTaken, isOnWay, isPicked } = board;
	const rows = tiles.length / columns;
	const [width, height] = [columns * CELL, rows * CELL];
	const [left, top] = [-width / 2, (NUMBER - height - CAPTION) / 2];
	const { dash, width: line, alpha } = OUTLINES[node.status];
	const isReadable = zoom >= READABLE;
	const isStrong = isTaken || isOnWay || node.status === "path";
	pen.globalAlpha = alpha;
	pen.fillStyle =
		isReadable || node.status === "waits" ? colors.raised : colors.rule;
	pen.fillRect(left, top, width, height);
	if (isReadable) {
		paintTiles(pen, { tiles, columns, left, top }, colors, font);
		pen.fillStyle = isStrong ? colors.ink : colors.soft;
		pen.font = `${isStrong ? 700 : 500} 13px ${font}`;
		pen.fillText(board.caption, 0, top + height + CAPTION * 0.62);
		pen.font = `500 11px ${font}`;
		pen.textAlign = "start";
		pen.fillText(String(node.label), left, top - 11);
		pen.textAlign = "center";
	}
	// Lines stay as thick as they are on the screen when boards become small.
	const thin = Math.max(1, 0.7 / zoom);
	pen.strokeStyle = isStrong ? colors.accent : colors.soft;
	pen.lineWidth = (isTaken ? 4 : line) * thin;
	pen.setLineDash(isTaken || isOnWay ? [] : dash);
	pen.strokeRect(left, top, width, height);
	pen.setLineDash([]);
	if (isOnWay) {
		pen.lineWidth = 1.5 * thin;
		pen.strokeRect(left - 4.5, top - 4.5, width + 9, height + 9);
	}
	if (node.status === "cut") {
		pen.strokeStyle = colors.bad;
		pen.lineWidth = 2 * thin;
		pen.beginPath();
		pen.moveTo(left, top);
		pen.lineTo(left + width, top + height);
		pen.moveTo(left + width, top);
		pen.lineTo(left, top + height);
		pen.stroke();
	}
	pen.globalAlpha = 1;
	if (isTaken) {
		const side = 8 * thin;
		const tip = top - (isOnWay ? 7 : 3) * thin;
		pen.fillStyle = colors.accent;
		pen.beginPath();
		pen.moveTo(0, tip);
		pen.lineTo(-side, tip - side * 1.2);
		pen.lineTo(side, tip - side * 1.2);
		pen.fill();
	}
	if (isPicked) {
		pen.strokeStyle = colors.ink;
		pen.lineWidth = 2 * thin;
		pen.setLineDash([2 * thin, 4 * thin]);
		pen.strokeRect(
			left - 9,
			top - NUMBER - 3,
			width + 18,
			height + NUMBER + CAPTION + 6,
		);
		pen.setLineDash([]);
	}
}

function paintTiles(
	pen: CanvasRenderingContext2D,
	{
		tiles,
		columns,
		left,
		top,
	}: { tiles: number[]; columns: number; left: number; top: number },
	colors: Colors,
	font: string,
) {
	pen.strokeStyle = colors.rule;
	pen.lineWidth = 1;
	pen.setLineDash([]);
	pen.font = `650 12.5px ${font}`;
	for (const [cell, tile] of tiles.entries()) {
		const x = left + (cell % columns) * CELL;
		const y = top + Math.floor(cell / columns) * CELL;
		if (tile === 0) {
			pen.fillStyle = colors.rule;
			pen.fillRect(x, y, CELL, CELL);
			continue;
		}
		pen.strokeRect(x, y, CELL, CELL);
		pen.fillStyle = colors.ink;
		pen.fillText(String(tile), x + CELL / 2, y + CELL * 0.54);
	}
}
