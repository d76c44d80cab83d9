/**
 * How a player likes to play, where it is not as usual: sound and haptics, keys, a
 * tap that acts when it begins, hovering, a gamepad, a finer clock, how many slides are
 * left. Loaded when an attribute asks for any of it.
 */

import { readKeys } from "../../input/custom-keys.js";
import { listenToPads } from "../../input/gamepad.js";
import { Swift } from "../../input/swift.js";
import { find } from "../dom.js";
import { FineClock } from "./fine-clock.js";
import { feel } from "./haptics.js";
import { makeSound } from "./sound.js";

/** @typedef {import("./live-distance.js").LiveDistance} LiveDistance */

/** The longest time to look at a new board, in seconds. */
const LONGEST_LOOK = 3_600;

/**
 * @typedef {object} Parts
 * @property {ShadowRoot} tree
 * @property {import("../../play/play.js").Play} play
 * @property {import("../player.js").Player} player
 * @property {import("../../view/board-view.js").BoardView} view
 * @property {import("../../input/pointer.js").Pointer} pointer
 * @property {import("../panel.js").Panel} panel
 * @property {() => import("../puzzle.js").Settings} settings
 * @property {() => import("../../messages/compiled/puzzle-en.js").Texts} strings
 * @property {(keys: import("../../input/keys.js").Keys) => void} useKeys
 * @property {() => void} focus Focuses the board.
 * @property {(what: import("./speech.js").Said, value: string) => void} announce Announces it.
 */

export class PlayPreferences {
	#parts;
	/** @type {import("./sound.js").Sound | null} */
	#sound = null;
	#isFelt = false;
	/** Who made the last move. @type {import("../../play/play.js").By} */
	#by = "player";
	/** @type {Swift | null} */
	#swift = null;
	/** @type {FineClock | null} */
	#clock = null;
	/** Whether a gamepad may play. */
	#isPadWanted = false;
	/** Stops listening to gamepads. @type {(() => void) | null} */
	#leavePads = null;
	/** How many slides are left, once it was asked for. @type {Promise<LiveDistance> | null} */
	#distance = null;

	/** @param {Parts} parts */
	constructor(parts) {
		this.#parts = parts;
	}

	/** Takes over what the site author or the player chose. */
	apply() {
		const { settings, useKeys } = this.#parts;
		const { preferences, mayPlay } = settings();
		const preference = preferences ?? (() => "");
		const isOn = (/** @type {string} */ name) => preference(name) === "on";
		this.#sound = isOn("sound") ? makeSound() : null;
		this.#isFelt = isOn("haptics");
		useKeys(readKeys(preference("keys")));
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

	async #loadDistance() {
		const { LiveDistance } = await import("./live-distance.js");
		return new LiveDistance(this.#parts);
	}

	/** @param {(distance: LiveDistance) => void} call */
	#toDistance(call) {
		this.#distance?.then(call).catch((error) => {
			// Without a network it does not load. The puzzle plays without.
			console.info("no live distance:", error);
			this.#distance = null;
		});
	}

	/**
	 * @param {boolean} isEarly
	 * @param {boolean} isHover
	 */
	#applyPointer(isEarly, isHover) {
		if (isEarly || isHover) this.#swift ??= this.#makeSwift();
		if (this.#swift !== null) Object.assign(this.#swift, { isEarly, isHover });
	}

	#makeSwift() {
		const { tree, pointer, ...parts } = this.#parts;
		const finish = () => pointer.finish();
		return new Swift(find(tree, "board", HTMLElement), { ...parts, finish });
	}

	/** @param {{ digits: number, inspection: number }} wishes */
	#applyClock(wishes) {
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

	/** @param {boolean} isWanted */
	#listenToPads(isWanted) {
		if (isWanted === (this.#leavePads !== null)) return;
		this.#leavePads?.();
		this.#leavePads = isWanted ? listenToPads(this.#padListener()) : null;
	}

	/** @returns {import("../../input/gamepad.js").Listener} */
	#padListener() {
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

	/** @param {import("../../play/play.js").GameEvent} event */
	hear(event) {
		// Whoever sees the puzzle again hears of a change.
		this.#listenToPads(this.#isPadWanted);
		if (event.type === "move") {
			this.#by = event.by;
			this.#sound?.slide();
		}
		if (event.type === "solved") this.#sound?.solved();
		if (this.#isFelt) feel(event.type, this.#by);
		this.#toDistance((distance) => distance.hear(event));
	}

	/** Called when nobody sees the puzzle. It may be gone from the page. */
	sleep() {
		this.#listenToPads(false);
		this.#toDistance((distance) => distance.sleep());
	}
}

/**
 * Returns how long the player may look at a new board, in seconds; 0 for no limit.
 *
 * @param {string} text
 */
function secondsOf(text) {
	const asked = text.trim();
	return /^\d+$/.test(asked) ? Math.min(Number(asked), LONGEST_LOOK) : 0;
}

/**
 * Returns whether the player can reach an element: it is in view, and no dialog of the
 * page is over it.
 *
 * @param {HTMLElement} element
 */
function isReached(element) {
	const { top, bottom, width } = element.getBoundingClientRect();
	const isInView = width > 0 && bottom > 0 && top < innerHeight;
	const { activeElement } = document;
	return isInView && !activeElement?.closest("dialog, [role=dialog]");
}
