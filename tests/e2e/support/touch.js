/**
 * Touches, as the browser gets them from a touch screen.
 */

/** @typedef {{ x: number, y: number }} Point */

const WAYS = { U: [0, -1], D: [0, 1], L: [-1, 0], R: [1, 0] };

export class Touch {
	#session;

	/** @param {import("@playwright/test").CDPSession} session */
	constructor(session) {
		this.#session = session;
	}

	/** @param {import("@playwright/test").Page} page */
	static async of(page) {
		return new Touch(await page.context().newCDPSession(page));
	}

	/** @param {Point[]} points All fingers that are down now, in order. */
	start(points) {
		return this.#send("touchStart", points);
	}

	/** @param {Point[]} points */
	move(points) {
		return this.#send("touchMove", points);
	}

	/** @param {Point[]} points The fingers that stay. */
	end(points) {
		return this.#send("touchEnd", points);
	}

	/**
	 * Puts one finger down, moves it and lifts it.
	 *
	 * @param {number} x
	 * @param {number} y
	 * @param {keyof typeof WAYS} way
	 * @param {number} length CSS pixels.
	 */
	async drag(x, y, way, length) {
		const [columns, rows] = WAYS[way];
		const along = (/** @type {number} */ part) => [
			{ x: x + columns * length * part, y: y + rows * length * part },
		];
		await this.start(along(0));
		for (const part of [0.2, 0.5, 0.8, 1]) await this.move(along(part));
		await this.end([]);
	}

	/**
	 * @param {"touchStart" | "touchMove" | "touchEnd"} type
	 * @param {Point[]} points
	 */
	async #send(type, points) {
		const touchPoints = points.map(({ x, y }, id) => ({ x, y, id }));
		await this.#session.send("Input.dispatchTouchEvent", { type, touchPoints });
	}
}
