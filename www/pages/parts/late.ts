/**
 * What a page loads late, and what becomes of an error in it. A file that did not arrive
 * is asked for once more. An error of ours reaches whoever listens for errors, as if
 * nothing had caught it.
 */

import { errorText } from "../../messages/language.ts";

/**
 * What Chromium, Firefox and Safari say of a script or a file that did not arrive; last,
 * what the core says of an answer that is no such file.
 */
const LOST =
	/dynamically imported module|module script|failed to fetch|load failed|network|input stream|: (?:status \d|answered)/i;

/** Errors that only a mistake of ours throws, unless a file did not arrive. */
const OURS = /^(?:TypeError|RangeError|ReferenceError|RuntimeError)$/;

/** Returns whether a file did not arrive. */
export function isLost(error: unknown): boolean {
	return LOST.test(String((error as Error)?.message));
}

/** Returns what to tell a person about an error. */
export function reasonOf(
	errors: Parameters<typeof errorText>[0],
	{ notLoaded }: { notLoaded: string },
	error: unknown,
): string {
	return isLost(error) ? notLoaded : errorText(errors, error);
}

/** Errors that were reported. */
const reported = new WeakSet<object>();

/**
 * Notes an error that nobody need hear of. Reports it once if it is ours.
 *
 * @param what What did not work.
 */
export function note(what: string, error: unknown) {
	const { name = "", code } = (error ?? {}) as {
		name?: string;
		code?: unknown;
	};
	const isOurs = OURS.test(name) && code === undefined && !isLost(error);
	if (!isOurs) console.info(`${what}:`, error);
	else if (!reported.has(error as object)) {
		reported.add(error as object);
		reportError(error);
	}
}

/** Loads something; once more if it did not arrive. */
export async function late<T>(load: () => Promise<T>): Promise<T> {
	try {
		return await load();
	} catch (error) {
		if (!isLost(error)) throw error;
		return await load();
	}
}

/**
 * Returns what gives the focus to an element after something that takes time, unless the
 * player has gone elsewhere meanwhile.
 */
export function focusLater(element: { focus: () => void }): () => void {
	const before = document.activeElement;
	return () => {
		const now = document.activeElement;
		if (now === before || now === document.body) element.focus();
	};
}
