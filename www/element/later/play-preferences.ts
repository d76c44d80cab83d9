/**
 * How a player likes to play, where it is not as usual: sound and haptics, keys, a
 * tap that acts when it begins, hovering, waiting, a pad of buttons, a gamepad, a finer
 * clock, how many slides are left. Loaded when an attribute asks for any of it.
 */

import { readKeys, readSpeakingKeys } from "../../input/custom-keys.ts";
import { type Listener, listenToPads } from "../../input/gamepad.ts";
import type { Keys } from "../../input/keys.ts";
import { Patient } from "../../input/patient.ts";
import type { Pointer } from "../../input/pointer.ts";
import { Swift } from "../../input/swift.ts";
import type { Texts } from "../../messages/compiled/puzzle-en.ts";
import { loadSpeechTexts } from "../../messages/compiled/speech.ts";
import type { By, GameEvent, Play } from "../../play/play.ts";
import type { BoardView } from "../../view/board-view.ts";
import { find } from "../dom.ts";
import type { Panel } from "../panel.ts";
import type { Player } from "../player.ts";
import type { Settings } from "../puzzle.ts";
import { FineClock } from "./fine-clock.ts";
import { feel } from "./haptics.ts";
import type { LiveDistance } from "./live-distance.ts";
import type { Pad } from "./pad.ts";
import { showShortcuts } from "./shortcuts.ts";
import { makeSound, type Sound } from "./sound.ts";
import type { SpeakingSet } from "./speaking-set.ts";
import type { Said } from "./speech.ts";
import type { Detail } from "./spoken.ts";

/** The longest time to look at a new board, in seconds. */
const LONGEST_LOOK = 3_600;

type Parts = {
	tree: ShadowRoot;
	play: Play;
	player: Player;
	view: BoardView;
	pointer: Pointer;
	panel: Panel;
	settings: () => Settings;
	strings: () => Texts;
	useKeys: (
		keys: Keys,
		/** Hears a key before the others. */
		speaks: ((event: KeyboardEvent) => boolean) | null,
	) => void;
	say: (text: string) => void;
	/** Focuses the board. */
	focus: () => void;
	/** Announces it. */
	announce: (what: Said, value: string) => void;
};

export class PlayPreferences {
	#parts;
	#sound: Sound | null = null;
	#isFelt = false;
	/** Who made the last move. */
	#by: By = "player";
	#swift: Swift | null = null;
	#patient: Patient | null = null;
	/** The buttons that slide, once they were asked for. */
	#pad: Promise<Pad> | null = null;
	#clock: FineClock | null = null;
	/** Whether a gamepad may play. */
	#isPadWanted = false;
	/** Stops listening to gamepads. */
	#leavePads: (() => void) | null = null;
	/** How many slides are left, once it was asked for. */
	#distance: Promise<LiveDistance> | null = null;

	#speaking: SpeakingSet | null = null;
	/** The language of its texts. */
	#spokenTag = "";
	#detail = "off";

	constructor(parts: Parts) {
		this.#parts = parts;
	}

	/** Takes over what the site author or the player chose. */
	apply() {
		const { settings, useKeys } = this.#parts;
		const { preferences, mayPlay } = settings();
		const preference = preferences ?? (() => "");
		const isOn = (name: string) => preference(name) === "on";
		this.#sound = isOn("sound") ? makeSound() : null;
		this.#isFelt = isOn("haptics");
		const keys = readKeys(preference("keys"));
		useKeys(keys, null);
		showShortcuts(this.#parts.tree, keys);
		// What is off is no number.
		const msOf = (name: string) => Number(preference(name)) * 1000 || 0;
		this.#applyPatience(msOf("dwell"), msOf("hold"));
		const hasPad = isOn("pad");
		if (hasPad) this.#pad ??= this.#loadPad();
		this.#toPad((pad) => pad.turn(hasPad));
		this.#detail = preference("speak");
		if (this.#detail !== "off" && this.#detail !== "") {
			this.#speak(preference("keys")).catch((error) => {
				console.info("no speaking set:", error);
			});
		} else this.#speaking?.forget();
		this.#applyPointer(preference("tap") === "down", isOn("hover"));
		const digits =
			["tenths", "hundredths", "thousandths"].indexOf(preference("timer")) + 1;
		const inspection = mayPlay ? secondsOf(preference("inspection")) : 0;
		this.#applyClock({ digits, inspection });
		this.#isPadWanted = isOn("gamepad");
		this.#listenToPads(this.#isPadWanted);
		const isLive = isOn("distance");
		if (isLive) this.#distance ??= this.#loadDistance();
		this.#toDistance((distance) => distance.turn(isLive));
	}

	/** @param text The attribute `keys`. */
	async #speak(text: string) {
		const { strings, play, useKeys, say } = this.#parts;
		const { tag } = strings();
		const [{ SpeakingSet }, texts] = await Promise.all([
			import("./speaking-set.ts"),
			loadSpeechTexts(tag),
		]);
		if (this.#spokenTag !== tag) {
			this.#spokenTag = tag;
			const slide = (cell: number) => play.move(cell);
			const state = () => play.snapshot;
			const last = this.#speaking?.last ?? null;
			this.#speaking = new SpeakingSet({ texts, strings, state, slide, say });
			this.#speaking.last = last;
		}
		const speaking = this.#speaking;
		// It may be off again by now.
		if (speaking === null || this.#detail === "off") return;
		speaking.detail = this.#detail as Detail;
		speaking.keys = readSpeakingKeys(text);
		useKeys(readKeys(text), (event) => speaking.hear(event));
	}

	async #loadDistance() {
		const { LiveDistance } = await import("./live-distance.ts");
		return new LiveDistance(this.#parts);
	}

	#toDistance(call: (distance: LiveDistance) => void) {
		this.#distance?.then(call).catch((error) => {
			// Without a network it does not load. The puzzle plays without.
			console.info("no live distance:", error);
			this.#distance = null;
		});
	}

	async #loadPad() {
		const { Pad } = await import("./pad.ts");
		return new Pad(this.#parts);
	}

	#toPad(call: (pad: Pad) => unknown) {
		this.#pad?.then(call).catch((error) => {
			// Without a network it does not load. The usual buttons are there.
			console.info("no pad:", error);
			this.#pad = null;
		});
	}

	#applyPatience(dwell: number, hold: number) {
		if (dwell + hold > 0) this.#patient ??= this.#makePatient();
		this.#patient?.set({ dwell, hold });
	}

	#makePatient() {
		const { tree, ...parts } = this.#parts;
		const surface = find(tree, "board", HTMLElement);
		return new Patient(surface, {
			...parts,
			// Its ring fills while the tile waits.
			mark: (cell, ms) => {
				tree.querySelector(".waits")?.classList.remove("waits");
				if (cell === null) return;
				surface.style.setProperty("--wait", `${ms}ms`);
				tree.getElementById(`cell-${cell}`)?.classList.add("waits");
			},
		});
	}

	/** Says everything in the current language. */
	speak() {
		this.#toPad((pad) => pad.speak());
	}

	#applyPointer(isEarly: boolean, isHover: boolean) {
		if (isEarly || isHover) this.#swift ??= this.#makeSwift();
		if (this.#swift !== null) Object.assign(this.#swift, { isEarly, isHover });
	}

	#makeSwift() {
		const { tree, pointer, ...parts } = this.#parts;
		const finish = () => pointer.finish();
		return new Swift(find(tree, "board", HTMLElement), { ...parts, finish });
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

	#listenToPads(isWanted: boolean) {
		if (isWanted === (this.#leavePads !== null)) return;
		this.#leavePads?.();
		this.#leavePads = isWanted ? listenToPads(this.#padListener()) : null;
	}

	#padListener(): Listener {
		const { tree, player, settings } = this.#parts;
		const board = find(tree, "board", HTMLElement);
		return {
			wants: () => player.mayPlay && isReached(board),
			isFocused: () => tree.activeElement !== null,
			arrows: () => settings().arrows,
			hear: ({ command, isShift }) => {
				// Whoever plays by gamepad sees which tile is chosen.
				find(tree, "grid", HTMLElement).classList.remove("pointed");
				const event = { key: "", shiftKey: isShift, repeat: false };
				player.askByKey(command, event, "withShoulder");
			},
		};
	}

	hear(event: GameEvent) {
		// Whoever sees the puzzle again hears of a change.
		this.#listenToPads(this.#isPadWanted);
		if (event.type === "move") {
			this.#by = event.by;
			this.#sound?.slide();
			if (this.#speaking !== null) this.#speaking.last = event.moved;
		}
		if (event.type === "new" || event.type === "restart") {
			this.#speaking?.forget();
			if (this.#speaking !== null) this.#speaking.last = null;
		}
		if (event.type === "solved") this.#sound?.solved();
		if (this.#isFelt) feel(event.type, this.#by);
		this.#toDistance((distance) => distance.hear(event));
	}

	/** Called when nobody sees the puzzle. It may be gone from the page. */
	sleep() {
		this.#listenToPads(false);
		this.#patient?.leave();
		this.#toDistance((distance) => distance.sleep());
	}
}

/**
 * Returns how long the player may look at a new board, in seconds; 0 for no limit.
 */
function secondsOf(text: string) {
	const asked = text.trim();
	return /^\d+$/.test(asked) ? Math.min(Number(asked), LONGEST_LOOK) : 0;
}

/**
 * Returns whether the player can reach an element: it is in view, and no dialog of the
 * page is over it.
 */
function isReached(element: HTMLElement) {
	const { top, bottom, width } = element.getBoundingClientRect();
	const isInView = width > 0 && bottom > 0 && top < innerHeight;
	const { activeElement } = document;
	return isInView && !activeElement?.closest("dialog, [role=dialog]");
}
