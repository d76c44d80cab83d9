/**
 * Keeps settings: small JSON values by name, one set for all tabs of a site.
 * Nothing here rejects: a setting that cannot be kept holds until the reload.
 */

/** @param {string} name */
const openChannel = (name) => new BroadcastChannel(name);

export class SettingStore {
	#database;
	#makeChannel;
	/** @type {BroadcastChannel | null} */
	#channel = null;
	/** @type {Set<(name: string) => void>} */
	#listeners = new Set();

	/**
	 * @param {import("./database.js").Database} database Tells what it refuses.
	 * @param {(name: string) => BroadcastChannel} [makeChannel] It may throw.
	 */
	constructor(database, makeChannel = openChannel) {
		this.#database = database;
		this.#makeChannel = makeChannel;
	}

	/**
	 * What is kept under a name.
	 *
	 * @template T
	 * @param {string} name
	 * @param {(value: any) => T | undefined} read What is sound of a value that may
	 *   be anything; `undefined` for what is not. It may throw.
	 * @returns {Promise<T | undefined>} `undefined` where there is nothing sound, or
	 *   nothing can be read.
	 */
	async get(name, read) {
		try {
			const value = await this.#database.run(
				["settings"],
				"readonly",
				(transaction) => transaction.objectStore("settings").get(name),
			);
			return value === undefined ? undefined : read(value);
		} catch {
			return undefined;
		}
	}

	/**
	 * Keeps a value under a name, and tells the other tabs.
	 *
	 * @param {string} name
	 * @param {unknown} value As JSON can write it.
	 * @returns {Promise<boolean>} Whether it is kept.
	 */
	async set(name, value) {
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
	 * Calls when another tab, or another store on this page, has set a value.
	 *
	 * @param {(name: string) => void} call
	 * @returns {() => void} Ends that.
	 */
	onChange(call) {
		this.#listeners.add(call);
		this.#open();
		return () => void this.#listeners.delete(call);
	}

	/** Hears no more of other tabs. */
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
			console.info("tabs do not hear of each other:", error);
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
