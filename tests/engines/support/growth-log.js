/**
 * Runs in a page before the element's script: counts what puzzles leave on
 * the page's own objects. `growthLog()` tells how many listeners are on
 * targets outside of puzzles, and how many elements observers look at.
 */

(() => {
	let listeners = 0;
	/** @type {WeakMap<EventTarget, Map<any, Set<string>>>} */
	const known = new WeakMap();

	/**
	 * @param {EventTarget} target
	 * @param {any} listener
	 */
	function keysOf(target, listener) {
		const all = known.get(target) ?? new Map();
		known.set(target, all);
		const keys = all.get(listener) ?? new Set();
		all.set(listener, keys);
		return keys;
	}

	/** @param {string} type @param {any} options */
	function keyOf(type, options) {
		const capture = typeof options === "object" ? options?.capture : options;
		return `${type} ${Boolean(capture)}`;
	}

	/** @param {EventTarget} target */
	function isOfPage(target) {
		return (
			target === window ||
			target === document ||
			target === document.documentElement ||
			target === document.body ||
			target instanceof MediaQueryList
		);
	}

	const { addEventListener: add, removeEventListener: remove } =
		EventTarget.prototype;

	/** @type {typeof add} */
	EventTarget.prototype.addEventListener = function (type, listener, options) {
		add.call(this, type, listener, options);
		const target = this ?? window;
		if (!isOfPage(target)) return;
		const keys = keysOf(target, listener);
		const key = keyOf(type, options);
		const signal = typeof options === "object" ? options.signal : undefined;
		if (keys.has(key) || signal?.aborted) return;
		keys.add(key);
		listeners += 1;
		const drop = () => {
			if (keys.delete(key)) listeners -= 1;
		};
		if (signal) add.call(signal, "abort", drop, { once: true });
		if (typeof options === "object" && options.once) {
			add.call(target, type, drop, { once: true });
		}
	};

	/** @type {typeof remove} */
	EventTarget.prototype.removeEventListener = function (
		type,
		listener,
		options,
	) {
		remove.call(this, type, listener, options);
		const target = this ?? window;
		if (!isOfPage(target)) return;
		if (keysOf(target, listener).delete(keyOf(type, options))) listeners -= 1;
	};

	/** @type {Map<object, Set<unknown>>} */
	const observed = new Map();
	for (const { prototype } of [
		ResizeObserver,
		IntersectionObserver,
		MutationObserver,
	]) {
		const { observe, disconnect } = prototype;
		const { unobserve } = /** @type {any} */ (prototype);
		/** @type {any} */ (prototype).observe = function (
			/** @type {unknown[]} */ ...args
		) {
			/** @type {any} */ (observe).apply(this, args);
			const targets = observed.get(this) ?? new Set();
			observed.set(this, targets.add(args[0]));
		};
		prototype.disconnect = function () {
			/** @type {any} */ (disconnect).call(this);
			observed.delete(this);
		};
		if (unobserve === undefined) continue;
		/** @type {any} */ (prototype).unobserve = function (
			/** @type {unknown} */ target,
		) {
			unobserve.call(this, target);
			observed.get(this)?.delete(target);
		};
	}

	/** @type {any} */ (window).growthLog = () => {
		const counts = [...observed.values()].map(({ size }) => size);
		return { listeners, observed: counts.reduce((sum, n) => sum + n, 0) };
	};
})();
