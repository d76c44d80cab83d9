/**
 * The messages between an iframe and its parent page.
 *
 * Every message carries `source: "sliding-puzzle"`, `version: 1` and the `id` from the
 * iframe's address.
 *
 * | from the iframe                   | meaning                                |
 * |-----------------------------------|----------------------------------------|
 * | `type`, `detail`                  | an event of the element                |
 * | `type: "resize"`, `detail.height` | its preferred height, in CSS pixels    |
 * | `answer`, `result` or `error`     | the answer to a request; `error` has `code` and `message` |
 *
 * | from the parent page              | meaning                                |
 * |-----------------------------------|----------------------------------------|
 * | `request`, `do`, …                | a number of the page's choice, a command, and its arguments |
 *
 * Knows neither window nor iframe: it gets a function to post, and the messages.
 */

import type { SlidingPuzzleElement as Puzzle } from "../../element/element.ts";
import { runNamed } from "./run-named.ts";

type Message = Record<string, any>;

const SOURCE = "sliding-puzzle";
const VERSION = 1;

/** The events that the page receives: all but those that can be stopped. */
const TOLD = [
	..."ready new-board move distance hint progress solved".split(" "),
	..."finished reset suspend error".split(" "),
];

/** The commands that the page may send. */
const COMMANDS = new Set([
	..."shuffle open move undo redo reset".split(" "),
	..."hint solve thinkLonger play stop".split(" "),
]);

/** The values that may come with them. */
const VALUES = "size goal seed difficulty board to budget".split(" ");

export class Messages {
	#parts;

	constructor(parts: {
		/** May not be defined yet, but must be when the first command arrives. */
		puzzle: Puzzle;
		id: string;
		/** Posts to the parent page. */
		post: (message: Message) => void;
	}) {
		this.#parts = parts;
		const { puzzle } = parts;
		for (const type of TOLD) {
			puzzle.addEventListener(type, (event) =>
				this.post(type, (event as CustomEvent).detail),
			);
		}
	}

	post(type: string, detail: object) {
		this.#say({ type, detail });
	}

	/** Runs the command of a message, and answers. Ignores messages for others. */
	async hear(message: any) {
		if (message?.source !== SOURCE || message.id !== this.#parts.id) return;
		// The page may send an iframe's own answer back. It contains no command.
		if (!("do" in message)) return;
		const answer = message.request ?? null;
		try {
			this.#say({ answer, result: (await this.#do(message)) ?? null });
		} catch (error) {
			this.#say({ answer, error: told(error) });
		}
	}

	#do(message: Message) {
		if (message.version !== VERSION) {
			throw wrong("version", `this frame speaks version ${VERSION}`);
		}
		if (message.do === "state") return stateOf(this.#parts.puzzle);
		if (!COMMANDS.has(message.do)) {
			const known = [...COMMANDS, "state"].join(", ");
			throw wrong("command", `unknown command; the commands are ${known}`);
		}
		for (const name of VALUES) {
			if (!isText(message[name]))
				throw wrong("command", `\`${name}\` has no text`);
		}
		return runNamed(this.#parts.puzzle, message.do, message);
	}

	#say(message: Message) {
		this.#parts.post({
			source: SOURCE,
			version: VERSION,
			id: this.#parts.id,
			...message,
		});
	}
}

/**
 * Returns whether a message comes from the parent page.
 *
 * @param origin The one that the iframe's address names.
 */
export function isFromPage(
	event: { source: unknown; origin: string },
	parent: unknown,
	origin: string,
) {
	return event.source === parent && event.origin === origin;
}

function stateOf(puzzle: Puzzle) {
	const { status, value, size, goal, cells, moves, elapsed } = puzzle;
	const { bounds, canUndo, canRedo } = puzzle;
	const game = { status, value, size, goal, cells, moves, elapsed };
	return { ...game, bounds, canUndo, canRedo };
}

/** Returns whether a value has a text that means anything: an object has none. */
function isText(value: unknown) {
	try {
		return !String(value).includes("[object ");
	} catch {
		return false;
	}
}

function wrong(code: string, message: string) {
	return Object.assign(new Error(message), { code });
}

/** Returns an error in a form that a message can carry. */
function told(error: unknown) {
	const { code, name, message } = (error ?? {}) as any;
	if (name === "AbortError") return { code: "aborted", message };
	const isCode = typeof code === "string";
	return { code: isCode ? code : "unexpected", message: String(message) };
}
