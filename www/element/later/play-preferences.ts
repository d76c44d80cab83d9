/**
 * How a player likes to play, where it is not as usual: sound and haptics, keys, a
 * tap that acts when it begins, hovering, waiting, a pad of buttons, a gamepad, a finer
 * clock, how many slides are left. Loaded when an attribute asks for any of it.
 */

import { readKeys } from "../../input/custom-keys.ts";
import { type Listener, listenToPads } from "../../input/gamepad.ts";
import type { commandOf } from "../../input/keys.ts";
import { Patient } from "../../input/patient.ts";
import type { Pointer } from "../../input/pointer.ts";
import { Swift } from "../../input/swift.ts";
import type { Texts } from "../../messages/compiled/puzzle-en.ts";
import type { By, GameEvent, Play } from "../../play/play.ts";
import type { BoardView } from "../../view/board-view.ts";
import { find } from "../dom.ts";
import type { Panel } from "../panel.ts";
import type { Player } from "../player.ts";
import type { Keyboard, Settings } from "../puzzle.ts";
import { FineClock } from "./fine-clock.ts";
import { feel } from "./haptics.ts";
import type { LiveDistance } from "./live-distance.ts";
import { PartOnDemand } from "./part-on-demand.ts";
import { showShortcuts } from "./shortcuts.ts";
import type { Said, Speech } from "./speech.ts";

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
	#sound = new PartOnDemand(() => this.#loadSound());
	#isFelt = false;
	/** Who made the last move. */
	#by: By = "player";
	#swift: Swift | null = null;
	#patient: Patient | null = null;
	/** The buttons that slide. */
	#pad = new PartOnDemand(() => this.#loadPad());
	#clock: FineClock | null = null;
	/** Whether a gamepad may play. */
	#isPadWanted = false;
	/** Stops listening to gamepads. */
	#leavePads: (() => void) | null = null;
	/** How many slides are left. */
	#distance = new PartOnDemand(() => this.#loadDistance());
	#liveDistance: LiveDistance | null = null;
	#speaking = new PartOnDemand(() => this.#loadSpeaking());
	/** Hears a key before the others; returns whether it uses it. */
	#hears: ((event: KeyboardEvent) => boolean) | null = null;

	constructor(parts: Parts) {
		this.#parts = parts;
	}

	/** Takes over what the site author or the player chose. */
	apply() {
		const { settings, keyboard, commandOf, tree } = this.#parts;
		const { preferences, mayPlay } = settings();
		const preference = preferences ?? (() => "");
		const isOn = (name: string) => preference(name) === "on";
		const hasSound = isOn("sound");
		if (hasSound) this.#sound.want();
		this.#sound.to((sound) => sound.turn(hasSound));
		this.#isFelt = isOn("haptics");
		const [text, detail] = [preference("keys"), preference("speak")];
		const keys = readKeys(text);
		keyboard.commandOf = (event, arrows) =>
			this.#hears?.(event as KeyboardEvent)
				? { name: "heard" }
				: commandOf(event, arrows, keys);
		showShortcuts(tree, keys);
		if (detail !== "off" && detail !== "") this.#speaking.want();
		this.#speaking.to((speaking) => {
			this.#hears = speaking.turn(detail, text);
		});
		// What is off is no number.
		const msOf = (name: string) => Number(preference(name)) * 1000 || 0;
		this.#applyPatience(msOf("dwell"), msOf("hold"));
		const hasPad = isOn("pad");
		if (hasPad) this.#pad.want();
		this.#pad.to((pad) => pad.turn(hasPad));
		this.#applyPointer(preference("tap") === "down", isOn("hover"));
		const digits =
			["tenths", "hundredths", "thousandths"].indexOf(preference("timer")) + 1;
		const inspection = mayPlay ? secondsOf(preference("inspection")) : 0;
		this.#applyClock({ digits, inspection });
		this.#isPadWanted = isOn("gamepad");
		this.#listenToPads(this.#isPadWanted);
		const isLive = isOn("distance");
		if (isLive) this.#distance.want();
		this.#distance.to((distance) => distance.turn(isLive));
	}

	async #loadSound() {
		const { Sounds } = await import("./sound.ts");
		return new Sounds(this.#parts);
	}

	async #loadSpeaking() {
		const { SpeakingPart } = await import("./speaking-part.ts");
		const speaking = new SpeakingPart({
			...this.#parts,
			left: () => this.#liveDistance?.left ?? "",
			refuse: () => this.#sound.to((sound) => sound.refused()),
		});
		await speaking.speak();
		return speaking;
	}

	async #loadDistance() {
		const { LiveDistance } = await import("./live-distance.ts");
		this.#liveDistance = new LiveDistance(this.#parts);
		return this.#liveDistance;
	}

	async #loadPad() {
		const { Pad } = await import("./pad.ts");
		return new Pad(this.#parts);
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
		this.#pad.to((pad) => pad.speak());
		this.#distance.to((distance) => distance.speak());
		this.#speaking.to((speaking) => speaking.speak());
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
		}
		if (event.type === "new" || event.type === "restart") {
			this.#speaking.to((speaking) => speaking.forget());
		}
		this.#sound.to((sound) => sound.hear(event));
		if (this.#isFelt) feel(event.type, this.#by);
		this.#distance.to((distance) => distance.hear(event));
	}

	/** Called when nobody sees the puzzle. It may be gone from the page. */
	sleep() {
		this.#listenToPads(false);
		this.#patient?.leave();
		this.#distance.to((distance) => distance.sleep());
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
