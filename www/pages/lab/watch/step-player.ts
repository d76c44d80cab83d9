/**
 * Goes through steps: to one of them, one by one, or by itself.
 */

export class StepPlayer {
	#onStep;
	#last = 0;
	#timer: ReturnType<typeof setTimeout> | undefined;
	/** Steps per second. */
	speed = 2;
	step = 0;

	/** @param onStep Called when the step has changed, or whether it plays. */
	constructor(onStep: () => void) {
		this.#onStep = onStep;
	}

	get isPlaying() {
		return this.#timer !== undefined;
	}

	get last() {
		return this.#last;
	}

	/** Begins with other steps. */
	open(last: number, step: number) {
		this.#stop();
		this.#last = last;
		this.go(step);
	}

	go(step: number) {
		this.step = Math.min(this.#last, Math.max(0, step));
		if (this.step === this.#last) this.#stop();
		this.#onStep();
	}

	/** Plays, or pauses. At the end it plays from the start. */
	toggle() {
		if (this.isPlaying) return this.pause();
		if (this.step === this.#last) this.step = 0;
		this.#start();
		this.#onStep();
	}

	pause() {
		this.#stop();
		this.#onStep();
	}

	setSpeed(speed: number) {
		this.speed = speed;
		if (this.isPlaying) this.#start();
	}

	close() {
		this.#stop();
	}

	#start() {
		this.#stop();
		this.#timer = setTimeout(() => {
			this.#start();
			this.go(this.step + 1);
		}, 1_000 / this.speed);
	}

	#stop() {
		clearTimeout(this.#timer);
		this.#timer = undefined;
	}
}
