/**
 * The state of a watched search at any of its steps: the trees, what waits, and what has
 * just happened. It is replayed from the events, so going back is going forward to an
 * earlier step.
 */

import type { Recorded, WatchEvent } from "./record.ts";

/**
 * - `waits`: in the queue.
 * - `done`: expanded.
 * - `path`: on the path of IDA*.
 * - `left`: IDA* was there and went back.
 * - `cut`: exceeds the bound.
 */
export type Status = "waits" | "done" | "path" | "left" | "cut";

export type TreeNode = {
	id: number;
	/** In the order in which they were made. */
	label: number;
	board: string;
	from: number | null;
	slide: string;
	g: number;
	h: number | null;
	side: 0 | 1;
	status: Status;
};

export type WatchState = {
	step: number;
	event: WatchEvent;
	nodes: Map<number, TreeNode>;
	/** The board that was taken last. */
	taken: number | null;
	/** The board that the step is about. */
	touched: number | null;
	/**
	 * What waits, in order: a queue for each tree. The path of IDA*, the end of it
	 * first.
	 */
	queues: number[][];
	bound: number | null;
	pass: number;
	expanded: number;
	generated: number;
	/** Whether the step is a shorter way to a known board. */
	isShorter: boolean;
	/** The boards of the solution, at the end. */
	solution: Set<number>;
};

export const isDeepening = (search: string) => search.startsWith("idastar");

export function stateAt(record: Recorded, step: number): WatchState {
	const replay = new Replay(record);
	for (let at = 0; at <= step; at += 1) replay.take(record.events[at]);
	const { event, nodes, taken, touched, bound, pass, isShorter } = replay;
	return {
		step,
		event,
		nodes,
		taken,
		touched,
		queues: replay.queues(record.orders[step]),
		bound,
		pass,
		expanded: replay.expanded,
		generated: replay.generated,
		isShorter,
		solution: event.type === "found" ? replay.solution() : new Set(),
	};
}

class Replay {
	#record;
	#isDeepening;
	/** The path of IDA*. */
	#path: number[] = [];
	/** Where each slide of each board leads. */
	#ways: Map<string, number> = new Map();
	nodes: Map<number, TreeNode> = new Map();
	event: WatchEvent = { type: "start" };
	taken: number | null = null;
	touched: number | null = null;
	bound: number | null = null;
	pass = 0;
	expanded = 0;
	generated = 0;
	isShorter = false;

	constructor(record: Recorded) {
		this.#record = record;
		this.#isDeepening = isDeepening(record.search);
		this.#plant();
	}

	/** Begins the trees. */
	#plant() {
		this.nodes.clear();
		this.#ways.clear();
		this.#path = [];
		this.taken = null;
		for (const { node: id, board, h, side } of this.#record.roots) {
			this.#add({ id, board, from: null, slide: "", g: 0, h, side });
		}
	}

	#add(node: Omit<TreeNode, "label" | "status">) {
		const label = this.nodes.size;
		this.nodes.set(node.id, { ...node, label, status: "waits" });
	}

	#set(id: number, status: Status) {
		const node = this.nodes.get(id);
		if (node !== undefined) node.status = status;
	}

	take(event: WatchEvent) {
		this.event = event;
		this.isShorter = false;
		if ("node" in event) this.touched = event.node;
		switch (event.type) {
			case "bound":
				this.bound = event.bound;
				this.pass += 1;
				this.#plant();
				this.touched = null;
				break;
			case "taken":
				this.taken = event.node;
				if (this.#isDeepening) this.#path.push(event.node);
				this.#set(event.node, this.#isDeepening ? "path" : "done");
				break;
			case "expanded":
				this.expanded += 1;
				break;
			case "made":
				this.generated += 1;
				this.#make(event);
				break;
			case "known":
				this.generated += 1;
				this.#ways.set(`${event.from}${event.slide}`, event.node);
				break;
			case "cut":
				this.#set(event.node, "cut");
				break;
			default:
				this.touched = this.taken;
		}
	}

	#make({
		node: id,
		from,
		slide,
		g,
		h,
		board,
	}: Extract<WatchEvent, { type: "made" }>) {
		this.#ways.set(`${from}${slide}`, id);
		if (this.#isDeepening) {
			// It went back to the board that this one comes from.
			while (this.#path.length > 0 && this.#path.at(-1) !== from) {
				this.#set(this.#path.pop() as number, "left");
			}
		}
		const known = this.nodes.get(id);
		if (known !== undefined) {
			Object.assign(known, { from, slide, g });
			this.isShorter = true;
			return;
		}
		const parent = this.nodes.get(from);
		const [root] = this.#record.roots;
		this.#add({
			id,
			board,
			from,
			slide,
			g,
			h: root.h === null ? null : h,
			side: parent?.side ?? 0,
		});
	}

	queues(order: readonly number[]) {
		if (this.#isDeepening) return [[...this.#path].reverse()];
		const waits = [...this.nodes.values()].filter(
			({ status }) => status === "waits",
		);
		if (this.#record.roots.length > 1) {
			return [0, 1].map((side) =>
				waits.filter((node) => node.side === side).map(({ id }) => id),
			);
		}
		// The order of the core, of those that wait now.
		const ids = new Set(waits.map(({ id }) => id));
		const sorted = new Set(order.filter((id) => ids.has(id)));
		return [[...sorted, ...[...ids].filter((id) => !sorted.has(id))]];
	}

	/** Returns the boards on the solution: the way that its slides go. */
	solution() {
		const { board, slides } = this.#record;
		const all = [...this.nodes.values()];
		const start = all.find((node) => node.board === board);
		const way: Set<number> = new Set();
		let at = start?.id;
		for (const slide of slides) {
			if (at === undefined) break;
			way.add(at);
			const next = this.#ways.get(`${at}${slide}`);
			if (next === undefined) break;
			at = next;
		}
		if (at === undefined) return way;
		way.add(at);
		const met = this.nodes.get(at)?.board;
		// Where two trees meet, the board is in both, and the way goes on to the goal.
		for (const twin of all) {
			if (twin.side === 0 || twin.board !== met) continue;
			for (const id of wayTo(this.nodes, twin.id)) way.add(id);
		}
		return way;
	}
}

/** Returns the boards from one up to the root of its tree. */
export function wayTo(nodes: ReadonlyMap<number, TreeNode>, id: number) {
	const way = [];
	for (
		let node = nodes.get(id);
		node !== undefined && way.length <= nodes.size;
		node = node.from === null ? undefined : nodes.get(node.from)
	) {
		way.push(node.id);
	}
	return way;
}

/** Returns the successors of a board in the tree. */
export function successorsOf({ nodes }: WatchState, id: number) {
	return [...nodes.values()].filter(({ from }) => from === id);
}

/** Returns the step at which the next board is taken, or the one before. */
export function boardStep({ events }: Recorded, step: number, by: 1 | -1) {
	const last = events.length - 1;
	for (let at = step + by; at > 0 && at < last; at += by) {
		if (events[at].type === "taken") return at;
	}
	return by > 0 ? last : 0;
}

/**
 * Returns by what a board is chosen, as it is written: `f = 3 + 4 = 7`, without the
 * name of what is counted if it is to be short.
 */
export function formula(
	search: string,
	{ g, h }: Pick<TreeNode, "g" | "h">,
	isShort: boolean = false,
) {
	const [method, , weight = "1"] = search.split(":");
	if (h === null) return isShort ? `g ${g}` : `g = ${g}`;
	if (method === "greedy") return isShort ? `h ${h}` : `h = ${h}`;
	const times = weight === "1" ? `${h}` : `${weight} · ${h}`;
	const sum = Math.round((g + Number(weight) * h) * 10) / 10;
	return isShort
		? `${g}+${times.replaceAll(" ", "")}=${sum}`
		: `f = ${g} + ${times} = ${sum}`;
}
