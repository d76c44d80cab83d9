/**
 * Runs in the pages of the tests, before the element's script: keeps what
 * puzzles tell the page, and what the page complains of, in `window.puzzleLog`.
 *
 * A classic script without array methods: some of the pages have broken them.
 */

(() => {
	const TYPES = [
		"ready",
		"new",
		"before-move",
		"move",
		"hint",
		"progress",
		"solved",
		"error",
	];
	const log = {
		/** @type {object[]} */
		events: [],
		/** @type {string[]} */
		complaints: [],
		/** Of each pointer that went down. @type {string[]} */
		pointers: [],
		answersOfWorkers: 0,
	};
	/** @type {any} */ (window).puzzleLog = log;

	/**
	 * Whether a value is made of nothing but frozen plain objects, frozen
	 * arrays, strings, numbers, booleans and null.
	 *
	 * @param {any} value
	 * @returns {boolean}
	 */
	function isPlainAndFrozen(value) {
		if (typeof value === "function" || value === undefined) return false;
		if (typeof value !== "object" || value === null) return true;
		const shape = Object.getPrototypeOf(value);
		const isPlain = shape === Object.prototype || shape === Array.prototype;
		if (!isPlain || !Object.isFrozen(value)) return false;
		for (const key in value) {
			if (Object.hasOwn(value, key) && !isPlainAndFrozen(value[key])) {
				return false;
			}
		}
		return true;
	}

	/** @param {any} detail */
	function canBeCloned(detail) {
		try {
			return JSON.stringify(structuredClone(detail)) === JSON.stringify(detail);
		} catch {
			return false;
		}
	}

	/** @param {Event} event */
	function hear(event) {
		if (!(event instanceof CustomEvent)) return;
		const { type, detail, bubbles, composed, cancelable } = event;
		log.events[log.events.length] = {
			type,
			detail: JSON.parse(JSON.stringify(detail ?? null)),
			target: /** @type {Element} */ (event.target).id,
			bubbles,
			composed,
			cancelable,
			plain: isPlainAndFrozen(detail) && canBeCloned(detail),
		};
	}

	/** @param {string} text */
	function complain(text) {
		log.complaints[log.complaints.length] = text;
	}

	window.Worker = class extends Worker {
		/** @param {string | URL} url @param {WorkerOptions} [options] */
		constructor(url, options) {
			super(url, options);
			this.addEventListener("message", () => {
				log.answersOfWorkers += 1;
			});
		}
	};

	for (let i = 0; i < TYPES.length; i++) {
		document.addEventListener(TYPES[i], hear, true);
	}
	// In the capture phase scripts and pictures that do not load are heard too.
	window.addEventListener(
		"error",
		(event) => {
			if (event instanceof CustomEvent) return;
			const { src } = /** @type {any} */ (event.target) ?? {};
			complain(event.message ?? `not loaded: ${src}`);
		},
		true,
	);
	window.addEventListener("unhandledrejection", ({ reason }) => {
		complain(`unhandled: ${reason?.message ?? reason}`);
	});
	document.addEventListener(
		"securitypolicyviolation",
		({ effectiveDirective, blockedURI }) => {
			// The browser's own request, not the page's.
			if (blockedURI.endsWith("/favicon.ico")) return;
			complain(`policy: ${effectiveDirective} ${blockedURI}`);
		},
	);
	window.addEventListener(
		"pointerdown",
		({ pointerType }) => {
			log.pointers[log.pointers.length] = pointerType;
		},
		true,
	);
})();
