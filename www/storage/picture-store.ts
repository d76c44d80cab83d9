/**
 * Saves the player's own pictures. Every method rejects with a `Refusal` if the
 * database cannot be used, because the player has to know whether a picture is saved.
 */

import type { Database } from "./database.ts";
import type { Picture } from "./stored.ts";

export class PictureStore {
	#database;

	constructor(database: Database) {
		this.#database = database;
	}

	async put(picture: Picture) {
		await this.#database.keep(["pictures"], (transaction) =>
			transaction.objectStore("pictures").put(picture),
		);
	}

	async get(id: string): Promise<Picture | undefined> {
		const picture = await this.#database.read("pictures", (store) =>
			store.get(id),
		);
		return isPicture(picture) ? picture : undefined;
	}

	/** Resolves with all pictures, the latest first. */
	async all(): Promise<Picture[]> {
		const found = await this.#database.read("pictures", (store) =>
			store.getAll(),
		);
		return found.filter(isPicture).sort((a, b) => b.at - a.at);
	}

	/** Removes a picture, if it is there. */
	async remove(id: string) {
		await this.#database.write("pictures", (store) => store.delete(id));
	}
}

function isPicture(value: any): value is Picture {
	const { id, at, type, bytes, alt } = value ?? {};
	return (
		[id, type, alt].every((text) => typeof text === "string") &&
		Number.isFinite(at) &&
		bytes instanceof Uint8Array
	);
}
