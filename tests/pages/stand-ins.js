/**
 * What a window of jsdom lacks of a browser, as small as works.
 */

import { readFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { createContext, Script } from "node:vm";
import * as indexed from "fake-indexeddb";
import { WORKER } from "../../www/core/wasm/worker-source.js";

/** @typedef {import("./game-in-jsdom.js").Page} Page */

/** The side of every box that is shown, and the distance of two cells, in CSS pixels. */
const BOX = 400;
const CELL = 100;

/** How much later each frame is than the one before, in milliseconds. */
const FRAME_MS = 16;

/**
 * Returns for how many milliseconds this process has worked or had nothing to do. What
 * others take of the machine does not count: no busy machine makes a page late.
 */
function spent() {
	const { user, system } = process.cpuUsage();
	return (user + system) / 1_000 + performance.eventLoopUtilization().idle;
}

/**
 * The time of a page: that of this process, and what a test skips of it. A frame comes as
 * soon as the page has done everything else, and is `FRAME_MS` later than the last.
 */
export class PageTime {
	isStopped = false;
	#begin = spent();
	#skipped = 0;
	#date;
	/** When it was paused; and how often a clock was read since. */
	#paused = Number.NaN;
	#last = 0;
	/** @type {Map<number, { at: number, every: number, call: () => void }>} */
	#timers = new Map();
	/** @type {Map<number, (now: number) => void>} */
	#frames = new Map();

	/** @param {number} date */
	constructor(date) {
		this.#date = date;
	}

	/** Goes on in a pause, too: without a clock no search would end its turn. */
	running = () => spent() - this.#begin + this.#skipped;

	now = () => {
		if (Number.isNaN(this.#paused)) return this.running();
		return this.#paused;
	};

	get date() {
		return Math.floor(this.#date + this.now());
	}

	/** Sets the date of the computer. */
	set date(date) {
		this.#date = date - this.now();
	}

	/** From now on time passes only by `skip`. */
	pause() {
		this.#paused = this.running();
	}

	/** Lets this time pass at once, in milliseconds. @param {number} ms */
	async skip(ms) {
		const end = this.now() + ms;
		for (;;) {
			const [first] = [...this.#timers]
				.filter(([, { at }]) => at <= end)
				.sort(([, a], [, b]) => a.at - b.at);
			if (first === undefined) break;
			this.#reach(first[1].at);
			this.#fire(first[0]);
			await new Promise(setImmediate);
		}
		this.#reach(end);
	}

	/** @param {number} at */
	#reach(at) {
		const ms = Math.max(0, at - this.now());
		if (Number.isNaN(this.#paused)) this.#skipped += ms;
		else this.#paused += ms;
	}

	stop() {
		this.isStopped = true;
		this.#timers.clear();
		this.#frames.clear();
	}

	/** @param {Function} call @param {number} ms @param {number} every */
	#set(call, ms, every) {
		const id = ++this.#last;
		if (this.isStopped) return id;
		const at = this.now() + Math.max(0, ms);
		this.#timers.set(id, { at, every, call: () => call() });
		this.#wait(id, ms);
		return id;
	}

	/** @param {number} id @param {number} ms */
	#wait(id, ms) {
		if (!(ms > 0)) setImmediate(() => this.#fire(id));
		// A page that is left open keeps no process alive.
		else setTimeout(() => this.#fireIfDue(id), ms).unref();
	}

	/** @param {number} id */
	#fireIfDue(id) {
		const left = (this.#timers.get(id)?.at ?? 0) - this.now();
		if (left > 0) this.#wait(id, left);
		else this.#fire(id);
	}

	/** @param {number} id */
	#fire(id) {
		const timer = this.#timers.get(id);
		if (timer === undefined) return;
		if (timer.every === 0) this.#timers.delete(id);
		else {
			timer.at += timer.every;
			this.#wait(id, timer.at - this.now());
		}
		timer.call();
	}

	#draw() {
		if (Number.isNaN(this.#paused)) this.#skipped += FRAME_MS;
		const frames = [...this.#frames.values()];
		this.#frames.clear();
		for (const call of frames) call(this.now());
	}

	/** The functions of a window, by name. @returns {Record<string, Function>} */
	get functions() {
		const clear = (/** @type {number} */ id) => void this.#timers.delete(id);
		return {
			setTimeout: (
				/** @type {Function} */ call,
				ms = 0,
				/** @type {any[]} */ ...given
			) => this.#set(() => call(...given), ms, 0),
			setInterval: (/** @type {Function} */ call, ms = 0) =>
				this.#set(call, ms, Math.max(1, ms)),
			clearTimeout: clear,
			clearInterval: clear,
			requestAnimationFrame: (/** @type {(now: number) => void} */ call) => {
				if (this.#frames.size === 0) setImmediate(() => this.#draw());
				if (!this.isStopped) this.#frames.set(++this.#last, call);
				return this.#last;
			},
			cancelAnimationFrame: (/** @type {number} */ id) =>
				void this.#frames.delete(id),
			requestIdleCallback: (/** @type {Function} */ call) =>
				this.#set(call, 0, 0),
		};
	}
}

/** Address → its module, compiled once for all pages. @type {Map<string, WebAssembly.Module>} */
const modules = new Map();

const wasm = {
	__proto__: WebAssembly,
	compileStreaming: async (/** @type {{ url: string }} */ { url }) => {
		const known = modules.get(url);
		const module =
			known ?? new WebAssembly.Module(readFileSync(fileURLToPath(url)));
		modules.set(url, module);
		return module;
	},
};

/** Reads files of the project, and nothing else. @param {URL | string} address */
async function fetchFile(address) {
	const url = String(address);
	if (!url.startsWith("file:")) throw new TypeError(`Failed to fetch: ${url}`);
	const type = url.endsWith(".wasm") ? "application/wasm" : "";
	return {
		...{ url, ok: true, status: 200, headers: { get: () => type } },
		arrayBuffer: async () =>
			Uint8Array.from(readFileSync(fileURLToPath(url))).buffer,
	};
}

/** What is the same in every window and worker. */
const SHARED = {
	...Object.fromEntries(
		Object.entries(indexed).filter(([name]) => /^IDB[A-Z]/.test(name)),
	),
	...{ ArrayBuffer, Uint8Array, TextDecoder, TextEncoder, structuredClone },
	...{ CompressionStream, DecompressionStream, ReadableStream, Response },
	...{ WebAssembly: wasm, fetch: fetchFile },
};

/** Defines values in place of what jsdom may have. @param {any} on @param {object} values */
export function set(on, values) {
	for (const [name, value] of Object.entries(values)) {
		const place = { value, configurable: true, writable: true };
		Object.defineProperty(on, name, place);
	}
}

/**
 * Returns an image of one colour.
 *
 * @param {number} width @param {number} height @param {unknown} [color] As in `#ff0088`.
 */
function imageOf(width, height, color) {
	const data = new Uint8ClampedArray(width * height * 4);
	const [, ...channels] = /^#(..)(..)(..)$/.exec(String(color)) ?? [];
	const pixel = [...channels.map((two) => Number.parseInt(two, 16)), 255];
	for (let at = 0; channels.length > 0 && at < data.length; at += 4) {
		data.set(pixel, at);
	}
	return { data, width, height };
}

/** Gives a page what its window lacks. @param {Page} page */
export function standIn(page) {
	const { window, document, profile, options, time } = page;
	const { languages = ["en-US"], media = [] } = options;
	const { EventTarget, URL, navigator } = window;
	set(window, {
		...SHARED,
		...time.functions,
		...observersOf(window),
		indexedDB: profile.databases,
		localStorage: storageOf(page),
		Worker: workersOf(page),
		BroadcastChannel: channelsOf(page),
		Date: dateOf(time),
		performance: { now: time.now, mark() {} },
		arrive: (/** @type {string} */ name, /** @type {() => any} */ load) =>
			page.arrive(name).then(load),
		reportError: (/** @type {any} */ error) =>
			page.complaints.push(String(error?.stack ?? error)),
		Path2D: class {
			moveTo() {}
			lineTo() {}
			rect() {}
			arc() {}
			arcTo() {}
			bezierCurveTo() {}
			closePath() {}
			addPath() {}
		},
		PointerEvent: class extends window.MouseEvent {
			pointerId = 1;
			pointerType = "mouse";
			isPrimary = true;
		},
		matchMedia: (/** @type {string} */ media_) => {
			const matches = media.includes(media_);
			const query = Object.assign(new EventTarget(), {
				media: media_,
				matches,
			});
			page.queries.push(query);
			return query;
		},
	});
	set(URL, { createObjectURL: () => "blob:none", revokeObjectURL() {} });
	set(navigator, {
		...{ languages, language: languages[0], hardwareConcurrency: 1 },
		clipboard: {
			writeText: async (/** @type {string} */ text) =>
				void page.copied.push(text),
		},
	});
	const fonts = Object.assign(new EventTarget(), { load: async () => [] });
	set(document, { adoptedStyleSheets: [], fonts, hidden: false });
	set(window.CSSStyleSheet.prototype, { replaceSync() {} });
	set(window.ShadowRoot.prototype, { adoptedStyleSheets: [] });
	set(window.ElementInternals.prototype, {
		...{ setFormValue() {}, setValidity() {}, role: null, ariaLabel: null },
	});
	standInElements(page);
	standInDialogs(page);
}

/** @param {PageTime} time */
function dateOf(time) {
	return class extends Date {
		/** @param {any[]} given */
		constructor(...given) {
			// @ts-expect-error Any arguments of a date.
			super(...(given.length > 0 ? given : [time.date]));
		}

		static now() {
			return time.date;
		}
	};
}

/** @param {Page} page */
function standInElements(page) {
	const { Element, HTMLElement, HTMLCanvasElement, DOMRect } = page.window;
	/** @type {any} */
	const side = {
		configurable: true,
		/** @this {Element} */
		get() {
			return page.isShown(this) ? BOX : 0;
		},
	};
	for (const name of ["client", "offset"]) {
		Object.defineProperty(HTMLElement.prototype, `${name}Width`, side);
		Object.defineProperty(HTMLElement.prototype, `${name}Height`, side);
	}
	Object.defineProperty(HTMLElement.prototype, "inert", {
		/** @this {Element} */
		get() {
			return this.hasAttribute("inert");
		},
		/** @this {Element} @param {boolean} isInert */
		set(isInert) {
			this.toggleAttribute("inert", isInert);
		},
	});
	set(Element.prototype, {
		...{ currentCSSZoom: 1, scrollIntoView() {}, getAnimations: () => [] },
		...{ setPointerCapture() {}, hasPointerCapture: () => false },
		animate: () => ({ finished: Promise.resolve(), cancel() {} }),
		/** @this {Element} */
		checkVisibility() {
			return page.isShown(this);
		},
		/** The cells of a board stand in rows; all else is in the corner. @this {any} */
		getBoundingClientRect() {
			if (this.getAttribute("role") !== "gridcell") {
				return new DOMRect(0, 0, this.clientWidth, this.clientHeight);
			}
			const row = this.parentElement;
			const x = [...row.children].indexOf(this) * CELL;
			const y = [...row.parentElement.children].indexOf(row) * CELL;
			return new DOMRect(x, y, CELL, CELL);
		},
	});
	set(page.window.HTMLImageElement.prototype, { decode: async () => {} });
	set(HTMLCanvasElement.prototype, {
		/** Returns a context that draws nothing; all is of its colour. @this {any} */
		getContext() {
			const gradient = { addColorStop() {} };
			/** @type {any} */
			const made = {
				canvas: this,
				measureText: () => ({ width: 10, actualBoundingBoxAscent: 10 }),
				getImageData: (
					/** @type {[number, number, number, number]} */ ...[, , wide, high]
				) => imageOf(wide, high, made.fillStyle),
				createImageData: imageOf,
				createLinearGradient: () => gradient,
				createRadialGradient: () => gradient,
			};
			this.pen ??= new Proxy(made, {
				get: (of, name) => Reflect.get(of, name) ?? (() => {}),
			});
			return this.pen;
		},
		toBlob: (/** @type {Function} */ call) => call(new page.window.Blob([])),
	});
}

/** @param {Page} page */
function standInDialogs(page) {
	const { window, modals } = page;
	set(window.HTMLDialogElement.prototype, {
		/** @this {any} */
		showModal() {
			this.open = true;
			this.before = page.focused;
			modals.push(this);
			const first = this.querySelector("[autofocus]");
			(first ?? this.querySelector("button, input, select, a[href]"))?.focus();
		},
		/** @this {any} */
		close() {
			if (!this.open) return;
			this.open = false;
			modals.splice(modals.indexOf(this), 1);
			this.before?.focus();
			setImmediate(() => this.dispatchEvent(new window.Event("close")));
		},
		/** What Escape does. @this {any} */
		cancel() {
			const cancel = new window.Event("cancel", { cancelable: true });
			if (this.dispatchEvent(cancel)) this.close();
		},
	});
}

/** Observers that tell once of each element, soon. @param {any} window */
function observersOf({ DOMRect }) {
	const make = (/** @type {(target: any) => object} */ entryOf) =>
		class {
			targets = new Set();

			/** @param {Function} call */
			constructor(call) {
				this.call = call;
			}

			/** @param {any} target */
			observe(target) {
				if (this.targets.size === 0) setImmediate(() => this.tell());
				this.targets.add(target);
			}

			tell() {
				const seen = [...this.targets];
				this.targets.clear();
				if (seen.length > 0) this.call(seen.map(entryOf), this);
			}

			/** @param {any} target */
			unobserve(target) {
				this.targets.delete(target);
			}

			disconnect() {
				this.targets.clear();
			}
		};
	return {
		ResizeObserver: make((target) => {
			const { clientWidth, clientHeight } = target;
			const contentRect = new DOMRect(0, 0, clientWidth, clientHeight);
			return { target, contentRect };
		}),
		IntersectionObserver: make((target) => {
			return { target, isIntersecting: target.clientWidth > 0 };
		}),
	};
}

/** The `localStorage` that the tabs of a profile share. @param {Page} page */
function storageOf({ profile: { local, pages }, window, time }) {
	/** @param {string} key @param {string | null} newValue */
	const tell = (key, newValue) => {
		for (const { window: other } of pages) {
			if (other === window) continue;
			const event = new other.StorageEvent("storage", { key, newValue });
			setImmediate(() => other.dispatchEvent(event));
		}
	};
	const storage = {
		getItem: (/** @type {string} */ key) => local.get(key) ?? null,
		setItem(/** @type {string} */ key, /** @type {unknown} */ value) {
			// What a page that was left still does is done by no browser.
			if (time.isStopped) return;
			local.set(key, String(value));
			tell(key, String(value));
		},
		removeItem(/** @type {string} */ key) {
			if (!time.isStopped && local.delete(key)) tell(key, null);
		},
	};
	return new Proxy(storage, {
		get: (of, key) => Reflect.get(of, key) ?? local.get(String(key)),
		has: (of, key) => key in of || local.has(String(key)),
		set(of, key, value) {
			if (key in of) return Reflect.set(of, key, value);
			of.setItem(String(key), value);
			return true;
		},
		deleteProperty(of, key) {
			of.removeItem(String(key));
			return true;
		},
		ownKeys: () => [...local.keys()],
		getOwnPropertyDescriptor: (_, key) => {
			const value = local.get(String(key));
			const about = { configurable: true, enumerable: true, writable: true };
			return value === undefined ? undefined : { value, ...about };
		},
	});
}

/** Channels between the tabs of a profile. @param {Page} page */
function channelsOf({ profile: { channels }, window, time }) {
	return class extends window.EventTarget {
		/** @param {string} name */
		constructor(name) {
			super();
			this.name = name;
			channels.add(this);
		}

		/** @param {unknown} message */
		postMessage(message) {
			for (const other of channels) {
				if (other === this || other.name !== this.name) continue;
				setImmediate(() => other.hear(structuredClone(message)));
			}
		}

		/** @param {unknown} data */
		hear(data) {
			if (time.isStopped) return;
			const event = new window.MessageEvent("message", { data });
			this.onmessage?.(event);
			this.dispatchEvent(event);
		}

		close() {
			channels.delete(this);
		}
	};
}

/** @param {() => boolean} isOver */
function channelUntil(isOver) {
	return class {
		port1 = /** @type {any} */ ({});
		port2 = {
			postMessage: () => setImmediate(() => isOver() || this.port1.onmessage()),
		};
	};
}

const worker = new Script(WORKER, { filename: "worker" });

/**
 * Workers on this thread, with the script of the solver's. None prepares anything, which
 * would cost each test a second.
 *
 * @param {Page} page
 */
function workersOf({ workers, profile, time }) {
	return class extends EventTarget {
		/** @type {any} */
		onmessage = null;
		/** @type {any} */
		onerror = null;
		/** What was asked of it. @type {any[]} */
		asked = [];
		/** Answers that wait, while it is held. @type {any[] | null} */
		held = null;
		isTerminated = false;
		self = /** @type {any} */ ({
			...SHARED,
			...{ console, setTimeout, clearTimeout, DOMException, Date },
			indexedDB: profile.databases,
			performance: { now: time.running },
			postMessage: (/** @type {any} */ data) =>
				setImmediate(() => this.answer(data)),
			MessageChannel: channelUntil(() => this.isOver()),
		});

		constructor() {
			super();
			this.self.self = this.self;
			worker.runInContext(createContext(this.self));
			workers.push(this);
		}

		/** @param {any} data */
		postMessage(data) {
			this.asked.push(data);
			if (data.type === "prepare") return;
			setImmediate(() => this.isOver() || this.self.onmessage({ data }));
		}

		/** @param {any} data */
		answer(data) {
			if (this.isOver()) return;
			if (this.held !== null) this.held.push(data);
			else this.onmessage?.({ data });
		}

		isOver() {
			return this.isTerminated || time.isStopped;
		}

		/** Holds its answers from now on. */
		hold() {
			this.held ??= [];
		}

		/** Lets all answers go. */
		letGo() {
			const held = this.held ?? [];
			this.held = null;
			for (const data of held) this.answer(data);
		}

		/** Ends it as if the system had killed it. */
		kill() {
			this.isTerminated = true;
			this.onerror?.({ message: "killed" });
		}

		terminate() {
			this.isTerminated = true;
		}
	};
}
