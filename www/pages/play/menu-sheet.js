/**
 * The menu of the game: what a player wants most, then this game, then other ways to
 * play, and last what is for teachers and sites.
 */

import { find } from "../../element/dom.js";
import { addStyle, icon, make, Sheet } from "../parts/sheet.js";
import { ICONS } from "./icons.js";
import { languageMenu } from "./language-menu.js";
import css from "./menu-sheet.css?inline";

/**
 * @typedef {object} Calls What opens from the menu.
 * @property {(() => unknown) | null} update Reloads the page in the new version, if
 *   there is one.
 * @property {() => unknown} daily
 * @property {() => unknown} newGame
 * @property {() => unknown} settings
 * @property {() => unknown} share
 * @property {() => unknown} pictures
 * @property {() => unknown} marathon
 * @property {() => unknown} race
 * @property {() => unknown} setUp
 * @property {(language: import("../../messages/language.js").Language) => Promise<boolean>} language
 *   Resolves with whether it could be loaded.
 */

/**
 * @param {import("./features.js").Parts} parts
 * @param {Calls} calls
 * @param {import("./standing.js").Standing} standing
 */
export function openMenu(parts, calls, standing) {
	addStyle(css);
	const { puzzle, strings, texts } = parts;
	const { menu: words } = texts();
	const sheet = new Sheet({
		id: "menu",
		title: words.title,
		close: strings().close,
	});
	/**
	 * @template {"a" | "button"} Name
	 * @param {Name} name
	 * @param {keyof typeof ICONS} id
	 * @param {Record<string, string>} attributes
	 */
	const entry = (name, id, attributes) => {
		const made = make(name, {
			id: `menu-${id}`,
			class: "menu-item",
			...attributes,
		});
		made.append(icon(ICONS[id]), make("span", {}, words[id]));
		made.addEventListener("click", () => sheet.close());
		return made;
	};
	/** @type {(id: keyof typeof ICONS, act: () => unknown, isThere?: boolean) => HTMLButtonElement} */
	const item = (id, act, isThere = true) => {
		const button = entry("button", id, { type: "button" });
		button.disabled = !isThere;
		button.addEventListener("click", () => void act());
		return button;
	};
	/** Leaves the page. @param {"records" | "learn" | "trainer"} id */
	const link = (id) => entry("a", id, { href: `${id}.html` });
	/** Says at its end how it stands, as soon as that is known. */
	const say = (
		/** @type {HTMLElement} */ made,
		/** @type {Promise<string>} */ said,
	) => {
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
	const press = (/** @type {"solve" | "redo" | "restart"} */ name) => () => {
		puzzle.focus();
		puzzle.pressButton(name);
	};
	const size = Promise.resolve(puzzle.size.replace("x", " × "));
	const today = item("daily", calls.daily);
	const sayToday = async () => {
		const { number, isDone } = await standing.today();
		const { name, open, done } = texts().daily;
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
				standing.best().then((best) => best && words.best(best)),
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
			item("marathon", calls.marathon),
			item("race", calls.race),
			link("trainer"),
			item("setUp", calls.setUp),
		]),
		foot(parts, calls.language, sheet),
	);
	sheet.open();
}

/**
 * @param {string} kind
 * @param {string} title Empty if it needs none.
 * @param {HTMLElement[]} items
 */
function section(kind, title, items) {
	const made = make("section", { class: `menu-section menu-${kind}` });
	if (title) made.append(make("h3", {}, title));
	made.append(...items);
	return made;
}

/**
 * For teachers and sites; and the language, where the header has no room for it.
 *
 * @param {import("./features.js").Parts} parts
 * @param {Calls["language"]} language
 * @param {Sheet} sheet
 */
function foot(parts, language, sheet) {
	const { menu: words } = parts.texts();
	const made = make("footer", { class: "menu-foot" });
	made.append(
		make("a", { href: "lab.html" }, words.lab),
		make("a", { href: "embedding.html" }, words.embedding),
	);
	const isInHeader = find(document, "language", HTMLElement).checkVisibility();
	if (!isInHeader) {
		made.append(languageMenu(parts, language, () => sheet.close()));
	}
	return made;
}
