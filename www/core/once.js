/**
 * Returns a function that loads something once. After a failure, the next call
 * loads it again.
 *
 * @template T
 * @param {() => Promise<T>} load
 * @returns {() => Promise<T>}
 */
export function once(load) {
	/** @type {Promise<T> | null} */
	let loaded = null;
	return async () => {
		loaded ??= load();
		try {
			return await loaded;
		} catch (error) {
			loaded = null;
			throw error;
		}
	};
}
