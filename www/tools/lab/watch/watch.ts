/**
 * A search, seen step by step: its trees as they grow, what waits, and the line of its
 * source that runs.
 */

import type { LabCore } from "../../../core/later/site-modules.ts";
import type { Texts as LabTexts } from "../../../messages/compiled/lab-en.ts";
import type { Language } from "../../../messages/compiled/languages.ts";
import { loadWatchTexts } from "../../../messages/compiled/watch.ts";
import type { Texts } from "../../../messages/compiled/watch-en.ts";
import { addStyle, make } from "../../../pages/parts/sheet.ts";
import { StepPlayer } from "../../../pages/parts/step-player.ts";
import { searchName } from "../search-names.ts";
import { NodeView } from "./node-view.ts";
import { QueueView } from "./queue-view.ts";
import { canWatch, Recorded } from "./recorded.ts";
import { SourceView } from "./source-view.ts";
import { MOST_NODES } from "./tree-layout.ts";
import { TreeView } from "./tree-view.ts";
import css from "./watch.css?inline";
import { watchFrame } from "./watch-frame.ts";
import { wordsOf } from "./watch-words.ts";

/** Fills a place with a search to be watched. */
export async function openWatch({
	place,
	lab,
	texts,
	language,
	board,
	goal,
	search,
	only = [],
}: {
	place: HTMLElement;
	lab: LabCore;
	texts: LabTexts;
	language: Language;
	/** In text form, and solvable. */
	board: string;
	goal: string;
	/** Chosen at first, if it can be watched. */
	search: string;
	/** If no other searches are to be chosen. */
	only?: readonly string[];
}) {
	addStyle(css);
	const words = await loadWatchTexts(language);
	const view = new Watch(place, lab, texts, words, only);
	view.open(board, goal, search);
	return {
		/** Shows another board, by the same search unless one is named. */
		render: (board: string, goal: string, search?: string) =>
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
	#player = new StepPlayer({
		last: 0,
		wait: () => 1_000,
		show: () => this.#render(),
	});
	#record: Recorded | null = null;
	#frame: ReturnType<typeof watchFrame> | null = null;
	#trees: TreeView | null = null;
	#sides: { queue: QueueView; node: NodeView; source: SourceView } | null =
		null;
	#task = { board: "", goal: "", search: "" };
	#picked: number | null = null;
	#scheme = matchMedia("(prefers-color-scheme: dark)");
	#repaint = () => this.#trees?.repaint();
	#onKey = (event: KeyboardEvent) => this.#key(event);

	constructor(
		place: HTMLElement,
		core: LabCore,
		texts: LabTexts,
		words: Texts,
		only: readonly string[],
	) {
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
		this.#player.stop();
		this.#trees?.close();
		this.#record?.free();
		this.#lab.free();
		this.#place.removeEventListener("keydown", this.#onKey);
		this.#scheme.removeEventListener("change", this.#repaint);
		this.#place.replaceChildren();
	}

	open(board: string, goal: string, search: string) {
		this.#player.stop();
		const { size, tiles } = this.#core.readTiles(board);
		const found = this.#core.solvability(size, tiles as any, goal);
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
		this.#run();
	}

	#build(names: string[], search: string) {
		const words = this.#words;
		const pick = (id: number | null) => this.#pick(id);
		const frame = watchFrame(
			words,
			{
				searches: names.map((name) => [name, searchName(this.#texts, name)]),
				search,
				speed: this.#player.factor,
			},
			{
				onSearch: (search) => {
					this.#task = { ...this.#task, search };
					this.#run();
				},
				onSpeed: (speed) => {
					this.#player.factor = speed;
				},
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

	#run() {
		const task = this.#task;
		this.#sides?.source.open(task.search);
		this.#record?.free();
		this.#record = new Recorded(this.#core, this.#lab, task);
		this.#picked = null;
		this.#frame?.renderMarks(this.#record.whole.isDeepening);
		this.#player.last = this.#record.whole.kinds.length - 1;
		this.#player.go(0);
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
		const { at: step, last, isRunning } = this.#player;
		const words = this.#words;
		const state = search.at(step);
		if (!state.nodes.has(this.#picked ?? -1)) this.#picked = null;
		const trees = this.#trees as TreeView;
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
		frame.renderPlaying(isRunning);
		sides.queue.render(search, state);
		sides.node.render(search, state, this.#picked);
		sides.source.render(state.kind);
	}

	#pick(id: number | null) {
		this.#picked = id;
		this.#render();
	}

	#goTo(step: number) {
		this.#picked = null;
		this.#player.go(step);
	}

	#act(act: string) {
		const player = this.#player;
		const at = this.#record;
		if (at === null) return;
		if (act === "play") {
			this.#picked = null;
			return player.toggle();
		}
		const steps = {
			toStart: 0,
			boardBack: at.boardStep(player.at, -1),
			back: player.at - 1,
			on: player.at + 1,
			boardOn: at.boardStep(player.at, 1),
			toEnd: player.last,
		} as Record<string, number>;
		this.#goTo(steps[act]);
	}

	#key(event: KeyboardEvent) {
		const { target, key, shiftKey } = event;
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const element = target as Element;
		// They have keys of their own.
		if (element.matches("select, input, pre")) return;
		const acts = {
			ArrowLeft: shiftKey ? "boardBack" : "back",
			ArrowRight: shiftKey ? "boardOn" : "on",
			Home: "toStart",
			End: "toEnd",
			" ": "play",
		} as Record<string, string>;
		const act = acts[key];
		if (act === undefined) return;
		if (key === " " && element.matches("button")) return;
		event.preventDefault();
		this.#act(act);
	}
}
