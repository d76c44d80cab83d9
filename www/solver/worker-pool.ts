/**
 * Further workers, which help the first one. They end when its work is done.
 *
 * They make tables: the first worker begins with the first table, these with the last
 * ones. If they meet, both make the same table, and the first to finish it counts.
 *
 * Or one of them looks for shorter solutions of a large board where the first does
 * not, and takes a part of a proof. Each tells the other what it has found and
 * proved. Nobody waits for a worker that is lost.
 */

import type {
	Order,
	MadePart as Part,
	SharedSearch,
} from "../core/wasm/solver.js";
import type { Port } from "./session.ts";

/** More workers than this help little, and each takes memory. */
const MOST = 3;

/** Returns how many workers may help on a device. */
export function helpersOf(cores: number = 1) {
	return Math.min(cores - 1, MOST);
}

export class WorkerPool {
	#start;
	#most;
	#weights;
	#ports: Set<Port> = new Set();
	/** What they work on. */
	#work = "";

	constructor({
		start,
		most,
		weights = async () => null,
	}: {
		/** Starts a worker; `null` if none can run. */
		start: () => Port | null;
		/** How many may run at once. */
		most: number;
		/** As for the client. */
		weights?: (name: string) => Promise<Uint8Array | null>;
	}) {
		this.#start = start;
		this.#most = most;
		this.#weights = weights;
	}

	/**
	 * Makes tables, and gives each one when it is made. Other work is given up.
	 *
	 * @param tables All but the first of the parts are made here; none if these
	 *   tables need no help any more.
	 */
	make(
		{ size, goal, parts }: { size: string; goal: string; parts: number },
		give: (part: Part) => void,
	) {
		const work = `tables ${size} ${goal}`;
		if (parts === 0) {
			this.#leave(work);
			return;
		}
		if (this.#isAt(work)) return;
		let left = parts - 1;
		const next = (port: Port) => {
			if (left < 1) this.#end(port);
			else port.postMessage({ type: "makePart", size, goal, part: left-- });
		};
		this.#begin(work, left, (port, data) => {
			const { part, bytes } = data;
			if (data.type === "dead" || (data.type === "part" && bytes === null)) {
				this.#end(port);
			}
			if (data.type !== "part" || bytes === null) return;
			give({ size, goal, part, bytes });
			next(port);
		}).forEach(next);
	}

	/**
	 * Looks for shorter solutions of a board. Other work is given up.
	 *
	 * @param id Of the search that is helped.
	 * @param search With its best solution, and what is proved of that; `null` if it
	 *   needs no help any more.
	 */
	find(
		id: number,
		search: SharedSearch | null,
		{
			onStart,
			onFound,
			onProved,
		}: {
			/** Called when somebody helps. */
			onStart: () => void;
			/** Called with each solution that is shorter than those before. */
			onFound: (slides: string) => void;
			/** Called with what is proved of the search. */
			onProved: (order: Order) => void;
		},
	) {
		const work = `search ${id}`;
		if (search === null) {
			this.#leave(work);
			return;
		}
		// A search has two hands.
		const ports = this.#begin(work, 1, (port, data) => {
			if (data.type === "started") onStart();
			else if (data.type === "weights") void this.#bring(port, data.name);
			else if (data.type === "failed" || data.type === "dead") this.#end(port);
			else if (data.type === "found") onFound(data.slides);
			else if (data.type === "proved") onProved(data);
		});
		for (const port of ports) {
			port.postMessage({ type: "find", id, ...search });
		}
	}

	/** Posts a solution, or what is proved, to who helps the search. */
	post(order: { id: number } & Order) {
		if (!this.#isAt(`search ${order.id}`)) return;
		for (const port of this.#ports) port.postMessage(order);
	}

	/** Ends all workers. */
	dismiss() {
		for (const port of this.#ports) this.#end(port);
	}

	/** @param work Whether somebody is at it. */
	#isAt(work: string) {
		return this.#ports.size > 0 && this.#work === work;
	}

	/** @param work Which is done. */
	#leave(work: string) {
		if (this.#isAt(work)) this.dismiss();
	}

	/**
	 * Starts workers, as many as may run.
	 *
	 * @param most How many there is work for.
	 */
	#begin(work: string, most: number, hear: (port: Port, data: any) => void) {
		this.dismiss();
		this.#work = work;
		for (let count = Math.min(this.#most, most); count > 0; count--) {
			const port = this.#start();
			if (port === null) break;
			this.#ports.add(port);
			port.onmessage = ({ data }) => {
				if (this.#ports.has(port)) hear(port, data);
			};
			port.onerror = (event) => {
				event?.preventDefault?.();
				this.#end(port);
			};
		}
		return [...this.#ports];
	}

	async #bring(port: Port, name: string) {
		const bytes = await this.#weights(name);
		if (this.#ports.has(port))
			port.postMessage({ type: "weights", name, bytes });
	}

	#end(port: Port) {
		this.#ports.delete(port);
		port.terminate();
	}
}
