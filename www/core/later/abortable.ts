/**
 * Promises that a signal can cancel.
 */

/**
 * What is used of an `AbortSignal`: whoever compiles with the core may know neither
 * pages nor Node.
 */
export type Signal = {
	aborted: boolean;
	reason: any;
	throwIfAborted: () => void;
	addEventListener: (type: "abort", listener: () => void) => void;
	removeEventListener: (type: "abort", listener: () => void) => void;
};

/**
 * Returns a promise that rejects with the signal's reason as soon as that aborts. A
 * settled one no longer listens: a signal may outlive thousands of questions.
 *
 * @param begin Not called if the signal has aborted. Returns what to do when it
 *   does.
 */
export function abortable<T>(
	signal: Signal | undefined,
	begin: (
		resolve: (value: T) => void,
		reject: (reason: any) => void,
	) => () => void,
): Promise<T> {
	if (signal === undefined) return new Promise(begin);
	if (signal.aborted) return Promise.reject(signal.reason);
	let stop: () => void = () => {};
	const promise: Promise<T> = new Promise((resolve, reject) => {
		const cancel = begin(resolve, reject);
		stop = () => {
			cancel();
			reject(signal.reason);
		};
		signal.addEventListener("abort", stop);
	});
	return promise.finally(() => signal.removeEventListener("abort", stop));
}
