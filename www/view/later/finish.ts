/**
 * The win on the board: a wave lifts the tiles one after the other, along the goal; then
 * the gaps close to one seamless picture, and the corner fills. The numbers come back on
 * it, lighter, and a light goes over it once. Any input skips the rest. Its last picture
 * stays until another board is shown.
 *
 * Loaded when few tiles are left.
 */

import type { Look } from "../faces.ts";
import { radii } from "../layout.ts";
import type { Sheet } from "../sprites.ts";
import { TRANSPARENT } from "../theme.ts";
import { clipTo, numbersOf, placeOf, shine, wholeOf } from "./seamless.ts";

/** Milliseconds from the landing of the last tile. */
export const TIMES = {
	/** When the last tile begins to rise. */
	lastRise: 560,
	/** How long a tile is up. */
	rise: 380,
	close: 760,
	closed: 1_360,
	fill: 1_000,
	/** The board is one piece, and the game goes on. */
	shown: 1_560,
	numbers: 1_800,
	end: 2_460,
};

/** The input that skips the show. */
const INPUTS = ["pointerdown", "keydown"];

/** Before anything on the page can stop it. */
const CAPTURE = { capture: true };

export class Finish {
	#onSkip;
	#clock;
	#start = Number.NaN;
	#hasEnded = false;
	/** The picture and the numbers of a look. */
	#drawn: {
		look: Look;
		whole: HTMLCanvasElement;
		numbers: HTMLCanvasElement;
	} | null = null;
	#resolve: (isSeen: boolean) => void = () => {};
	/** Resolves when the board is one piece, with whether it is still solved. */
	shown: Promise<boolean> = new Promise((resolve) => {
		this.#resolve = resolve;
	});

	/**
	 * @param onSkip Called when an input skips it, to paint its end.
	 * @param clock Returns milliseconds.
	 */
	constructor(
		onSkip: () => void,
		clock: () => number = () => performance.now(),
	) {
		this.#onSkip = onSkip;
		this.#clock = clock;
		for (const type of INPUTS) addEventListener(type, this.#skip, CAPTURE);
	}

	#skip = (event: Event) => {
		// A key that is still held made the last move.
		if (event instanceof KeyboardEvent && event.repeat) return;
		this.end();
		this.#onSkip();
	};

	/**
	 * Ends it: what is painted from now on is its last picture.
	 *
	 * @param isSolved Whether the board still is.
	 */
	end(isSolved: boolean = true) {
		this.#hasEnded = true;
		for (const type of INPUTS) removeEventListener(type, this.#skip, CAPTURE);
		this.#resolve(isSolved);
	}

	/**
	 * Paints what is to be seen now.
	 *
	 * @returns Whether there is more to come.
	 */
	paint(context: CanvasRenderingContext2D, sheet: Sheet): boolean {
		const now = this.#clock();
		if (Number.isNaN(this.#start)) this.#start = now;
		const time = now - this.#start;
		if (time >= TIMES.shown) this.#resolve(true);
		if (time >= TIMES.end && !this.#hasEnded) this.end();
		// Painted seldom from now on, and perhaps in a typeface that loads later.
		if (this.#hasEnded) this.#drawn = null;
		this.#paintAt(context, sheet, this.#hasEnded ? TIMES.end : time);
		return !this.#hasEnded;
	}

	#paintAt(context: CanvasRenderingContext2D, sheet: Sheet, time: number) {
		const { look } = sheet;
		const { layout, theme } = look;
		context.save();
		context.fillStyle = theme.tray;
		context.fillRect(0, 0, layout.width, layout.height);
		// Tiles with an outline are for eyes that need one: those stay tiles.
		const mayClose = theme.outline === TRANSPARENT;
		const closed = mayClose ? part(time, TIMES.close, TIMES.closed) : 0;
		const filled = mayClose ? part(time, TIMES.fill, TIMES.end) : 0;
		if (closed < 1) this.#paintWells(context, sheet);
		if (closed > 0) {
			context.save();
			clipTo(context, look, closed, filled);
			context.drawImage(this.#drawnOf(look).whole, 0, 0);
			context.restore();
		}
		const numbers = mayClose ? part(time, TIMES.shown, TIMES.numbers) : 0;
		if (numbers > 0) {
			context.globalAlpha = numbers;
			context.drawImage(this.#drawnOf(look).numbers, 0, 0);
			context.globalAlpha = 1;
			const light = part(time, TIMES.shown, TIMES.end);
			if (light < 1) shine(context, look, light);
		}
		if (closed < 1) {
			context.globalAlpha = 1 - closed;
			this.#paintTiles(context, sheet, time);
		}
		context.restore();
	}

	#drawnOf(look: Look) {
		if (this.#drawn?.look !== look) {
			this.#drawn = { look, whole: wholeOf(look), numbers: numbersOf(look) };
		}
		return this.#drawn;
	}

	#paintWells(context: CanvasRenderingContext2D, sheet: Sheet) {
		const { layout, homes } = sheet.look;
		for (let cell = 0; cell < homes.length; cell++) {
			const { x, y } = placeOf(layout, cell);
			sheet.blit(context, homes.length, x, y, 0);
		}
	}

	#paintTiles(context: CanvasRenderingContext2D, sheet: Sheet, time: number) {
		const { layout, homes } = sheet.look;
		const { tile: side } = layout;
		const last = Math.max(1, homes.length - 2);
		const raised: [tile: number, lift: number][] = [];
		for (let tile = 1; tile < homes.length; tile++) {
			const lift = liftAt(time - (TIMES.lastRise * (tile - 1)) / last);
			if (lift > 0) raised.push([tile, lift]);
			else {
				const { x, y } = placeOf(layout, homes[tile]);
				sheet.blit(context, homes[tile], x, y, 0);
			}
		}
		// Above the others, with their shadows.
		for (const [tile, lift] of raised) {
			const { x, y } = placeOf(layout, homes[tile]);
			const grow = side * 0.06 * lift;
			const up = side * 0.07 * lift;
			context.fillStyle = `rgb(0 0 0 / ${0.22 * lift})`;
			context.beginPath();
			const radius = radii(layout).tile;
			context.roundRect(x, y + up, side, side, radius);
			context.fill();
			sheet.blit(context, homes[tile], x, y - up, grow);
		}
	}
}

/**
 * Returns how far it is from one time to another, from 0 to 1, slow at both ends.
 */
export function part(time: number, from: number, to: number) {
	const linear = Math.min(1, Math.max(0, (time - from) / (to - from)));
	return linear * linear * (3 - 2 * linear);
}

/**
 * Returns how high a tile is, from 0 to 1.
 *
 * @param time Since it begins to rise.
 */
export function liftAt(time: number) {
	if (time <= 0 || time >= TIMES.rise) return 0;
	return Math.sin((Math.PI * time) / TIMES.rise) ** 2;
}
