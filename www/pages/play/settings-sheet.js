/**
 * The settings of the player. What is chosen holds at once.
 */

import { oneOf, onOff } from "../parts/inputs.js";
import { preview } from "../parts/preview.js";
import { addStyle, make, Sheet } from "../parts/sheet.js";
import css from "./settings-sheet.css?inline";

/** Boards that show a palette and a scheme. */
const SAMPLES = {
	palette: { size: "3x3", board: "1 2 3/4 5 6/7 8 0" },
	scheme: { size: "4x4", board: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0" },
};

/**
 * @param {import("./features.js").Parts} parts
 * @param {object} calls
 * @param {() => unknown} calls.howTo Opens how to play.
 * @param {() => unknown} calls.keys Opens the choice of keys.
 */
export function openSettings(parts, { howTo, keys }) {
	addStyle(css);
	const { settings, strings, texts } = parts;
	const { settings: words } = texts();
	const sheet = new Sheet({
		id: "settings",
		title: words.title,
		close: strings().close,
	});
	/** @type {(legend: string, name: string, options: Record<string, string>) => HTMLElement} */
	const choose = (legend, name, options) => {
		// The first one is the default, which is not saved.
		const [usual] = Object.keys(options);
		return oneOf({
			legend,
			options: Object.entries(options),
			value: settings.get(name) ?? usual,
			onChange: (value) => settings.set(name, value === usual ? null : value),
		});
	};
	/** @type {(legend: string, name: "palette" | "scheme", options: Record<string, string>) => HTMLElement} */
	const show = (legend, name, options) => {
		const group = choose(legend, name, options);
		group.classList.add("pictured");
		const values = Object.keys(options);
		for (const [at, segment] of group.querySelectorAll("span").entries()) {
			const look = { ...SAMPLES[name], [name]: values[at], tiles: "number" };
			segment.prepend(preview(parts.puzzle, look));
		}
		return group;
	};
	/** @type {(text: string, name: string, values: [off: string | null, on: string | null], about?: string) => HTMLElement} */
	const turn = (text, name, [off, on], about = "") =>
		onOff({
			name: text,
			about,
			isOn: settings.get(name) === on,
			onChange: (isOn) => settings.set(name, isOn ? on : off),
		});
	const fill = () => {
		sheet.body.replaceChildren(
			group(words.look, [
				choose(words.theme, "theme", words.themes),
				show(words.palette, "palette", words.palettes),
				show(words.scheme, "scheme", words.schemes),
				choose(words.motion, "motion", words.motions),
				turn(words.deal, "deal", ["glide", null], words.dealAbout),
			]),
			group(words.play, [
				choose(words.counts, "counts", words.countKinds),
				make("p", { class: "about" }, words.countsAbout),
				choose(words.metric, "metric", words.metrics),
				choose(words.timer, "timer", words.timers),
				make("p", { class: "about" }, words.timerAbout),
				turn(
					words.inspection,
					"inspection",
					[null, "15"],
					words.inspectionAbout,
				),
			]),
			group(words.feel, [
				turn(words.sound, "sound", [null, "on"]),
				turn(words.haptics, "haptics", [null, "on"]),
				turn(words.press, "tap", [null, "down"], words.pressAbout),
				turn(words.hover, "hover", [null, "on"], words.hoverAbout),
				turn(words.gamepad, "gamepad", [null, "on"], words.gamepadAbout),
				opening(words.keys, keys),
			]),
			group(words.help, [
				turn(words.hints, "hints", ["off", null]),
				choose(words.firstHelp, "firstHelp", words.firstHelps),
				make("p", { class: "about" }, words.firstHelpAbout),
				turn(words.solver, "solver", ["off", null]),
				turn(words.distance, "distance", [null, "on"], words.distanceAbout),
				sheet.closing("how-to", texts().howTo.title, "button", howTo),
			]),
			resetting(words, () => {
				settings.reset();
				fill();
			}),
		);
	};
	fill();
	sheet.open();
}

/**
 * @param {string} title
 * @param {HTMLElement[]} rows
 */
function group(title, rows) {
	const made = make("section", { class: "settings-group" });
	made.append(make("h3", {}, title), ...rows);
	return made;
}

/**
 * A button that opens another sheet.
 *
 * @param {string} text
 * @param {() => void} open
 */
function opening(text, open) {
	const made = make("button", { type: "button", class: "button" }, text);
	made.ariaHasPopup = "dialog";
	made.addEventListener("click", open);
	return made;
}

/**
 * A button that asks before it resets.
 *
 * @param {import("../../messages/compiled/page-en.js").Texts["settings"]} words
 * @param {() => void} reset
 */
function resetting(words, reset) {
	const box = make("div", { class: "resetting" });
	const button = (
		/** @type {string} */ text,
		/** @type {() => void} */ act,
	) => {
		const made = make("button", { type: "button", class: "button" }, text);
		made.addEventListener("click", act);
		return made;
	};
	const offer = () => {
		const ask = button(words.reset, () => {
			const yes = button(words.resetYes, reset);
			const no = button(words.keep, () => offer().focus());
			box.replaceChildren(
				make("p", { role: "alert" }, words.resetSure),
				yes,
				no,
			);
			no.focus();
		});
		box.replaceChildren(ask);
		return ask;
	};
	offer();
	return box;
}
