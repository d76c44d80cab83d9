/**
 * A search that is watched: which one, of which board, and the step at hand.
 */

import type { LabCore } from "../../../core/later/site-modules.ts";
import { StepPlayer } from "../../../pages/parts/step-player.ts";
import { canWatch, Recorded } from "./recorded.ts";

/** What goes to another step, or plays. */
export type Act =
	| "toStart"
	| "boardBack"
	| "back"
	| "play"
	| "on"
	| "boardOn"
	| "toEnd";

export class WatchState {
	/** Called when anything has changed. */
	onChange = () => {};
	readonly player = new StepPlayer({
		last: 0,
		wait: () => 1_000,
		show: () => this.onChange(),
	});
	/** The searches to choose from, by name. */
	names: string[] = [];
	/** The one that is watched. */
	search = "";
	/** `null` if the board cannot be solved. */
	record: Recorded | null = null;
	/** The board that is shown large, if it is not the one at hand. */
	picked: number | null = null;
	#core;
	#lab;
	#only;
	#task = { board: "", goal: "" };

	/** @param only If no other searches are to be chosen. */
	constructor(core: LabCore, only: readonly string[]) {
		this.#core = core;
		this.#lab = new core.Lab();
		this.#only = only;
	}

	/**
	 * Shows another board.
	 *
	 * @param board In text form.
	 * @param search The one watched, if it can be.
	 */
	open(board: string, goal: string, search: string = this.search) {
		this.#drop();
		const { size, tiles } = this.#core.readTiles(board);
		const all = this.#core
			.searchKinds(size)
			.list.filter(({ name, fits }) => fits && canWatch(name, tiles.length))
			.map(({ name }) => name);
		const few = all.filter((name) => this.#only.includes(name));
		this.names = few.length > 0 ? few : all;
		this.#task = { board, goal };
		this.search = this.names.includes(search) ? search : this.names[0];
		const { solvable } = this.#core.solvability(size, tiles as any, goal);
		if (solvable) this.#run();
		else this.onChange();
	}

	choose(search: string) {
		this.#drop();
		this.search = search;
		this.#run();
	}

	pick(id: number | null) {
		this.picked = id;
		this.onChange();
	}

	goTo(step: number) {
		this.picked = null;
		this.player.go(step);
	}

	act(act: Act) {
		const { player, record } = this;
		if (record === null) return;
		this.picked = null;
		if (act === "play") return player.toggle();
		const steps = {
			toStart: 0,
			boardBack: record.boardStep(player.at, -1),
			back: player.at - 1,
			on: player.at + 1,
			boardOn: record.boardStep(player.at, 1),
			toEnd: player.last,
		};
		player.go(steps[act]);
	}

	close() {
		this.#drop();
		this.#lab.free();
	}

	#run() {
		const { search } = this;
		this.record = new Recorded(this.#core, this.#lab, {
			...this.#task,
			search,
		});
		this.player.last = this.record.whole.kinds.length - 1;
		this.player.go(0);
	}

	#drop() {
		this.player.stop();
		this.record?.free();
		this.record = null;
		this.picked = null;
	}
}
