/**
 * Further workers: they make tables for the first one, and end when that is done.
 *
 * The first worker begins with the first table, these with the last ones. If they
 * meet, both make the same table, and the first to finish it counts. So nobody waits
 * for a worker that is lost.
 */

/**
 * @typedef {import("./client.js").Port} Port
 * @typedef {{ size: string, goal: string, part: number, bytes: Uint8Array<ArrayBuffer> }} Part
 */

/** More workers than this help little, and each takes memory. */
const MOST = 3;

/**
 * Returns how many workers may help on a device.
 *
 * @param {number} [cores]
 */
export function helpersOf(cores = 1) {
	return Math.min(cores - 1, MOST);
}

export class Crew {
	#start;
	#most;
	/** @type {Set<Port>} */
	#ports = new Set();
	/** The tables that are being made. */
	#tables = "";

	/**
	 * @param {object} parts
	 * @param {() => Port | null} parts.start Starts a worker; `null` if none can run.
	 * @param {number} parts.most How many may run at once.
	 */
	constructor({ start, most }) {
		this.#start = start;
		this.#most = most;
	}

	/**
	 * Makes tables, and gives each one when it is made. Others are given up.
	 *
	 * @param {{ size: string, goal: string, parts: number }} tables All but the first
	 *   of the parts are made here; none if these tables need no help any more.
	 * @param {(part: Part) => void} give
	 */
	make({ size, goal, parts }, give) {
		const tables = `${size} ${goal}`;
		const isAtIt = this.#ports.size > 0 && this.#tables === tables;
		if (parts === 0 ? !isAtIt : isAtIt) return;
		this.dismiss();
		this.#tables = tables;
		let left = parts - 1;
		/** @param {Port} port */
		const next = (port) => {
			if (left < 1) this.#end(port);
			else port.postMessage({ type: "makePart", size, goal, part: left-- });
		};
		for (let count = Math.min(this.#most, left); count > 0; count--) {
			const port = this.#start();
			if (port === null) return;
			this.#ports.add(port);
			port.onmessage = ({ data }) => {
				if (!this.#ports.has(port) || data.type !== "part") return;
				const { bytes } = data;
				if (bytes === null) {
					this.#end(port);
					return;
				}
				give({ size, goal, part: data.part, bytes });
				next(port);
			};
			port.onerror = (event) => {
				event?.preventDefault?.();
				this.#end(port);
			};
			next(port);
		}
	}

	/** Ends all workers. */
	dismiss() {
		for (const port of this.#ports) this.#end(port);
	}

	/** @param {Port} port */
	#end(port) {
		this.#ports.delete(port);
		port.terminate();
	}
}
