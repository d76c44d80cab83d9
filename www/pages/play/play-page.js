/**
 * The play page: everything around the puzzle in `index.html`. Uses the puzzle by its
 * attributes, methods and events, as any page can.
 */

import { find, findButton, translate } from "../../element/dom.js";
import { explain, loadLater, loadStrings } from "../../strings/language.js";
import { fillLanguages, fillSizes, showSize, wireSizes } from "./menus.js";

/** @typedef {ReturnType<typeof import("./extras.js").makeExtras>} Extras What loads after the first board. */

export class Page {
	// Not a puzzle yet: the element is defined when this page is ready.
	#puzzle =
		/** @type {import("../../element/element.js").SlidingPuzzleElement} */ (
			find(document, "puzzle", HTMLElement)
		);
	#store;
	#strings;
	/** @type {Promise<Extras> | null} */
	#extras = null;
	/** Those shown, once their file is loaded. @type {Extras["notices"] | null} */
	#notices = null;
	/** Why a game is put aside, if not for a new one. @type {string | null} */
	#asideFor = null;
	/** Whether the game cannot be saved. Then the address keeps the position. */
	#isRefused = false;

	/**
	 * @param {object} parts
	 * @param {import("../../storage/local.js").Store<{ language: string }>} parts.store
	 * @param {import("../../strings/language.js").Language} parts.language
	 * @param {import("../../strings/en.js").Strings} parts.strings The texts of that language.
	 */
	constructor({ store, language, strings }) {
		this.#store = store;
		this.#strings = strings;
		this.#wireButtons();
		this.#wirePuzzle();
		this.#wirePage();
		fillLanguages();
		this.#speak(language, strings);
		find(document, "bar-tools", HTMLElement).inert = false;
	}

	/**
	 * Opens what an address asks for, if anything.
	 *
	 * @param {string} [hash]
	 */
	async openLink(hash = location.hash) {
		this.#asideFor = this.#strings.linkOpened;
		try {
			if (!(await this.#puzzle.open(hash))) return;
		} catch (error) {
			const reason = await explain(this.#strings, error);
			void this.#tellWrong(reason, "badLink");
			clearHash();
			this.#keepInAddress();
			return;
		} finally {
			this.#asideFor = null;
		}
		// A reload continues the game and does not open the link again.
		if (!this.#isRefused) clearHash();
	}

	/**
	 * @param {string} text
	 * @returns {Promise<string | null>} What is wrong with it, or `null`.
	 */
	async #openText(text) {
		try {
			await this.#puzzle.load(text);
			return null;
		} catch (error) {
			return await explain(this.#strings, error);
		}
	}

	#keepInAddress() {
		if (!this.#isRefused) return;
		setHash(this.#puzzle.link());
	}

	#wirePuzzle() {
		const puzzle = this.#puzzle;
		puzzle.addEventListener("ready", () => {
			fillSizes(this.#strings, puzzle.sides);
			this.#showSize();
			// Nobody waits for what loads from here on.
			performance.mark("playable");
		});
		puzzle.addEventListener("new", () => {
			this.#showSize();
			this.#prepareSolver();
			this.#keepInAddress();
		});
		puzzle.addEventListener("move", () => {
			this.#keepInAddress();
			this.#notices?.drop("aside");
		});
		puzzle.addEventListener("aside", () => {
			void this.#tell(this.#asideFor ?? this.#strings.gameAside, {
				kind: "aside",
				action: {
					label: this.#strings.backToGame,
					act: () => {
						puzzle.takeUp();
						puzzle.focus();
					},
				},
			});
		});
		puzzle.addEventListener("error", async (event) => {
			const { code, message, of } = /** @type {any} */ (event).detail;
			// Without a core there is no game, and the puzzle itself says so.
			if (code === "core") return;
			event.preventDefault();
			if (of === "game") {
				this.#isRefused = true;
				this.#keepInAddress();
			}
			const later = await loadLater(this.#strings).catch(() => null);
			void this.#tell(later?.unkept[of]?.[code] ?? message);
		});
	}

	/** Loads the rest of the page, and makes the tables, while nobody waits for them. */
	#prepareSolver() {
		const prepare = async () => {
			try {
				await this.#loadExtras();
				await this.#puzzle.prepare();
			} catch (error) {
				// The next request tries again, and reports a failure.
				console.info("could not load ahead of time:", error);
			}
		};
		// WebKit has no idle callbacks. By then the first frames are drawn.
		if ("requestIdleCallback" in window) requestIdleCallback(prepare);
		else setTimeout(prepare, 200);
	}

	#wireButtons() {
		const puzzle = this.#puzzle;
		/** @param {string} id @param {() => unknown} act */
		const on = (id, act) =>
			findButton(document, id).addEventListener("click", () => void act());
		on("copy-link", () => this.#whenReady(() => this.#offerLinks()));
		on("open-board", () =>
			this.#whenReady(() =>
				this.#withDialogs((made) => made.askForBoard(puzzle.text)),
			),
		);
		on("show-help", () => this.#showHelp());
		on("reload", () => location.reload());
		wireSizes({
			deal: (size) => {
				void puzzle.new({ size, goal: "last" });
				puzzle.focus();
			},
			sizeInPlay: () => puzzle.size,
			nameOf: (size) => this.#strings.deal(size),
		});
		const language = find(document, "language", HTMLSelectElement);
		language.addEventListener("change", () => void this.#switchTo(language));
	}

	/**
	 * Calls it once there is a board: a press is not lost while the core loads.
	 *
	 * @param {() => unknown} act
	 */
	async #whenReady(act) {
		try {
			await this.#puzzle.ready;
		} catch (error) {
			// The puzzle says that it could not start.
			console.info("there is no board:", error);
			return;
		}
		void act();
	}

	#wirePage() {
		document.addEventListener("keydown", (event) => this.#hearKey(event));
		addEventListener("hashchange", () => void this.openLink());
		addEventListener("paste", (event) => {
			const { target } = event;
			if (target instanceof Element && target.closest("dialog")) return;
			const text = event.clipboardData?.getData("text") ?? "";
			if (text.trim()) void this.#paste(text);
		});
	}

	/**
	 * Hears a key pressed anywhere. While the focus is outside the puzzle, only keys
	 * without a character play: a letter may be a command of a screen reader, or of
	 * somebody who dictates.
	 *
	 * @param {KeyboardEvent} event
	 */
	#hearKey(event) {
		const { target, key } = event;
		if (event.defaultPrevented || !(target instanceof Element)) return;
		// A dialog keeps its own keys.
		if (target.closest("dialog")) return;
		if (key === "Escape" && this.#notices?.closeLatest()) {
			event.preventDefault();
			return;
		}
		if (target.closest("select")) return;
		if (this.#puzzle.contains(target)) {
			if (key !== "?") return;
			event.preventDefault();
			void this.#showHelp();
			return;
		}
		const isCharacter = [...key].length === 1;
		if (isCharacter && !event.ctrlKey && !event.metaKey) return;
		if (key === "Enter" && target.closest("button, a")) return;
		this.#puzzle.hearKey(event);
		// Who plays by arrow keys plays on with letters.
		if (event.defaultPrevented && key.startsWith("Arrow")) this.#puzzle.focus();
	}

	/** @param {string} text */
	async #paste(text) {
		const wrong = await this.#openText(text);
		if (wrong === null) this.#puzzle.focus();
		else void this.#tellWrong(wrong);
	}

	/**
	 * Says what is wrong, and that the game is still there.
	 *
	 * @param {string} wrong
	 * @param {"badLink"} [as]
	 */
	async #tellWrong(wrong, as) {
		const later = await loadLater(this.#strings).catch(() => null);
		const { gameKept = "", badLink = String } = later?.dialogs ?? {};
		const text = as ? badLink(wrong) : wrong;
		void this.#tell(this.#puzzle.canUndo || !as ? `${text} ${gameKept}` : text);
	}

	#showHelp() {
		return this.#withDialogs((made) => made.showHelp(this.#strings));
	}

	/**
	 * Shows a dialog, and loads them all when the first one is needed.
	 *
	 * @param {(made: Extras["dialogs"]) => unknown} show
	 */
	async #withDialogs(show) {
		try {
			const { dialogs } = await this.#loadExtras();
			await dialogs.speak(this.#strings);
			await show(dialogs);
		} catch (error) {
			// Without a network they may not load. The next request tries again.
			console.info("the dialog could not be loaded:", error);
			await this.#tell(this.#strings.notLoaded);
		}
	}

	/**
	 * Shows a notice.
	 *
	 * @param {string} text
	 * @param {Parameters<Extras["notices"]["show"]>[1]} [options]
	 */
	async #tell(text, options) {
		try {
			const { notices } = await this.#loadExtras();
			notices.show(text, options);
		} catch (error) {
			console.info("the notices could not be loaded:", error);
			// The text is told all the same; only its buttons are missing.
			const plain = document.createElement("p");
			plain.className = "notice";
			plain.textContent = text;
			find(document, "notices", HTMLElement).replaceChildren(plain);
		}
	}

	/** Loads dialogs and notices, once. After a failure the next call tries again. */
	#loadExtras() {
		this.#extras ??= this.#makeExtras().catch((error) => {
			this.#extras = null;
			throw error;
		});
		return this.#extras;
	}

	/** @returns {Promise<Extras>} */
	async #makeExtras() {
		const { makeExtras } = await import("./extras.js");
		const extras = makeExtras({
			puzzle: this.#puzzle,
			strings: () => this.#strings,
			open: (text) => this.#openText(text),
			copy: (to) => void this.#copyLink(to),
		});
		this.#notices = extras.notices;
		return extras;
	}

	/** Copies a link. Asks which one, if start and position differ. */
	#offerLinks() {
		const puzzle = this.#puzzle;
		if (puzzle.link("start") === puzzle.link("position")) {
			void this.#copyLink("start");
		} else void this.#withDialogs((made) => made.askWhichLink());
	}

	/** @param {"start" | "position"} to */
	async #copyLink(to) {
		const address = new URL(this.#puzzle.link(to), location.href).href;
		const isCopied = await copy(address);
		// Without a network the texts may not load. The address says enough.
		const texts = await loadLater(this.#strings).catch(() => null);
		const { linkCopied = "✓", linkNotCopied = "" } = texts?.dialogs ?? {};
		void (isCopied
			? this.#tell(linkCopied, { isBrief: true })
			: this.#tell(`${linkNotCopied} ${address}`));
	}

	/** @param {HTMLSelectElement} menu */
	async #switchTo(menu) {
		const language =
			/** @type {import("../../strings/language.js").Language} */ (menu.value);
		try {
			this.#speak(language, await loadStrings(language));
			this.#store.save({ language });
		} catch (error) {
			// Without a network the other language may not load.
			console.info("the language could not be loaded:", error);
			menu.value = document.documentElement.lang;
			void this.#tell(this.#strings.noLanguage);
		}
	}

	/**
	 * @param {import("../../strings/language.js").Language} language
	 * @param {import("../../strings/en.js").Strings} strings
	 */
	#speak(language, strings) {
		this.#strings = strings;
		document.documentElement.lang = language;
		this.#puzzle.lang = language;
		document.title = strings.title;
		find(document, "language", HTMLSelectElement).value = language;
		translate(document, strings);
		fillSizes(strings, this.#puzzle.sides);
		this.#showSize();
	}

	#showSize() {
		const { size } = this.#puzzle;
		if (size !== undefined) showSize(size);
	}
}

/**
 * @param {string} text
 * @returns {Promise<boolean>} Whether copying is allowed.
 */
async function copy(text) {
	try {
		await navigator.clipboard.writeText(text);
		return true;
	} catch {
		return false;
	}
}

/** @param {string} hash */
function setHash(hash) {
	try {
		history.replaceState(null, "", hash);
	} catch {
		// Browsers limit these changes per second. The next one will do.
	}
}

function clearHash() {
	setHash(location.pathname + location.search);
}
