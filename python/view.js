/**
 * The views of a widget. All show one game, that of the model: who plays in one of them
 * changes the model, and the others follow it.
 *
 * Traits: `board` and `goal` are what to play, `record` is the game since then, empty
 * until a view has begun one; `tiles`, `stm`, `mtm`, `solved` follow it. Messages to
 * Python: `{ type: "event", name, detail }`; from Python: `{ type: "undo" }`.
 */

/** After these the game is another. */
const STEPS = ["new-board", "move", "reset", "solved"];

/** What Python hears besides. */
const NEWS = ["hint", "error"];

/**
 * @typedef {object} Model What anywidget gives, as far as it is used here.
 * @property {(name: string) => any} get
 * @property {(name: string, value: unknown) => void} set
 * @property {() => void} save_changes
 * @property {(message: unknown) => void} send
 * @property {(name: string, hear: (value: any) => void) => void} on
 * @property {(name: string, hear: (value: any) => void) => void} off
 */

/** The puzzles that show a model, the first one first. @type {WeakMap<Model, Set<any>>} */
const shown = new WeakMap();

/** Once for each view. @param {{ model: Model, el: HTMLElement }} context */
export function render({ model, el }) {
	const puzzle = /** @type {any} */ (document.createElement("sliding-puzzle"));
	const puzzles = shown.get(model) ?? new Set();
	shown.set(model, puzzles.add(puzzle));
	// The keys of JupyterLab would insert, change and delete cells while one plays.
	puzzle.dataset.lmSuppressShortcuts = "true";
	puzzle.setAttribute("board", model.get("board"));
	puzzle.setAttribute("goal", model.get("goal"));
	/** A game, to be compared. @param {string} record */
	const named = (record) =>
		[model.get("board"), model.get("goal"), record].join("\n");
	/** What this view shows. */
	let own = named("");
	/** How many games of other views are being opened here: they are no steps of this one. */
	let opening = 0;

	/** @param {Promise<unknown>} opened */
	const open = async (opened) => {
		opening += 1;
		try {
			await opened;
		} finally {
			opening -= 1;
		}
	};
	const show = () => {
		// A message with several changes is heard several times.
		const record = model.get("record");
		if (named(record) === own) return;
		own = named(record);
		const opened =
			record === ""
				? puzzle.open(model.get("board"), {
						goal: model.get("goal"),
						discard: true,
					})
				: puzzle.importState({ record });
		void open(opened);
	};
	const report = () => {
		const { value, moves, status } = puzzle;
		const { record } = puzzle.exportState();
		const rows = value.split("/");
		// Before the model: this view hears of its own change, too.
		own = named(record);
		model.set("record", record);
		model.set(
			"tiles",
			rows.map((/** @type {string} */ row) => row.split(" ").map(Number)),
		);
		model.set("stm", moves.stm);
		model.set("mtm", moves.mtm);
		model.set("solved", status === "solved");
		model.save_changes();
	};
	for (const name of [...STEPS, ...NEWS]) {
		puzzle.addEventListener(name, (/** @type {CustomEvent} */ { detail }) => {
			if (opening > 0) return;
			// A game of another view is told of after it was opened.
			if (name === "new-board" && named(puzzle.exportState().record) === own)
				return;
			if (STEPS.includes(name)) report();
			model.send({ type: "event", name, detail });
		});
	}
	const hear = (/** @type {any} */ { type }) => {
		const [first] = puzzles;
		if (type === "undo" && puzzle === first) puzzle.undo();
	};
	const changes = "change:board change:goal change:record";
	model.on(changes, show);
	model.on("msg:custom", hear);
	el.append(puzzle);
	show();
	return () => {
		puzzles.delete(puzzle);
		model.off(changes, show);
		model.off("msg:custom", hear);
	};
}
