/**
 * Quiet sounds, computed: a click when a tile slides, a brighter one when it comes to
 * its place, a low one when nothing can slide, and three notes when the puzzle is
 * solved. Made only if the site author or the player wants sound.
 */

/** The notes at the end, in hertz: a C major chord. */
const CHORD = [523.25, 659.25, 783.99];

export type Sound = Record<"slide" | "home" | "refused" | "solved", () => void>;

/** One is enough for a page. */
let audio: AudioContext | undefined;

export function makeSound(): Sound {
	return {
		slide: () => note({ hertz: 210, seconds: 0.05, volume: 0.12 }),
		home: () => note({ hertz: 420, seconds: 0.09, volume: 0.09 }),
		refused: () => note({ hertz: 105, seconds: 0.12, volume: 0.16 }),
		solved: () => {
			for (const [i, hertz] of CHORD.entries()) {
				note({ hertz, seconds: 0.5, volume: 0.1, delay: 0.12 * (i + 1) });
			}
		},
	};
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
