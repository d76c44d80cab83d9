/**
 * The play page, as far as it is needed before the first move: it wires the puzzle and
 * asks the rest of the page, which loads later, for everything else.
 *
 * Uses the puzzle by its attributes, methods and events, as any page can.
 */

import { seedOfDay, today } from "../../core/today.ts";
import { find, findButton, translate } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { internals } from "../../element/internals.ts";
import { keptText } from "../../element/kept-game.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import type { Texts as Strings } from "../../messages/compiled/puzzle-en.ts";
import { explain } from "../../messages/language.ts";
import type { Store } from "../../storage/local.ts";
import { askedOf } from "../parts/links.ts";
import { loading } from "../parts/loading.ts";
import { setPageLanguage } from "../parts/page-language.ts";
import type { PageKept } from "../parts/page-store.ts";
import type { PlayerSettings } from "../parts/player-settings.ts";
import type { Features } from "./features.ts";
import { WELCOME } from "./welcome-board.ts";

/** The game in play, as it is saved. */
const saved = () => keptText("sliding-puzzle");

export class Page {
	// Not a puzzle yet: the element is defined when this page is ready.
	puzzle = find(document, "puzzle", HTMLElement) as SlidingPuzzleElement;
	/** The texts of the current language. */
	strings: Strings;
	settings;
	/** Whether the board of a first visit is in play. */
	isFirst = false;
	/** What is saved of the page. */
	store;
	/** The last day whose puzzle was in sight. */
	#day;
	#features: Promise<Features> | null = null;
	/** Whether a link is being opened, which puts the game in play aside. */
	#isOpening = false;
	/** Whether the rest of the page knows which kind of help comes first. */
	mayHint = false;
	/** The board that waits for that with a hint. */
	hinted: string | null = null;
	/** How often the player has slid or asked for a hint. */
	#acts = 0;
	/** Whether the game cannot be saved. Then the address keeps the position. */
	#isRefused = false;

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
		this.store = store;
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
			const features = await loading(this.#load());
			await features.attempt(() => act(features));
		} catch (error) {
			// Without a network it may not load. The next request tries again.
			console.info("could not be loaded:", error);
			const detail = () => {
				const plain = document.createElement("p");
				plain.className = "notice";
				plain.textContent = text ?? this.strings.notLoaded;
				// Said again in another language.
				if (text === undefined) plain.dataset.text = "notLoaded";
				find(document, "notices", HTMLElement).replaceChildren(plain);
			};
			// `gone.ts` says so if the game was updated meanwhile.
			const asked = new CustomEvent("not-loaded", { cancelable: true, detail });
			if (text !== undefined || dispatchEvent(asked)) detail();
		}
	}

	#load() {
		const load = () => import("./features.ts");
		this.#features ??= load()
			.catch(load)
			.then(({ makeRest }) => makeRest(this))
			.catch((error) => {
				this.#features = null;
				throw error;
			});
		return this.#features;
	}

	/** Opens what an address asks for. */
	async openLink(hash: string) {
		const { puzzle } = this;
		// Who follows a link wants that, and finds it again after a reload.
		if (hash.length > 1) this.#see();
		const [day, course] = [askedOf("daily", hash), askedOf("marathon", hash)];
		if (day !== undefined || course !== undefined) {
			this.#setHash();
			await this.with((features) =>
				day !== undefined
					? features.playDaily(day)
					: features.openMarathon(course),
			);
			return;
		}
		this.#isOpening = true;
		const before = saved();
		try {
			if (!(await puzzle.open(hash))) return;
		} catch (error) {
			const reason = await explain(this.strings, error);
			void this.with((features) => features.notifyBadLink(reason), reason);
			this.#setHash();
			this.#keepInAddress();
			return;
		} finally {
			this.#isOpening = false;
		}
		// A reload continues the game and does not open the link again. Where it could not
		// be saved, the address keeps it already before the texts load that say so.
		if (saved() !== before) this.#setHash();
		else {
			this.#isRefused = true;
			this.#keepInAddress();
		}
		if (askedOf("race", hash) !== undefined)
			void this.with((features) => features.follow(hash));
	}

	/** On a new day, puts its puzzle in play, unless a game is under way. */
	greet() {
		const { puzzle } = this;
		const { status, moves, canRedo, size } = puzzle;
		const isUntouched = status === "playing" && !(moves.mtm || canRedo);
		// Who has not begun the board of a first visit is shown that.
		const isFree =
			status === "solved" || (isUntouched && size !== WELCOME.size);
		if (!isFree || today() === this.#day) return;
		// Who has won no more than that one is not thrown into the usual board.
		if (size === WELCOME.size && this.#day === "") {
			this.#see();
			void this.with((features) => features.goOn());
			return;
		}
		void puzzle.shuffle({
			size: "4x4",
			goal: "last",
			seed: seedOfDay(),
			difficulty: "",
		});
	}

	/** The puzzle of today is in sight, or something else that was asked for. */
	#see() {
		this.#day = today();
		this.store.update(() => ({ day: this.#day }));
	}

	#keepInAddress() {
		if (this.#isRefused) this.#setHash(this.puzzle.link());
	}

	/** @param hash By default none. */
	#setHash(hash: string = location.pathname + location.search) {
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
		// Whether the last input was a key without Shift.
		let wasKey = false;
		for (const type of ["keydown", "click"]) {
			const hear = (event: Event) => {
				wasKey = type !== "click" && !(event as KeyboardEvent).shiftKey;
			};
			addEventListener(type, hear, true);
		}
		puzzle.addEventListener("before-shuffle", (event) => {
			event.preventDefault();
			const isKey = wasKey;
			void this.with((features) => features.wantNew(isKey));
		});
		puzzle.addEventListener("before-hint", (event) => {
			this.#acts += 1;
			if (this.mayHint) return;
			event.preventDefault();
			this.hinted = puzzle.value;
			loading(this.#load()).catch(() => {
				this.mayHint = true;
			});
		});
		puzzle.addEventListener("new-board", (event) => {
			const { seed } = (event as CustomEvent).detail;
			this.isFirst = seed === WELCOME.seed;
			if (seed === seedOfDay()) this.#see();
			this.#prepare();
			this.#keepInAddress();
		});
		puzzle.addEventListener("move", () => {
			this.#acts += 1;
			this.#keepInAddress();
		});
		puzzle.addEventListener("solved", (event) => {
			const { detail } = event as CustomEvent;
			void this.with((features) => features.prepareWin(detail));
		});
		puzzle.addEventListener(
			"finished",
			() => void this.with((features) => features.celebrate()),
		);
		puzzle.addEventListener("suspend", () => {
			const isByLink = this.#isOpening;
			const acts = this.#acts;
			void this.with((features) => {
				// Who goes on in the new game needs no word of the one before.
				if (acts === this.#acts) features.notifyAside(isByLink);
			});
		});
		puzzle.addEventListener("error", (event) => {
			const { detail } = event as CustomEvent;
			// Without a core there is no game, and the puzzle itself says so.
			if (puzzle.status === "failed") return;
			event.preventDefault();
			if (detail.of === "game") {
				this.#isRefused = true;
				this.#keepInAddress();
			}
			void this.with(
				(features) => features.notifyError(detail),
				detail.message,
			);
		});
	}

	/** Loads the rest of the page, and makes the tables, while nobody waits for them. */
	#prepare() {
		const prepare = () =>
			this.#load().then(
				(features) => features.prepare(),
				// The next request tries again, and reports a failure.
				(error) => console.info("not prepared:", error),
			);
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
		addEventListener("hashchange", () => void this.openLink(location.hash));
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
		internals(this.puzzle).hearKey(event);
		// Who plays by arrow keys plays on with letters.
		if (event.defaultPrevented && key.startsWith("Arrow")) this.puzzle.focus();
	}

	/** Says everything in another language, and saves the choice. */
	switchTo(language: Language, strings: Strings) {
		this.#speak(language, strings);
		this.store.update(() => ({ language }));
	}

	#speak(language: Language, strings: Strings) {
		this.strings = strings;
		setPageLanguage(language);
		this.puzzle.lang = language;
		document.title = strings.title;
		translate(document, strings);
	}
}
