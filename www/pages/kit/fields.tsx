/**
 * What a player chooses with: one of a few, one of a menu, on or off, a number.
 */

import type { ComponentChildren } from "preact";
import { useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "./button.tsx";

/** A row of radio buttons. */
export function OneOf<Value extends string>({
	kind = "",
	legend,
	options,
	value,
	onChange,
}: {
	/** A class of the whole. */
	kind?: string;
	legend: string;
	/** Value → its name. */
	options: Record<Value, ComponentChildren>;
	/** The one chosen. */
	value: Value;
	onChange: (value: Value) => void;
}) {
	const name = useId();
	return (
		<fieldset class={`one-of ${kind}`.trim()}>
			<legend>{legend}</legend>
			<div class="segments">
				{(Object.keys(options) as Value[]).map((option) => (
					<label class="segment" key={option}>
						<input
							type="radio"
							name={name}
							value={option}
							checked={option === value}
							onChange={() => onChange(option)}
						/>
						<span>{options[option]}</span>
					</label>
				))}
			</div>
		</fieldset>
	);
}

/** A menu and what it chooses. */
export function Menu({
	kind,
	label,
	options,
	onChange,
	...attributes
}: {
	/** The class of the whole. */
	kind: string;
	label: ComponentChildren;
	/** Value → its name. */
	options: Record<string, string>;
	onChange: (value: string) => void;
	id?: string;
	name?: string;
	value: string;
}) {
	return (
		<label class={kind}>
			<span>{label}</span>
			<select
				{...attributes}
				onChange={({ currentTarget }) => onChange(currentTarget.value)}
			>
				{Object.entries(options).map(([value, text]) => (
					<option value={value} key={value}>
						{text}
					</option>
				))}
			</select>
		</label>
	);
}

/** A switch. */
export function OnOff({
	name,
	about = "",
	isOn,
	onChange,
}: {
	name: string;
	/** What it does, if the name does not say it. */
	about?: string;
	isOn: boolean;
	onChange: (isOn: boolean) => void;
}) {
	return (
		<label class="on-off">
			<span>
				<span>{name}</span>
				{about && <small>{about}</small>}
			</span>
			<input
				type="checkbox"
				role="switch"
				checked={isOn}
				aria-checked={isOn}
				onChange={({ currentTarget }) => onChange(currentTarget.checked)}
			/>
		</label>
	);
}

/** A number with a button below and above it. */
export function Stepper({
	name,
	value,
	range: [least, most],
	words,
	onChange,
}: {
	name: string;
	value: number;
	/** The least and the most. */
	range: readonly number[];
	/** They name the buttons. */
	words: { less: (name: string) => string; more: (name: string) => string };
	onChange: (value: number) => void;
}) {
	const input = useRef<HTMLInputElement>(null);
	const id = useId();
	const set = (wanted: number) => {
		const next = Math.min(most, Math.max(least, Math.round(wanted) || least));
		// What was typed may come to what is there already.
		if (input.current) input.current.value = String(next);
		onChange(next);
	};
	const step = (sign: string, title: string, by: number) => (
		<button
			type="button"
			class="tool"
			aria-label={title}
			onClick={() => set(value + by)}
		>
			{sign}
		</button>
	);
	return (
		<div class="stepper-box">
			<label class="stepper-name" for={id}>
				{name}
			</label>
			<div class="stepper">
				{step("−", words.less(name), -1)}
				<input
					type="number"
					inputMode="numeric"
					id={id}
					min={least}
					max={most}
					value={value}
					ref={input}
					onChange={({ currentTarget }) => set(currentTarget.valueAsNumber)}
					// Who types sees at once what it comes to.
					onInput={({ currentTarget }) => {
						const { validity, valueAsNumber } = currentTarget;
						if (currentTarget.value && validity.valid) onChange(valueAsNumber);
					}}
				/>
				{step("+", words.more(name), 1)}
			</div>
		</div>
	);
}

/** A button that asks before it resets something. */
export function Reset({
	kind,
	words,
	onReset,
}: {
	/** The class of the whole. */
	kind: string;
	words: Record<"reset" | "resetSure" | "resetYes" | "keep", string>;
	onReset: () => void;
}) {
	const [isAsked, setAsked] = useState(false);
	const next = useRef<HTMLButtonElement>(null);
	const wasAsked = useRef(false);
	useLayoutEffect(() => {
		// What was pressed is gone.
		if (isAsked !== wasAsked.current) next.current?.focus();
		wasAsked.current = isAsked;
	}, [isAsked]);
	const button = (text: string, act: () => void, isNext: boolean = false) => (
		<Button onClick={act} ref={isNext ? next : null} key={text}>
			{text}
		</Button>
	);
	const reset = () => {
		setAsked(false);
		onReset();
	};
	return (
		<div class={`${kind} row`}>
			{isAsked
				? [
						<p class="across" role="alert" key="sure">
							{words.resetSure}
						</p>,
						button(words.resetYes, reset),
						button(words.keep, () => setAsked(false), true),
					]
				: button(words.reset, () => setAsked(true), true)}
		</div>
	);
}
