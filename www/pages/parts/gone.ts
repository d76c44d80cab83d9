/**
 * The lines that stand in the HTML of every page, before all else. The build puts them
 * there (`scripts/site/guard.js`).
 *
 * After an update a browser may still have the HTML of the version before, or the
 * player a page of it, while the files that it needs are gone from the site. Then the
 * page says so, with a button. It never reloads by itself.
 */

import { GONE } from "../../messages/compiled/gone.ts";
import { chooseLanguage } from "../../messages/language.ts";

/** What a page cannot do without. */
const NEEDED = "script[src], link[rel=stylesheet]";

let box: HTMLElement | null = null;
/** The answer to come. */
let asking: Promise<boolean> | null = null;

// These events do not bubble. A script's also tells that one of its imports is missing.
addEventListener(
	"error",
	({ target }) => {
		if (target instanceof Element && target.matches(NEEDED)) {
			void ask(() => notify("lost"));
		}
	},
	true,
);

// What loads later. Who asked for it says what to say where nothing was updated.
addEventListener("not-loaded", (event) => {
	event.preventDefault();
	void ask((event as CustomEvent<() => void>).detail);
});

// Also what nobody tells of. The questions below are fetched, and not to be heard.
new PerformanceObserver((list) => {
	const entries = list.getEntries() as PerformanceResourceTiming[];
	const isMissing = entries.some(
		({ initiatorType, responseStatus }) =>
			initiatorType !== "fetch" && isNotFound(responseStatus),
	);
	if (isMissing) void ask();
}).observe({ type: "resource", buffered: true });

/**
 * Tells that the game was updated, if files that the HTML names are gone.
 *
 * @param otherwise Called if they are there, or without a network.
 */
async function ask(otherwise?: () => void) {
	asking ??= isUpdated().finally(() => {
		asking = null;
	});
	if (await asking) notify("updated");
	else otherwise?.();
}

async function isUpdated() {
	const files: NodeListOf<HTMLScriptElement | HTMLLinkElement> =
		document.querySelectorAll(`${NEEDED}, link[rel=modulepreload]`);
	const answers = await Promise.all(
		[...files].map((file) => isGone("src" in file ? file.src : file.href)),
	);
	return answers.includes(true);
}

async function isGone(url: string) {
	try {
		// Past the browser's cache, which may still have it.
		const { status, headers } = await fetch(url, {
			method: "HEAD",
			cache: "no-store",
		});
		// Some servers have a page for every address.
		const isPage = /html/.test(headers.get("content-type") ?? "");
		return isNotFound(status) || (status === 200 && isPage);
	} catch {
		// Without a network nobody knows.
		return false;
	}
}

function isNotFound(status: number) {
	return status === 404 || status === 410;
}

function notify(what: "updated" | "lost") {
	if (box?.isConnected) return;
	const language = chooseLanguage([savedLanguage(), ...navigator.languages]);
	const texts = GONE[language];
	box = document.createElement("div");
	box.id = "gone";
	box.lang = language;
	box.setAttribute("role", "alert");
	// The page may be without its style sheet.
	box.style.cssText =
		"position:fixed;z-index:9;inset:0 0 auto;display:flex;justify-content:center;align-items:center;gap:12px;padding:8px 16px;background:var(--raised,Canvas);color:var(--ink,CanvasText);border-bottom:1px solid var(--rule,CanvasText);font:1rem/1.4 var(--font,system-ui),sans-serif";
	const text = document.createElement("span");
	text.textContent = texts[what];
	const again = button(texts.reload, "button strong");
	again.addEventListener("click", () => reload(what === "updated"));
	const close = button("✕", "tool");
	close.ariaLabel = texts.close;
	close.addEventListener("click", () => box?.remove());
	box.append(text, again, close);
	// Beside an open dialog nothing can be pressed. The body may not be there yet.
	const { body, documentElement } = document;
	const dialog = document.querySelector("dialog[open]");
	(dialog ?? body ?? documentElement).append(box);
}

function button(text: string, className: string) {
	const made = document.createElement("button");
	made.type = "button";
	made.className = className;
	made.textContent = text;
	made.style.cssText =
		"min-height:44px;min-width:44px;flex:none;font-size:1rem";
	return made;
}

async function reload(isUpdated: boolean) {
	try {
		// It would answer with the version whose files are gone.
		if (isUpdated) {
			const { serviceWorker } = navigator;
			await (await serviceWorker?.getRegistration())?.unregister();
		}
	} catch {
		// A sandbox has no service workers.
	}
	location.reload();
}

/** The language that the player has chosen, or nothing. */
function savedLanguage() {
	try {
		return String(JSON.parse(localStorage["sliding-puzzle-page"]).language);
	} catch {
		// Nothing is saved, or nothing may be read.
		return "";
	}
}
