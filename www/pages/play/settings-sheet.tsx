/**
 * The settings of the player. What is chosen holds at once.
 */

import { useLayoutEffect, useState } from "preact/hooks";
import { FIGURES, type PLAYERS } from "../../element/attributes.ts";
import type { Texts } from "../../messages/compiled/settings-en.ts";
import { Button } from "../kit/button.tsx";
import { OneOf, OnOff, Reset } from "../kit/fields.tsx";
import { sheetOf } from "../kit/sheet-of.ts";
import { addStyle, type Sheet } from "../parts/sheet.ts";
import { Sample } from "./look-sample.tsx";
import type { PageContext } from "./page-context.ts";
import css from "./settings-sheet.css?inline";

/** Boards that show a palette and a colouring. */
const SAMPLES = {
	palette: { size: "3x3", board: "1 2 3/4 5 6/7 8 0" },
	coloring: { size: "4x4", board: "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0" },
};

/** The settings that have words for their values; they are called `themeValues`. */
type Chosen = {
	[Key in keyof Texts]: Key extends `${infer Name}Values` ? Name : never;
}[keyof Texts];

/** The others. */
type Turned = Exclude<keyof typeof PLAYERS & keyof Texts, Chosen>;

/** What opens from the settings. */
type Calls = {
	/** How to play. */
	howTo: () => unknown;
	/** The choice of keys. */
	keys: () => unknown;
};

export function makeSettings(context: PageContext, calls: Calls) {
	addStyle(css);
	const { strings, texts } = context;
	const words = texts().settings;
	const names = { id: "settings", title: words.title, close: strings().close };
	return sheetOf(names, (sheet) => (
		<Settings context={context} words={words} calls={calls} sheet={sheet} />
	));
}

function Settings({
	context,
	words,
	calls,
	sheet,
}: {
	context: PageContext;
	words: Texts;
	calls: Calls;
	sheet: Sheet;
}) {
	const { puzzle, settings, texts } = context;
	const { isCalm } = settings;
	const [, setChange] = useState(0);
	useLayoutEffect(() => settings.onChange(() => setChange((n) => n + 1)), []);
	const aboutOf = (name: string) =>
		(words as unknown as Record<string, string>)[`${name}About`] ?? "";
	/** A setting with a choice of values. The first one is the default, which is not saved. */
	const choose = (name: Chosen, shown = {}) => {
		const options: Record<string, string> = words[`${name}Values`];
		const [usual] = Object.keys(options);
		return (
			<>
				<OneOf
					legend={words[name]}
					options={options}
					value={settings.get(name) ?? usual}
					onChange={(value: string) =>
						settings.set(name, value === usual ? null : value)
					}
					{...shown}
				/>
				{aboutOf(name) && <p class="about soft small">{aboutOf(name)}</p>}
			</>
		);
	};
	/** The same, with a board that shows each value. */
	const show = (name: keyof typeof SAMPLES) => {
		const shown = Object.entries(words[`${name}Values`]).map(
			([value, text]) => {
				const look = { ...SAMPLES[name], [name]: value, tiles: "number" };
				return [value, [<Sample puzzle={puzzle} look={look} key="" />, text]];
			},
		);
		return choose(name, {
			kind: "pictured",
			options: Object.fromEntries(shown),
		});
	};
	/** A setting that is off or on. */
	const turn = (
		name: Turned,
		[off, on]: [off: string | null, on: string | null] = [null, "on"],
	) => (
		<OnOff
			name={words[name]}
			about={aboutOf(name)}
			isOn={settings.get(name) !== off}
			onChange={(isOn: boolean) => settings.set(name, isOn ? on : off)}
		/>
	);
	const turnCalm = (isOn: boolean) => {
		for (const one of Object.keys(FIGURES)) {
			// What was chosen comes back.
			const before = `${one} before`;
			const chosen = settings.get(isOn ? one : before);
			settings.set(before, isOn ? chosen : null);
			settings.set(one, isOn ? "off" : chosen);
		}
		settings.set("calm", isOn ? "on" : null);
	};
	return (
		<>
			<section class="settings-group stack">
				<h3>{words.look}</h3>
				{choose("theme")}
				{show("palette")}
				{show("coloring")}
				{choose("motion")}
				{turn("deal", ["glide", null])}
			</section>
			<section class="settings-group stack">
				<h3>{words.play}</h3>
				<OnOff
					name={words.calm}
					about={words.calmAbout}
					isOn={isCalm}
					onChange={turnCalm}
				/>
				{!isCalm && choose("counts")}
				{choose("metric")}
				{!isCalm && choose("timer")}
				{!isCalm && turn("inspection", [null, "15"])}
				{turn("blindfold")}
			</section>
			<section class="settings-group stack">
				<h3>{words.feel}</h3>
				{turn("sound", ["off", null])}
				{turn("haptics", ["off", null])}
				<details>
					<summary>{words.moreControl}</summary>
					<div class="settings-group stack">
						{turn("tap", [null, "down"])}
						{turn("hover")}
						{choose("speak")}
						<Button aria-haspopup="dialog" onClick={calls.keys}>
							{words.keys}
						</Button>
						{choose("arrows")}
						{turn("pad")}
					</div>
				</details>
			</section>
			<section class="settings-group stack">
				<h3>{words.help}</h3>
				{turn("hints", ["off", null])}
				{choose("firstHelp")}
				{turn("solver", ["off", null])}
				{!isCalm && turn("distance")}
				<Button id="how-to" onClick={() => sheet.leave(calls.howTo)}>
					{texts().howTo.title}
				</Button>
			</section>
			<Reset kind="resetting" words={words} onReset={() => settings.reset()} />
		</>
	);
}
