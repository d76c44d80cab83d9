/**
 * What a player chooses with: one of a few, on or off, a number. Each tells at once
 * what is chosen.
 */

import { make } from "./sheet.js";

let lastId = 0;

/**
 * Makes a row of radio buttons.
 *
 * @param {object} parts
 * @param {string} parts.legend
 * @param {[value: string, label: string][]} parts.options
 * @param {string} parts.value The one chosen.
 * @param {(value: string) => void} parts.onChange
 */
export function oneOf({ legend, options, value, onChange }) {
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

/**
 * Makes a switch.
 *
 * @param {object} parts
 * @param {string} parts.name
 * @param {string} [parts.about] What it does, if the name does not say it.
 * @param {boolean} parts.isOn
 * @param {(isOn: boolean) => void} parts.onChange
 */
export function onOff({ name, about = "", isOn, onChange }) {
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

/**
 * Makes a number with a button below and above it.
 *
 * @param {object} parts
 * @param {string} parts.name
 * @param {number} parts.value
 * @param {readonly number[]} parts.range The least and the most.
 * @param {(name: string) => string} parts.less Names the button.
 * @param {(name: string) => string} parts.more
 * @param {(value: number) => void} parts.onChange
 */
export function stepper({
	name,
	value,
	range: [least, most],
	less,
	more,
	onChange,
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
	const set = (/** @type {number} */ wanted) => {
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
	const button = (
		/** @type {string} */ text,
		/** @type {string} */ title,
		/** @type {number} */ by,
	) => {
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

/**
 * Makes a menu of one line.
 *
 * @param {object} parts
 * @param {string} parts.name
 * @param {[value: string, label: string][]} parts.options
 * @param {string} parts.value
 * @param {(value: string, menu: HTMLSelectElement) => void} parts.onChange
 */
export function menu({ name, options, value, onChange }) {
	const label = make("label", { class: "menu-line" });
	const select = make("select");
	for (const [option, text] of options) select.add(new Option(text, option));
	select.value = value;
	select.addEventListener("change", () => onChange(select.value, select));
	label.append(make("span", {}, name), select);
	return label;
}
