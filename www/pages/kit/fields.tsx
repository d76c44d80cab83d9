/**
 * What a player chooses with: one of a few, one of a menu.
 */

import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";

/** A row of radio buttons. */
export function OneOf<Value extends string>({
	legend,
	options,
	value,
	onChange,
}: {
	legend: string;
	/** Value → its name. */
	options: Record<Value, string>;
	/** The one chosen. */
	value: Value;
	onChange: (value: Value) => void;
}) {
	const name = useId();
	return (
		<fieldset class="one-of">
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
