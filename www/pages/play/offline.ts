/**
 * The play page without a network: registers the service worker (`www/offline/`) when
 * nobody waits for anything, and offers a new version between two games. The page
 * reloads only when the player asks for it; the game in play is saved at every move.
 */

import { trusted } from "../../core/later/trusted.ts";
import type { SlidingPuzzleElement } from "../../element/element.ts";
import { internals } from "../../element/internals.ts";
import type { PageContext } from "./page-context.ts";

/** Between two looks for a new version, and between two offers, in milliseconds. */
const HOUR = 3_600_000;

type Dependencies = Pick<PageContext, "puzzle" | "texts" | "notify">;

/**
 * Starts it. Does nothing where there is no service worker: on the development server,
 * in a frame, in a sandbox, and in browsers or windows that have none.
 *
 * @returns Resolves when the service worker is registered; with `null` if it cannot
 *   be.
 */
export async function startOffline(
	context: Dependencies,
): Promise<Versions | null> {
	try {
		const workers = serviceWorkers();
		if (workers === null) return null;
		// The tables come first: a hint may be wanted. The service worker then finds
		// their files in the browser's cache.
		await internals(context.puzzle)
			.prepare()
			.catch(() => {
				// The page asks for them too, and reports a failure.
			});
		const { href } = new URL("service-worker.js", document.baseURI);
		const registration = await workers.register(
			// The types know only text.
			trusted(href) as string,
		);
		return new Versions({ ...context, registration, workers });
	} catch (error) {
		// A policy, a sandbox or the player forbids it. The game plays on, with a network.
		console.info("the game is not kept for offline play:", error);
		return null;
	}
}

/** Returns the service workers of this page if it may have one, and should. */
function serviceWorkers() {
	// The development server has none, and no manifest.
	if (document.querySelector('link[rel="manifest"]') === null) return null;
	// A page around this one decides what its visitors load.
	if (window.parent !== window) return null;
	const { serviceWorker = null, connection } = navigator as any;
	// Who saves data has not asked for a megabyte, unless it is there already.
	const isSaving = connection?.saveData === true;
	if (isSaving && serviceWorker?.controller === null) return null;
	return serviceWorker as ServiceWorkerContainer | null;
}

/** The version in use, and a new one that waits. */
export class Versions {
	#registration;
	#puzzle;
	#notify;
	#texts;
	/** Whether a version had this page before. */
	#isKept;
	#isReady = false;
	#isAsked = false;
	/** When this page last looked for a new version. */
	#looked = Number.NEGATIVE_INFINITY;
	/** When a new version was last offered. */
	#offered = Number.NEGATIVE_INFINITY;

	constructor({
		registration,
		workers,
		puzzle,
		notify,
		texts,
	}: Dependencies & {
		registration: ServiceWorkerRegistration;
		workers: ServiceWorkerContainer;
	}) {
		this.#registration = registration;
		this.#puzzle = puzzle;
		this.#notify = notify;
		this.#texts = texts;
		this.#isKept = workers.controller !== null;
		workers.addEventListener("controllerchange", () => this.#onChange());
		registration.addEventListener("updatefound", () => this.#await());
		this.#await();
		if (registration.waiting !== null) this.#onReady();
		for (const type of ["new-board", "solved"]) {
			puzzle.addEventListener(type, () => this.#offer());
		}
		document.addEventListener("visibilitychange", () => void this.#look());
		// The browser looks too, but only when the service worker has been idle.
		void this.#look();
	}

	/** Whether a new version is ready. */
	get isReady() {
		return this.#isReady;
	}

	/** Reloads the page in the new version. */
	update() {
		this.#isAsked = true;
		const { waiting } = this.#registration;
		// Another tab may have asked before.
		if (waiting === null) location.reload();
		else waiting.postMessage({ type: "SKIP_WAITING" });
	}

	/** Waits for the version that is being fetched, if there is one. */
	#await() {
		const { installing } = this.#registration;
		installing?.addEventListener("statechange", () => {
			// The first version needs nobody's leave.
			if (installing.state === "installed" && this.#isKept) this.#onReady();
		});
	}

	/** Another version answers for this page. */
	#onChange() {
		if (this.#isAsked) location.reload();
		// Another tab has asked for it. This page is still the old one.
		else if (this.#isKept) this.#onReady();
		this.#isKept = true;
	}

	#onReady() {
		this.#isReady = true;
		this.#offer();
	}

	/** Offers the new version, unless a game is in play. */
	#offer() {
		const now = performance.now();
		if (!this.#isReady || isInPlay(this.#puzzle)) return;
		if (now - this.#offered < HOUR) return;
		this.#offered = now;
		const words = this.#texts().offline;
		this.#notify(() => words.ready, {
			action: { label: words.reload, act: () => this.update() },
		});
	}

	/** Looks for a new version: an installed game may stay open for weeks. */
	async #look() {
		const now = performance.now();
		if (document.hidden || now - this.#looked < HOUR) return;
		this.#looked = now;
		// The first version has just been asked for.
		if (!this.#isKept) return;
		try {
			await this.#registration.update();
		} catch (error) {
			console.info("could not look for a new version:", error);
		}
	}
}

function isInPlay({ status, elapsed, moves }: SlidingPuzzleElement) {
	return status !== "solved" && (elapsed > 0 || moves.stm > 0);
}
