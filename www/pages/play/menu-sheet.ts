/**
 * The menu of the game: what a player wants most, then this game, then other ways to
 * play, and last what is for teachers and sites.
 */

import { find } from "../../element/dom.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { addStyle, icon, make, Sheet } from "../parts/sheet.ts";
import type { Parts } from "./features.ts";
import { ICONS } from "./icons.ts";
import { languageMenu } from "./language-menu.ts";
import css from "./menu-sheet.css?inline";
import type { Standing } from "./standing.ts";

/** What opens from the menu. */
export type Calls = {
	/** Reloads the page in the new version, if there is one. */
	update: (() => unknown) | null;
	daily: () => unknown;
	newGame: () => unknown;
	settings: () => unknown;
	share: () => unknown;
	pictures: () => unknown;
	marathon: () => unknown;
	race: () => unknown;
	setUp: () => unknown;
	/** Resolves with whether it could be loaded. */
	language: (language: Language) => Promise<boolean>;
};

export function openMenu(parts: Parts, calls: Calls, standing: Standing) {
	addStyle(css);
	const { puzzle, settings, strings, texts } = parts;
	// Then nothing is compared or timed.
	const { isCalm } = settings;
	const { menu: words } = texts();
	const sheet = new Sheet({
		id: "menu",
		title: words.title,
		close: strings().close,
	});
	const entry = <Name extends "a" | "button">(
		name: Name,
		id: keyof typeof ICONS,
		attributes: Record<string, string>,
	) => {
		const made = make(name, {
			id: `menu-${id}`,
			class: "menu-item in-line",
			...attributes,
		});
		made.append(icon(ICONS[id]), make("span", {}, words[id]));
		made.addEventListener("click", () => sheet.close());
		return made;
	};
	const item: (
		id: keyof typeof ICONS,
		act: () => unknown,
		isThere?: boolean,
	) => HTMLButtonElement = (id, act, isThere = true) => {
		const button = entry("button", id, { type: "button" });
		button.disabled = !isThere;
		button.addEventListener("click", () => void act());
		return button;
	};
	/** Leaves the page. */
	const link = (id: "records" | "learn" | "trainer") =>
		entry("a", id, { href: `${id}.html` });
	/** Says at its end how it stands, as soon as that is known. */
	const say = (made: HTMLElement, said: Promise<string>) => {
		const note = make("small", { class: "menu-note" });
		made.append(note);
		said.then(
			(text) => {
				note.textContent = text;
			},
			(error) => console.info("how it stands is not known:", error),
		);
		return made;
	};
	const isOpen = puzzle.status !== "solved";
	const press = (name: "solve" | "redo" | "restart") => () => {
		puzzle.focus();
		puzzle.pressButton(name);
	};
	const size = Promise.resolve(puzzle.size.replace("x", " × "));
	const today = item("daily", calls.daily);
	const sayToday = async () => {
		const { number, isDone } = await standing.today();
		const { name, open, done } = texts().daily;
		if (isCalm) return number === null ? "" : name(number);
		today.classList.toggle("waits", !isDone);
		if (number === null) return "";
		return isDone ? done(name(number)) : open(name(number));
	};
	sheet.body.append(
		section("big", "", [
			...(calls.update ? [item("update", calls.update)] : []),
			say(today, sayToday()),
			say(item("newGame", calls.newGame), size),
			say(
				link("records"),
				isCalm
					? Promise.resolve("")
					: standing.best().then((best) => best && words.best(best)),
			),
			say(
				link("learn"),
				standing.lessons().then((done) => (done ? words.lessons(done) : "")),
			),
			item("settings", calls.settings),
		]),
		section("game", words.game, [
			item("restart", press("restart"), puzzle.moves.mtm > 0),
			item("solve", press("solve"), isOpen && puzzle.solver === "on"),
			item("share", calls.share),
			item("pictures", calls.pictures),
			item("redo", press("redo"), puzzle.canRedo),
		]),
		section("ways", words.ways, [
			...(isCalm
				? []
				: [item("marathon", calls.marathon), item("race", calls.race)]),
			link("trainer"),
			item("setUp", calls.setUp),
		]),
		foot(parts, calls.language, sheet),
	);
	sheet.open();
}

/** @param title Empty if it needs none. */
function section(kind: string, title: string, items: HTMLElement[]) {
	const made = make("section", { class: `menu-section menu-${kind}` });
	if (title) made.append(make("h3", {}, title));
	made.append(...items);
	return made;
}

/**
 * For teachers and sites; and the language, where the header has no room for it.
 */
function foot(parts: Parts, language: Calls["language"], sheet: Sheet) {
	const { menu: words } = parts.texts();
	const made = make("footer", { class: "menu-foot row small" });
	made.append(
		make(
			"a",
			{ href: `paper.html${parts.puzzle.link("position")}` },
			words.paper,
		),
		make("a", { href: "lab.html" }, words.lab),
		make("a", { href: "embedding.html" }, words.embedding),
	);
	const isInHeader = find(document, "language", HTMLElement).checkVisibility();
	if (!isInHeader) {
		made.append(languageMenu(parts, language, () => sheet.close()));
	}
	if (words.awaitsReader) {
		made.append(make("p", { class: "soft small" }, words.awaitsReader));
	}
	return made;
}
