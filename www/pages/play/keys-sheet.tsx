/**
 * The sheet where the player chooses keys. Each key is a button: pressed, it waits for
 * another key, which takes its place. What is chosen holds at once.
 */

import type { TargetedKeyboardEvent } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { canBeKey, KEY_COMMANDS, type Start } from "../../input/custom-keys.ts";
import { KeyChoice } from "../../input/key-choice.ts";
import { keyName } from "../../input/key-names.ts";
import { SPEAKING_COMMANDS } from "../../input/speaking-keys.ts";
import type { Texts } from "../../messages/compiled/keys-en.ts";
import type { Texts as Speech } from "../../messages/compiled/speech-en.ts";
import { Button } from "../kit/button.tsx";
import { OneOf, Reset } from "../kit/fields.tsx";
import { sheetOf } from "../kit/sheet-of.ts";
import { make } from "../parts/make.ts";
import { addStyle } from "../parts/sheet.ts";
import { ENDING_KEYS, readLayout } from "./key-list.ts";
import css from "./keys-sheet.css?inline";
import type { PageContext } from "./page-context.ts";

type Given = {
	settings: PageContext["settings"];
	words: Texts;
	layout: Map<string, string>;
	/** The texts of the speaking set, if that is on. */
	speech: Speech | null;
	dialog: HTMLDialogElement;
	say: (...texts: string[]) => void;
};

export async function makeKeys({ strings, texts, settings }: PageContext) {
	addStyle(css);
	const { close, space } = strings();
	const words = texts().keys;
	const speech = settings.get("speak") ? texts().speech : null;
	const layout = await readLayout();
	// In sight wherever the list is scrolled to.
	const said = make("p", {
		class: "keys-said or-nothing small",
		role: "status",
	});
	const say = (...texts: string[]) => {
		said.textContent = texts.join(space);
	};
	const names = { id: "keys", title: words.title, close };
	const sheet = sheetOf(names, ({ dialog }) => (
		<Keys {...{ settings, words, layout, speech, dialog, say }} />
	));
	sheet.dialog.append(said);
	return sheet;
}

/** What players of keyboards and speed-solvers use. */
const KNOWN = ["WASD", "IJKL", "IJKF", "ISJD"];

function Keys({ settings, words, layout, speech, dialog, say }: Given) {
	const choice = useMemo(
		() => new KeyChoice(settings.get("keys") ?? "", layout),
		[],
	);
	const [, setChange] = useState(0);
	/** What the button is for that waits for a key; empty if none does. */
	const [waiting, wait] = useState("");
	/** What the button is for that gets the focus. */
	const next = useRef("");
	const list = useRef<HTMLUListElement>(null);
	useLayoutEffect(() => {
		if (next.current === "") return;
		const button = list.current?.querySelector(`[data-key="${next.current}"]`);
		next.current = "";
		(button as HTMLElement | null)?.focus();
	});
	useLayoutEffect(() => {
		// Escape leaves the key as it is, before it leaves the sheet.
		const stay = (event: Event) => waiting !== "" && event.preventDefault();
		dialog.addEventListener("cancel", stay);
		return () => dialog.removeEventListener("cancel", stay);
	}, [waiting]);
	const names: Record<string, string> = {
		...words.commands,
		...speech?.commands,
	};
	const nameOf = (place: string) => keyName(place, layout, words.space);
	const save = () => {
		settings.set("keys", choice.text || null);
		setChange((n) => n + 1);
		wait("");
	};
	const begin = (start: Start) => {
		choice.start = start;
		save();
		say("");
	};
	const keep = () => {
		wait("");
		say(words.kept);
	};
	const give = (command: string, place: string, instead?: string) => {
		const loser = choice.give(command, place, instead);
		save();
		next.current = `${command} ${place}`;
		const [key, name] = [nameOf(place), names[command]];
		if (loser === null) return say(words.done(key, name));
		const lost = names[loser];
		const taken = words.taken(key, name, lost);
		const isBare = choice.of(loser).length === 0;
		return isBare ? say(taken, words.bare(lost)) : say(taken);
	};
	const remove = (command: string, place: string) => {
		choice.remove(command, place);
		save();
		next.current = `${command} add`;
		say(words.removed(nameOf(place), names[command]));
	};
	const hear = (
		event: TargetedKeyboardEvent<HTMLElement>,
		command: string,
		instead?: string,
	) => {
		const { code, key } = event;
		// The focus goes on, and the browser keeps its own keys.
		if (code === "Tab" || event.ctrlKey || event.metaKey || event.altKey)
			return;
		event.preventDefault();
		event.stopPropagation();
		if (event.repeat) return;
		if (code === "Escape") keep();
		else if (code === "Delete" && instead !== undefined) {
			remove(command, instead);
		} else if (!canBeKey(code)) say(words.cannot(key));
		else {
			if (key.length === 1) layout.set(code, key.toLowerCase());
			give(command, code, instead);
		}
	};
	const spell = (letters: string) => {
		const losers = choice.spell(letters);
		if (losers === null) return;
		save();
		const bare = losers.filter((loser) => choice.of(loser).length === 0);
		say(...bare.map((loser) => words.bare(names[loser])));
	};
	/** @param place None for the button that adds a key. */
	const keyOf = (command: string, place?: string) => {
		const id = `${command} ${place ?? "add"}`;
		const isWaiting = id === waiting;
		const text = place === undefined ? "+" : nameOf(place);
		const title = names[command];
		const label =
			place === undefined ? words.add(title) : words.change(text, title);
		const kind = place === undefined ? "key key-add frame" : "key frame";
		return [
			<button
				type="button"
				class={isWaiting ? `${kind} key-waits` : kind}
				data-key={id}
				aria-label={isWaiting ? words.press : label}
				onClick={() => {
					wait(id);
					next.current = id;
					const how = place === undefined ? "" : ` ${words.cancelHow}`;
					say(`${words.press}${how}`);
				}}
				onKeyDown={(event) => isWaiting && hear(event, command, place)}
				onBlur={({ currentTarget }) =>
					// A key that is gone loses the focus as well.
					isWaiting && currentTarget.isConnected && keep()
				}
				key={id}
			>
				{isWaiting ? words.press : text}
			</button>,
			isWaiting && place !== undefined && (
				<Button
					kind="small"
					// The key loses the focus first.
					onPointerDown={(event) => event.preventDefault()}
					onClick={() => remove(command, place)}
					key={`${id} remove`}
				>
					{words.remove}
				</Button>
			),
		];
	};
	const rowOf = (command: string) => {
		const places = choice.of(command);
		return (
			<li class="keys-row row" key={command}>
				<span class="keys-name">
					{names[command]}
					{ENDING_KEYS.has(command) && <small>{words.withShift}</small>}
				</span>
				<div class="keys-keys row">
					{places.length === 0 && <span class="soft small">{words.none}</span>}
					{places.map((place) => keyOf(command, place))}
					{keyOf(command)}
				</div>
			</li>
		);
	};
	const { all, arrows, off } = words;
	return (
		<>
			<OneOf
				legend={words.sets}
				options={{ all, arrows, off }}
				value={choice.start}
				onChange={begin}
			/>
			<p class="keys-about soft small">{words.about}</p>
			<label class="keys-letters in-line gap-3">
				<span class="keys-name">{words.fourLetters}</span>
				<input
					type="text"
					id="keys-letters"
					list="keys-letters-known"
					maxLength={4}
					autocomplete="off"
					autocapitalize="characters"
					spellcheck={false}
					value={choice.letters.toUpperCase()}
					onInput={({ currentTarget }) => spell(currentTarget.value)}
					onChange={({ currentTarget }) => {
						// What was taken is seen, and what was not.
						currentTarget.value = choice.letters.toUpperCase();
					}}
				/>
				<datalist id="keys-letters-known">
					{KNOWN.map((letters) => (
						<option value={letters} key={letters} />
					))}
				</datalist>
			</label>
			<ul class="keys-list" ref={list}>
				{KEY_COMMANDS.map(rowOf)}
				{speech !== null && [
					<li class="keys-title" key="title">
						{speech.title}
					</li>,
					...SPEAKING_COMMANDS.map(rowOf),
				]}
			</ul>
			<Reset
				kind="keys-reset"
				words={words}
				onReset={() => {
					begin("all");
					say(words.resetDone);
				}}
			/>
		</>
	);
}
