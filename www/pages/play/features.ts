/**
 * What the play page needs only after its first board, loaded when nobody waits for
 * it: notices, the menu and what it opens. Each sheet is a file of its own, loaded
 * when it is wanted.
 */

import { find } from "../../element/dom.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { loadLaterTexts } from "../../messages/compiled/later.ts";
import { loadPageTexts } from "../../messages/compiled/page.ts";
import { loadPuzzleTexts } from "../../messages/compiled/puzzle.ts";
import type { Texts } from "../../messages/compiled/puzzle-en.ts";
import { explain } from "../../messages/language.ts";
import { wireLanguage } from "../parts/language-choice.ts";
import { askedOf } from "../parts/links.ts";
import { Notices, type Options } from "../parts/notices.ts";
import type { PlayerSettings } from "../parts/player-settings.ts";
import { readTimeSetting } from "../parts/time-text.ts";
import { HelpWay } from "./coach/help-way.ts";
import { deal, SECOND } from "./deal.ts";
import type { FirstRun } from "./first-run.ts";
import { InPlay } from "./in-play.ts";
import { KeptMarathon } from "./marathon/kept-marathon.ts";
import type { Calls } from "./menu-sheet.ts";
import { startOffline, type Versions } from "./offline.ts";
import { openLink } from "./open-link.ts";
import type { Page } from "./play-page.ts";
import { keptRace } from "./race/kept-race.ts";
import type { Race } from "./race/race.ts";
import type { SessionColumn } from "./session-column.ts";
import { Standing } from "./standing.ts";
import type { Win } from "./win/win.ts";

/** What a feature of the page gets. */
export type Parts = {
	puzzle: SlidingPuzzleElement;
	strings: () => Texts;
	texts: () => import("../../messages/compiled/page-en.ts").Texts;
	/** Shows a notice. */
	notify: (text: string, options?: Options) => () => void;
	settings: PlayerSettings;
};

/** Resolves with the rest of a page, in its language. */
export async function makeRest(page: Page) {
	return new Features(page, await loadPageTexts(page.strings.tag));
}

export class Features {
	notices;
	parts: Parts;
	#page;
	#texts;
	#firstRun: FirstRun | null = null;
	#marathon = new KeptMarathon();
	#standing;
	/** Whether the last input was a key without Shift. */
	#isKey = false;
	#session: Promise<SessionColumn>;
	#inPlay;
	/** Whether the board of a first visit has its successor. */
	#goesOn = false;
	/** Changes the language, one choice after the other. */
	#speak;
	#helpWay;
	/** The words of a win, once there was one. */
	#win: Promise<Win> | null = null;
	#versions: Versions | null = null;
	#race: Promise<Race> | null = null;
	#raceThere: Race | null = null;

	constructor(
		page: Page,
		texts: import("../../messages/compiled/page-en.ts").Texts,
	) {
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
		for (const type of ["keydown", "click"] as const) {
			const hear = (event: KeyboardEvent | MouseEvent) => {
				this.#isKey = type === "keydown" && !event.shiftKey;
			};
			addEventListener(type, hear, true);
		}
		// One form of a time everywhere, as the setting says.
		page.settings.onChange((name) => {
			if (name === "timer") readTimeSetting();
		});
		this.#session = import("./session-column.ts").then(
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
		const language = document.documentElement.lang as Language;
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

	openLink(hash: string) {
		return openLink(this.#page, hash);
	}

	async openMenu() {
		const { openMenu } = await import("./menu-sheet.ts");
		// Each is loaded when it is chosen, and the page says so if it cannot be.
		const call = (open: () => unknown) => () => this.#page.with(open);
		const calls: Calls = {
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

	/** Helps step by step. */
	async openCoach(
		options: Parameters<typeof import("./coach/coach.ts").openCoach>[1],
	) {
		const { openCoach } = await import("./coach/coach.ts");
		// A notice would be in its place.
		this.notices.close();
		await this.#orSay(openCoach(this.parts, options));
	}

	/** Waits for what needs WebAssembly. Where that is forbidden, says so. */
	async #orSay(opened: Promise<unknown>) {
		try {
			await opened;
		} catch (error) {
			const { failureText } = await import("../parts/failure.ts");
			console.info("could not be opened:", error);
			this.notices.notify(failureText(error, this.#page.strings.notLoaded));
		}
	}

	async openDaily() {
		const { openDaily } = await import("./daily-sheet.ts");
		await openDaily(this.parts);
	}

	/**
	 * Puts today's puzzle in play.
	 *
	 * @param size By default the one that counts.
	 */
	async playDaily(size: string = "4x4") {
		const { playDaily } = await import("./daily.ts");
		try {
			await this.#page.puzzle.ready;
			await playDaily(this.#page.puzzle, size);
		} catch (error) {
			this.notifyBadLink(await explain(this.#page.strings, error));
		}
	}

	/** Races against the play of a link whose start is in play already. */
	async follow(hash: string) {
		await this.#withRace((race) => race.follow(hash));
	}

	async openRace() {
		const [{ openRace }, race] = await Promise.all([
			import("./race/race-sheet.ts"),
			this.#withRace((race) => race),
		]);
		openRace(this.parts, race);
	}

	/** Shares the play that was won, or races against it. */
	async openChallenge() {
		const [{ openChallenge }, race] = await Promise.all([
			import("./race/challenge-sheet.ts"),
			this.#withRace((race) => race),
		]);
		await openChallenge(this.parts, race);
	}

	async #withRace<T>(act: (race: Race) => T) {
		this.#race ??= import("./race/race.ts")
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
		const { openNew } = await import("./new-sheet.ts");
		openNew(this.parts, {
			daily: () => this.openDaily(),
			pictures: () => this.openPictures(),
		});
	}

	/** @param course What a link asks for. */
	async openMarathon(course?: string) {
		const opened = Promise.all([
			this.#openMarathon(),
			import("./marathon/marathon-sheet.ts"),
		]).then(([marathon, { openMarathonSheet }]) =>
			openMarathonSheet(this.parts, marathon, course),
		);
		await this.#orSay(opened);
	}

	async #openMarathon() {
		const { openMarathon } = await import("./marathon/marathon.ts");
		return await openMarathon(this.parts, this.#marathon);
	}

	async openSettings() {
		const { openSettings } = await import("./settings-sheet.ts");
		await openSettings(this.parts, {
			howTo: () => this.#page.with(() => this.openHelp()),
			keys: () =>
				this.#page.with(async () => {
					const { openKeys } = await import("./keys-sheet.ts");
					await openKeys(this.parts);
				}),
		});
	}

	async openPictures() {
		const { openPictures } = await import("./pictures/open-pictures.ts");
		await openPictures(this.parts);
	}

	/** Puts the picture on the tiles that the player has chosen. */
	async restorePicture() {
		if (this.#page.settings.get("picture") === null) return;
		const { restorePicture } = await import("./pictures/open-pictures.ts");
		await restorePicture(this.parts);
	}

	async openHelp() {
		const { openHelp } = await import("./help-sheet.ts");
		await openHelp(this.parts);
	}

	async openShare() {
		const win = await this.#win;
		if (win?.isThere) return win.share();
		const { shareLink } = await import("./share-link.ts");
		await shareLink(this.parts);
	}

	async openSetup() {
		const { openSetup } = await import("./setup/setup.ts");
		await openSetup(this.parts);
	}

	/** Shows how to play, while the board of a first visit is in play. */
	async welcome() {
		const { FirstRun } = await import("./first-run.ts");
		// Meanwhile another board may be in play, or on its way.
		const isThere = this.#page.isFirst && !this.#goesOn;
		if (isThere) this.#firstRun = new FirstRun(this.parts);
	}

	/** Deals what comes after the board of a first visit. */
	async goOn() {
		this.#goesOn = true;
		await deal(this.parts, SECOND);
	}

	/** @param help What helped to win the play. */
	async prepareWin(help: { solver: boolean; hints: number }) {
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
		const { Win } = await import("./win/win.ts");
		return new Win(this.parts, {
			next: () => this.next(),
			daily: (size) => this.playDaily(size),
			race: (isHelped) => this.#raceThere?.winOf(isHelped) ?? null,
			step: () => this.#offerReal(),
			share: async (result) => {
				const { shareResult } = await import("./share-result.ts");
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

	/** @param isByLink Whether a link was opened instead. */
	notifyAside(isByLink: boolean) {
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

	/** Tells why a link cannot be opened, and that the game is still there. */
	notifyBadLink(reason: string) {
		const { puzzle } = this.#page;
		const { badLink, gameKept } = this.#texts;
		const text = badLink(reason);
		this.notices.notify(puzzle.canUndo ? `${text} ${gameKept}` : text);
	}

	/** Tells what went wrong, in the words of the page if it has any. */
	async notifyError({
		code,
		message,
		of = "",
	}: {
		code: string;
		message: string;
		of?: string;
	}) {
		const later = await loadLaterTexts(this.#page.strings.tag).catch(
			() => null,
		);
		this.notices.notify(later?.unkept[of]?.[code] ?? message);
	}

	/** Opens what was pasted, unless a dialog has it. */
	async paste(text: string, target: EventTarget | null) {
		const isIn = target instanceof Element && target.closest("dialog");
		if (isIn || !text.trim()) return;
		const wrong = await this.#openText(text);
		if (wrong === null) this.#page.puzzle.focus();
		else this.notices.notify(`${wrong} ${this.#texts.gameKept}`);
	}

	/** @returns What is wrong with it, or `null`. */
	async #openText(text: string): Promise<string | null> {
		try {
			if (askedOf("race", text) !== undefined) {
				await this.#withRace((race) => race.begin(text, "link"));
			} else await this.#page.puzzle.load(text);
			return null;
		} catch (error) {
			return await explain(this.#page.strings, error);
		}
	}

	async #switchTo(language: Language) {
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
