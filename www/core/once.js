/**
 * Loads once what is asked for often. What could not be loaded is loaded anew
 * when it is asked for again.
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
