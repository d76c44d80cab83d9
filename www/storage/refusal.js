/**
 * Why something could not be saved or read. The `code` selects the text for people.
 *
 * @typedef {"storage" | "storageFull" | "storageBlocked" | "storageNewer"} RefusalCode
 *   `storage`: the browser allows no storage, or it failed. `storageFull`: no room is
 *   left. `storageBlocked`: an older page of this site is open and blocks the
 *   upgrade. `storageNewer`: a newer version of this site wrote the data, and this
 *   page cannot read it.
 */

/** @type {Record<string, RefusalCode>} */
const CODES = {
	QuotaExceededError: "storageFull",
	VersionError: "storageNewer",
};

export class Refusal extends Error {
	name = "Refusal";

	/**
	 * @param {RefusalCode} code
	 * @param {unknown} [cause]
	 */
	constructor(code, cause) {
		super(String(cause ?? code), { cause });
		this.code = code;
	}
}

/**
 * Returns the refusal for an error that the browser threw.
 *
 * @param {unknown} error
 */
export function refusalOf(error) {
	if (error instanceof Refusal) return error;
	const { name } = /** @type {any} */ (error ?? {});
	return new Refusal(CODES[name] ?? "storage", error);
}
