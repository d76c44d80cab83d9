/**
 * How a tile looks: its face or its piece of the picture, what is on it, and the
 * light that runs over it. Knows no board and no place.
 */

import { faceText, pieceOf } from "./faces.js";
import { radii } from "./layout.js";
import { resolveColor, tileColors } from "./theme.js";

/**
 * All that the pixels of tiles and wells depend on.
 *
 * @typedef {object} Look
 * @property {number} columns
 * @property {number} rows
 * @property {number} side Of a tile, in device pixels.
 * @property {number} radius Of its corners.
 * @property {string} from Colour of the first cell's tile.
 * @property {string} to Of the last cell's.
 * @property {string} well Colour.
 * @property {string} number Colour.
 * @property {string} font Family.
 * @property {import("./faces.js").Faces["kind"]} kind
 * @property {HTMLImageElement | null} image If the tiles are its pieces.
 * @property {Uint8Array} homes Tile → home cell.
 */

/**
 * @param {import("./layout.js").Layout} layout
 * @param {import("./theme.js").Theme} theme
 * @param {import("./faces.js").Faces} faces
 * @param {Uint8Array} homes
 * @returns {Look}
 */
export function lookOf(layout, theme, { kind, image }, homes) {
	const { columns, rows, tile: side } = layout;
	const { from, to, well, number, font } = theme;
	const radius = radii(layout).tile;
	const colors = { from, to, well, number, font };
	// Until the picture is there, numbers stand in for it.
	const isPicture = kind === "image" && image !== null;
	const faces = isPicture ? { kind, image } : { kind, image: null };
	return { columns, rows, side, radius, ...colors, ...faces, homes };
}

/**
 * What draws a tile at a corner; what all tiles have in common is set up once.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Look} look
 * @returns {(tile: number, x: number, y: number, light?: number) => void}
 *   `light` is from 0 to 1.
 */
export function tilePen(context, look) {
	const { columns, rows, side, radius, kind, image, homes } = look;
	const lip = Math.max(1, Math.round(radius * 0.3));
	const longest = faceText(kind, columns * rows - 1).length;
	const size = side * (longest > 2 ? 0.36 : 0.43);
	// The font's digits are as wide as each other, which sets 11 too wide.
	const spacing = -0.03 * size;
	context.font = `650 ${size.toFixed(1)}px ${look.font}`;
	context.letterSpacing = `${spacing.toFixed(1)}px`;
	context.textAlign = "center";
	context.textBaseline = "alphabetic";
	return (tile, x, y, light = 0) => {
		const home = homes[tile];
		if (image !== null) drawPiece(context, look, image, home, x, y);
		else {
			const colors = tileColors(look, home, columns, rows);
			const face = context.createLinearGradient(0, y, 0, y + side);
			face.addColorStop(0, resolveColor(context, colors.top));
			face.addColorStop(1, resolveColor(context, colors.face));
			context.fillStyle = resolveColor(context, colors.edge);
			context.beginPath();
			context.roundRect(x, y, side, side, radius);
			context.fill();
			context.fillStyle = face;
			context.beginPath();
			context.roundRect(x, y, side, side - lip, radius);
			context.fill();
		}
		if (light > 0) {
			context.fillStyle = `rgb(255 255 255 / ${(light * 0.38).toFixed(3)})`;
			context.fill();
		}
		if (kind === "none" || image !== null) return;
		context.fillStyle = look.number;
		// Digits are as high as capitals: about 0.7 of the size.
		const baseline = y + (side - lip) / 2 + size * 0.35;
		// The spacing behind the last digit counts as well, and is not seen.
		const middle = x + (side + spacing) / 2;
		context.fillText(faceText(kind, tile), middle, baseline);
	};
}

/**
 * A piece of the picture, with an edge that parts it from the next one.
 *
 * @param {CanvasRenderingContext2D} context
 * @param {Look} look
 * @param {HTMLImageElement} picture
 * @param {number} home The cell that it belongs in.
 * @param {number} x
 * @param {number} y
 */
function drawPiece(context, look, picture, home, x, y) {
	const { columns, rows, side: tile, radius } = look;
	// A drawing without a size of its own has one of the browser's choice.
	const size = {
		width: picture.naturalWidth || picture.width || 1,
		height: picture.naturalHeight || picture.height || 1,
	};
	const piece = pieceOf(size, home, columns, rows);
	context.save();
	context.beginPath();
	context.roundRect(x, y, tile, tile, radius);
	context.clip();
	context.imageSmoothingQuality = "high";
	const { side } = piece;
	context.drawImage(picture, piece.x, piece.y, side, side, x, y, tile, tile);
	context.restore();
	const line = Math.max(1, tile * 0.012);
	context.strokeStyle = "rgb(255 255 255 / 0.35)";
	context.lineWidth = line;
	context.beginPath();
	context.roundRect(
		x + line / 2,
		y + line / 2,
		tile - line,
		tile - line,
		Math.max(0, radius - line / 2),
	);
	context.stroke();
}
