/**
 * Quiet sounds, computed: a soft click when tiles slide, deeper for a longer line and
 * higher for a tile that comes to its place; a dull tock when nothing can slide; a note
 * for each row, higher and higher, as the wave of the win comes to it, and a chord with
 * the last piece. Made only if the site author or the player wants sound.
 */

import type { GameEvent } from "../../play/game-event.ts";
import type { Play } from "../../play/play.ts";
import { TIMES } from "../../view/later/finish.ts";

/** A click of one tile, and a tock, in hertz. */
const CLICK = 300;
const TOCK = 110;

/** By how much a tile in its place sounds higher: a fifth. */
const HOME = 1.5;

/** Slides that follow each other in fewer seconds are quieter. */
const UNHURRIED = 0.35;

/** The note of the first row, and how far above it the next ones are, in semitones. */
const FIRST_ROW = 261.63;
const SCALE = [0, 2, 4, 7, 9];

/** The end: C major, in hertz. */
const CHORD = [523.25, 659.25, 783.99];

/** How long the last tile takes to its cell before the wave begins, in milliseconds. */
const LANDING = 140;

/** Some systems let only what hears these begin to be heard, or go on. */
const GESTURES = ["pointerup", "keydown"];

type Sound = {
	hertz: number;
	/** What the pitch falls from in the first hundredth of a second, in times of it. */
	attack?: number;
	seconds: number;
	/** From 0 to 1. */
	volume: number;
	/** In seconds. */
	delay?: number;
};

/** One is enough for a page. */
let audio: AudioContext | undefined;

export class Sounds {
	#play;
	#isOn = false;
	/** When a tile sounded last, in the time of the context. */
	#last = Number.NEGATIVE_INFINITY;
	/** What is yet to be heard of a win. */
	#ahead: { start: number; stop: () => void }[] = [];

	constructor({
		play,
	}: {
		play: {
			snapshot: Pick<Play["snapshot"], "tiles" | "goalTiles" | "columns">;
		};
	}) {
		this.#play = play;
	}

	turn(isOn: boolean) {
		this.#isOn = isOn;
		if (!isOn) this.#hush();
		const listen = isOn ? addEventListener : removeEventListener;
		for (const type of GESTURES) listen(type, wake, true);
	}

	hear(event: GameEvent) {
		if (!this.#isOn) return;
		if (/^(?:move|restart|new)$/.test(event.type)) this.#hush();
		if (event.type === "move") {
			const { tiles } = event.moved;
			const home = this.#isHome(tiles) ? HOME : 1;
			const hertz = (CLICK * home) / tiles.length ** 0.4;
			this.#knock({ hertz, attack: 3, seconds: 0.05, volume: 0.14 });
		}
		if (event.type === "solved") this.#playWin();
		// Who skips the show, or sees none, hears its end at once.
		if (event.type === "finished" && this.#hush()) this.#close();
	}

	/** A command does nothing. */
	refused() {
		if (!this.#isOn) return;
		this.#knock({ hertz: TOCK, attack: 2, seconds: 0.11, volume: 0.2 });
	}

	#knock(sound: Sound) {
		const now = wake()?.currentTime;
		// The time stands while nothing can be heard: what was missed stays so.
		if (now === undefined || now === this.#last) return;
		const isFast = now - this.#last < UNHURRIED;
		const part = isFast ? 0.4 + (0.6 * (now - this.#last)) / UNHURRIED : 1;
		this.#last = now;
		play({ ...sound, volume: sound.volume * part });
	}

	#playWin() {
		const { columns, tiles } = this.#play.snapshot;
		const last = Math.max(1, tiles.length - 2);
		for (let row = 0; row < tiles.length / columns; row++) {
			const octave = Math.floor(row / SCALE.length);
			const tones = 12 * octave + SCALE[row % SCALE.length];
			// Its first tile is highest then.
			const rise = (TIMES.lastRise * row * columns) / last + TIMES.rise / 2;
			this.#plan({
				hertz: FIRST_ROW * 2 ** (tones / 12),
				...{ seconds: 0.4, volume: 0.06 },
				delay: (LANDING + rise) / 1_000,
			});
		}
		this.#close((LANDING + TIMES.fill) / 1_000);
	}

	#close(delay: number = 0) {
		for (const hertz of CHORD) {
			this.#plan({ hertz, seconds: 0.9, volume: 0.05, delay });
		}
	}

	#plan(sound: Sound) {
		const planned = wake() && play(sound);
		if (planned) this.#ahead.push(planned);
	}

	/** Returns whether anything was still to be heard. */
	#hush() {
		const now = audio?.currentTime ?? 0;
		const left = this.#ahead.filter(({ start }) => start > now);
		for (const { stop } of left) stop();
		this.#ahead = [];
		return left.length > 0;
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

/** Returns what plays, running or about to; nothing where there is none, or not yet. */
function wake() {
	if (typeof AudioContext === "undefined") return undefined;
	// A browser plays no sound before the player has done something.
	if (!(navigator.userActivation?.hasBeenActive ?? true)) return undefined;
	if (audio === undefined) {
		// Silent with the device, and beside the music of another app.
		const { audioSession } = navigator as { audioSession?: { type: string } };
		if (audioSession) audioSession.type = "ambient";
		audio = new AudioContext();
	}
	// The system suspends it, for a call or when the page sleeps.
	if (audio.state !== "running") void audio.resume().catch(() => {});
	return audio;
}

/** Plays a sound on what `wake` returned. */
function play({ hertz, attack = 1, seconds, volume, delay = 0 }: Sound) {
	const context = audio as AudioContext;
	const start = context.currentTime + delay;
	const oscillator = context.createOscillator();
	const gain = context.createGain();
	oscillator.type = "triangle";
	oscillator.frequency.setValueAtTime(hertz * attack, start);
	oscillator.frequency.exponentialRampToValueAtTime(hertz, start + 0.012);
	gain.gain.setValueAtTime(0.001, start);
	gain.gain.exponentialRampToValueAtTime(volume, start + 0.004);
	gain.gain.exponentialRampToValueAtTime(0.001, start + seconds);
	oscillator.connect(gain).connect(context.destination);
	oscillator.start(start);
	oscillator.stop(start + seconds);
	return { start, stop: () => oscillator.disconnect() };
}
