/**
 * The settings of the player. What is chosen holds at once.
 */

import { loadSettingsTexts } from "../../messages/compiled/settings.ts";
import type { Texts } from "../../messages/compiled/settings-en.ts";
import { oneOf, onOff } from "../parts/inputs.ts";
import { preview } from "../parts/preview.ts";
import { addStyle, make, Sheet } from "../parts/sheet.ts";
import type { Parts } from "./features.ts";
import css from "./settings-sheet.css?inline";

/** Boards that show a palette and a scheme. */
const SAMPLES = {
	palette: { size: "3x3", board: "1 2 3/4 5 6/7 8 0" },
	scheme: { size: "4x4", board: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0" },
};

/** The settings that are off while it is calm. They are chosen before the first move. */
const CALM = ["timer", "counts", "inspection", "distance"];

/** Seconds that a pointer rests on a tile, or presses it. */
const WAITS = { dwell: ["0.5", "1", "1.5"], hold: ["0.3", "0.6", "1"] };

export async function openSettings(
	parts: Parts,
	{
		howTo,
		keys,
	}: {
		/** Opens how to play. */
		howTo: () => unknown;
		/** Opens the choice of keys. */
		keys: () => unknown;
	},
) {
	addStyle(css);
	const { settings, strings, texts } = parts;
	const words = await loadSettingsTexts(strings().tag);
	const sheet = new Sheet({
		id: "settings",
		title: words.title,
		close: strings().close,
	});
	const choose: (
		legend: string,
		name: string,
		options: Record<string, string>,
	) => HTMLElement = (legend, name, options) => {
		// The first one is the default, which is not saved.
		const [usual] = Object.keys(options);
		return oneOf({
			legend,
			options: Object.entries(options),
			value: settings.get(name) ?? usual,
			onChange: (value) => settings.set(name, value === usual ? null : value),
		});
	};
	const show: (
		legend: string,
		name: "palette" | "scheme",
		options: Record<string, string>,
	) => HTMLElement = (legend, name, options) => {
		const group = choose(legend, name, options);
		group.classList.add("pictured");
		const values = Object.keys(options);
		for (const [at, segment] of group.querySelectorAll("span").entries()) {
			const look = { ...SAMPLES[name], [name]: values[at], tiles: "number" };
			segment.prepend(preview(parts.puzzle, look));
		}
		return group;
	};
	const turn: (
		text: string,
		name: string,
		values: [off: string | null, on: string | null],
		about?: string,
	) => HTMLElement = (text, name, [off, on], about = "") =>
		onOff({
			name: text,
			about,
			isOn: settings.get(name) === on,
			onChange: (isOn) => settings.set(name, isOn ? on : off),
		});
	const wait = (legend: string, name: "dwell" | "hold", about: string) => {
		const options: Record<string, string> = { off: words.waitOff };
		for (const value of WAITS[name]) options[value] = words.wait(Number(value));
		// As they are listed: keys that are whole numbers would come first.
		const made = oneOf({
			legend,
			options: ["off", ...WAITS[name]].map((value) => [value, options[value]]),
			value: settings.get(name) ?? "off",
			onChange: (value) => settings.set(name, value === "off" ? null : value),
		});
		return [made, make("p", { class: "about" }, about)];
	};
	/** Makes the rows of what is off while it is calm. */
	const unlessCalm = (rows: () => HTMLElement[]) =>
		settings.isCalm ? [] : rows();
	/** @returns The label of the switch for calm. */
	const fill = () => {
		const calm = onOff({
			name: words.calm,
			about: words.calmAbout,
			isOn: settings.isCalm,
			onChange: (isOn) => {
				for (const one of CALM) {
					// What was chosen comes back.
					const before = `${one} before`;
					const chosen = settings.get(isOn ? one : before);
					settings.set(before, isOn ? chosen : null);
					settings.set(one, isOn ? "off" : chosen);
				}
				settings.set("calm", isOn ? "on" : null);
				fill().control?.focus();
			},
		});
		sheet.body.replaceChildren(
			group(words.look, [
				choose(words.theme, "theme", words.themes),
				show(words.palette, "palette", words.palettes),
				show(words.scheme, "scheme", words.schemes),
				choose(words.motion, "motion", words.motions),
				turn(words.deal, "deal", ["glide", null], words.dealAbout),
			]),
			group(words.play, [
				calm,
				...unlessCalm(() => [
					choose(words.counts, "counts", words.countKinds),
					make("p", { class: "about" }, words.countsAbout),
				]),
				choose(words.metric, "metric", words.metrics),
				...unlessCalm(() => [
					choose(words.timer, "timer", words.timers),
					make("p", { class: "about" }, words.timerAbout),
					turn(
						words.inspection,
						"inspection",
						[null, "15"],
						words.inspectionAbout,
					),
				]),
			]),
			group(words.feel, [
				turn(words.sound, "sound", [null, "on"]),
				turn(words.haptics, "haptics", [null, "on"]),
				turn(words.press, "tap", [null, "down"], words.pressAbout),
				turn(words.hover, "hover", [null, "on"], words.hoverAbout),
				turn(words.gamepad, "gamepad", [null, "on"], words.gamepadAbout),
				choose(words.speak, "speak", words.speakKinds),
				make("p", { class: "about" }, words.speakAbout),
				opening(words.keys, keys),
				choose(words.arrows, "arrows", words.arrowKinds),
				make("p", { class: "about" }, words.arrowsAbout),
				turn(words.pad, "pad", [null, "on"], words.padAbout),
				...wait(words.dwell, "dwell", words.dwellAbout),
				...wait(words.hold, "hold", words.holdAbout),
			]),
			group(words.help, [
				turn(words.hints, "hints", ["off", null]),
				choose(words.firstHelp, "firstHelp", words.firstHelps),
				make("p", { class: "about" }, words.firstHelpAbout),
				turn(words.solver, "solver", ["off", null]),
				...unlessCalm(() => [
					turn(words.distance, "distance", [null, "on"], words.distanceAbout),
				]),
				sheet.closing("how-to", texts().howTo.title, "button", howTo),
			]),
			resetting(words, () => {
				settings.reset();
				fill();
				sheet.body.querySelector<HTMLElement>(".resetting button")?.focus();
			}),
		);
		return calm;
	};
	fill();
	sheet.open();
}

function group(title: string, rows: HTMLElement[]) {
	const made = make("section", { class: "settings-group stack" });
	made.append(make("h3", {}, title), ...rows);
	return made;
}

/** A button that opens another sheet. */
function opening(text: string, open: () => void) {
	const made = make("button", { type: "button", class: "button" }, text);
	made.ariaHasPopup = "dialog";
	made.addEventListener("click", open);
	return made;
}

/** A button that asks before it resets. */
function resetting(words: Texts, reset: () => void) {
	const box = make("div", { class: "resetting row" });
	const button = (text: string, act: () => void) => {
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
