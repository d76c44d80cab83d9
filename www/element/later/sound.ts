/**
 * Quiet sounds, computed: a click when a tile slides, a brighter one when it comes to
 * its place, a low one when nothing can slide, and three notes when the puzzle is
 * solved. Made only if the site author or the player wants sound.
 */

import type { GameEvent, Play } from "../../play/play.ts";
import type { Speech } from "./speech.ts";

/** The notes at the end, in hertz: a C major chord. */
const CHORD = [523.25, 659.25, 783.99];

/** One is enough for a page. */
let audio: AudioContext | undefined;

export class Sounds {
	#play;
	#isOn = false;

	constructor({
		play,
		toSpeech,
	}: {
		play: { snapshot: Pick<Play["snapshot"], "tiles" | "goalTiles"> };
		/** Calls a function with what is announced, once it is loaded. */
		toSpeech: (call: (speech: Speech) => unknown) => unknown;
	}) {
		this.#play = play;
		toSpeech((speech) => {
			speech.onRefused = () => this.refused();
		});
	}

	turn(isOn: boolean) {
		this.#isOn = isOn;
	}

	hear(event: GameEvent) {
		if (!this.#isOn) return;
		if (event.type === "move") {
			if (this.#isHome(event.moved.tiles)) {
				note({ hertz: 420, seconds: 0.09, volume: 0.09 });
			} else note({ hertz: 210, seconds: 0.05, volume: 0.12 });
		} else if (event.type === "solved") {
			for (const [i, hertz] of CHORD.entries()) {
				note({ hertz, seconds: 0.5, volume: 0.1, delay: 0.12 * (i + 1) });
			}
		}
	}

	/** A command does nothing. */
	refused() {
		if (this.#isOn) note({ hertz: 105, seconds: 0.12, volume: 0.16 });
	}

	/** Returns whether one of these tiles is in its place. */
	#isHome(moved: ArrayLike<number>) {
		const { tiles, goalTiles } = this.#play.snapshot;
		for (let cell = 0; cell < tiles.length; cell++) {
			if (tiles[cell] !== goalTiles[cell]) continue;
			for (let at = 0; at < moved.length; at++) {
				if (moved[at] === tiles[cell]) return true;
			}
		}
		return false;
	}
}

function note({
	hertz,
	seconds,
	volume,
	delay = 0,
}: {
	hertz: number;
	seconds: number;
	/** From 0 to 1. */
	volume: number;
	/** In seconds. */
	delay?: number;
}) {
	if (typeof AudioContext === "undefined") return;
	// A browser plays no sound before the player has done something.
	if (!(navigator.userActivation?.hasBeenActive ?? true)) return;
	audio ??= new AudioContext();
	const start = audio.currentTime + delay;
	const oscillator = audio.createOscillator();
	const gain = audio.createGain();
	oscillator.type = "triangle";
	oscillator.frequency.value = hertz;
	gain.gain.setValueAtTime(volume, start);
	gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
	oscillator.connect(gain).connect(audio.destination);
	oscillator.start(start);
	oscillator.stop(start + seconds);
}
