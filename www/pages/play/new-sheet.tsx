/**
 * What to play next: the usual sizes as cards, and any other size and goal.
 */

import { useState } from "preact/hooks";
import { read } from "../../core/read.ts";
import { proportionsOf } from "../../element/attributes.ts";
import { internals } from "../../element/internals.ts";
import { Button } from "../kit/button.tsx";
import { Menu, Stepper } from "../kit/fields.tsx";
import { Icon } from "../kit/icon.tsx";
import { useLate } from "../kit/late.ts";
import { sheetOf } from "../kit/sheet-of.ts";
import { note } from "../parts/late.ts";
import { addStyle, type Sheet } from "../parts/sheet.ts";
import { deal, named } from "./deal.ts";
import { ICONS } from "./icons.ts";
import { Sample } from "./look-sample.tsx";
import css from "./new-sheet.css?inline";
import type { PageContext } from "./page-context.ts";

/** The sizes that most players know, and each solved, for its picture. */
const CARDS = {
	"3x3": "1 2 3/4 5 6/7 8 0",
	"4x4": "1 2 3 4/5 6 7 8/9 10 11 12/13 14 15 0",
	"5x5": "1 2 3 4 5/6 7 8 9 10/11 12 13 14 15/16 17 18 19 20/21 22 23 24 0",
};

/** Where nothing hurries: smaller ones to start with. */
const CALM_CARDS = {
	"2x2": "1 2/3 0",
	"2x3": "1 2/3 4/5 0",
	"3x3": CARDS["3x3"],
	"4x4": CARDS["4x4"],
};

const cardsOf = ({ settings }: PageContext) =>
	settings.isCalm ? CALM_CARDS : CARDS;

/** What else opens from here. */
type Calls = { daily: () => unknown; pictures: () => unknown };

export function makeNew(context: PageContext, calls: Calls) {
	addStyle(css);
	const { puzzle, strings, texts } = context;
	const { title } = texts().new;
	const names = { id: "new-game", title, close: strings().close };
	const sheet = sheetOf(names, (sheet) => (
		<NewGame context={context} calls={calls} sheet={sheet} />
	));
	const usual = `#deal-${puzzle.size}`;
	sheet.first =
		sheet.body.querySelector(usual) ?? sheet.body.querySelector("#deal");
	return sheet;
}

type Given = { context: PageContext; calls: Calls; sheet: Sheet };

function NewGame({ context, calls, sheet }: Given) {
	const { puzzle, texts } = context;
	const play = (options: { size: string; goal: string }) => {
		sheet.close();
		puzzle.focus();
		void deal(context, options);
	};
	return (
		<>
			<Cards context={context} play={play} />
			<div class="more-ways stack gap-3">
				{(["daily", "pictures"] as const).map((id) => (
					<Button
						id={`new-${id}`}
						onClick={() => sheet.leave(calls[id])}
						key={id}
					>
						<Icon d={ICONS[id]} />
						<span>{texts().menu[id]}</span>
					</Button>
				))}
			</div>
			{/* Who plays one of them finds it open. */}
			<details
				class="any-size"
				open={!Object.hasOwn(cardsOf(context), puzzle.size)}
			>
				<summary>{texts().new.other}</summary>
				<OtherSizes context={context} play={play} />
			</details>
		</>
	);
}

type Dealing = {
	context: PageContext;
	play: (options: { size: string; goal: string }) => void;
};

/** The usual sizes, and how hard their boards shall be. */
function Cards({ context, play }: Dealing) {
	const { puzzle, settings, texts } = context;
	const { isCalm } = settings;
	const { new: words } = texts();
	const [level, setLevel] = useState(settings.get("difficulty") ?? "any");
	const distances = useDistances(isCalm ? "any" : level);
	/** What a card says below its size. */
	const lineOf = (size: string) => {
		if (distances === null) return words.levels[size];
		const distance = distances[size];
		return distance === undefined ? words.noLevels : words.away(distance);
	};
	const choose = (level: string) => {
		settings.set("difficulty", level === "any" ? null : level);
		setLevel(level);
	};
	return (
		<>
			<div class={`cards stack gap-3${isCalm ? " calm" : ""}`}>
				{Object.entries(cardsOf(context)).map(([size, board]) => (
					<button
						type="button"
						class="card stack frame pick"
						id={`deal-${size}`}
						onClick={() => play({ size, goal: "last" })}
						key={size}
					>
						<Sample puzzle={puzzle} look={{ size, board }} />
						<strong>{named(size)}</strong>
						{!isCalm && <span>{lineOf(size)}</span>}
					</button>
				))}
			</div>
			<div class="difficulty">
				<Menu
					kind="menu-line"
					label={words.difficulty}
					options={words.difficulties}
					value={level}
					onChange={choose}
				/>
				{/* It tells of slides and of bests. */}
				<p class="about soft small" hidden={level === "any" || isCalm}>
					{words.difficultyAbout}
				</p>
			</div>
		</>
	);
}

/**
 * Returns how many slides a level is on the boards of the cards, as far as there is one;
 * `null` until that is known, and of any level.
 */
function useDistances(level: string) {
	const found = useLate(
		async () => {
			if (level === "any") return null;
			const distances = await read((reader) =>
				Object.keys(CARDS).map((size) => [
					size,
					reader.levels(size, "last").find(({ name }) => name === level)
						?.distance,
				]),
			);
			return { level, distances: Object.fromEntries(distances) };
		},
		[level],
		// Without a network the reader may not load.
		(error) => note("the levels were not found", error),
	);
	return found?.level === level ? found.distances : null;
}

function OtherSizes({ context, play }: Dealing) {
	const { puzzle, settings, texts } = context;
	const { new: words } = texts();
	const [wish, setWish] = useState({
		...proportionsOf(puzzle.size),
		// A goal without a name stays with its board.
		goal: Object.hasOwn(words.goals, puzzle.goal) ? puzzle.goal : "last",
	});
	const { goal } = wish;
	const size = `${wish.columns}x${wish.rows}`;
	const hardest = useLate(
		async () => {
			if (settings.isCalm) return null;
			const most = await read((reader) => reader.farthest(size, goal));
			if (most !== undefined) return words.hardest(named(size), most);
			// Where the gap belongs inside, other numbers hold, which nobody has listed.
			return goal === "spiral" ? null : words.unknown;
		},
		[size, goal],
		// Without a network the reader may not load.
		(error) => note("how hard it is was not found", error),
	);
	return (
		<form
			class="other-sizes row"
			onSubmit={(event) => {
				event.preventDefault();
				play({ size, goal });
			}}
		>
			<div class="sides">
				{(["columns", "rows"] as const).map((name) => (
					<Stepper
						name={words[name]}
						value={wish[name]}
						range={internals(puzzle).sides}
						words={words}
						onChange={(value) =>
							setWish((wish) => ({ ...wish, [name]: value }))
						}
						key={name}
					/>
				))}
			</div>
			<Menu
				kind="menu-line"
				label={words.goal}
				options={words.goals}
				value={goal}
				onChange={(goal) => setWish((wish) => ({ ...wish, goal }))}
			/>
			<p class="hardest soft small across" role="status">
				{hardest}
			</p>
			<button type="submit" class="button strong across" id="deal">
				{words.deal(named(size))}
			</button>
		</form>
	);
}
