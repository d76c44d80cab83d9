/**
 * A field for a number in a range.
 */

import { make } from "../parts/sheet.ts";

export function numberField({
	id,
	name,
	range: [least, most],
	onChange,
}: {
	id: string;
	name: string;
	/** The least and the most. */
	range: readonly number[];
	/** Called with a number in the range. */
	onChange: (value: number) => void;
}) {
	const field = make("label", { class: "field" });
	const input = make("input", {
		id,
		type: "number",
		inputmode: "numeric",
		min: String(least),
		max: String(most),
	});
	input.addEventListener("change", () => {
		const wanted = Math.round(input.valueAsNumber) || least;
		const value = Math.min(most, Math.max(least, wanted));
		input.value = String(value);
		onChange(value);
	});
	// Who types sees at once what it comes to.
	input.addEventListener("input", () => {
		if (input.value && input.validity.valid) onChange(input.valueAsNumber);
	});
	field.append(make("span", {}, name), input);
	return field;
}
