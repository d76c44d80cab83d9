/**
 * The attributes of the element as properties, and nothing else.
 *
 * A server has no `HTMLElement`. There the class extends an empty one, so that
 * importing it works.
 */

import { choose } from "./attributes.js";

/** @type {typeof HTMLElement} */
const Base = globalThis.HTMLElement ?? /** @type {any} */ (class NoElement {});

export class ReflectedElement extends Base {
	/**
	 * Columns × rows, like `4x3`, 2 to 16 each. Setting it deals a new board.
	 *
	 * @attr
	 * @type {string}
	 */
	get size() {
		return this.getAttribute("size") ?? "4x4";
	}

	set size(value) {
		this.setAttribute("size", value);
	}

	/**
	 * The arrangement to reach: `last`, `first`, `snake`, `spiral`, or a board in
	 * text form. Setting it deals a new board.
	 *
	 * @attr
	 * @type {string}
	 */
	get goal() {
		return this.getAttribute("goal") ?? "last";
	}

	set goal(value) {
		this.setAttribute("goal", value);
	}

	/**
	 * The board to start with instead of a shuffle: position code, text form or
	 * JSON. Setting it opens that board.
	 *
	 * @attr
	 * @type {string}
	 */
	get board() {
		return this.getAttribute("board") ?? "";
	}

	set board(value) {
		this.setAttribute("board", value);
	}

	/**
	 * Any text. The same size, goal and seed always give the same shuffle. Without
	 * one, a seed is drawn.
	 *
	 * @attr
	 * @type {string}
	 */
	get seed() {
		return this.getAttribute("seed") ?? "";
	}

	set seed(value) {
		this.setAttribute("seed", value);
	}

	/**
	 * What the tiles show: `number`, `letter`, `image` or `none`. The default is
	 * numbers, or the picture if there is a `src`.
	 *
	 * @attr
	 * @type {string}
	 */
	get tiles() {
		const usual = this.hasAttribute("src") ? "image" : null;
		return choose("tiles", this.getAttribute("tiles") ?? usual);
	}

	set tiles(value) {
		this.setAttribute("tiles", value);
	}

	/**
	 * The address of the picture on the tiles.
	 *
	 * @attr
	 * @type {string}
	 */
	get src() {
		return this.getAttribute("src") ?? "";
	}

	set src(value) {
		this.setAttribute("src", value);
	}

	/**
	 * The text alternative of the picture, for screen readers.
	 *
	 * @attr
	 * @type {string}
	 */
	get alt() {
		return this.getAttribute("alt") ?? "";
	}

	set alt(value) {
		this.setAttribute("alt", value);
	}

	/**
	 * Whether the pieces of a picture have their numbers: `off` or `on`.
	 *
	 * @attr
	 * @type {string}
	 */
	get labels() {
		return choose("labels", this.getAttribute("labels"));
	}

	set labels(value) {
		this.setAttribute("labels", value);
	}

	/**
	 * Colours: `auto` (the page's `color-scheme`), `light`, `dark` or `contrast`.
	 *
	 * @attr
	 * @type {string}
	 */
	get theme() {
		return choose("theme", this.getAttribute("theme"));
	}

	set theme(value) {
		this.setAttribute("theme", value);
	}

	/**
	 * The colours of the tiles: `kiln`, `reef`, `stone` or `petal`.
	 *
	 * @attr
	 * @type {string}
	 */
	get palette() {
		return choose("palette", this.getAttribute("palette"));
	}

	set palette(value) {
		this.setAttribute("palette", value);
	}

	/**
	 * Which tiles share a colour: none (`home`), or those of each of the `rows`,
	 * `columns`, L-shaped layers (`fringe`), or rows and, in the last two, columns
	 * (`last-rows`).
	 *
	 * @attr
	 * @type {string}
	 */
	get scheme() {
		return choose("scheme", this.getAttribute("scheme"));
	}

	set scheme(value) {
		this.setAttribute("scheme", value);
	}

	/**
	 * Controls beside the board: `full`, `compact` (one row), `bar` (undo, hint and
	 * new; the page adds the rest) or `none`.
	 *
	 * @attr
	 * @type {string}
	 */
	get controls() {
		return choose("controls", this.getAttribute("controls"));
	}

	set controls(value) {
		this.setAttribute("controls", value);
	}

	/**
	 * Hints for the player: `on`, `off`, or how many per game.
	 *
	 * @attr
	 * @type {string}
	 */
	get hints() {
		return this.getAttribute("hints") ?? "on";
	}

	set hints(value) {
		this.setAttribute("hints", value);
	}

	/**
	 * Whether the player may use auto-solve: `on` or `off`.
	 *
	 * @attr
	 * @type {string}
	 */
	get solver() {
		return choose("solver", this.getAttribute("solver"));
	}

	set solver(value) {
		this.setAttribute("solver", value);
	}

	/**
	 * Whether the time is shown: `on`, `off`, or with `tenths` or `hundredths`.
	 *
	 * @attr
	 * @type {string}
	 */
	get timer() {
		return choose("timer", this.getAttribute("timer"));
	}

	set timer(value) {
		this.setAttribute("timer", value);
	}

	/**
	 * How hard new boards are: a number of slides to the goal, proved, or a level:
	 * `easy`, `medium`, `hard`, `expert`, `hardest`. Empty for boards drawn evenly from
	 * all. Boards of more than 16 cells have no levels.
	 *
	 * @attr
	 * @type {string}
	 */
	get difficulty() {
		return this.getAttribute("difficulty") ?? "";
	}

	set difficulty(value) {
		this.setAttribute("difficulty", value);
	}

	/**
	 * Whether it is shown how many slides are left: `on` or `off`. A play with it
	 * counts as one with a hint.
	 *
	 * @attr
	 * @type {string}
	 */
	get distance() {
		return choose("distance", this.getAttribute("distance"));
	}

	set distance(value) {
		this.setAttribute("distance", value);
	}

	/**
	 * Which counts are shown: `both`, `slides` or `moves`.
	 *
	 * @attr
	 * @type {string}
	 */
	get counts() {
		return choose("counts", this.getAttribute("counts"));
	}

	set counts(value) {
		this.setAttribute("counts", value);
	}

	/**
	 * What hints, solutions, bounds and reviews count: `stm`, each slide, or `mtm`, each
	 * move: a line of tiles that slides at once.
	 *
	 * @attr
	 * @type {string}
	 */
	get metric() {
		return choose("metric", this.getAttribute("metric"));
	}

	set metric(value) {
		this.setAttribute("metric", value);
	}

	/**
	 * How many seconds the player may look at a new board, 1 to 3600, before the time
	 * begins; `off` for no limit. The first move begins it too.
	 *
	 * @attr
	 * @type {string}
	 */
	get inspection() {
		return this.getAttribute("inspection") ?? "off";
	}

	set inspection(value) {
		this.setAttribute("inspection", value);
	}

	/**
	 * The keys that play: `all`, `arrows` (none that types a character) or `off`; then
	 * commands with other keys, by their place (`KeyboardEvent.code`), like
	 * `hint: KeyG F1; new: none`.
	 *
	 * @attr
	 * @type {string}
	 */
	get keys() {
		return this.getAttribute("keys") ?? "all";
	}

	set keys(value) {
		this.setAttribute("keys", value);
	}

	/**
	 * When a tap acts: `up`, as the finger leaves the board, or `down`, at once.
	 *
	 * @attr
	 * @type {string}
	 */
	get tap() {
		return choose("tap", this.getAttribute("tap"));
	}

	set tap(value) {
		this.setAttribute("tap", value);
	}

	/**
	 * Whether the mouse slides what it passes over: `off` or `on`. While Control or a
	 * button is held, it does not.
	 *
	 * @attr
	 * @type {string}
	 */
	get hover() {
		return choose("hover", this.getAttribute("hover"));
	}

	set hover(value) {
		this.setAttribute("hover", value);
	}

	/**
	 * Whether a gamepad plays: `off` or `on`.
	 *
	 * @attr
	 * @type {string}
	 */
	get gamepad() {
		return choose("gamepad", this.getAttribute("gamepad"));
	}

	set gamepad(value) {
		this.setAttribute("gamepad", value);
	}

	/**
	 * What an arrow key moves: a `tile`, or the `blank`.
	 *
	 * @attr
	 * @type {string}
	 */
	get arrows() {
		return choose("arrows", this.getAttribute("arrows"));
	}

	set arrows(value) {
		this.setAttribute("arrows", value);
	}

	/**
	 * Whether tiles are animated: `auto` (the player's system), `on` or `off`.
	 *
	 * @attr
	 * @type {string}
	 */
	get motion() {
		return choose("motion", this.getAttribute("motion"));
	}

	set motion(value) {
		this.setAttribute("motion", value);
	}

	/**
	 * How a new board appears: tiles `glide`, or the solved board is mixed up by real
	 * slides (`scramble`), once the solver is loaded.
	 *
	 * @attr
	 * @type {string}
	 */
	get deal() {
		return choose("deal", this.getAttribute("deal"));
	}

	set deal(value) {
		this.setAttribute("deal", value);
	}

	/**
	 * Whether tiles make a sound: `off` or `on`.
	 *
	 * @attr
	 * @type {string}
	 */
	get sound() {
		return choose("sound", this.getAttribute("sound"));
	}

	set sound(value) {
		this.setAttribute("sound", value);
	}

	/**
	 * Whether the player's slides are felt in the hand: `off` or `on`.
	 *
	 * @attr
	 * @type {string}
	 */
	get haptics() {
		return choose("haptics", this.getAttribute("haptics"));
	}

	set haptics(value) {
		this.setAttribute("haptics", value);
	}

	/**
	 * Where the game is saved over a reload: `none`, `local` (one game for the whole
	 * site), or a key of your own.
	 *
	 * @attr
	 * @type {string}
	 */
	get storage() {
		return this.getAttribute("storage") ?? "none";
	}

	set storage(value) {
		this.setAttribute("storage", value);
	}

	/**
	 * When the puzzle loads: `lazy`, when it scrolls into view, or `eager`, at once.
	 *
	 * @attr
	 * @type {string}
	 */
	get loading() {
		return choose("loading", this.getAttribute("loading"));
	}

	set loading(value) {
		this.setAttribute("loading", value);
	}

	/**
	 * View only: the player cannot move tiles.
	 *
	 * @attr readonly
	 * @type {boolean}
	 */
	get readOnly() {
		return this.hasAttribute("readonly");
	}

	set readOnly(value) {
		this.toggleAttribute("readonly", value);
	}

	/**
	 * Like `readonly`, and the element is left out of its form.
	 *
	 * @attr
	 * @type {boolean}
	 */
	get disabled() {
		return this.hasAttribute("disabled");
	}

	set disabled(value) {
		this.toggleAttribute("disabled", value);
	}

	/**
	 * In a form, whether the puzzle must be solved before the form can be sent.
	 *
	 * @attr
	 * @type {boolean}
	 */
	get required() {
		return this.hasAttribute("required");
	}

	set required(value) {
		this.toggleAttribute("required", value);
	}

	/**
	 * The name in a form; the value is the position code.
	 *
	 * @attr
	 * @type {string}
	 */
	get name() {
		return this.getAttribute("name") ?? "";
	}

	set name(value) {
		this.setAttribute("name", value);
	}
}

/**
 * Takes over the properties that a page set on the tag before it was defined. They
 * would hide the accessors of the class, and would never be heard of.
 *
 * @param {HTMLElement} element
 */
export function takeOverProperties(element) {
	for (const name of Object.keys(element)) {
		if (!(name in Object.getPrototypeOf(element))) continue;
		const value = Reflect.get(element, name);
		Reflect.deleteProperty(element, name);
		// What can only be read stays as it is.
		Reflect.set(element, name, value);
	}
}
