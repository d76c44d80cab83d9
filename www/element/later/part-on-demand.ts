/**
 * A part that loads when it is first wanted. Without a network it does not load: the
 * puzzle plays without, and the next wish tries again.
 */
export class PartOnDemand<T> {
	#load;
	#part: Promise<T> | null = null;

	constructor(load: () => Promise<T>) {
		this.#load = load;
	}

	want() {
		this.#part ??= this.#load().catch((error) => {
			this.#part = null;
			throw error;
		});
	}

	/** Calls a function with the part, if it was ever wanted. */
	to(call: (part: T) => unknown) {
		this.#part?.then(call).catch((error) => {
			console.info("not loaded:", error);
		});
	}
}
