/**
 * The front end of the notebook's widget, by the protocol of anywidget: one module with
 * the element, its wasm and the laboratory inside, because a notebook loads it from a
 * `blob:` address.
 *
 * Traits of the model: `size`, `board`, `goal`, `seed` set the puzzle; `tiles`, `stm`,
 * `mtm`, `solved` follow it. Messages to Python: `{ type: "ready" }`, `{ type: "event", name,
 * detail }`, `{ type: "answer", id, rows }` or `{ type: "answer", id, error, code }`; from
 * Python: `{ type: "ask", id, call, args }` and `{ type: "do", call, args }`.
 */

import "../dist-package/taquin.standalone.js";
import lab from "text:../dist-package/taquin-lab.js";

/** Events that Python hears, beside the traits that follow the board. */
const EVENTS = ["new", "move", "hint", "solved", "error"];

/** Searches run apart from the page: a notebook stays usable meanwhile. */
const WORKER = `onmessage = async ({ data: { lab, id, call, args } }) => {
	try {
		const calls = await import(lab);
		const own = {
			solveAll: (boards, searches, options) =>
				boards.flatMap((board) =>
					searches.map((search) => calls.solve(board, search, options)),
				),
			drawAll: (...args) => calls.drawBoards(...args).map((board) => ({ board })),
		};
		postMessage({ id, rows: [(own[call] ?? calls[call])(...args)].flat() });
	} catch (error) {
		postMessage({ id, error: error.message, code: error.code ?? "failed" });
	}
};`;

/** @param {string} text */
const addressOf = (text) =>
	URL.createObjectURL(new Blob([text], { type: "text/javascript" }));

/**
 * @typedef {object} Model What anywidget gives, as far as it is used here.
 * @property {(name: string) => any} get
 * @property {(name: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(message: unknown) => void} send
 * @property {(name: string, hear: (value: any) => void) => void} on
 * @property {(name: string, hear: (value: any) => void) => void} off
 */

/** Once for each widget, shown or not. @param {{ model: Model }} context */
function initialize({ model }) {
	/** @type {{ lab: string, worker: Worker } | undefined} */
	let made;
	const hear = (/** @type {any} */ message) => {
		if (message.type !== "ask") return;
		made ??= startWorker(model);
		const { id, call, args } = message;
		made.worker.postMessage({ lab: made.lab, id, call, args });
	};
	model.on("msg:custom", hear);
	model.send({ type: "ready" });
	return () => {
		model.off("msg:custom", hear);
		made?.worker.terminate();
	};
}

/** @param {Model} model */
function startWorker(model) {
	const worker = new Worker(addressOf(WORKER), { type: "module" });
	worker.addEventListener("message", ({ data }) =>
		model.send({ type: "answer", ...data }),
	);
	return { worker, lab: addressOf(lab) };
}

/** Once for each view. @param {{ model: Model, el: HTMLElement }} context */
function render({ model, el }) {
	const puzzle = /** @type {any} */ (document.createElement("sliding-puzzle"));
	// The keys of JupyterLab would insert, change and delete cells while one plays.
	puzzle.dataset.lmSuppressShortcuts = "true";
	for (const name of ["size", "goal", "seed", "board"]) {
		if (model.get(name)) puzzle.setAttribute(name, model.get(name));
	}
	const report = () => {
		const { text, moves, status } = puzzle;
		const rows = text.split("/");
		model.set(
			"tiles",
			rows.map((/** @type {string} */ row) => row.split(" ").map(Number)),
		);
		model.set("stm", moves.stm);
		model.set("mtm", moves.mtm);
		model.set("solved", status === "solved");
		model.save_changes();
	};
	for (const name of EVENTS) {
		puzzle.addEventListener(name, (/** @type {CustomEvent} */ { detail }) => {
			if (name !== "hint" && name !== "error") report();
			model.send({ type: "event", name, detail });
		});
	}
	const renew = () => {
		for (const name of ["size", "goal", "seed", "board"]) {
			const value = model.get(name);
			if (value) puzzle.setAttribute(name, value);
			else puzzle.removeAttribute(name);
		}
	};
	const hear = (/** @type {any} */ message) => {
		if (message.type === "do") void puzzle[message.call](...message.args);
	};
	model.on("change:size change:goal change:seed change:board", renew);
	model.on("msg:custom", hear);
	el.append(puzzle);
	void puzzle.ready.then(report);
	return () => {
		model.off("change:size change:goal change:seed change:board", renew);
		model.off("msg:custom", hear);
	};
}

export default { initialize, render };
