/**
 * Shows slides on a board, one after another. Knows no page.
 */

import { type Schedule, StepPlayer } from "./step-player.ts";

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
