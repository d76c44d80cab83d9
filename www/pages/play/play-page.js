/**
 * The play page: everything around the puzzle in `index.html`. Uses the puzzle by its
 * attributes, methods and events, as any page can.
 */

import { find, findButton, translate } from "../../element/dom.js";
import { explain, loadLater, loadStrings } from "../../strings/language.js";
import { fillLanguages, fillSizes, showSize, wireSizes } from "./menus.js";
import { Notices } from "./notices.js";

export class Page {
	// Not a puzzle yet: the element is defined when this page is ready.
	#puzzle =
		/** @type {import("../../element/element.js").SlidingPuzzleElement} */ (
			find(document, "puzzle", HTMLElement)
		);
	#store;
	#strings;
	#notices;
	/** @type {Promise<ReturnType<typeof import("./dialogs.js").makeDialogs>> | null} */
	#dialogs = null;
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
		this.#notices = new Notices(
			find(document, "notices", HTMLElement),
			() => this.#strings.close,
		);
		this.#wireButtons();
		this.#wirePuzzle();
		this.#wirePage();
		fillLanguages();
		this.#speak(language, strings);
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
			const isKept = this.#puzzle.canUndo;
			const kept = isKept ? ` ${this.#strings.gameKept}` : "";
			this.#notices.show(this.#strings.badLink(reason) + kept);
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
			this.#notices.drop("aside");
		});
		puzzle.addEventListener("aside", () => {
			this.#notices.show(this.#asideFor ?? this.#strings.gameAside, {
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
			this.#notices.show(later?.unkept[of]?.[code] ?? message);
		});
	}

	/** Makes the tables and loads the dialogs while nobody waits for them. */
	#prepareSolver() {
		const prepare = async () => {
			try {
				this.#dialogs ??= this.loadDialogs();
				await this.#dialogs;
				await this.#puzzle.prepare();
			} catch (error) {
				// The next request tries again, and reports a failure.
				this.#dialogs = null;
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
		on("copy-link", () => this.#offerLinks());
		on("open-board", () =>
			this.#withDialogs((made) => made.askForBoard(puzzle.text)),
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

	#wirePage() {
		document.addEventListener("keydown", (event) => {
			const { target } = event;
			if (event.defaultPrevented || !(target instanceof Element)) return;
			// A field, a menu or a dialog keeps its own keys.
			if (target.closest("select, textarea, input, dialog")) return;
			if (event.key === "?") {
				event.preventDefault();
				void this.#showHelp();
				return;
			}
			const isPress = event.key === "Enter" || event.key === " ";
			if (target === this.#puzzle || (isPress && target.closest("button"))) {
				return;
			}
			this.#puzzle.hearKey(event);
		});
		addEventListener("hashchange", () => void this.openLink());
		addEventListener("paste", (event) => {
			const { target } = event;
			if (target instanceof Element && target.closest("dialog")) return;
			const text = event.clipboardData?.getData("text") ?? "";
			if (text.trim()) void this.#paste(text);
		});
	}

	/** @param {string} text */
	async #paste(text) {
		const wrong = await this.#openText(text);
		if (wrong === null) this.#puzzle.focus();
		else this.#notices.show(`${wrong} ${this.#strings.gameKept}`);
	}

	#showHelp() {
		return this.#withDialogs((made) => made.showHelp(this.#strings));
	}

	/**
	 * Loads the dialogs when the first one is needed.
	 *
	 * @param {(made: Awaited<ReturnType<Page["loadDialogs"]>>) => unknown} show
	 */
	async #withDialogs(show) {
		try {
			this.#dialogs ??= this.loadDialogs();
			await show(await this.#dialogs);
		} catch (error) {
			// Without a network they may not load. The next request tries again.
			console.info("the dialog could not be loaded:", error);
			this.#dialogs = null;
			this.#notices.show(this.#strings.notLoaded);
		}
	}

	async loadDialogs() {
		const { makeDialogs } = await import("./dialogs.js");
		return makeDialogs({
			open: (text) => this.#openText(text),
			onOpened: () => this.#puzzle.focus(),
			copy: (to) => void this.#copyLink(to),
		});
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
		try {
			await navigator.clipboard.writeText(address);
			this.#notices.show(this.#strings.linkCopied, { isBrief: true });
		} catch {
			// If copying is not allowed, the notice shows the link.
			this.#notices.show(`${this.#strings.linkNotCopied} ${address}`);
		}
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
			this.#notices.show(this.#strings.noLanguage);
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
