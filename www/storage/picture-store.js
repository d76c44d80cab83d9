/**
 * Saves the player's own pictures. Every method rejects with a `Refusal` if the
 * database cannot be used, because the player has to know whether a picture is saved.
 */

/**
 * @typedef {object} Picture
 * @property {string} id
 * @property {number} at When it was saved, in milliseconds since 1970.
 * @property {string} type Its format, as in `image/webp`.
 * @property {Uint8Array<ArrayBuffer>} bytes
 * @property {string} alt What it shows; empty if nobody has said.
 */

export class PictureStore {
	#database;

	/** @param {import("./database.js").Database} database */
	constructor(database) {
		this.#database = database;
	}

	/** @param {Picture} picture */
	async put(picture) {
		await this.#database.keep(["pictures"], (transaction) =>
			transaction.objectStore("pictures").put(picture),
		);
	}

	/**
	 * @param {string} id
	 * @returns {Promise<Picture | undefined>}
	 */
	async get(id) {
		const picture = await this.#read((store) => store.get(id));
		return isPicture(picture) ? picture : undefined;
	}

	/**
	 * Resolves with all pictures, the latest first.
	 *
	 * @returns {Promise<Picture[]>}
	 */
	async all() {
		const found = await this.#read((store) => store.getAll());
		return found.filter(isPicture).sort((a, b) => b.at - a.at);
	}

	/**
	 * Removes a picture, if it is there.
	 *
	 * @param {string} id
	 */
	async remove(id) {
		await this.#database.run(["pictures"], "readwrite", (transaction) =>
			transaction.objectStore("pictures").delete(id),
		);
	}

	/**
	 * @template T
	 * @param {(store: ReturnType<typeof storeOf>) => Promise<T>} act
	 */
	#read(act) {
		return this.#database.run(["pictures"], "readonly", (transaction) =>
			act(storeOf(transaction)),
		);
	}
}

/** @param {import("./database.js").Transaction} transaction */
function storeOf(transaction) {
	return transaction.objectStore("pictures");
}

/**
 * @param {any} value
 * @returns {value is Picture}
 */
function isPicture(value) {
	const { id, at, type, bytes, alt } = value ?? {};
	return (
		[id, type, alt].every((text) => typeof text === "string") &&
		Number.isFinite(at) &&
		bytes instanceof Uint8Array
	);
}
