/**
 * A search, seen step by step: its trees as they grow, what waits, and the line of its
 * source that runs.
 */

import { loadWatchTexts } from "../../../messages/compiled/watch.js";
import { addStyle, make } from "../../parts/sheet.js";
import { searchName } from "../search-names.js";
import { NodeView } from "./node-view.js";
import { QueueView } from "./queue-view.js";
import { canWatch, record } from "./record.js";
import { SourceView } from "./source-view.js";
import { StepPlayer } from "./step-player.js";
import { MOST_NODES } from "./tree-layout.js";
import { TreeView } from "./tree-view.js";
import css from "./watch.css?inline";
import { watchFrame } from "./watch-frame.js";
import { boardStep, isDeepening, stateAt } from "./watch-state.js";
import { wordsOf } from "./watch-words.js";

/**
 * @typedef {import("../../../core/later/site-modules.js").LabCore} LabCore
 * @typedef {import("../../../messages/compiled/lab-en.js").Texts} LabTexts
 * @typedef {import("../../../messages/language.js").Language} Language
 * @typedef {import("./watch-words.js").Texts} Texts
 */

/**
 * Fills a place with a search to be watched.
 *
 * @param {object} parts
 * @param {HTMLElement} parts.place
 * @param {LabCore} parts.lab
 * @param {LabTexts} parts.texts
 * @param {Language} parts.language
 * @param {string} parts.board In text form, and solvable.
 * @param {string} parts.goal
 * @param {string} parts.search Chosen at first, if it can be watched.
 * @param {readonly string[]} [parts.only] If no other searches are to be chosen.
 */
export async function openWatch({
	place,
	lab,
	texts,
	language,
	board,
	goal,
	search,
	only = [],
}) {
	addStyle(css);
	const words = await loadWatchTexts(language);
	const view = new Watch(place, lab, texts, words, only);
	await view.open(board, goal, search);
	return {
		/** Shows another board, by the same search unless one is named. @type {(board: string, goal: string, search?: string) => Promise<void>} */
		render: (board, goal, search) =>
			view.open(board, goal, search ?? view.search),
		focus: () => view.focus(),
		close: () => view.close(),
	};
}

class Watch {
	#place;
	#core;
	#lab;
	#texts;
	#words;
	#only;
	#player = new StepPlayer(() => this.#render());
	/** @type {import("./record.js").Recorded | null} */
	#record = null;
	/** @type {ReturnType<typeof watchFrame> | null} */
	#frame = null;
	/** @type {TreeView | null} */
	#trees = null;
	/** @type {{ queue: QueueView, node: NodeView, source: SourceView } | null} */
	#sides = null;
	#task = { board: "", goal: "", search: "" };
	/** @type {number | null} */
	#picked = null;
	#scheme = matchMedia("(prefers-color-scheme: dark)");
	#repaint = () => this.#trees?.repaint();
	#onKey = (/** @type {KeyboardEvent} */ event) => this.#key(event);

	/**
	 * @param {HTMLElement} place
	 * @param {LabCore} core
	 * @param {LabTexts} texts
	 * @param {Texts} words
	 * @param {readonly string[]} only
	 */
	constructor(place, core, texts, words, only) {
		this.#place = place;
		this.#core = core;
		this.#lab = new core.Lab();
		this.#texts = texts;
		this.#words = words;
		this.#only = only;
		place.addEventListener("keydown", this.#onKey);
		this.#scheme.addEventListener("change", this.#repaint);
	}

	/** The search that is watched. */
	get search() {
		return this.#task.search;
	}

	/** Moves the focus to the button that plays. */
	focus() {
		this.#frame?.play.focus();
	}

	close() {
		this.#player.close();
		this.#trees?.close();
		this.#lab.free();
		this.#place.removeEventListener("keydown", this.#onKey);
		this.#scheme.removeEventListener("change", this.#repaint);
		this.#place.replaceChildren();
	}

	/** @param {string} board @param {string} goal @param {string} search */
	async open(board, goal, search) {
		this.#player.close();
		const { size, tiles } = this.#core.readTiles(board);
		const found = this.#core.solvability(
			size,
			/** @type {any} */ (tiles),
			goal,
		);
		const all = this.#core
			.searchKinds(size)
			.list.filter(({ name, fits }) => fits && canWatch(name, tiles.length))
			.map(({ name }) => name);
		const few = all.filter((name) => this.#only.includes(name));
		const names = few.length > 0 ? few : all;
		const chosen = names.includes(search) ? search : names[0];
		this.#task = { board, goal, search: chosen };
		this.#trees?.close();
		this.#trees = null;
		if (!found.solvable) {
			this.#place.replaceChildren(make("p", {}, this.#words.unsolvable));
			return;
		}
		this.#build(names, chosen);
		await this.#run();
	}

	/** @param {string[]} names @param {string} search */
	#build(names, search) {
		const words = this.#words;
		const pick = (/** @type {number | null} */ id) => this.#pick(id);
		const frame = watchFrame(
			words,
			{
				searches: names.map((name) => [name, searchName(this.#texts, name)]),
				search,
				speed: this.#player.speed,
			},
			{
				onSearch: (search) => {
					this.#task = { ...this.#task, search };
					void this.#run();
				},
				onSpeed: (speed) => this.#player.setSpeed(speed),
				onAct: (act) => this.#act(act),
				onStep: (step) => this.#goTo(step),
				onAim: (at) => {
					this.#trees?.aim(at);
					this.#renderAim();
				},
				onZoom: (way) => this.#trees?.zoom(way),
			},
		);
		this.#frame = frame;
		this.#place.replaceChildren(frame.frame);
		this.#trees = new TreeView(frame.canvas, {
			onPick: pick,
			onAim: () => this.#renderAim(),
		});
		this.#sides = {
			queue: new QueueView(frame.queue, words, pick),
			node: new NodeView(frame.node, words, pick),
			source: new SourceView(frame.source, words.source),
		};
	}

	async #run() {
		const task = this.#task;
		await this.#sides?.source.load(task.search);
		if (task !== this.#task) return;
		this.#record = record(this.#core, this.#lab, task);
		this.#picked = null;
		this.#frame?.renderMarks(isDeepening(task.search));
		this.#player.open(this.#record.events.length - 1, 0);
		performance.mark("watched");
	}

	#renderAim() {
		const aimed = this.#trees?.aimed;
		for (const [at, button] of Object.entries(this.#frame?.aims ?? {})) {
			button.ariaPressed = String(at === aimed);
		}
	}

	#render() {
		const [frame, sides, search] = [this.#frame, this.#sides, this.#record];
		if (frame === null || sides === null || search === null) return;
		const { step, last, isPlaying } = this.#player;
		const words = this.#words;
		const state = stateAt(search, step);
		if (!state.nodes.has(this.#picked ?? -1)) this.#picked = null;
		const trees = /** @type {TreeView} */ (this.#trees);
		trees.picked = this.#picked;
		trees.render(search, state);
		this.#renderAim();
		frame.slider.max = String(last);
		frame.slider.value = String(step);
		frame.count.textContent = words.stepOf(step, last);
		const said = wordsOf(words, search, state);
		frame.slider.ariaValueText = said;
		frame.said.textContent = said;
		frame.counts.textContent = words.counted(state.expanded, state.generated);
		frame.left.textContent = words.left(trees.left, MOST_NODES);
		frame.left.hidden = trees.left === 0;
		frame.canvas.ariaLabel = words.trees(state.nodes.size - trees.left);
		frame.renderPlaying(isPlaying);
		sides.queue.render(search, state);
		sides.node.render(search, state, this.#picked);
		sides.source.render(state.event.type);
	}

	/** @param {number | null} id */
	#pick(id) {
		this.#picked = id;
		this.#render();
	}

	/** @param {number} step */
	#goTo(step) {
		this.#player.close();
		this.#picked = null;
		this.#player.go(step);
	}

	/** @param {string} act */
	#act(act) {
		const player = this.#player;
		const at = this.#record;
		if (at === null) return;
		if (act === "play") {
			this.#picked = null;
			return player.toggle();
		}
		const steps = /** @type {Record<string, number>} */ ({
			toStart: 0,
			boardBack: boardStep(at, player.step, -1),
			back: player.step - 1,
			on: player.step + 1,
			boardOn: boardStep(at, player.step, 1),
			toEnd: player.last,
		});
		this.#goTo(steps[act]);
	}

	/** @param {KeyboardEvent} event */
	#key(event) {
		const { target, key, shiftKey } = event;
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const element = /** @type {Element} */ (target);
		// They have keys of their own.
		if (element.matches("select, input, pre")) return;
		const acts = /** @type {Record<string, string>} */ ({
			ArrowLeft: shiftKey ? "boardBack" : "back",
			ArrowRight: shiftKey ? "boardOn" : "on",
			Home: "toStart",
			End: "toEnd",
			" ": "play",
		});
		const act = acts[key];
		if (act === undefined) return;
		if (key === " " && element.matches("button")) return;
		event.preventDefault();
		this.#act(act);
	}
}
