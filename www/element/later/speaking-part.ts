/**
 * The speaking set of a puzzle: when it hears, and how fast a solution plays meanwhile.
 */

import { readKeys } from "../../input/custom-keys.ts";
import type { Command } from "../../input/keys.ts";
import { showShortcuts } from "./shortcuts.ts";
import { SpeakingSet } from "./speaking-set.ts";
import type { Speech } from "./speech.ts";
import type { Detail } from "./spoken.ts";

/** Slides per second of a playback, and of one that is told slide by slide. */
const USUAL_SPEED = 4;
const TOLD_SPEED = 0.5;

type Dependencies = Omit<
	ConstructorParameters<typeof SpeakingSet>[0],
	"finish" | "slide" | "say"
> & {
	tree: ShadowRoot;
	panel: { slidesPerSecond: number };
	player: { ask: (command: Command) => unknown };
	pointer: { finish: () => void };
	/** Calls a function with what is announced, once it is loaded. */
	toSpeech: (call: (speech: Speech) => unknown) => unknown;
};

export class SpeakingPart {
	#parts;
	#set;
	#isOn = false;

	constructor(parts: Dependencies) {
		this.#parts = parts;
		const { player, pointer, toSpeech } = parts;
		this.#set = new SpeakingSet({
			...parts,
			finish: () => pointer.finish(),
			slide: (cell) => player.ask({ name: "move", to: cell }),
			say: (text) => toSpeech((speech) => speech.say(text)),
		});
	}

	/**
	 * @param detail How much is said; `off` or nothing for a silent board.
	 * @param keys The attribute `keys`.
	 * @returns What hears a key before the others, and returns whether it uses it.
	 */
	turn(
		detail: string,
		keys: string,
	): ((event: KeyboardEvent) => boolean) | null {
		const { tree, panel } = this.#parts;
		const isOn = detail !== "off" && detail !== "";
		this.#set.set(detail as Detail, keys);
		if (isOn) showShortcuts(tree, this.#set.leaves(readKeys(keys)));
		if (isOn !== this.#isOn) {
			// Slow enough to be told, unless the player chose a speed.
			const [from, to] = isOn
				? [USUAL_SPEED, TOLD_SPEED]
				: [TOLD_SPEED, USUAL_SPEED];
			if (panel.slidesPerSecond === from) panel.slidesPerSecond = to;
		}
		this.#isOn = isOn;
		return isOn ? (event) => this.#set.hear(event) : null;
	}

	/** Leaves a number that is not whole yet. */
	forget() {
		this.#set.forget();
	}
}
