/**
 * The attributes of the element as properties, and nothing else.
 *
 * A server has no elements: there the class is one of nothing, so that it can be
 * imported.
 */

import { choose } from "./attributes.js";

/** @type {typeof HTMLElement} */
const Base = globalThis.HTMLElement ?? /** @type {any} */ (class NoElement {});

export class ReflectedElement extends Base {
	/**
	 * Columns × rows, like `4x3`: 2 to 16 each. Setting it deals a new board.
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
	 * What is to be reached: `last`, `first`, `snake`, `spiral`, or a board in text
	 * form. Setting it deals a new board.
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
	 * The board to begin with, in place of a shuffle: position code, text form or
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
	 * Any text: size, goal and seed give one shuffle for ever. Drawn, where there
	 * is none.
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
	 * What is on the tiles: `number`, `letter`, `image`, `none`. Without the
	 * attribute numbers, or the picture where there is a `src`.
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
	 * Address of a picture for the tiles.
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
	 * What the picture shows, for who cannot see it.
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
	 * Colours: `auto` (as the page's `color-scheme`), `light`, `dark`, `contrast`.
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
	 * What is shown beside the board: `full`, `compact` (one row), `none`.
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
	 * Hints for the player: `on`, `off`, or how many there are in a game.
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
	 * Whether the player may have it solved: `on`, `off`.
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
	 * Whether the time is shown: `on`, `off`.
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
	 * What an arrow key moves its way: a `tile`, or the `blank`.
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
	 * Whether tiles glide: `auto` (as the player's system says), `on`, `off`.
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
	 * Whether tiles click: `off`, `on`.
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
	 * Where the game is kept over a reload: `none`, `local` (one game for the
	 * site), or a key of its own.
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
	 * When it begins: `lazy`, when it comes into view, or `eager`.
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
	 * The player can look and not move.
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
	 * As `readonly`, and it is no part of its form.
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
	 * Its name in a form; the value is the position code.
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
