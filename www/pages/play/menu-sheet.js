/**
 * The menu: everything that the bar below the board has no room for.
 */

import { addStyle, icon, make, Sheet } from "../parts/sheet.js";
import { ICONS } from "./icons.js";
import { languageMenu } from "./language-menu.js";
import css from "./menu-sheet.css?inline";

/**
 * @typedef {object} Calls What opens from the menu.
 * @property {(() => unknown) | null} update Reloads the page in the new version, if
 *   there is one.
 * @property {() => unknown} coach
 * @property {() => unknown} daily
 * @property {() => unknown} marathon
 * @property {() => unknown} race
 * @property {() => unknown} share
 * @property {() => unknown} setUp
 * @property {() => unknown} pictures
 * @property {() => unknown} settings
 * @property {() => unknown} help
 * @property {(language: import("../../strings/language.js").Language) => Promise<boolean>} language
 *   Resolves with whether it could be loaded.
 */

/**
 * @param {import("./rest.js").Parts} parts
 * @param {Calls} calls
 */
export function openMenu(parts, calls) {
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
	/** @type {(id: keyof typeof ICONS, act: () => unknown, isThere?: boolean) => HTMLElement} */
	const item = (id, act, isThere = true) => {
		const button = entry("button", id, { type: "button" });
		button.disabled = !isThere;
		button.addEventListener("click", () => void act());
		return button;
	};
	/** Leaves the page. @param {"records" | "learn" | "trainer" | "lab"} id */
	const link = (id) => entry("a", id, { href: `${id}.html` });
	const isOpen = puzzle.status !== "solved";
	const press = (/** @type {"solve" | "redo" | "restart"} */ name) => () => {
		puzzle.focus();
		puzzle.pressButton(name);
	};
	const game = section(words.play, [
		item("solve", press("solve"), isOpen && puzzle.solver === "on"),
		item("redo", press("redo"), puzzle.canRedo),
		item("restart", press("restart"), puzzle.moves.mtm > 0),
		item("coach", calls.coach, isOpen && puzzle.hints !== "off"),
	]);
	const more = section(words.more, [
		...(calls.update ? [item("update", calls.update)] : []),
		item("daily", calls.daily),
		item("marathon", calls.marathon),
		item("race", calls.race),
		link("records"),
		link("learn"),
		link("trainer"),
		link("lab"),
		item("pictures", calls.pictures),
		item("setUp", calls.setUp),
		item("share", calls.share),
		item("settings", calls.settings),
		item("help", calls.help),
	]);
	const language = languageMenu(parts, calls.language, () => sheet.close());
	const site = make("a", { href: "embedding.html" }, words.embedding);
	const foot = make("div", { class: "menu-foot" });
	foot.append(language, site);
	sheet.body.append(game, more, foot);
	sheet.open();
}

/**
 * @param {string} title
 * @param {HTMLElement[]} items
 */
function section(title, items) {
	const made = make("section", { class: "menu-section" });
	made.append(make("h3", {}, title), ...items);
	return made;
}
