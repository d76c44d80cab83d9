/**
 * The play page, as far as it is needed before the first move: it wires the puzzle and
 * asks the rest of the page, which loads later, for everything else.
 *
 * Uses the puzzle by its attributes, methods and events, as any page can.
 */

import { find, findButton, translate } from "../../element/dom.js";
import { setLanguage } from "../../messages/language.js";
import { FIRST } from "./first-board-of-all.js";
import { seedOf, today } from "./today.js";

/**
 * @typedef {import("../../messages/language.js").Language} Language
 * @typedef {import("../../messages/compiled/puzzle-en.js").Texts} Strings
 */

export class Page {
	// Not a puzzle yet: the element is defined when this page is ready.
	puzzle =
		/** @type {import("../../element/element.js").SlidingPuzzleElement} */ (
			find(document, "puzzle", HTMLElement)
		);
	/** The texts of the current language. @type {Strings} */
	strings;
	settings;
	/** Whether the board of a first visit is in play. */
	isFirst = false;
	#store;
	/** The last day whose puzzle was in sight. */
	#day;
	/** @type {Promise<import("./features.js").Features> | null} */
	#features = null;
	/** Whether a link is being opened, which puts the game in play aside. */
	isOpening = false;
	/** Whether the game cannot be saved. Then the address keeps the position. */
	isRefused = false;

	/**
	 * @param {object} parts
	 * @param {import("../../storage/local.js").Store<import("../parts/page-store.js").PageKept>} parts.store
	 * @param {import("../parts/player-settings.js").PlayerSettings} parts.settings
	 * @param {Language} parts.language
	 * @param {Strings} parts.strings The texts of that language.
	 * @param {string} parts.day The last day whose puzzle was in sight.
	 */
	constructor({ store, settings, language, strings, day }) {
		this.#store = store;
		this.#day = day;
		this.settings = settings;
		this.strings = strings;
		this.#wirePuzzle();
		this.#wirePage();
		this.#speak(language, strings);
		findButton(document, "more").inert = false;
	}

	/**
	 * Does something with the rest of the page, and loads it when it is first needed.
	 *
	 * @param {(features: import("./features.js").Features) => unknown} act
	 * @param {string} [text] What to say if it cannot be loaded.
	 */
	async with(act, text) {
		try {
			await act(await this.#load());
		} catch (error) {
			// Without a network it may not load. The next request tries again.
			console.info("could not be loaded:", error);
			const detail = () => {
				const plain = document.createElement("p");
				plain.className = "notice";
				plain.textContent = text ?? this.strings.notLoaded;
				find(document, "notices", HTMLElement).replaceChildren(plain);
			};
			// `gone.js` says so if the game was updated meanwhile.
			const asked = new CustomEvent("not-loaded", { cancelable: true, detail });
			if (text !== undefined || dispatchEvent(asked)) detail();
		}
	}

	#load() {
		this.#features ??= import("./features.js")
			.then(({ makeRest }) => makeRest(this))
			.catch((error) => {
				this.#features = null;
				throw error;
			});
		return this.#features;
	}

	/** On a new day, puts its puzzle in play, unless a game is under way. */
	greet() {
		const { puzzle } = this;
		const { status, moves, canRedo, size } = puzzle;
		const isUntouched = status === "playing" && !(moves.mtm || canRedo);
		// Who has not begun the first board of all is shown that.
		const isFree = status === "solved" || (isUntouched && size !== FIRST.size);
		if (!isFree || today() === this.#day) return;
		// Who has won no more than that one is not thrown into the usual board.
		if (size === FIRST.size && this.#day === "") {
			this.see();
			void this.with((features) => features.goOn());
			return;
		}
		void puzzle.new({
			size: "4x4",
			goal: "last",
			seed: seedOf(),
			difficulty: "",
		});
	}

	/** The puzzle of today is in sight, or something else that was asked for. */
	see() {
		this.#day = today();
		this.#store.save({ day: this.#day });
	}

	keepInAddress() {
		if (this.isRefused) this.setHash(this.puzzle.link());
	}

	/** @param {string} [hash] By default none. */
	setHash(hash = location.pathname + location.search) {
		try {
			history.replaceState(null, "", hash);
		} catch {
			// Browsers limit these changes per second. The next one will do.
		}
	}

	#wirePuzzle() {
		const { puzzle } = this;
		// Nobody waits for what loads from here on.
		puzzle.addEventListener("ready", () => {
			performance.mark("playable");
			this.greet();
		});
		puzzle.addEventListener("before-new", (event) => {
			event.preventDefault();
			void this.with((features) => features.wantNew());
		});
		puzzle.addEventListener("new", (event) => {
			const { seed } = /** @type {CustomEvent} */ (event).detail;
			this.isFirst = seed === FIRST.seed;
			if (seed === seedOf()) this.see();
			this.#prepare();
			this.keepInAddress();
		});
		puzzle.addEventListener("move", () => this.keepInAddress());
		puzzle.addEventListener("solved", (event) => {
			const { detail } = /** @type {CustomEvent} */ (event);
			void this.with((features) => features.prepareWin(detail));
		});
		puzzle.addEventListener(
			"finished",
			() => void this.with((features) => features.celebrate()),
		);
		puzzle.addEventListener("aside", () => {
			const isByLink = this.isOpening;
			void this.with((features) => features.notifyAside(isByLink));
		});
		puzzle.addEventListener("error", (event) => {
			const { detail } = /** @type {CustomEvent} */ (event);
			// Without a core there is no game, and the puzzle itself says so.
			if (puzzle.status === "failed") return;
			event.preventDefault();
			if (detail.of === "game") {
				this.isRefused = true;
				this.keepInAddress();
			}
			void this.with(
				(features) => features.notifyError(detail),
				detail.message,
			);
		});
	}

	/** Loads the rest of the page, and makes the tables, while nobody waits for them. */
	#prepare() {
		const prepare = async () => {
			try {
				const features = await this.#load();
				if (this.isFirst) await features.welcome();
				await this.puzzle.prepare();
			} catch (error) {
				// The next request tries again, and reports a failure.
				console.info("not prepared:", error);
			}
		};
		// WebKit has no idle callbacks. By then the first frames are drawn.
		// A busy machine may never be idle.
		const most = { timeout: 2_000 };
		if ("requestIdleCallback" in window) requestIdleCallback(prepare, most);
		else setTimeout(prepare, 200);
	}

	#wirePage() {
		findButton(document, "more").addEventListener(
			"click",
			() => void this.with((features) => features.openMenu()),
		);
		findButton(document, "reload").addEventListener("click", () =>
			location.reload(),
		);
		document.addEventListener("keydown", (event) => this.#hearKey(event));
		addEventListener(
			"hashchange",
			() => void this.with((features) => features.openLink(location.hash)),
		);
		addEventListener("paste", ({ target, clipboardData }) => {
			const text = clipboardData?.getData("text");
			if (text) void this.with((features) => features.paste(text, target));
		});
	}

	/**
	 * Hears a key pressed anywhere. While the focus is on something outside the puzzle,
	 * only keys without a character play.
	 *
	 * @param {KeyboardEvent} event
	 */
	#hearKey(event) {
		const { target, key } = event;
		if (event.defaultPrevented || !(target instanceof Element)) return;
		// A dialog keeps its own keys.
		if (target.closest("dialog, select")) return;
		const isFree = target === document.body || target.closest(".win") !== null;
		const isPuzzle = this.puzzle.contains(target);
		if (key === "?" && (isFree || isPuzzle)) {
			event.preventDefault();
			void this.with((features) => features.openHelp());
			return;
		}
		if (isPuzzle) return;
		const isCharacter = !isFree && [...key].length === 1;
		if (isCharacter && !event.ctrlKey && !event.metaKey) return;
		if (key === "Enter" && target.closest("button, a")) return;
		this.puzzle.hearKey(event);
		// Who plays by arrow keys plays on with letters.
		if (event.defaultPrevented && key.startsWith("Arrow")) this.puzzle.focus();
	}

	/**
	 * Says everything in another language, and saves the choice.
	 *
	 * @param {Language} language
	 * @param {Strings} strings
	 */
	switchTo(language, strings) {
		this.#speak(language, strings);
		this.#store.save({ language });
	}

	/**
	 * @param {Language} language
	 * @param {Strings} strings
	 */
	#speak(language, strings) {
		this.strings = strings;
		setLanguage(document.documentElement, language);
		this.puzzle.lang = language;
		document.title = strings.title;
		translate(document, strings);
	}
}
