/**
 * The play page, as far as it is needed before the first move: it wires the puzzle and
 * asks the rest of the page, which loads later, for everything else.
 *
 * Uses the puzzle by its attributes, methods and events, as any page can.
 */

import { find, findButton, translate } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import type { Texts as Strings } from "../../messages/compiled/puzzle-en.ts";
import { setLanguage } from "../../messages/language.ts";
import type { Store } from "../../storage/local.ts";
import type { PageKept } from "../parts/page-store.ts";
import type { PlayerSettings } from "../parts/player-settings.ts";
import type { Features } from "./features.ts";
import { FIRST } from "./first-board-of-all.ts";
import { seedOf, today } from "./today.ts";

export class Page {
	// Not a puzzle yet: the element is defined when this page is ready.
	puzzle = find(document, "puzzle", HTMLElement) as SlidingPuzzleElement;
	/** The texts of the current language. */
	strings: Strings;
	settings;
	/** Whether the board of a first visit is in play. */
	isFirst = false;
	#store;
	/** The last day whose puzzle was in sight. */
	#day;
	#features: Promise<Features> | null = null;
	/** Whether a link is being opened, which puts the game in play aside. */
	isOpening = false;
	/** Whether the game cannot be saved. Then the address keeps the position. */
	isRefused = false;

	constructor({
		store,
		settings,
		language,
		strings,
		day,
	}: {
		store: Store<PageKept>;
		settings: PlayerSettings;
		language: Language;
		/** The texts of that language. */
		strings: Strings;
		/** The last day whose puzzle was in sight. */
		day: string;
	}) {
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
	 * @param text What to say if it cannot be loaded.
	 */
	async with(act: (features: Features) => unknown, text?: string) {
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
			// `gone.ts` says so if the game was updated meanwhile.
			const asked = new CustomEvent("not-loaded", { cancelable: true, detail });
			if (text !== undefined || dispatchEvent(asked)) detail();
		}
	}

	#load() {
		this.#features ??= import("./features.ts")
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

	/** @param hash By default none. */
	setHash(hash: string = location.pathname + location.search) {
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
			const { seed } = (event as CustomEvent).detail;
			this.isFirst = seed === FIRST.seed;
			if (seed === seedOf()) this.see();
			this.#prepare();
			this.keepInAddress();
		});
		puzzle.addEventListener("move", () => this.keepInAddress());
		puzzle.addEventListener("solved", (event) => {
			const { detail } = event as CustomEvent;
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
			const { detail } = event as CustomEvent;
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
	 */
	#hearKey(event: KeyboardEvent) {
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

	/** Says everything in another language, and saves the choice. */
	switchTo(language: Language, strings: Strings) {
		this.#speak(language, strings);
		this.#store.save({ language });
	}

	#speak(language: Language, strings: Strings) {
		this.strings = strings;
		setLanguage(document.documentElement, language);
		this.puzzle.lang = language;
		document.title = strings.title;
		translate(document, strings);
	}
}
