/**
 * Why something could not be saved or read. The `code` selects the text for people.
 * `storage`: the browser allows no storage, or it failed. `storageFull`: no room is
 * left. `storageBlocked`: an older page of this site is open and blocks the
 * upgrade. `storageNewer`: a newer version of this site wrote the data, and this
 * page cannot read it.
 */
type RefusalCode =
	| "storage"
	| "storageFull"
	| "storageBlocked"
	| "storageNewer";

const CODES: Record<string, RefusalCode> = {
	QuotaExceededError: "storageFull",
	VersionError: "storageNewer",
};

export class Refusal extends Error {
	code;
	name = "Refusal";

	constructor(code: RefusalCode, cause?: unknown) {
		super(String(cause ?? code), { cause });
		this.code = code;
	}
}

/** Returns the refusal for an error that the browser threw. */
export function refusalOf(error: unknown) {
	if (error instanceof Refusal) return error;
	const { name } = (error ?? {}) as any;
	return new Refusal(CODES[name] ?? "storage", error);
}
