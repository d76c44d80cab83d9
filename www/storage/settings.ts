/**
 * Saves settings: small JSON values by name, one set for all tabs of a site. A
 * setting that cannot be saved holds until the reload. Only `load` rejects.
 */

import type { Database } from "./database.ts";

const openChannel = (name: string) => new BroadcastChannel(name);

export class SettingStore {
	#database;
	#makeChannel;
	#channel: BroadcastChannel | null = null;
	#listeners: Set<(name: string) => void> = new Set();

	/**
	 * @param database Reports what it refuses.
	 * @param makeChannel It may throw.
	 */
	constructor(
		database: Database,
		makeChannel: (name: string) => BroadcastChannel = openChannel,
	) {
		this.#database = database;
		this.#makeChannel = makeChannel;
	}

	/**
	 * Resolves with the value of a name.
	 *
	 * @param read Reads a value that may be anything; `undefined` for an invalid one.
	 *   It may throw.
	 * @returns `undefined` if there is no valid value, or if nothing can be read.
	 */
	async get<T>(
		name: string,
		read: (value: any) => T | undefined,
	): Promise<T | undefined> {
		try {
			const value = await this.load(name);
			return value === undefined ? undefined : read(value);
		} catch {
			return undefined;
		}
	}

	/**
	 * Resolves with what is saved under a name, `undefined` for nothing; rejects if it
	 * cannot be read. For a value that must not be replaced unread.
	 */
	load(name: string): Promise<any> {
		return this.#database.read("settings", (store) => store.get(name));
	}

	/**
	 * Saves a value under a name, and notifies the other tabs.
	 *
	 * @param value A value that JSON can write.
	 * @returns Whether it is saved.
	 */
	async set(name: string, value: unknown): Promise<boolean> {
		try {
			await this.#database.keep(["settings"], (transaction) =>
				transaction.objectStore("settings").put(value, name),
			);
		} catch {
			return false;
		}
		this.#open()?.postMessage(name);
		return true;
	}

	/**
	 * Calls a function when another tab, or another store on this page, sets a value.
	 *
	 * @returns Stops that.
	 */
	onChange(call: (name: string) => void): () => void {
		this.#listeners.add(call);
		this.#open();
		return () => void this.#listeners.delete(call);
	}

	/** Stops listening to other tabs. */
	close() {
		this.#listeners.clear();
		this.#channel?.close();
		this.#channel = null;
	}

	#open() {
		try {
			this.#channel ??= this.#listen();
		} catch (error) {
			// Other tabs learn of a change when they load.
			console.info("tabs cannot notify each other:", error);
		}
		return this.#channel;
	}

	#listen() {
		const channel = this.#makeChannel("sliding-puzzle-settings");
		channel.onmessage = ({ data }) => {
			if (typeof data !== "string") return;
			for (const call of [...this.#listeners]) call(data);
		};
		return channel;
	}
}
