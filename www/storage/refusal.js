/**
 * Why something could not be kept or read. People are told by `code`.
 *
 * @typedef {"storage" | "storageFull" | "storageBlocked" | "storageNewer"} RefusalCode
 *   `storage`: the browser allows none, or it failed. `storageFull`: no room is
 *   left. `storageBlocked`: an older page of this site, still open, holds up the
 *   change to a new version. `storageNewer`: a newer version of this site has
 *   written what is kept, and this page cannot read it.
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
 * The refusal behind an error that a browser has thrown.
 *
 * @param {unknown} error
 */
export function refusalOf(error) {
	if (error instanceof Refusal) return error;
	const { name } = /** @type {any} */ (error ?? {});
	return new Refusal(CODES[name] ?? "storage", error);
}
