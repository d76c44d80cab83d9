/** The settings of all tabs, without a database. */
export class Settings {
	/** @type {Map<string, unknown>} */
	values = new Map();
	/** @type {((name: string) => void)[]} */
	listeners = [];

	/** @param {string} name @param {(value: any) => any} read */
	async get(name, read) {
		const value = this.values.get(name);
		return value === undefined ? undefined : read(value);
	}

	/** @param {string} name @returns {Promise<any>} */
	async load(name) {
		return this.values.get(name);
	}

	/** @param {string} name @param {unknown} value */
	async set(name, value) {
		this.values.set(name, value);
		return true;
	}

	/** @param {(name: string) => void} listener */
	onChange(listener) {
		this.listeners.push(listener);
		return () => {};
	}
}
