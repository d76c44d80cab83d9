/**
 * What the play page needs only after its first board, loaded when nobody waits for
 * it: notices, the menu and what it opens. Each sheet is a file of its own, loaded
 * when it is wanted.
 */

import { find } from "../../element/dom.js";
import { loadLaterTexts } from "../../messages/compiled/later.js";
import { loadPageTexts } from "../../messages/compiled/page.js";
import { loadPuzzleTexts } from "../../messages/compiled/puzzle.js";
import { explain } from "../../messages/language.js";
import { wireLanguage } from "../parts/language-choice.js";
import { Notices } from "../parts/notices.js";
import { readTimeSetting } from "../parts/time-text.js";
import { HelpWay } from "./coach/help-way.js";
import { deal, SECOND } from "./deal.js";
import { InPlay } from "./in-play.js";
import { KeptMarathon } from "./marathon/kept-marathon.js";
import { startOffline } from "./offline.js";
import { openLink } from "./open-link.js";
import { keptRace } from "./race/kept-race.js";
import { Standing } from "./standing.js";

/** @typedef {import("../../messages/language.js").Language} Language */

/**
 * What a feature of the page gets.
 *
 * @typedef {object} Parts
 * @property {import("../../element/element.js").SlidingPuzzleElement} puzzle
 * @property {() => import("../../messages/compiled/puzzle-en.js").Texts} strings
 * @property {() => import("../../messages/compiled/page-en.js").Texts} texts
 * @property {(text: string, options?: import("../parts/notices.js").Options) => () => void} notify
 *   Shows a notice.
 * @property {import("../parts/player-settings.js").PlayerSettings} settings
 */

/**
 * Resolves with the rest of a page, in its language.
 *
 * @param {import("./play-page.js").Page} page
 */
export async function makeRest(page) {
	return new Features(page, await loadPageTexts(page.strings.tag));
}

export class Features {
	#page;
	#texts;
	/** @type {import("./first-run.js").FirstRun | null} */
	#firstRun = null;
	#marathon = new KeptMarathon();
	#standing;
	/** Whether the last input was a key without Shift. */
	#isKey = false;
	/** @type {Promise<import("./session-column.js").SessionColumn>} */
	#session;
	#inPlay;
	/** Whether the board of a first visit has its successor. */
	#goesOn = false;
	/** Changes the language, one choice after the other. */
	#speak;
	#helpWay;
	/** The words of a win, once there was one. @type {Promise<import("./win/win.js").Win> | null} */
	#win = null;
	/** @type {import("./offline.js").Versions | null} */
	#versions = null;
	/** @type {Promise<import("./race/race.js").Race> | null} */
	#race = null;
	/** @type {import("./race/race.js").Race | null} */
	#raceThere = null;

	/**
	 * @param {import("./play-page.js").Page} page
	 * @param {import("../../messages/compiled/page-en.js").Texts} texts
	 */
	constructor(page, texts) {
		this.#page = page;
		this.#texts = texts;
		const { puzzle } = page;
		this.#standing = new Standing(puzzle);
		this.notices = new Notices(find(document, "notices", HTMLElement), {
			closeLabel: () => page.strings.close,
			focusElsewhere: () => puzzle.focus(),
		});
		document.addEventListener(
			"keydown",
			({ key, target, defaultPrevented }) => {
				// A dialog keeps its own keys, as do the words of a win, and the puzzle
				// takes first what it uses.
				const isFree =
					target instanceof Element &&
					!target.closest("dialog, select") &&
					!document.querySelector(".win")?.checkVisibility();
				if (key === "Escape" && isFree && !defaultPrevented)
					this.notices.close();
			},
		);
		// What was said of the game before this one is over.
		puzzle.addEventListener("move", () => this.notices.close());
		/** @type {Parts} */
		this.parts = {
			puzzle,
			settings: page.settings,
			strings: () => page.strings,
			texts: () => this.#texts,
			notify: (text, options) => this.notices.notify(text, options),
		};
		// Whoever asks for a hint reads that. Its proof may come long after, and closes
		// nothing that was said meanwhile.
		puzzle.addEventListener("before-hint", () => this.notices.close());
		for (const type of /** @type {const} */ (["keydown", "click"])) {
			const hear = (/** @type {KeyboardEvent | MouseEvent} */ event) => {
				this.#isKey = type === "keydown" && !event.shiftKey;
			};
			addEventListener(type, hear, true);
		}
		// One form of a time everywhere, as the setting says.
		page.settings.onChange((name) => {
			if (name === "timer") readTimeSetting();
		});
		this.#session = import("./session-column.js").then(
			({ SessionColumn }) => new SessionColumn(this.parts),
		);
		this.#session.catch((error) =>
			console.info("the session could not be loaded:", error),
		);
		this.#inPlay = new InPlay(this.parts, this.#standing, {
			isFirst: () => page.isFirst,
			play: async () => {
				await this.playDaily();
				puzzle.focus();
			},
		});
		document.addEventListener("visibilitychange", () => {
			// Midnight may have passed. Nothing changes below a sheet.
			const isBusy = document.hidden || document.querySelector("dialog");
			if (!isBusy) page.greet();
		});
		this.#helpWay = new HelpWay(this.parts, this.#standing, (options) =>
			page.with(() => this.openCoach(options)),
		);
		const language = /** @type {Language} */ (document.documentElement.lang);
		this.#speak = wireLanguage(language, (chosen) => this.#switchTo(chosen));
		void startOffline(this.parts).then((versions) => {
			this.#versions = versions;
		});
		void this.restorePicture();
		void this.#restoreWin();
		if (this.#marathon.isThere || this.#marathon.isDamaged) {
			this.#openMarathon().catch((error) => {
				// It stays saved. The next request tries again.
				console.info("the marathon could not be loaded:", error);
			});
		}
		if (keptRace() !== null) {
			void this.#withRace((race) => race.restore()).catch((error) =>
				console.info("the race does not go on:", error),
			);
		}
	}

	/** @param {string} hash */
	openLink(hash) {
		return openLink(this.#page, hash);
	}

	async openMenu() {
		const { openMenu } = await import("./menu-sheet.js");
		// Each is loaded when it is chosen, and the page says so if it cannot be.
		const call = (/** @type {() => unknown} */ open) => () =>
			this.#page.with(open);
		/** @type {import("./menu-sheet.js").Calls} */
		const calls = {
			update: this.#versions?.isReady ? () => this.#versions?.update() : null,
			daily: call(() => this.openDaily()),
			newGame: call(() => this.openNew()),
			settings: call(() => this.openSettings()),
			share: call(() => this.openShare()),
			pictures: call(() => this.openPictures()),
			marathon: call(() => this.openMarathon()),
			race: call(() => this.openRace()),
			setUp: call(() => this.openSetup()),
			language: async (language) => (await this.#speak(language)) ?? false,
		};
		openMenu(this.parts, calls, this.#standing);
	}

	/** Helps step by step. @param {Parameters<typeof import("./coach/coach.js").openCoach>[1]} options */
	async openCoach(options) {
		const { openCoach } = await import("./coach/coach.js");
		// A notice would be in its place.
		this.notices.close();
		await this.#orSay(openCoach(this.parts, options));
	}

	/**
	 * Waits for what needs WebAssembly. Where that is forbidden, says so.
	 *
	 * @param {Promise<unknown>} opened
	 */
	async #orSay(opened) {
		try {
			await opened;
		} catch (error) {
			const { failureText } = await import("../parts/failure.js");
			console.info("could not be opened:", error);
			this.notices.notify(failureText(error, this.#page.strings.notLoaded));
		}
	}

	async openDaily() {
		const { openDaily } = await import("./daily-sheet.js");
		await openDaily(this.parts);
	}

	/**
	 * Puts today's puzzle in play.
	 *
	 * @param {string} [size] By default the one that counts.
	 */
	async playDaily(size = "4x4") {
		const { playDaily } = await import("./daily.js");
		try {
			await this.#page.puzzle.ready;
			await playDaily(this.#page.puzzle, size);
		} catch (error) {
			this.notifyBadLink(await explain(this.#page.strings, error));
		}
	}

	/**
	 * Races against the play of a link whose start is in play already.
	 *
	 * @param {string} hash
	 */
	async follow(hash) {
		await this.#withRace((race) => race.follow(hash));
	}

	async openRace() {
		const [{ openRace }, race] = await Promise.all([
			import("./race/race-sheet.js"),
			this.#withRace((race) => race),
		]);
		openRace(this.parts, race);
	}

	/** Shares the play that was won, or races against it. */
	async openChallenge() {
		const [{ openChallenge }, race] = await Promise.all([
			import("./race/challenge-sheet.js"),
			this.#withRace((race) => race),
		]);
		await openChallenge(this.parts, race);
	}

	/**
	 * @template T
	 * @param {(race: import("./race/race.js").Race) => T} act
	 */
	async #withRace(act) {
		this.#race ??= import("./race/race.js")
			.then(({ makeRace }) => makeRace(this.parts))
			.catch((error) => {
				this.#race = null;
				throw error;
			});
		this.#raceThere = await this.#race;
		return act(this.#raceThere);
	}

	/** By its key the next game comes at once. With Shift, or by its button, a choice. */
	async wantNew() {
		await (this.#isKey ? this.next() : this.openNew());
	}

	/** The next game of this size. */
	async next() {
		const { puzzle } = this.#page;
		try {
			await puzzle.new();
		} catch (error) {
			this.notices.notify(await explain(this.#page.strings, error));
		}
		puzzle.focus();
	}

	async openNew() {
		const { openNew } = await import("./new-sheet.js");
		openNew(this.parts, {
			daily: () => this.openDaily(),
			pictures: () => this.openPictures(),
		});
	}

	/** @param {string} [course] What a link asks for. */
	async openMarathon(course) {
		const opened = Promise.all([
			this.#openMarathon(),
			import("./marathon/marathon-sheet.js"),
		]).then(([marathon, { openMarathonSheet }]) =>
			openMarathonSheet(this.parts, marathon, course),
		);
		await this.#orSay(opened);
	}

	async #openMarathon() {
		const { openMarathon } = await import("./marathon/marathon.js");
		return await openMarathon(this.parts, this.#marathon);
	}

	async openSettings() {
		const { openSettings } = await import("./settings-sheet.js");
		openSettings(this.parts, {
			howTo: () => this.#page.with(() => this.openHelp()),
			keys: () =>
				this.#page.with(async () => {
					const { openKeys } = await import("./keys-sheet.js");
					await openKeys(this.parts);
				}),
		});
	}

	async openPictures() {
		const { openPictures } = await import("./pictures/open-pictures.js");
		await openPictures(this.parts);
	}

	/** Puts the picture on the tiles that the player has chosen. */
	async restorePicture() {
		if (this.#page.settings.get("picture") === null) return;
		const { restorePicture } = await import("./pictures/open-pictures.js");
		await restorePicture(this.parts);
	}

	async openHelp() {
		const { openHelp } = await import("./help-sheet.js");
		await openHelp(this.parts);
	}

	async openShare() {
		const win = await this.#win;
		if (win?.isThere) return win.share();
		const { shareLink } = await import("./share-link.js");
		await shareLink(this.parts);
	}

	async openSetup() {
		const { openSetup } = await import("./setup/setup.js");
		await openSetup(this.parts);
	}

	/** Shows how to play, while the board of a first visit is in play. */
	async welcome() {
		const { FirstRun } = await import("./first-run.js");
		// Meanwhile another board may be in play, or on its way.
		const isThere = this.#page.isFirst && !this.#goesOn;
		if (isThere) this.#firstRun = new FirstRun(this.parts);
	}

	/** Deals what comes after the board of a first visit. */
	async goOn() {
		this.#goesOn = true;
		await deal(this.parts, SECOND);
	}

	/** @param {{ solver: boolean, hints: number }} help What helped to win the play. */
	async prepareWin(help) {
		if (this.#firstRun?.isOn) return;
		// A marathon shows its own result, of all its boards.
		if (this.#marathon.isOf(this.#page.puzzle.exportState()?.record)) return;
		this.#win ??= this.#makeWin();
		const win = await this.#win;
		// Meanwhile another board may be in play.
		if (this.#page.puzzle.status === "solved") win.prepare(help);
	}

	/** What was won at an earlier visit can be looked at and shared as then. */
	async #restoreWin() {
		const { puzzle } = this.#page;
		await puzzle.ready;
		if (puzzle.status !== "solved" || puzzle.moves.mtm === 0) return;
		await this.prepareWin({ hints: 0, solver: false });
	}

	async #makeWin() {
		const { Win } = await import("./win/win.js");
		return new Win(this.parts, {
			next: () => this.next(),
			daily: (size) => this.playDaily(size),
			race: (isHelped) => this.#raceThere?.winOf(isHelped) ?? null,
			step: () => this.#offerReal(),
			share: async (result) => {
				const { shareResult } = await import("./share-result.js");
				await shareResult(this.parts, result, () => this.openChallenge());
			},
		});
	}

	/**
	 * Resolves with what a newcomer is offered after a 3×3: the usual board, unless it
	 * was won before.
	 */
	async #offerReal() {
		const { puzzle } = this.#page;
		const { size, goal } = puzzle;
		if (size !== "3x3") return null;
		if ((await this.#standing.best({ size: "4x4", goal })) !== "") return null;
		const act = () => {
			void puzzle.new({ size: "4x4" });
			puzzle.focus();
		};
		return { text: this.#texts.first.real, act };
	}

	/** Says what was won, once the board has shown it. */
	async celebrate() {
		await (await this.#win)?.celebrate();
	}

	/** @param {boolean} isByLink Whether a link was opened instead. */
	notifyAside(isByLink) {
		if (this.#marathon.takeToldOfAside()) return;
		const { puzzle } = this.#page;
		const { gameAside, linkOpened, undo } = this.#texts;
		this.notices.notify(isByLink ? linkOpened : gameAside, {
			action: {
				label: undo,
				act: () => {
					puzzle.takeUp();
					puzzle.focus();
				},
			},
		});
	}

	/**
	 * Tells why a link cannot be opened, and that the game is still there.
	 *
	 * @param {string} reason
	 */
	notifyBadLink(reason) {
		const { puzzle } = this.#page;
		const { badLink, gameKept } = this.#texts;
		const text = badLink(reason);
		this.notices.notify(puzzle.canUndo ? `${text} ${gameKept}` : text);
	}

	/**
	 * Tells what went wrong, in the words of the page if it has any.
	 *
	 * @param {{ code: string, message: string, of?: string }} error
	 */
	async notifyError({ code, message, of = "" }) {
		const later = await loadLaterTexts(this.#page.strings.tag).catch(
			() => null,
		);
		this.notices.notify(later?.unkept[of]?.[code] ?? message);
	}

	/**
	 * Opens what was pasted, unless a dialog has it.
	 *
	 * @param {string} text
	 * @param {EventTarget | null} target
	 */
	async paste(text, target) {
		const isIn = target instanceof Element && target.closest("dialog");
		if (isIn || !text.trim()) return;
		const wrong = await this.#openText(text);
		if (wrong === null) this.#page.puzzle.focus();
		else this.notices.notify(`${wrong} ${this.#texts.gameKept}`);
	}

	/**
	 * @param {string} text
	 * @returns {Promise<string | null>} What is wrong with it, or `null`.
	 */
	async #openText(text) {
		try {
			if (text.includes("#race=")) {
				await this.#withRace((race) => race.begin(text, "link"));
			} else await this.#page.puzzle.load(text);
			return null;
		} catch (error) {
			return await explain(this.#page.strings, error);
		}
	}

	/** @param {Language} language */
	async #switchTo(language) {
		try {
			this.#page.switchTo(language, await loadPuzzleTexts(language));
		} catch (error) {
			// Without a network the other language may not load.
			console.info("the language could not be loaded:", error);
			this.notices.notify(this.#texts.noLanguage);
			return false;
		}
		this.#texts = await loadPageTexts(this.#page.strings.tag);
		void this.#inPlay.render(this.#page.isFirst);
		this.#helpWay.speak();
		void this.#session.then((session) => session.render());
		return true;
	}
}
