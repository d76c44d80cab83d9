/**
 * The picture of a result: the board as the player sees it, and the figures of the
 * play. In the colours of the page and its typeface.
 */

/** The size that services show of a link's picture. */
const [WIDTH, HEIGHT] = [1200, 630];

/** Where the board is: a square. */
const BOARD = { x: 60, y: 60, side: 510 };

/** Where the texts are. */
const TEXT = { x: 636, width: 504 };

export type Result = {
	/** The name of the game. */
	game: string;
	/** What was played: the size, or the daily of a size. */
	name: string;
	/** Beside the name; may be empty. */
	note: string;
	/** How near to the fewest slides, from 1 to 5. */
	squares: number | null;
	/** At most four. */
	figures: [label: string, value: string][];
	/** Where it can be played. */
	site: string;
};

/**
 * Draws it on a canvas of its own.
 *
 * @param board The canvas of a puzzle.
 */
export async function drawResult(result: Result, board: HTMLCanvasElement) {
	const { canvas, context, write, mark } = await beginPicture(result.name);
	drawBoard(context, board);
	const { x, width } = TEXT;
	context.drawImage(mark, x, 62, 52, 52);
	write(result.game, "600 32px", "ink-soft", x + 68, 99, width - 68);
	context.letterSpacing = "-2px";
	write(result.name, "750 92px", "ink", x, 222, width);
	context.letterSpacing = "0px";
	if (result.note !== "") {
		write(result.note, "500 30px", "ink-soft", x, 268, width);
	}
	if (result.squares !== null) drawSquares(context, result.squares, x, 286);
	const column = width / 2;
	result.figures.forEach(([label, value], at) => {
		const left = x + (at % 2) * column;
		const top = 402 + Math.floor(at / 2) * 116;
		write(label, "500 26px", "ink-soft", left, top, column - 20);
		write(value, "700 56px", "ink", left, top + 56, column - 20);
	});
	write(result.site, "500 26px", "accent", x, HEIGHT - 64, width);
	return canvas;
}

/** In the colours of the board, from the first tile to the last. */
const SQUARES = ["#a4532f", "#d07a34", "#a33f4e", "#75478f", "#48468f"];

/** @param full How many of the five are full. */
function drawSquares(
	context: CanvasRenderingContext2D,
	full: number,
	x: number,
	y: number,
) {
	SQUARES.forEach((color, at) => {
		context.globalAlpha = at < full ? 1 : 0.25;
		context.fillStyle = at < full ? color : "#8a8390";
		context.beginPath();
		context.roundRect(x + at * 60, y, 48, 48, 11);
		context.fill();
	});
	context.globalAlpha = 1;
}

/**
 * Begins a picture on a canvas of its own.
 *
 * @param sample A text of the picture, whose typeface is loaded.
 */
export async function beginPicture(sample: string) {
	const canvas = document.createElement("canvas");
	canvas.width = WIDTH;
	canvas.height = HEIGHT;
	const context = canvas.getContext("2d");
	if (context === null) throw new Error("this canvas has no 2d context");
	const style = getComputedStyle(document.documentElement);
	const color = (name: string) => style.getPropertyValue(`--${name}`).trim();
	const family = getComputedStyle(document.body).fontFamily;
	const [mark] = await Promise.all([
		loadIcon(),
		// The weights are those of one file. What is not loaded yet would be drawn in
		// another typeface.
		document.fonts.load(`700 40px ${family}`, sample),
	]);
	context.fillStyle = color("paper");
	context.fillRect(0, 0, WIDTH, HEIGHT);
	const write: (
		text: string,
		font: string,
		name: string,
		x: number,
		y: number,
		width: number,
	) => void = (text, font, name, x, y, width) => {
		context.font = `${font} ${family}`;
		context.fillStyle = color(name);
		// A text that is too wide is drawn narrower.
		context.fillText(text, x, y, width);
	};
	return { canvas, context, color, write, mark };
}

/** Returns where the game can be played: the folder of the page. */
export function siteName() {
	const { host, pathname } = new URL(".", location.href);
	return pathname === "/" ? host : host + pathname;
}

/**
 * Draws the board in its square, with the corners that the style of its canvas has.
 */
function drawBoard(
	context: CanvasRenderingContext2D,
	board: HTMLCanvasElement,
) {
	const scale = BOARD.side / Math.max(board.width, board.height);
	const [width, height] = [board.width * scale, board.height * scale];
	const x = BOARD.x + (BOARD.side - width) / 2;
	const y = BOARD.y + (BOARD.side - height) / 2;
	const shown = board.getBoundingClientRect().width || board.width;
	const { borderTopLeftRadius } = getComputedStyle(board);
	const radius =
		((Number.parseFloat(borderTopLeftRadius) || 0) * width) / shown;
	context.save();
	context.beginPath();
	context.roundRect(x, y, width, height, radius);
	context.clip();
	context.imageSmoothingQuality = "high";
	context.drawImage(board, x, y, width, height);
	context.restore();
}

async function loadIcon(): Promise<HTMLImageElement> {
	const image = new Image(64, 64);
	image.src = new URL("../../icon.svg", import.meta.url).href;
	await image.decode();
	return image;
}
