/**
 * How a player likes to play, where it is not as usual: sound and haptics, keys, a
 * tap that acts when it begins, hovering, a pad of buttons, a finer clock, how many
 * slides are left.
 */

import { readKeys } from "../../input/custom-keys.ts";
import { FastPointer } from "../../input/fast-pointer.ts";
import type { commandOf, Keyboard } from "../../input/keys.ts";
import type { Pointer } from "../../input/pointer.ts";
import type { Texts as AdviceTexts } from "../../messages/compiled/advice-en.ts";
import type { Texts } from "../../messages/compiled/puzzle-en.ts";
import type { Texts as SpeechTexts } from "../../messages/compiled/speech-en.ts";
import type { By, GameEvent } from "../../play/game-event.ts";
import type { Play } from "../../play/play.ts";
import type { BoardView } from "../../view/board-view.ts";
import { find } from "../dom.ts";
import type { Panel } from "../panel.ts";
import type { Player, Said } from "../player.ts";
import type { Settings } from "../puzzle-settings.ts";
import { FineClock } from "./fine-clock.ts";
import { feel } from "./haptics.ts";
import { LiveDistance } from "./live-distance.ts";
import { Pad } from "./pad.ts";
import { showShortcuts } from "./shortcuts.ts";
import { Sounds } from "./sound.ts";
import { SpeakingPart } from "./speaking-part.ts";
import type { Speech } from "./speech.ts";

/** The longest time to look at a new board, in seconds. */
const LONGEST_LOOK = 3_600;

type Dependencies = {
	tree: ShadowRoot;
	play: Play;
	player: Player;
	view: BoardView;
	pointer: Pointer;
	panel: Panel;
	settings: () => Settings;
	strings: () => Texts;
	texts: () => AdviceTexts;
	speechTexts: () => SpeechTexts;
	/** What is on a tile, as its cell says it. */
	nameOf: (tile: number) => string;
	keyboard: Keyboard;
	/** What a key means, by the keys that are given. */
	commandOf: typeof commandOf;
	/** Calls a function with what is announced, once it is loaded. */
	toSpeech: (call: (speech: Speech) => unknown) => unknown;
	/** Focuses the board. */
	focus: () => void;
	/** Announces it. */
	announce: (what: Said, value: string) => void;
};

export class PlayPreferences {
	#parts;
	#sound: Sounds | null = null;
	#isFelt = false;
	/** Who made the last move. */
	#by: By = "player";
	#fastPointer: FastPointer | null = null;
	/** The buttons that slide. */
	#pad: Pad | null = null;
	#clock: FineClock | null = null;
	/** How many slides are left. */
	#distance: LiveDistance | null = null;
	#speaking: SpeakingPart | null = null;
	/** Hears a key before the others; returns whether it uses it. */
	#hears: ((event: KeyboardEvent) => boolean) | null = null;

	constructor(parts: Dependencies) {
		this.#parts = parts;
	}

	/** Takes over what the site author or the player chose. */
	apply() {
		const { settings, keyboard, commandOf, tree } = this.#parts;
		const { preferences, mayPlay } = settings();
		const preference = preferences ?? (() => "");
		const isOn = (name: string) => preference(name) === "on";
		const hasSound = isOn("sound");
		if (hasSound) this.#sound ??= new Sounds(this.#parts);
		this.#sound?.turn(hasSound);
		this.#isFelt = isOn("haptics");
		const [text, detail] = [preference("keys"), preference("speak")];
		const keys = readKeys(text);
		keyboard.commandOf = (event, arrows) =>
			this.#hears?.(event as KeyboardEvent)
				? { name: "heard" }
				: commandOf(event, arrows, keys);
		showShortcuts(tree, keys);
		if (detail !== "off" && detail !== "") {
			this.#speaking ??= new SpeakingPart({
				...this.#parts,
				left: () => this.#distance?.left ?? "",
				refuse: () => this.refuse(),
			});
		}
		this.#hears = this.#speaking?.turn(detail, text) ?? null;
		const hasPad = isOn("pad");
		if (hasPad) this.#pad ??= new Pad(this.#parts);
		this.#pad?.turn(hasPad);
		this.#applyPointer(preference("tap") === "down", isOn("hover"));
		const digits =
			["tenths", "hundredths", "thousandths"].indexOf(preference("timer")) + 1;
		const inspection = mayPlay ? secondsOf(preference("inspection")) : 0;
		this.#applyClock({ digits, inspection });
		const isLive = isOn("distance");
		if (isLive) this.#distance ??= new LiveDistance(this.#parts);
		this.#distance?.turn(isLive);
	}

	/** Says everything in the current language. */
	speak() {
		this.#pad?.speak();
		this.#distance?.speak();
	}

	#applyPointer(isEarly: boolean, isHover: boolean) {
		if (isEarly || isHover) this.#fastPointer ??= this.#makeFastPointer();
		if (this.#fastPointer !== null)
			Object.assign(this.#fastPointer, { isEarly, isHover });
	}

	#makeFastPointer() {
		const { tree, pointer, ...parts } = this.#parts;
		const finish = () => pointer.finish();
		return new FastPointer(find(tree, "board", HTMLElement), {
			...parts,
			finish,
		});
	}

	#applyClock(wishes: { digits: number; inspection: number }) {
		const { panel } = this.#parts;
		if (wishes.digits + wishes.inspection > 0) {
			this.#clock ??= this.#makeClock();
			panel.clock = this.#clock;
			this.#clock.set(wishes);
		} else if (panel.clock !== null) {
			panel.clock.stop();
			panel.clock = null;
		}
	}

	#makeClock() {
		const { tree, play, announce } = this.#parts;
		const figure = find(tree, "time", HTMLElement);
		const text = document.createTextNode("");
		figure.replaceChildren(text);
		const clock = new FineClock({ text, play, announce });
		new IntersectionObserver((seen) => {
			clock.see(seen[seen.length - 1].isIntersecting);
		}).observe(figure);
		return clock;
	}

	hear(event: GameEvent) {
		if (event.type === "move") {
			this.#by = event.by;
		}
		if (event.type === "new" || event.type === "restart") {
			this.#speaking?.forget();
		}
		this.#sound?.hear(event);
		if (this.#isFelt) feel(event.type, this.#by);
		this.#distance?.hear(event);
	}

	/** A command of the player does nothing. */
	refuse() {
		this.#sound?.refused();
		if (this.#isFelt) feel("refused", "player");
	}

	/** Called when nobody sees the puzzle. It may be gone from the page. */
	sleep() {
		this.#distance?.sleep();
	}
}

/**
 * Returns how long the player may look at a new board, in seconds; 0 for no limit.
 */
function secondsOf(text: string) {
	const asked = text.trim();
	return /^\d+$/.test(asked) ? Math.min(Number(asked), LONGEST_LOOK) : 0;
}
