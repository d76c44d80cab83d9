/**
 * Goes through steps: to one of them, one by one, or by itself. Knows no page: it is told
 * what to show.
 */

export class StepPlayer {
	/** The last step; the first is 0. */
	last;
	#wait;
	#show;
	#schedule;
	#at = 0;
	#factor = 1;
	#cancel: (() => void) | null = null;

	constructor({
		last,
		wait,
		show,
		schedule = later,
	}: {
		last: number;
		/** Returns how long a step is seen before the next one, in milliseconds. */
		wait: (at: number) => number;
		/** Called when another step is to be seen, or when it begins or stops to run. */
		show: (at: number, before: number) => void;
		schedule?: Schedule;
	}) {
		this.last = last;
		this.#wait = wait;
		this.#show = show;
		this.#schedule = schedule;
	}

	get at() {
		return this.#at;
	}

	get isRunning() {
		return this.#cancel !== null;
	}

	/** How many times faster it runs. */
	get factor() {
		return this.#factor;
	}

	set factor(value) {
		this.#factor = value;
		if (this.isRunning) this.#run();
	}

	/** Runs on; from its end, runs again from the start. */
	run() {
		if (this.#at === this.last) this.#move(0);
		this.#run();
		this.#show(this.#at, this.#at);
	}

	pause() {
		this.stop();
		this.#show(this.#at, this.#at);
	}

	toggle() {
		if (this.isRunning) this.pause();
		else this.run();
	}

	/** Goes to a step, and stays there. */
	go(at: number) {
		this.stop();
		this.#move(Math.min(this.last, Math.max(0, at)));
	}

	/** Stops, and shows nothing: what it went through is gone. */
	stop() {
		this.#cancel?.();
		this.#cancel = null;
	}

	#move(at: number) {
		const before = this.#at;
		this.#at = at;
		this.#show(at, before);
	}

	#run() {
		this.stop();
		const at = this.#at;
		if (at === this.last) return;
		this.#cancel = this.#schedule(() => {
			this.#at = at + 1;
			// Before it is shown: then it still runs.
			this.#cancel = null;
			this.#run();
			this.#show(at + 1, at);
		}, this.#wait(at) / this.#factor);
	}
}

/** Calls a function later; returns what cancels it. */
export type Schedule = (call: () => void, ms: number) => () => void;

function later(call: () => void, ms: number) {
	const timer = setTimeout(call, ms);
	return () => clearTimeout(timer);
}

/** Between two slides, and between two in the same direction, in milliseconds. */
const TURN_MS = 480;
const SLIDE_MS = 260;

export class WayShow {
	#move;
	#report;
	#schedule;
	#player: StepPlayer | null = null;

	constructor({
		move,
		report = () => {},
		schedule,
	}: {
		/** Returns whether a tile moved. */
		move: (step: string) => boolean;
		/** Called when it begins or ends. */
		report?: () => void;
		schedule?: Schedule | undefined;
	}) {
		this.#move = move;
		this.#report = report;
		this.#schedule = schedule;
	}

	get isOn() {
		return this.#player?.isRunning ?? false;
	}

	/** @param steps Slides, or the lines of slides that go at once. */
	run(steps: string | string[]) {
		this.stop();
		const player = new StepPlayer({
			last: steps.length,
			wait: (at) => (steps[at] === steps[at - 1] ? SLIDE_MS : TURN_MS),
			show: (at, before) => {
				const isStuck = at > before && !this.#move(steps[before]);
				if (isStuck) player.pause();
				else if (at === before || !player.isRunning) this.#report();
			},
			...(this.#schedule && { schedule: this.#schedule }),
		});
		this.#player = player;
		player.run();
	}

	/** Stops where it is. */
	stop() {
		if (this.isOn) this.#player?.pause();
	}
}
