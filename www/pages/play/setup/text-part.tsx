/**
 * The part of the sheet that takes a board as text.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import type { Texts } from "../../../messages/compiled/setup-en.ts";

export function TextPart({
	strings,
	text,
	wrong,
	onInput,
	open,
}: {
	strings: Texts;
	text: string;
	/** What is wrong with the text that was opened last. */
	wrong: string;
	onInput: (text: string) => void;
	/** @param isPlayed Whether it is played at once. */
	open: (text: string, isPlayed: boolean) => unknown;
}) {
	const element = useRef<HTMLDetailsElement>(null);
	const box = useRef<HTMLTextAreaElement>(null);
	const read = (isPlayed: boolean) => open(box.current?.value ?? "", isPlayed);
	useLayoutEffect(() => {
		if (wrong !== "" && element.current) element.current.open = true;
	}, [wrong]);
	return (
		<details class="setup-text" ref={element}>
			<summary>{strings.asText}</summary>
			<form
				class="stack"
				onSubmit={(event) => {
					event.preventDefault();
					void read(false);
				}}
			>
				<label class="soft" for="setup-board-text">
					{strings.textHelp}
				</label>
				<textarea
					id="setup-board-text"
					rows={4}
					spellcheck={false}
					autocomplete="off"
					autocapitalize="off"
					aria-describedby="setup-text-error"
					aria-invalid={wrong === "" ? undefined : "true"}
					value={text}
					ref={box}
					onInput={({ currentTarget }) => onInput(currentTarget.value)}
					onKeyDown={(event) => {
						if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey))
							return;
						event.preventDefault();
						void read(true);
					}}
				/>
				<p
					id="setup-text-error"
					class="setup-error or-nothing bad"
					role="alert"
				>
					{wrong}
				</p>
				<button type="submit" class="button">
					{strings.read}
				</button>
			</form>
		</details>
	);
}
