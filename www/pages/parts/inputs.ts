/**
 * What a player chooses with: one of a few, on or off, a number. Each tells at once
 * what is chosen.
 */

import { make } from "./sheet.ts";

let lastId = 0;

/** Makes a row of radio buttons. */
export function oneOf({
	legend,
	options,
	value,
	onChange,
}: {
	legend: string;
	options: [value: string, label: string][];
	/** The one chosen. */
	value: string;
	onChange: (value: string) => void;
}) {
	const group = make("fieldset", { class: "one-of" });
	group.append(make("legend", {}, legend));
	const row = make("div", { class: "segments" });
	lastId += 1;
	for (const [option, text] of options) {
		const segment = make("label", { class: "segment" });
		const input = make("input", { type: "radio", name: `choice-${lastId}` });
		input.value = option;
		input.checked = option === value;
		input.addEventListener("change", () => onChange(option));
		segment.append(input, make("span", {}, text));
		row.append(segment);
	}
	group.append(row);
	return group;
}

/** Makes a switch. */
export function onOff({
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
	const label = make("label", { class: "on-off" });
	const texts = make("span");
	texts.append(make("span", {}, name));
	if (about) texts.append(make("small", {}, about));
	const input = make("input", { type: "checkbox", role: "switch" });
	input.checked = isOn;
	input.addEventListener("change", () => onChange(input.checked));
	label.append(texts, input);
	return label;
}

/** Makes a number with a button below and above it. */
export function stepper({
	name,
	value,
	range: [least, most],
	less,
	more,
	onChange,
}: {
	name: string;
	value: number;
	/** The least and the most. */
	range: readonly number[];
	/** Names the button. */
	less: (name: string) => string;
	more: (name: string) => string;
	onChange: (value: number) => void;
}) {
	const label = make("label", { class: "stepper-name" }, name);
	const input = make("input", {
		type: "number",
		inputmode: "numeric",
		min: String(least),
		max: String(most),
	});
	lastId += 1;
	input.id = `number-${lastId}`;
	label.htmlFor = input.id;
	input.value = String(value);
	const set = (wanted: number) => {
		const next = Math.min(most, Math.max(least, Math.round(wanted) || least));
		input.value = String(next);
		onChange(next);
	};
	input.addEventListener("change", () => set(input.valueAsNumber));
	// Who types sees at once what it comes to.
	input.addEventListener("input", () => {
		if (input.value && input.validity.valid) onChange(input.valueAsNumber);
	});
	const row = make("div", { class: "stepper" });
	const button = (text: string, title: string, by: number) => {
		const made = make("button", { type: "button", class: "tool" }, text);
		made.ariaLabel = title;
		made.addEventListener("click", () => set(input.valueAsNumber + by));
		return made;
	};
	row.append(button("−", less(name), -1), input, button("+", more(name), 1));
	const box = make("div", { class: "stepper-box" });
	box.append(label, row);
	return box;
}

/** Makes a menu of one line. */
export function menu({
	name,
	options,
	value,
	onChange,
}: {
	name: string;
	options: [value: string, label: string][];
	value: string;
	onChange: (value: string, menu: HTMLSelectElement) => void;
}) {
	const label = make("label", { class: "menu-line" });
	const select = make("select");
	for (const [option, text] of options) select.add(new Option(text, option));
	select.value = value;
	select.addEventListener("change", () => onChange(select.value, select));
	label.append(make("span", {}, name), select);
	return label;
}
