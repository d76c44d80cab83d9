/**
 * The widget for notebooks: its views show one game, that of the model. Models and puzzles
 * are as far as the views use them; the real ones are those of anywidget and the tag.
 */

import assert from "node:assert/strict";
import { afterEach, test } from "node:test";
import { render } from "../../python/view.js";

/** A puzzle whose record is its value. */
class Puzzle extends EventTarget {
	/** @type {Record<string, string>} */
	dataset = {};
	value = "";
	goal = "";
	moves = { stm: 0, mtm: 0 };
	status = "playing";
	/** How often it was told to open a game. */
	opened = 0;
	undone = 0;

	/** @param {string} name @param {string} value */
	setAttribute(name, value) {
		if (name === "board") this.value = value;
		else this.goal = value;
	}

	exportState() {
		return { record: `record of ${this.value}` };
	}

	/** The tag tells of a game that it continues after the promise. */
	async importState(/** @type {{ record: string }} */ { record }) {
		this.opened += 1;
		this.value = record.slice("record of ".length);
		setImmediate(() => this.fire("new-board"));
	}

	/** @param {string} text @param {{ goal: string }} options */
	async open(text, { goal }) {
		this.opened += 1;
		await null;
		[this.value, this.goal] = [text, goal];
		this.fire("new-board");
	}

	undo() {
		this.undone += 1;
	}

	/** @param {string} text */
	play(text) {
		this.value = text;
		this.fire("move");
	}

	/** @param {string} name */
	fire(name) {
		this.dispatchEvent(new CustomEvent(name, { detail: { name } }));
	}
}

/** As a model of anywidget in one page: all its views hear each change. */
class Model {
	/** @type {Record<string, any>} */
	#traits;
	/** @type {Map<string, Set<(value: any) => void>>} */
	#hearers = new Map();
	/** @type {any[]} */
	sent = [];

	/** @param {string} board */
	constructor(board) {
		this.#traits = { board, goal: "last", record: "" };
	}

	/** @param {string} name */
	get(name) {
		return this.#traits[name];
	}

	/** @param {string} name @param {unknown} value */
	set(name, value) {
		this.hear({ [name]: value });
	}

	/** A message of Python: all its values are there before a change is told. */
	hear(/** @type {Record<string, unknown>} */ values) {
		const names = Object.keys(values);
		const changed = names.filter((name) => this.#traits[name] !== values[name]);
		Object.assign(this.#traits, values);
		for (const name of changed) this.tell(`change:${name}`);
	}

	save_changes() {}

	/** @param {unknown} message */
	send(message) {
		this.sent.push(message);
	}

	/** @param {string} names @param {(value: any) => void} hear */
	on(names, hear) {
		for (const name of names.split(" ")) {
			const hearers = this.#hearers.get(name) ?? new Set();
			this.#hearers.set(name, hearers.add(hear));
		}
	}

	/** @param {string} names @param {(value: any) => void} hear */
	off(names, hear) {
		for (const name of names.split(" ")) this.#hearers.get(name)?.delete(hear);
	}

	/** @param {string} name @param {unknown} [value] */
	tell(name, value) {
		for (const hear of this.#hearers.get(name) ?? []) hear(value);
	}
}

/** @type {any} */
const page = globalThis;

/** Shows a model once more. @param {Model} model */
function show(model) {
	const puzzle = new Puzzle();
	page.document = { createElement: () => puzzle };
	const el = /** @type {any} */ ({ append() {} });
	return { puzzle, remove: render({ model, el }) };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 1));

afterEach(() => {
	delete page.document;
});

test("who plays in one view sees it in the others, and none overwrites it", async () => {
	const model = new Model("1 2/0 3");
	const [one, two] = [show(model).puzzle, show(model).puzzle];
	one.play("1 2/3 0");
	await settled();
	assert.equal(two.value, "1 2/3 0");
	assert.equal(model.get("record"), "record of 1 2/3 0");
	assert.deepEqual(model.get("tiles"), [
		[1, 2],
		[3, 0],
	]);
	two.play("0 2/1 3");
	await settled();
	assert.equal(one.value, "0 2/1 3");
	// Each was told once, and Python heard each move once.
	assert.deepEqual([one.opened, two.opened], [1, 1]);
	assert.deepEqual(
		model.sent.map(({ name }) => name),
		["move", "move"],
	);
});

test("a view that comes later shows the game as it is, and one that is gone nothing", async () => {
	const model = new Model("1 2/0 3");
	const first = show(model);
	first.puzzle.play("1 2/3 0");
	const later = show(model);
	await settled();
	assert.equal(later.puzzle.value, "1 2/3 0");
	first.remove();
	later.puzzle.play("1 0/3 2");
	await settled();
	assert.equal(first.puzzle.value, "1 2/3 0");
});

test("another board of Python's is in play in all views", async () => {
	const model = new Model("1 2/0 3");
	const [one, two] = [show(model).puzzle, show(model).puzzle];
	one.play("1 2/3 0");
	await settled();
	model.hear({ board: "3 1/2 0", goal: "first", record: "" });
	await settled();
	assert.deepEqual([one.value, two.value], ["3 1/2 0", "3 1/2 0"]);
	assert.deepEqual([one.goal, two.goal], ["first", "first"]);
	assert.deepEqual([one.opened, two.opened], [1, 2]);
	// No view has played, so there is no record yet.
	assert.equal(model.get("record"), "");
});

test("Python's undo is done once", () => {
	const model = new Model("1 2/0 3");
	const [one, two] = [show(model), show(model)];
	model.tell("msg:custom", { type: "undo" });
	assert.deepEqual([one.puzzle.undone, two.puzzle.undone], [1, 0]);
	one.remove();
	model.tell("msg:custom", { type: "undo" });
	assert.deepEqual([one.puzzle.undone, two.puzzle.undone], [1, 1]);
});
