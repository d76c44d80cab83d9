/**
 * Promises that a signal can cancel.
 */

/**
 * What is used of an `AbortSignal`: whoever compiles with the core may know neither
 * pages nor Node.
 *
 * @typedef {object} Signal
 * @property {boolean} aborted
 * @property {any} reason
 * @property {() => void} throwIfAborted
 * @property {(type: "abort", listener: () => void) => void} addEventListener
 * @property {(type: "abort", listener: () => void) => void} removeEventListener
 */

/**
 * Returns a promise that rejects with the signal's reason as soon as that aborts. A
 * settled one no longer listens: a signal may outlive thousands of questions.
 *
 * @template T
 * @param {Signal | undefined} signal
 * @param {(resolve: (value: T) => void, reject: (reason: any) => void) => () => void} begin
 *   Not called if the signal has aborted. Returns what to do when it does.
 * @returns {Promise<T>}
 */
export function abortable(signal, begin) {
	if (signal === undefined) return new Promise(begin);
	if (signal.aborted) return Promise.reject(signal.reason);
	/** @type {() => void} */
	let stop = () => {};
	/** @type {Promise<T>} */
	const promise = new Promise((resolve, reject) => {
		const cancel = begin(resolve, reject);
		stop = () => {
			cancel();
			reject(signal.reason);
		};
		signal.addEventListener("abort", stop);
	});
	return promise.finally(() => signal.removeEventListener("abort", stop));
}
