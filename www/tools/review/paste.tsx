/**
 * The field that takes a play as text.
 */

import type { Props } from "./review-state.ts";

export function Paste({ page }: Props) {
	const words = page.words.value;
	const { isOpen, text, error } = page.paste;
	const isWrong = error.value !== null;
	const read = (event: Event) => {
		event.preventDefault();
		void page.readPasted();
	};
	return (
		<details
			class="paste"
			id="paste"
			open={isOpen.value}
			onToggle={({ currentTarget }) => {
				isOpen.value = currentTarget.open;
			}}
		>
			<summary>{words.another}</summary>
			<form class="stack" id="paste-form" onSubmit={read}>
				<label for="paste-text">{words.paste}</label>
				<textarea
					id="paste-text"
					rows={3}
					spellcheck={false}
					autocomplete="off"
					autocapitalize="off"
					aria-describedby="paste-error"
					aria-invalid={isWrong || undefined}
					placeholder={words.pasteExample}
					value={text.value}
					onInput={({ currentTarget }) => {
						text.value = currentTarget.value;
					}}
					onKeyDown={(event) => {
						if (event.key === "Enter" && !event.shiftKey) read(event);
					}}
				/>
				<p class="or-nothing bad" id="paste-error" role="alert">
					{isWrong && page.explain(error.value)}
				</p>
				<button type="submit" class="button">
					{words.read}
				</button>
			</form>
		</details>
	);
}
