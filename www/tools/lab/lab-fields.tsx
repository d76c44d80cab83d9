/**
 * Fields of the laboratory: a number in a range, a text, and what was wrong with them.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../pages/kit/button.tsx";
import type { Props } from "./lab-state.ts";

export function NumberField({
	id,
	name,
	value,
	range: [least, most],
	onChange,
}: {
	id: string;
	name: string;
	value: number;
	/** The least and the most. */
	range: readonly number[];
	/** Called with a number in the range. */
	onChange: (value: number) => void;
}) {
	/** What is typed, until it is done. */
	const [draft, setDraft] = useState<string | null>(null);
	return (
		<label class="field">
			<span>{name}</span>
			<input
				type="number"
				id={id}
				inputMode="numeric"
				min={least}
				max={most}
				value={draft ?? value}
				onChange={({ currentTarget }) => {
					const wanted = Math.round(currentTarget.valueAsNumber) || least;
					setDraft(null);
					onChange(Math.min(most, Math.max(least, wanted)));
				}}
				// Who types sees at once what it comes to.
				onInput={({ currentTarget }) => {
					const { value, validity, valueAsNumber } = currentTarget;
					setDraft(value);
					if (value && validity.valid) onChange(valueAsNumber);
				}}
			/>
		</label>
	);
}

export function TextField({
	name,
	onInput,
	...attributes
}: {
	name: string;
	onInput: (value: string) => void;
	id: string;
	value: string;
	placeholder?: string;
	inputMode?: "numeric";
	spellcheck?: boolean;
	"aria-describedby"?: string;
	"aria-invalid"?: boolean;
}) {
	return (
		<label class="field">
			<span>{name}</span>
			<input
				type="text"
				autocomplete="off"
				{...attributes}
				onInput={({ currentTarget }) => onInput(currentTarget.value)}
			/>
		</label>
	);
}

/**
 * Tells what cannot be done.
 *
 * @param wrong Words, an error, or nothing.
 */
export function Wrong({
	page,
	id,
	wrong,
}: Props & { id: string; wrong: unknown }) {
	const { texts } = page;
	const isError = wrong !== null && typeof wrong !== "function";
	return (
		<p class="wrong or-nothing bad" id={id} role="alert">
			{isError ? page.explain(wrong) : wrong?.(texts)}
		</p>
	);
}

/**
 * What begins a search, and in its place what stops it. Whoever has pressed a button that
 * is gone goes on with the next one.
 */
export function Acts({
	page,
	isOn,
	stopId,
	onStop,
	children,
}: Props & {
	/** Whether it runs. */
	isOn: boolean;
	stopId: string;
	onStop: () => void;
	/** Buttons that are hidden while it runs. */
	children: ComponentChildren;
}) {
	const box = useRef<HTMLDivElement>(null);
	const before = useRef(isOn);
	useLayoutEffect(() => {
		if (before.current === isOn) return;
		before.current = isOn;
		const { activeElement } = document;
		const isGone =
			activeElement === document.body ||
			(box.current?.contains(activeElement) &&
				(activeElement as HTMLElement).hidden);
		if (!isGone) return;
		box.current
			?.querySelector<HTMLButtonElement>("button:not([hidden])")
			?.focus();
	}, [isOn]);
	return (
		<div class="row acts" ref={box}>
			{children}
			<Button id={stopId} hidden={!isOn} onClick={onStop}>
				{page.texts.stop}
			</Button>
		</div>
	);
}
