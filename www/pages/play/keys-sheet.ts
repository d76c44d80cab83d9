/**
 * The sheet where the player chooses keys. Each key is a button: pressed, it waits for
 * another key, which takes its place. What is chosen holds at once.
 */

import { canBeKey, KEY_COMMANDS, type Start } from "../../input/custom-keys.ts";
import { KeyChoice } from "../../input/key-choice.ts";
import { keyName } from "../../input/key-names.ts";
import { SPEAKING_COMMANDS } from "../../input/speaking-keys.ts";
import { loadKeysTexts } from "../../messages/compiled/keys.ts";
import type { Texts } from "../../messages/compiled/keys-en.ts";
import { loadSpeechTexts } from "../../messages/compiled/speech.ts";
import type { Texts as Speech } from "../../messages/compiled/speech-en.ts";
import { oneOf } from "../parts/inputs.ts";
import type { PlayerSettings } from "../parts/player-settings.ts";
import { addStyle, make, Sheet } from "../parts/sheet.ts";
import type { Parts } from "./features.ts";
import { ENDING_KEYS, readLayout } from "./key-list.ts";
import css from "./keys-sheet.css?inline";

/** What a button waits for. */
type Waiting = {
	button: HTMLButtonElement;
	command: string;
	/** The key to be replaced. */
	instead?: string;
};

export async function openKeys(parts: Pick<Parts, "strings" | "settings">) {
	addStyle(css);
	const { tag } = parts.strings();
	const [words, layout, speech] = await Promise.all([
		loadKeysTexts(tag),
		readLayout(),
		parts.settings.get("speak") ? loadSpeechTexts(tag) : null,
	]);
	new KeysSheet({ ...parts, words, layout, speech });
}

class KeysSheet {
	#settings;
	#words;
	#layout;
	/** The texts of the speaking set, if that is on. */
	#speech;
	/** Command → what it is called. */
	#names: Record<string, string>;
	#choice;
	#sheet;
	#list = make("ul", { class: "keys-list" });
	#sets = make("div");
	#reset = make("div", { class: "keys-reset row" });
	#said = make("p", { class: "keys-said small", role: "status" });
	#waiting: Waiting | null = null;

	constructor({
		strings,
		settings,
		words,
		layout,
		speech,
	}: {
		strings: () => import("../../messages/compiled/puzzle-en.ts").Texts;
		settings: Pick<PlayerSettings, "get" | "set">;
		words: Texts;
		layout: Map<string, string>;
		speech: Speech | null;
	}) {
		this.#settings = settings;
		this.#words = words;
		this.#layout = layout;
		this.#speech = speech;
		this.#names = { ...words.commands, ...speech?.commands };
		this.#choice = new KeyChoice(settings.get("keys") ?? "", layout);
		this.#sheet = new Sheet({
			id: "keys",
			title: words.title,
			close: strings().close,
		});
		const { body, dialog } = this.#sheet;
		const about = make("p", { class: "keys-about soft small" }, words.about);
		body.append(this.#sets, about, this.#list, this.#reset);
		dialog.append(this.#said);
		dialog.addEventListener("keydown", (event) => this.#hear(event), true);
		// Escape leaves the key as it is, before it leaves the sheet.
		dialog.addEventListener("cancel", (event) => {
			if (this.#waiting !== null) event.preventDefault();
		});
		this.#render();
		this.#offerReset();
		this.#sheet.open();
	}

	/** Draws everything, and keeps the focus where it was. */
	#render() {
		const { activeElement } = document;
		const focused = activeElement?.getAttribute("data-key");
		const words = this.#words;
		const { all, arrows, off } = words;
		const set = oneOf({
			legend: words.sets,
			options: Object.entries({ all, arrows, off }),
			value: this.#choice.start,
			onChange: (value) => this.#begin(value as Start),
		});
		this.#sets.replaceChildren(set);
		const rows = KEY_COMMANDS.map((name) => this.#row(name));
		if (this.#speech !== null) {
			rows.push(make("li", { class: "keys-title" }, this.#speech.title));
			for (const name of SPEAKING_COMMANDS) rows.push(this.#row(name));
		}
		this.#list.replaceChildren(...rows);
		if (focused) this.#focus(focused);
	}

	/** @param key What a button is for. */
	#focus(key: string) {
		const [command] = key.split(" ");
		const find = (wanted: string) =>
			this.#list.querySelector(`[data-key="${wanted}"]`);
		const button = find(key) ?? find(`${command} add`);
		if (button instanceof HTMLElement) button.focus();
	}

	#row(command: string) {
		const words = this.#words;
		const row = make("li", { class: "keys-row row" });
		const name = make("span", { class: "keys-name" }, this.#names[command]);
		if (ENDING_KEYS.has(command))
			name.append(make("small", {}, words.withShift));
		const keys = make("div", { class: "keys-keys row" });
		const places = this.#choice.of(command);
		if (places.length === 0) {
			keys.append(make("span", { class: "soft small" }, words.none));
		}
		for (const place of places) keys.append(this.#key(command, place));
		keys.append(this.#key(command));
		row.append(name, keys);
		return row;
	}

	/** @param place None for the button that adds a key. */
	#key(command: string, place?: string) {
		const words = this.#words;
		const button = make("button", {
			type: "button",
			class: place === undefined ? "key key-add" : "key",
			"data-key": `${command} ${place ?? "add"}`,
		});
		const name = place === undefined ? "+" : this.#nameOf(place);
		button.textContent = name;
		const title = this.#names[command];
		button.ariaLabel =
			place === undefined ? words.add(title) : words.change(name, title);
		button.addEventListener("click", () => {
			const waiting = { button, command };
			this.#wait(
				place === undefined ? waiting : { ...waiting, instead: place },
			);
		});
		return button;
	}

	#nameOf(place: string) {
		return keyName(place, this.#layout, this.#words.space);
	}

	#wait(waiting: Waiting) {
		const words = this.#words;
		this.#leave();
		this.#waiting = waiting;
		const { button, command, instead } = waiting;
		button.classList.add("key-waits");
		button.textContent = words.press;
		button.ariaLabel = words.press;
		this.#say(words.press);
		if (instead !== undefined) {
			this.#say(`${words.press} ${words.cancelHow}`);
			const remove = make(
				"button",
				{ type: "button", class: "button small" },
				words.remove,
			);
			// The key loses the focus first.
			remove.addEventListener("pointerdown", (event) => event.preventDefault());
			remove.addEventListener("click", () => this.#remove(command, instead));
			button.after(remove);
		}
		button.addEventListener("blur", () => {
			// A redraw takes the focus as well.
			if (button.isConnected && this.#waiting === waiting) this.#keep();
		});
		button.focus();
	}

	/** Waits no longer. */
	#leave() {
		if (this.#waiting === null) return;
		this.#waiting = null;
		this.#render();
	}

	/** Leaves the key as it is. */
	#keep() {
		this.#leave();
		this.#say(this.#words.kept);
	}

	#hear(event: KeyboardEvent) {
		const waiting = this.#waiting;
		const { code, key } = event;
		if (waiting === null || event.target !== waiting.button) return;
		// The focus goes on, and the browser keeps its own keys.
		if (code === "Tab" || event.ctrlKey || event.metaKey || event.altKey)
			return;
		event.preventDefault();
		event.stopPropagation();
		if (event.repeat) return;
		if (code === "Escape") this.#keep();
		else if (code === "Delete" && waiting.instead !== undefined) {
			this.#remove(waiting.command, waiting.instead);
		} else if (!canBeKey(code)) this.#say(this.#words.cannot(key));
		else {
			if (key.length === 1) this.#layout.set(code, key.toLowerCase());
			this.#give(waiting, code);
		}
	}

	#give({ command, instead }: Waiting, place: string) {
		const words = this.#words;
		const loser = this.#choice.give(command, place, instead);
		this.#waiting = null;
		this.#save();
		this.#focus(`${command} ${place}`);
		const [key, name] = [this.#nameOf(place), this.#names[command]];
		if (loser === null) this.#say(words.done(key, name));
		else {
			const lost = this.#names[loser];
			const isBare = this.#choice.of(loser).length === 0;
			const taken = words.taken(key, name, lost);
			this.#say(isBare ? `${taken} ${words.bare(lost)}` : taken);
		}
	}

	#remove(command: string, place: string) {
		this.#choice.remove(command, place);
		this.#waiting = null;
		this.#save();
		this.#focus(`${command} add`);
		const name = this.#names[command];
		this.#say(this.#words.removed(this.#nameOf(place), name));
	}

	#begin(start: Start) {
		this.#choice.start = start;
		this.#save();
		const chosen = this.#sets.querySelector("input:checked");
		if (chosen instanceof HTMLElement) chosen.focus();
		this.#say("");
	}

	#save() {
		this.#settings.set("keys", this.#choice.text || null);
		this.#render();
	}

	#offerReset() {
		const words = this.#words;
		const reset = this.#button(words.reset, () => {
			const yes = this.#button(words.resetYes, () => {
				this.#begin("all");
				this.#offerReset().focus();
				this.#say(words.resetDone);
			});
			const no = this.#button(words.keep, () => this.#offerReset().focus());
			const sure = make("p", { role: "alert" }, words.resetSure);
			this.#reset.replaceChildren(sure, yes, no);
			no.focus();
		});
		this.#reset.replaceChildren(reset);
		return reset;
	}

	#button(text: string, act: () => void) {
		const made = make("button", { type: "button", class: "button" }, text);
		made.addEventListener("click", act);
		return made;
	}

	#say(text: string) {
		this.#said.textContent = text;
	}
}
