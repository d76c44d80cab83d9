/**
 * The entry of the play page. The only place with a global effect.
 */

import { loadCore } from "./core.js";
import { Page } from "./page/page.js";
import { lazySolver } from "./solver/lazy.js";
import { Store } from "./store.js";
import { chooseLanguage, loadStrings } from "./strings.js";

/** @type {Page | undefined} */
let page;

try {
	const store = new Store(
		() => localStorage,
		() => page?.sayStoreIsRefused(),
	);
	const loaded = store.load();
	const language = chooseLanguage([
		loaded.kept.language ?? "",
		...navigator.languages,
	]);
	const [core, strings] = await Promise.all([
		loadCore(),
		loadStrings(language),
	]);
	const solver = lazySolver();
	page = new Page({ core, solver, store, loaded, language, strings });
	void page.watchFonts();
} catch (error) {
	console.info("the game could not be started:", error);
	await showFailure();
}

/** Says what happened and what to do, where there can be no game. */
async function showFailure() {
	const main = document.createElement("main");
	const language = chooseLanguage(navigator.languages);
	const strings = await loadStrings(language).catch(() => null);
	main.className = "failure";
	const alert = document.createElement("div");
	alert.setAttribute("role", "alert");
	const head = document.createElement("h2");
	// Without a network the strings do not come either: the page has a line.
	const fallback = document.querySelector("template")?.content.textContent;
	head.textContent = strings?.noCore ?? fallback ?? "";
	const text = document.createElement("p");
	text.textContent = strings?.noCoreHelp ?? "";
	const button = document.createElement("button");
	button.className = "button strong";
	button.textContent = strings?.reload ?? "↻";
	button.addEventListener("click", () => location.reload());
	alert.append(head, text, button);
	main.append(alert);
	document.querySelector("main")?.replaceWith(main);
	for (const part of document.querySelectorAll(".bar-tools")) part.remove();
}
