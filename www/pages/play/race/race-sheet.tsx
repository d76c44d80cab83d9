/**
 * Races: against one's own best plays, or a friend's challenge.
 */

import { useRef, useState } from "preact/hooks";
import { sizeText } from "../../../messages/language.ts";
import { Button } from "../../kit/button.tsx";
import { Menu } from "../../kit/fields.tsx";
import { useLate } from "../../kit/late.ts";
import { sheetOf } from "../../kit/sheet-of.ts";
import { note } from "../../parts/late.ts";
import { addStyle } from "../../parts/sheet.ts";
import { ownRecords } from "../own-best.ts";
import type { PageContext } from "../page-context.ts";
import { totalOf } from "./ghost-box.ts";
import type { Kind } from "./kept-race.ts";
import css from "./race.css?inline";
import type { Race } from "./race.ts";

type Given = {
	context: PageContext;
	race: Race;
	/** Rejects if the text cannot be read. */
	begin: (text: string, kind: Kind) => Promise<void>;
};

export function makeRaceSheet(context: PageContext, race: Race) {
	addStyle(css);
	const { puzzle, strings } = context;
	const { sheet: words } = race.words;
	const names = { id: "race", title: words.title, close: strings().close };
	return sheetOf(names, (sheet) => {
		const begin: Given["begin"] = async (text, kind) => {
			await race.begin(text, kind);
			sheet.close();
			puzzle.focus();
		};
		return (
			<>
				<p class="race-about soft">{words.about}</p>
				<Bests context={context} race={race} begin={begin} />
				<Challenge context={context} race={race} begin={begin} />
				<p class="race-how soft">{words.how}</p>
			</>
		);
	});
}

function Bests({ context, race, begin }: Given) {
	const { puzzle, strings, texts, attempt } = context;
	const { sheet: words } = race.words;
	const { goals } = texts().new;
	const [isUnread, setUnread] = useState(false);
	const onLost = (error: unknown) => {
		note("the plays cannot be read", error);
		setUnread(true);
	};
	const opened = useLate(openBests, [], onLost);
	const categories = opened?.categories ?? [];
	const isNow = categories.findIndex(
		({ size, goal }) => size === puzzle.size && goal === puzzle.goal,
	);
	const [chosen, choose] = useState<number | null>(null);
	const at = chosen ?? Math.max(0, isNow);
	const found = useLate(
		async () => {
			if (opened === null || categories.length === 0) return null;
			const { size, goal } = categories[at];
			return { at, list: await opened.fastest(size, goal) };
		},
		[opened, at],
		onLost,
	);
	const bests = found?.at === at ? found.list : null;
	const told = () => {
		if (isUnread) return words.unread;
		if (opened === null) return words.loading;
		const isNone = categories.length === 0 || bests?.length === 0;
		return isNone ? words.none : "";
	};
	const nameOf = ({ size, goal }: { size: string; goal: string }) => {
		const text = sizeText(size);
		if (goal === "last") return text;
		return Object.hasOwn(goals, goal) ? `${text} · ${goals[goal]}` : text;
	};
	const date = (at: number) =>
		new Date(at).toLocaleDateString(strings().tag, { dateStyle: "medium" });
	return (
		<section>
			<h3>{words.bests}</h3>
			<p class="race-how soft" role="status">
				{told()}
			</p>
			{categories.length > 0 && (
				<>
					<Menu
						kind="menu-line"
						label={words.puzzle}
						options={Object.fromEntries(
							categories.map((one, at) => [at, nameOf(one)]),
						)}
						value={String(at)}
						onChange={(value) => choose(Number(value))}
					/>
					<ul class="race-bests stack">
						{bests?.map(({ record, at: won, elapsed, slides }) => {
							const total = totalOf({ elapsed, stm: slides }, race.words);
							return (
								<li key={record}>
									<Button
										kind="race-best wide"
										aria-label={words.play(
											nameOf(categories[at]),
											total,
											date(won),
										)}
										onClick={() => attempt(() => begin(record, "best"))}
									>
										<span>{total}</span>
										<span>{date(won)}</span>
									</Button>
								</li>
							);
						})}
					</ul>
				</>
			)}
		</section>
	);
}

function Challenge({ context: { explain }, race, begin }: Given) {
	const { sheet: words } = race.words;
	const [wrong, setWrong] = useState("");
	const input = useRef<HTMLInputElement>(null);
	const open = async (text: string) => {
		try {
			if (text !== "") return await begin(text, "link");
			setWrong(words.empty);
		} catch (error) {
			setWrong(explain(error));
		}
		return input.current?.focus();
	};
	return (
		<section>
			<h3>{words.paste}</h3>
			<form
				class="race-paste stack"
				onSubmit={(event) => {
					event.preventDefault();
					void open(input.current?.value.trim() ?? "");
				}}
			>
				<label class="soft">
					{words.link}
					<input
						type="text"
						id="race-link"
						autocomplete="off"
						spellcheck={false}
						aria-describedby="race-wrong"
						aria-invalid={wrong !== ""}
						ref={input}
					/>
				</label>
				<button type="submit" class="button strong">
					{words.race}
				</button>
				<p class="error across" id="race-wrong" role="alert">
					{wrong}
				</p>
			</form>
		</section>
	);
}

/** How many are offered, and of how many the first ones are taken. */
const OFFERED = 5;
const LOOKED_AT = 25;

type Best = { record: string; at: number; elapsed: number; slides: number };

/** Opens the plays. Rejects if they cannot be read. */
async function openBests() {
	const records = await ownRecords();
	return {
		/** The sizes and goals that have plays that count, and in which numbers were seen. */
		categories: records.plays
			.categories()
			.list.filter(({ counting, goal }) => counting > 0 && !goal.endsWith("~"))
			.map(({ size, goal }) => ({ size, goal })),
		/** Resolves with the fastest plays of a size and goal, the best first. */
		async fastest(size: string, goal: string): Promise<Best[]> {
			const { plays } = records;
			plays.choose(size, goal, "counting", null, null, "", "best", "time");
			const { rows } = plays.list(0, LOOKED_AT, "time");
			const found = await records.recordsOf(rows.map(({ id }) => id));
			const bests: Best[] = [];
			for (const { id, at, elapsed, slides } of rows) {
				const record = found.get(id);
				// Of a time from another program there is nothing to see.
				if (record === undefined) continue;
				bests.push({ record, at, elapsed, slides: slides ?? 0 });
			}
			return bests.slice(0, OFFERED);
		},
	};
}
