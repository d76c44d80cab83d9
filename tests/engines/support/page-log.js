/**
 * Runs in the pages of the tests, before the element's script: keeps what
 * puzzles tell the page, and what the page complains of, in `window.puzzleLog`.
 */

(() => {
	const log = {
		/** @type {{ type: string, detail: any }[]} */
		events: [],
		/** @type {string[]} */
		complaints: [],
		/** Of each pointer that went down. @type {string[]} */
		pointers: [],
		answersOfWorkers: 0,
	};
	/** @type {any} */ (window).puzzleLog = log;

	/** @param {string} text */
	function complain(text) {
		log.complaints.push(text);
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

	for (const heard of ["before-move", "move", "solved"]) {
		const keep = (/** @type {any} */ { type, detail }) =>
			log.events.push({ type, detail });
		document.addEventListener(heard, keep, true);
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
			log.pointers.push(pointerType);
		},
		true,
	);
})();
