/**
 * Goes through the moments of a search that has ended, in a few seconds.
 */

/** From the first moment to the last, in milliseconds. */
const PLAY_MS = 8_000;

/** Where motion is to be reduced, so long between two pictures. */
const STILL_MS = 1_000;

export class MomentPlayer {
	#go;
	#frame = 0;
	#told = 0;
	#stillness = matchMedia("(prefers-reduced-motion: reduce)");
	/** The moment at hand, and the last one. */
	at = 0;
	last = 0;
	/** Called when it begins and when it ends. */
	onChange = () => {};

	constructor(go: (at: number) => void) {
		this.#go = go;
	}

	get isOn() {
		return this.#frame !== 0;
	}

	toggle() {
		if (this.isOn) return this.stop();
		if (this.at >= this.last) this.at = 0;
		const begin = performance.now() - (this.at / this.last) * PLAY_MS;
		this.#told = 0;
		const next = (now: number) => {
			const part = Math.min(1, Math.max(0, (now - begin) / PLAY_MS));
			const isDue = !this.#stillness.matches || now - this.#told >= STILL_MS;
			this.#frame = part < 1 ? requestAnimationFrame(next) : 0;
			if (isDue || part === 1) {
				this.#told = now;
				this.#go(Math.round(part * this.last));
			}
			if (part === 1) this.onChange();
		};
		this.#frame = requestAnimationFrame(next);
		this.onChange();
	}

	stop() {
		if (!this.isOn) return;
		cancelAnimationFrame(this.#frame);
		this.#frame = 0;
		this.onChange();
	}
}
