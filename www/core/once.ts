/**
 * Returns a function that loads something once. After a failure, the next call
 * loads it again.
 */
export function once<T>(load: () => Promise<T>): () => Promise<T> {
	let loaded: Promise<T> | null = null;
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
