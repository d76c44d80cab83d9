/**
 * The service worker: it keeps all files of the game, so that the game plays without a
 * network, and always with files of one version.
 *
 * It answers only for the files in its list, which the build makes: the pages of the
 * game and their assets. Everything else in its scope goes to the network as if it were
 * not there, also the scripts for other sites.
 *
 * Of the languages it keeps English and that of the browser; another, once the player
 * speaks it.
 *
 * A new version waits until no page of the old one is open, or until the player asks
 * for it. A page of the old version that is still open then finds its files in a cache
 * of their own.
 */

import { PrecacheController, PrecacheRoute } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { LANGUAGES } from "../messages/compiled/languages.ts";

/** A file of the list. */
type Entry = { url: string; revision: string | null };

const worker = self as unknown as ServiceWorkerGlobalScope;
const { registration } = worker;

/** The list; the build writes it here. */
declare const FILES: Entry[];
const files = FILES;

/** The core for pages that may not run wasm: as large as all the rest. */
const JAVASCRIPT_CORE = /\/no-wasm\/\w+\.js$/;

/** A page for links in another language. */
const TRANSLATED = /\/(?:(\w+)\.)?([\w-]+)\.html$/;

/** The files whose name changes with their content. */
const ASSETS = new URL("assets/", registration.scope).href;

/** The files of versions before this one whose pages are still open. */
const EARLIER = `sliding-puzzle-earlier-${registration.scope}`;

/** The languages that the player has chosen besides. */
const CHOSEN = `taquin-languages-${registration.scope}`;
const SPOKEN = ["en", ...navigator.languages].map(withoutRegion);

const controller = new PrecacheController();
const runsWasm = canRunWasm();
controller.addToCacheList(
	files.filter(({ url }) => {
		if (JAVASCRIPT_CORE.test(url)) return !runsWasm;
		const language = languageOf(url);
		return language === undefined || SPOKEN.includes(withoutRegion(language));
	}),
);

worker.addEventListener("install", (event) => {
	void controller.install(event);
});
worker.addEventListener("activate", (event) => {
	event.waitUntil(takeOver(event));
});
worker.addEventListener("message", ({ data }) => {
	// The player has asked for the new version.
	if (data?.type === "SKIP_WAITING") void worker.skipWaiting();
});

registerRoute(
	new PrecacheRoute(controller, {
		// No page reads the query of its address.
		ignoreURLParametersMatching: [/^/],
		// A link in another language opens the same page.
		urlManipulation: ({ url }) => {
			const [, page, tag] = TRANSLATED.exec(url.pathname) ?? [];
			return LANGUAGES.some((one) => one === tag)
				? [new URL(`${page ?? "index"}.html`, url)]
				: [];
		},
	}),
);
registerRoute(
	({ url }) => url.href.startsWith(ASSETS),
	async ({ request, event }) => {
		const language = languageOf(request.url);
		if (language !== undefined) event.waitUntil(keepLanguage(language));
		return (
			(await worker.caches.match(request, { cacheName: EARLIER })) ??
			(await worker.caches.match(request, { cacheName: CHOSEN })) ??
			fetch(request)
		);
	},
);

/**
 * Drops the files of the version before, unless a page of it may be open, and answers
 * for all open pages from now on: also for the one that brought this worker here.
 */
async function takeOver(event: ExtendableEvent) {
	const pages = await worker.clients.matchAll({ includeUncontrolled: true });
	if (pages.length > 1) await keepEarlier();
	else
		await Promise.all(
			[EARLIER, CHOSEN].map((name) => worker.caches.delete(name)),
		);
	await controller.activate(event);
	await worker.clients.claim();
}

/** Copies the files that are in no list any more. */
async function keepEarlier() {
	const current = new Set(controller.getURLsToCacheKeys().values());
	const cache = await worker.caches.open(controller.strategy.cacheName);
	const earlier = await worker.caches.open(EARLIER);
	for (const request of await cache.keys()) {
		if (current.has(request.url)) continue;
		const response = await cache.match(request);
		if (response) await earlier.put(request, response);
	}
}

function withoutRegion(language: string) {
	return language.toLowerCase().split("-")[0];
}

/** Returns the language of a file of texts, which the build names `records-de-<hash>.js`. */
function languageOf(url: string) {
	return LANGUAGES.find((tag) =>
		new RegExp(`-${tag}-[\\w-]{7}\\.js$`).test(url),
	);
}

/** The languages whose texts are being kept. */
const keeping = new Map<string, Promise<void>>();

/** Keeps all texts of a language, once: a page asks for several at a time. */
function keepLanguage(language: string) {
	const kept =
		keeping.get(language) ??
		keepTexts(language).finally(() => keeping.delete(language));
	keeping.set(language, kept);
	return kept;
}

async function keepTexts(language: string) {
	const cache = await worker.caches.open(CHOSEN);
	const kept = new Set((await cache.keys()).map(({ url }) => url));
	const wanted = files
		.filter(({ url }) => languageOf(url) === language)
		.map(({ url }) => new URL(url, registration.scope).href)
		.filter((url) => !kept.has(url));
	await cache.addAll(wanted);
}

/** Returns whether wasm may run, judged by the policy that this script came with. */
function canRunWasm() {
	try {
		// The smallest module there is.
		new WebAssembly.Module(Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0));
		return true;
	} catch {
		return false;
	}
}
