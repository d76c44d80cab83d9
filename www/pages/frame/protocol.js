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

/** The commands of the element that the page may give. */
const COMMANDS = new Set([
	..."new load move undo redo restart".split(" "),
	..."hint solve thinkLonger play stop".split(" "),
]);

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
		if (message.do === "state") return stateOf(this.#puzzle);
		if (!COMMANDS.has(message.do)) {
			const known = [...COMMANDS, "state"].join(", ");
			throw wrong("command", `there is no such command; there are ${known}`);
		}
		return this.#puzzle.command(message.do, message);
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

/** @param {Puzzle} puzzle */
function stateOf(puzzle) {
	const { status, code, size, goal, cells, moves, elapsed } = puzzle;
	const { bounds, canUndo, canRedo } = puzzle;
	const game = { status, code, size, goal, cells, moves, elapsed };
	return { ...game, bounds, canUndo, canRedo };
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
