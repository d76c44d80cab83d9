/**
 * What the play page needs only after its first board, loaded when nobody waits for
 * it: notices, the menu and what it opens. Only what is big and rarely wanted is loaded
 * by itself: what shares, what cuts a picture, and what sets up a board.
 */

import { ownText } from "../../core/later/replay-link.ts";
import { once } from "../../core/once.ts";
import { read } from "../../core/read.ts";
import { find } from "../../element/dom.ts";
import { internals, pressButton } from "../../element/internals.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { loadPuzzleTexts } from "../../messages/compiled/puzzle.ts";
import type { Texts } from "../../messages/compiled/puzzle-en.ts";
import type { Store } from "../../storage/local.ts";
import { failureText } from "../parts/failure.ts";
import { wireLanguage } from "../parts/language-choice.ts";
import { focusLater, isLost, late, note, reasonOf } from "../parts/late.ts";
import { askedOf, reviewLink } from "../parts/links.ts";
import { Notices } from "../parts/notices.ts";
import { openSheet } from "../parts/open-sheet.ts";
import type { PageKept } from "../parts/page-store.ts";
import primitives from "../parts/primitives.css?inline";
import { addStyle } from "../parts/sheet.ts";
import { readTimeSetting } from "../parts/time-text.ts";
import { openCoach } from "./coach/coach.tsx";
import { HelpWay } from "./coach/help-way.ts";
import { playDaily } from "./daily.ts";
import { makeDaily } from "./daily-sheet.tsx";
import { deal, SECOND } from "./deal.ts";
import { makeHelp } from "./help-sheet.tsx";
import { InPlay } from "./in-play.tsx";
import { makeKeys } from "./keys-sheet.tsx";
import { KeptMarathon } from "./marathon/kept-marathon.ts";
import { makeMarathon } from "./marathon/marathon.ts";
import { makeMarathonSheet } from "./marathon/marathon-sheet.tsx";
import { makeMenu } from "./menu-sheet.tsx";
import { makeNew } from "./new-sheet.tsx";
import { startOffline, type Versions } from "./offline.ts";
import { loadTexts, type PageContext, type PageTexts } from "./page-context.ts";
import { makePictures, restorePicture } from "./pictures/open-pictures.ts";
import { makeChallenge } from "./race/challenge-sheet.tsx";
import { keptRace, recoverRace } from "./race/kept-race.ts";
import { Race } from "./race/race.ts";
import { makeRaceSheet } from "./race/race-sheet.tsx";
import { SessionColumn } from "./session-column.tsx";
import { makeSettings } from "./settings-sheet.tsx";
import { shareLink } from "./share-link.ts";
import { addSpeaker } from "./speaker.ts";
import { Standing } from "./standing.ts";
import { Welcome } from "./welcome.ts";
import { Win } from "./win/win.tsx";

/** What helped to win a play. */
type Help = { hints: number; solver: boolean };

/** The page, as far as the rest of it needs it. */
type Page = Pick<PageContext, "puzzle" | "settings"> & {
	strings: Texts;
	store: Store<PageKept>;
	/** Whether the board of a first visit is in play. */
	readonly isFirst: boolean;
	mayHint: boolean;
	readonly hinted: string | null;
	/** Does something, and says so if a part of it could not be loaded. */
	with: (act: () => unknown) => Promise<void>;
	greet: () => void;
	switchTo: (language: Language, strings: Texts) => void;
};

/** Resolves with the rest of a page, in its language. */
export async function makeRest(page: Page) {
	const texts = await late(() => loadTexts(page.strings.tag));
	try {
		return new Features(page, texts);
	} catch (error) {
		note("the page is not whole", error);
		throw error;
	}
}

/** They copy what is in them. */
const FIELDS = "dialog, input, textarea, select";

export class Features {
	notices;
	context: PageContext;
	#page;
	#texts;
	#welcome: Welcome | null = null;
	#keptMarathon = new KeptMarathon();
	#standing;
	/** How many notices there were when a game was put aside. */
	#before = 0;
	/** What says its texts again in another language. */
	#speakers: Set<() => void> = new Set();
	/** Whether the board of a first visit has its successor. */
	#goesOn = false;
	/** Changes the language, one choice after the other. */
	#speak;
	/** The words of a win, once there was one. */
	#win: Win | null = null;
	/** What helped to win the play. */
	#help: Help = { hints: 0, solver: false };
	#versions: Versions | null = null;
	#race: Race | null = null;

	constructor(page: Page, texts: PageTexts) {
		this.#page = page;
		this.#texts = texts;
		addStyle(primitives);
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
		document.addEventListener("copy", (event) => this.#copy(event));
		puzzle.addEventListener("suspend", () => {
			this.#before = this.notices.count;
		});
		// What was said of the game before this one is over.
		for (const type of ["move", "new-board"]) {
			puzzle.addEventListener(type, () => this.notices.close());
		}
		this.context = {
			puzzle,
			settings: page.settings,
			strings: () => page.strings,
			texts: () => this.#texts,
			notify: (text, options) => this.notices.notify(text, options),
			attempt: (act) => page.with(act),
			explain: (error) =>
				reasonOf(this.#texts.later.errors, page.strings, error),
			onSpeak: (speak, signal) => {
				this.#speakers.add(speak);
				signal?.addEventListener("abort", () => this.#speakers.delete(speak));
			},
		};
		this.context.onSpeak(() => this.notices.speak());
		// Whoever asks for a hint reads that. Its proof may come long after, and closes
		// nothing that was said meanwhile.
		puzzle.addEventListener("before-hint", () => this.notices.close());
		// One form of a time everywhere, as the setting says.
		page.settings.onChange((name) => {
			if (name === "timer") readTimeSetting();
		});
		addSpeaker(this.context);
		new SessionColumn(this.context);
		new InPlay(this.context, this.#standing, {
			isFirst: () => page.isFirst,
			isMarathon: () => this.#keptMarathon.isOf(puzzle.exportState()?.record),
			play: async (size) => {
				const focus = focusLater(puzzle);
				await this.playDaily(size);
				focus();
			},
		});
		document.addEventListener("visibilitychange", () => {
			// Midnight may have passed. Nothing changes below a sheet.
			const isBusy = document.hidden || document.querySelector("dialog");
			if (!isBusy) page.greet();
		});
		new HelpWay(this.context, this.#standing, (options) =>
			page.with(() => this.openCoach(options)),
		);
		page.mayHint = true;
		if (page.hinted === puzzle.value) pressButton(puzzle, "hint");
		const language = document.documentElement.lang as Language;
		this.#speak = wireLanguage(language, (chosen) => this.#switchTo(chosen));
		void startOffline(this.context).then((versions) => {
			this.#versions = versions;
		});
		const quietly = (what: string, load: () => Promise<unknown>) =>
			void late(load).catch((error) => note(what, error));
		quietly("no win", () => this.#restoreWin());
		// What does not go on stays saved. The next visit tries again.
		quietly("what a kill has lost", () => this.#recoverPage());
		quietly("no marathon", () => this.#goOnWithMarathon());
		quietly("no race", () => this.#goOnWithRace());
	}

	/**
	 * Does something, and says so if it goes wrong by a mistake of ours or because
	 * something is forbidden. Rejects if something did not arrive.
	 */
	async attempt(act: () => unknown) {
		try {
			await act();
		} catch (error) {
			if (isLost(error)) throw error;
			note("it could not be done", error);
			this.notices.notify(failureText(error, this.context.explain(error)));
		}
	}

	/** Takes over the settings and the language that a killed browser lost. */
	async #recoverPage() {
		const { store, settings, strings } = this.#page;
		if (await store.copy()) {
			const { settings: values, language } = store.now;
			settings.reset(values);
			if (language && language !== strings.tag) {
				await this.#speak(language as Language);
			}
		}
		await this.restorePicture();
	}

	async #goOnWithMarathon() {
		await this.#keptMarathon.recover();
		const { isThere, isDamaged } = this.#keptMarathon;
		if (isThere || isDamaged) await this.#marathon();
	}

	async #goOnWithRace() {
		await recoverRace();
		if (keptRace() !== null) await this.#makeRace().restore();
	}

	openMenu() {
		return openSheet("menu", async () => {
			// The page says so if what is chosen cannot be loaded.
			const call = (open: () => unknown) => () => this.#page.with(open);
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
				language: async (language: Language) =>
					(await this.#speak(language)) ?? false,
			};
			return makeMenu(this.context, calls, this.#standing);
		});
	}

	/** Helps step by step. */
	async openCoach(options: Parameters<typeof openCoach>[1]) {
		// A notice would be in its place.
		this.notices.close();
		await openCoach(this.context, options);
	}

	openDaily() {
		return openSheet("daily", () => makeDaily(this.context));
	}

	/**
	 * Puts today's puzzle in play.
	 *
	 * @param size By default the one that counts.
	 */
	async playDaily(size: string = "4x4") {
		try {
			await this.#page.puzzle.ready;
			await playDaily(this.#page.puzzle, size);
		} catch (error) {
			note("the daily puzzle could not be opened", error);
			this.notifyBadLink(this.context.explain(error));
		}
	}

	/** Races against the play of a link whose start is in play already. */
	async follow(hash: string) {
		await this.#makeRace().follow(hash);
	}

	openRace() {
		return openSheet("race", async () =>
			makeRaceSheet(this.context, this.#makeRace()),
		);
	}

	/** Shares the play that was won, or races against it. */
	openChallenge() {
		return openSheet("challenge", async () =>
			makeChallenge(this.context, this.#makeRace()),
		);
	}

	#makeRace() {
		this.#race ??= new Race(this.context);
		return this.#race;
	}

	/** @param isKey Whether its key asks. Then the next game comes at once. */
	async wantNew(isKey: boolean) {
		await (isKey ? this.next() : this.openNew());
	}

	/** The next game of this size. */
	async next() {
		const { puzzle } = this.#page;
		const focus = focusLater(puzzle);
		try {
			await puzzle.shuffle();
		} catch (error) {
			note("no new game", error);
			this.notices.notify(() => this.context.explain(error));
		}
		focus();
	}

	openNew() {
		return openSheet("new-game", async () =>
			makeNew(this.context, {
				daily: () => this.#page.with(() => this.openDaily()),
				pictures: () => this.#page.with(() => this.openPictures()),
			}),
		);
	}

	/** @param course What a link asks for. */
	openMarathon(course?: string): Promise<void> {
		return openSheet("marathon", async () =>
			makeMarathonSheet(this.context, await this.#marathon(), course),
		);
	}

	/** Resolves with the marathon of the page, under way or not. */
	#marathon = once(() =>
		makeMarathon(this.context, this.#keptMarathon, () =>
			this.#page.with(() => this.openMarathon()),
		),
	);

	openSettings() {
		return openSheet("settings", async () =>
			makeSettings(this.context, {
				howTo: () => this.#page.with(() => this.openHelp()),
				keys: () => this.#page.with(() => this.openKeys()),
			}),
		);
	}

	openKeys() {
		return openSheet("keys", () => makeKeys(this.context));
	}

	openPictures() {
		return openSheet("pictures", () => makePictures(this.context));
	}

	/** Puts the picture on the tiles that the player has chosen. */
	async restorePicture() {
		if (this.#page.settings.get("picture") === null) return;
		await restorePicture(this.context);
	}

	openHelp() {
		return openSheet("help", () => makeHelp(this.context));
	}

	async openShare() {
		if (this.#win?.isThere) return await this.#win.share();
		await shareLink(this.context);
	}

	openSetup() {
		return openSheet("setup", async () => {
			const { makeSetup } = await import("./setup/setup.ts");
			return await makeSetup(this.context);
		});
	}

	/** Does what nobody waits for, once a board is in play. */
	async prepare() {
		const { puzzle, isFirst } = this.#page;
		try {
			if (isFirst) this.#greetNewcomer();
			await internals(puzzle).prepare();
		} catch (error) {
			// The next request tries again, and reports a failure.
			note("not prepared", error);
		}
	}

	/** Shows how to play, while the board of a first visit is in play. */
	#greetNewcomer() {
		// Another board may be in play by now, or on its way.
		const isThere = this.#page.isFirst && !this.#goesOn;
		if (isThere) this.#welcome = new Welcome(this.context);
	}

	/** Deals what comes after the board of a first visit. */
	async goOn() {
		this.#goesOn = true;
		await deal(this.context, SECOND);
	}

	/** @param help What helped to win the play. */
	prepareWin(help: Help) {
		this.#help = help;
		if (this.#welcome?.isOn) return;
		const { puzzle } = this.#page;
		// A marathon shows its own result, of all its boards.
		if (this.#keptMarathon.isOf(puzzle.exportState()?.record)) return;
		// Another board may be in play by now.
		if (puzzle.status === "solved") this.#makeWin().prepare(help);
	}

	/** What was won at an earlier visit can be looked at and shared as then. */
	async #restoreWin() {
		const { puzzle } = this.#page;
		await puzzle.ready;
		if (puzzle.status !== "solved" || puzzle.moves.mtm === 0) return;
		this.prepareWin({ hints: 0, solver: false });
	}

	#makeWin() {
		this.#win ??= new Win(this.context, {
			next: () => this.next(),
			daily: (size) => this.playDaily(size),
			race: (isHelped) => this.#race?.winOf(isHelped) ?? null,
			step: () => this.#offerReal(),
			share: (result) =>
				this.#page.with(async () => {
					const { shareResult } = await late(() => import("./share-result.ts"));
					await shareResult(this.context, result, () =>
						this.#page.with(() => this.openChallenge()),
					);
				}),
		});
		return this.#win;
	}

	/**
	 * Resolves with what deals the usual board to a newcomer after a 3×3; `null` if that
	 * was won before.
	 */
	async #offerReal() {
		const { puzzle } = this.#page;
		const { size, goal } = puzzle;
		if (size !== "3x3") return null;
		if ((await this.#standing.best({ size: "4x4", goal })) !== "") return null;
		return () => {
			puzzle.focus();
			return deal(this.context, { size: "4x4", goal });
		};
	}

	/** Says what was won, once the board has shown it. */
	async celebrate() {
		// What prepares it may not have arrived.
		if (!this.#win?.isPrepared) this.prepareWin(this.#help);
		await this.#win?.celebrate();
	}

	/** @param isByLink Whether a link was opened instead. */
	notifyAside(isByLink: boolean) {
		if (this.#keptMarathon.takeToldOfAside()) return;
		// What was said meanwhile is news of the new game. The Undo button is there too.
		if (this.notices.count > this.#before) return;
		const { puzzle } = this.#page;
		const name = isByLink ? "linkOpened" : "gameAside";
		this.notices.notify(() => this.#texts[name], {
			action: {
				label: () => this.#texts.undo,
				act: () => {
					puzzle.resume();
					puzzle.focus();
				},
			},
		});
	}

	/** Tells why a link cannot be opened, and that the game is still there. */
	notifyBadLink(reason: string) {
		const { puzzle, strings } = this.#page;
		const { badLink, gameKept } = this.#texts;
		const kept = puzzle.canUndo ? strings.space + gameKept : "";
		this.notices.notify(badLink(reason) + kept);
	}

	/** Tells what went wrong, in the words of the page if it has any. */
	notifyError({ code, of = "", ...values }: { code: string; of?: string }) {
		const text = () =>
			this.#texts.later.unkept[of]?.[code] ??
			this.context.explain({ code, values });
		// A move closes it no more than a tip takes its place.
		this.notices.notify(text, { stays: of !== "" });
	}

	/** Copies the board, unless something is selected or a dialog or a field has it. */
	#copy(event: ClipboardEvent) {
		const { target, clipboardData } = event;
		const isIn = target instanceof Element && target.closest(FIELDS);
		if (isIn || !getSelection()?.isCollapsed) return;
		clipboardData?.setData("text", this.#page.puzzle.value);
		event.preventDefault();
		this.notices.notify(() => this.#texts.boardCopied);
	}

	/** Opens what was pasted, unless a dialog has it. */
	async paste(text: string, target: EventTarget | null) {
		const isIn = target instanceof Element && target.closest("dialog");
		if (isIn || !text.trim()) return;
		const focus = focusLater(this.#page.puzzle);
		const wrong = await this.#openText(text);
		if (wrong === null) focus();
		else {
			const { space } = this.#page.strings;
			this.notices.notify(wrong + space + this.#texts.gameKept);
		}
	}

	/** @returns What is wrong with it, or `null`. */
	async #openText(text: string): Promise<string | null> {
		try {
			if (askedOf("race", text) !== undefined) {
				await this.#makeRace().begin(text, "link");
				return null;
			}
			const own = await ownText(text);
			if (!(await this.#page.puzzle.open(own))) {
				// What no link asks for is no board either: that is the reason.
				await read((reader) => reader.readText(text, "last", ""));
			}
			if (own !== text) this.#offerReview(own);
			return null;
		} catch (error) {
			note("it could not be opened", error);
			return this.context.explain(error);
		}
	}

	/** Offers to review the play of a replay that was opened. */
	#offerReview(record: string) {
		const act = () => {
			location.href = reviewLink(record);
		};
		this.notices.notify(() => this.#page.strings.solved, {
			action: { label: () => this.#texts.win.review, act },
		});
	}

	async #switchTo(language: Language) {
		try {
			const [strings, texts] = await Promise.all([
				late(() => loadPuzzleTexts(language)),
				late(() => loadTexts(language)),
			]);
			this.#texts = texts;
			this.#page.switchTo(language, strings);
		} catch (error) {
			// Without a network the other language may not load.
			note("the language could not be loaded", error);
			this.notices.notify(() => this.#texts.noLanguage);
			return false;
		}
		for (const speak of this.#speakers) speak();
		return true;
	}
}
