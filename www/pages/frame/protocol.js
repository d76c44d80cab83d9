/**
 * What the frame and the page around it say to each other.
 *
 * Every message has `source: "sliding-puzzle"`, `version: 1` and the `id` that
 * the frame's address gave it.
 *
 * | from the frame                 | when                                      |
 * |--------------------------------|-------------------------------------------|
 * | `type`, `detail`               | an event of the element, by its name      |
 * | `type: "resize"`, `detail.height` | the frame would like this height, in CSS pixels |
 * | `answer`, `result` or `error`  | a request is done; `error` has `code` and `message` |
 *
 * | from the page                  |                                           |
 * |--------------------------------|-------------------------------------------|
 * | `request`, `do`, …             | a number of the page's own, one of the commands below, and what it takes |
 *
 * Knows neither window nor frame: it is given a way to post, and what was heard.
 */

/** @typedef {import("../../element/element.js").SlidingPuzzleElement} Puzzle */
/** @typedef {Record<string, any>} Message */

const SOURCE = "sliding-puzzle";
const VERSION = 1;

/** Events of the element that the page is told. */
const TOLD = ["ready", "new", "move", "hint", "progress", "solved", "error"];

/**
 * `do` → what it does. Values come from another page: of the wrong type they
 * are an error, or as good as not given.
 *
 * @type {Record<string, (puzzle: Puzzle, message: Message) => unknown>}
 */
const COMMANDS = {
	new: (puzzle, { size, goal, seed }) =>
		puzzle.new({ ...text({ size }), ...text({ goal }), ...text({ seed }) }),
	load: (puzzle, { board, goal }) =>
		puzzle.load(String(board), text({ goal }).goal),
	move: (puzzle, { to }) => puzzle.move(target(to)),
	undo: (puzzle) => puzzle.undo(),
	redo: (puzzle) => puzzle.redo(),
	restart: (puzzle) => puzzle.restart(),
	hint: (puzzle) => puzzle.hint(),
	solve: (puzzle, { budget }) =>
		puzzle.solve(budget > 0 ? { budget: Number(budget) } : {}),
	thinkLonger: (puzzle) => puzzle.thinkLonger(),
	play: (puzzle) => puzzle.play(),
	stop: (puzzle) => puzzle.stop(),
	state: (puzzle) => {
		const { status, code, size, goal, cells, moves, elapsed } = puzzle;
		const { bounds, canUndo, canRedo } = puzzle;
		const game = { status, code, size, goal, cells, moves, elapsed };
		return { ...game, bounds, canUndo, canRedo };
	},
};

export class Messages {
	#puzzle;
	#id;
	#post;

	/**
	 * @param {object} parts
	 * @param {Puzzle} parts.puzzle It may be no puzzle yet, but must be one when
	 *   the first command is heard.
	 * @param {string} parts.id
	 * @param {(message: Message) => void} parts.post To the page around.
	 */
	constructor({ puzzle, id, post }) {
		this.#puzzle = puzzle;
		this.#id = id;
		this.#post = post;
		for (const type of TOLD) {
			puzzle.addEventListener(type, (event) =>
				this.tell(type, /** @type {CustomEvent} */ (event).detail),
			);
		}
	}

	/**
	 * @param {string} type
	 * @param {object} detail
	 */
	tell(type, detail) {
		this.#say({ type, detail });
	}

	/**
	 * Does what a message asks for, and answers. What is not for this frame is
	 * not answered.
	 *
	 * @param {any} message
	 */
	async hear(message) {
		if (message?.source !== SOURCE || message.id !== this.#id) return;
		// An answer of the page's own frames, sent back to it, asks for nothing.
		if (!("do" in message)) return;
		const answer = message.request ?? null;
		try {
			this.#say({ answer, result: (await this.#do(message)) ?? null });
		} catch (error) {
			this.#say({ answer, error: told(error) });
		}
	}

	/** @param {Message} message */
	#do(message) {
		if (message.version !== VERSION) {
			throw wrong("version", `this frame speaks version ${VERSION}`);
		}
		if (!Object.hasOwn(COMMANDS, message.do)) {
			const known = Object.keys(COMMANDS).join(", ");
			throw wrong("command", `there is no such command; there are ${known}`);
		}
		return COMMANDS[message.do](this.#puzzle, message);
	}

	/** @param {Message} message */
	#say(message) {
		this.#post({ source: SOURCE, version: VERSION, id: this.#id, ...message });
	}
}

/**
 * Whether the page around says it, and not just anybody.
 *
 * @param {{ source: unknown, origin: string }} event
 * @param {unknown} parent
 * @param {string} origin The one that the frame's address names.
 */
export function isFromPage(event, parent, origin) {
	return event.source === parent && event.origin === origin;
}

/**
 * The one value as text, where it is given.
 *
 * @param {Record<string, unknown>} values
 * @returns {Record<string, string>}
 */
function text(values) {
	const given = Object.entries(values).filter(([, value]) => value != null);
	return Object.fromEntries(given.map(([name, value]) => [name, `${value}`]));
}

/**
 * A cell or a direction.
 *
 * @param {unknown} to
 */
function target(to) {
	const isCell = typeof to === "number" && Number.isInteger(to) && to >= 0;
	if (isCell || to === "U" || to === "D" || to === "L" || to === "R") return to;
	throw wrong("command", "`to` is a cell, from 0, or one of U, D, L, R");
}

/**
 * @param {string} code
 * @param {string} message
 */
function wrong(code, message) {
	return Object.assign(new Error(message), { code });
}

/**
 * An error as a message can carry it.
 *
 * @param {unknown} error
 */
function told(error) {
	const { code, name, message } = /** @type {any} */ (error ?? {});
	if (name === "AbortError") return { code: "aborted", message };
	const isCode = typeof code === "string";
	return { code: isCode ? code : "unexpected", message: String(message) };
}
