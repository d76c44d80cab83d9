/**
 * Which marathon to run: its kind, its sizes, how many boards; and one's best of it.
 */

import { useState } from "preact/hooks";
import type { Texts as Words } from "../../../messages/compiled/marathon-en.ts";
import { Button } from "../../kit/button.tsx";
import { OneOf, OnOff, Stepper } from "../../kit/fields.tsx";
import { useLate } from "../../kit/late.ts";
import { sheetOf } from "../../kit/sheet-of.ts";
import { courseName, sizeName } from "../../parts/course-name.ts";
import { note } from "../../parts/late.ts";
import { addStyle, type Sheet } from "../../parts/sheet.ts";
import { averageTimeText, timeText, timeUnit } from "../../parts/time-text.ts";
import type { PageContext } from "../page-context.ts";
import type { PageMarathon } from "./marathon.ts";
import css from "./marathon-sheet.css?inline";

type Kind = "relay" | "marathon" | "average";

/** What the player chooses at first. */
const USUAL = {
	kind: "relay" as Kind,
	upTo: 5,
	isAll: false,
	side: 4,
	boards: { marathon: 10, average: 5 },
};

type Asked = typeof USUAL;

/** How many boards speed-solvers race. */
const COUNTS = { marathon: [5, 10, 42, 100], average: [3, 5, 12] };

/** The sides that can be chosen. */
const LAST_SIDES = [3, 10];
const SIDES = [2, 10];

/** Longer lists of sizes are cut in the middle. */
const MOST_SIZES = 6;

/** Where the last choice is saved. */
const SETTING = "marathon";

/** @param link The course that a link asks for. */
export function makeMarathonSheet(
	context: PageContext,
	page: PageMarathon,
	link?: string,
) {
	addStyle(css);
	const { settings, strings } = context;
	const wanted = link === undefined ? settings.get(SETTING) : fromLink(link);
	const first = chosenBefore(page, wanted);
	if (link !== undefined && courseOf(first) !== wanted) {
		context.notify(() => page.words.badLink);
		return null;
	}
	const names = {
		id: "marathon",
		title: page.words.title,
		close: strings().close,
	};
	const sheet = sheetOf(names, (sheet) => (
		<>
			<p class="marathon-about soft">{page.words.about}</p>
			<UnderWay page={page} sheet={sheet} />
			<Choice context={context} page={page} first={first} sheet={sheet} />
		</>
	));
	sheet.first = sheet.body.querySelector("#start-marathon");
	return sheet;
}

/** What is under way, if anything, and what to do with it. */
function UnderWay({ page, sheet }: { page: PageMarathon; sheet: Sheet }) {
	const { state, isOn, words } = page;
	if (state === null) return null;
	const { parts, splits, elapsed } = state;
	const button = (id: string, text: string, act: () => unknown) => (
		<Button id={id} onClick={() => sheet.leave(act)}>
			{text}
		</Button>
	);
	return (
		<section class="marathon-under-way stack frame">
			<p>
				{words.underWay(
					courseName(parts, words),
					splits.length,
					parts.sizes.length,
					timeText(elapsed),
				)}
			</p>
			{button("resume-marathon", isOn ? words.playOn : words.resume, () =>
				page.resume(),
			)}
			{button("end-marathon", words.giveUp, () => page.giveUp())}
		</section>
	);
}

function Choice({
	context,
	page,
	first,
	sheet,
}: {
	context: PageContext;
	page: PageMarathon;
	/** What is chosen at first. */
	first: Asked;
	sheet: Sheet;
}) {
	const { words } = page;
	const [asked, setAsked] = useState(first);
	const ask = (change: Partial<Asked>) =>
		setAsked((asked) => ({ ...asked, ...change }));
	const { kind, boards } = asked;
	const course = courseOf(asked);
	const { parts: made } = stateOf(page, course);
	const best = useLate(
		async () => ({ course, text: await bestText(page, course, words) }),
		[course],
		(error) => note("the best is not known", error),
	);
	const start = () => {
		context.settings.set(SETTING, course);
		sheet.close();
		void context.attempt(() => page.start(course));
	};
	return (
		<form
			class="marathon-form"
			onSubmit={(event) => {
				event.preventDefault();
				start();
			}}
		>
			<OneOf
				legend={words.kind}
				options={words.kinds}
				value={kind}
				onChange={(kind) => ask({ kind })}
			/>
			<p class="marathon-kind soft">{words.kindsAbout[kind]}</p>
			<div class="marathon-choices">
				{kind === "relay" ? (
					<>
						<Stepper
							name={words.upTo}
							value={asked.upTo}
							range={LAST_SIDES}
							words={words}
							onChange={(upTo) => ask({ upTo })}
						/>
						<OnOff
							name={words.oblong}
							about={words.oblongAbout}
							isOn={asked.isAll}
							onChange={(isAll) => ask({ isAll })}
						/>
					</>
				) : (
					<>
						<Stepper
							name={words.side}
							value={asked.side}
							range={SIDES}
							words={words}
							onChange={(side) => ask({ side })}
						/>
						<OneOf
							legend={words.count}
							options={Object.fromEntries(COUNTS[kind].map((n) => [n, n]))}
							value={String(boards[kind])}
							onChange={(n) =>
								ask({ boards: { ...boards, [kind]: Number(n) } })
							}
						/>
					</>
				)}
			</div>
			<p class="marathon-sizes">
				{words.boards(sizesText(made.sizes), made.sizes.length)}
			</p>
			<p class="marathon-best soft" role="status">
				{best?.course === course && best.text}
			</p>
			<button type="submit" class="button strong wide" id="start-marathon">
				{words.start(courseName(made, words))}
			</button>
		</form>
	);
}

/** Returns what is known of a course. */
function stateOf(page: PageMarathon, course: string) {
	const marathon = page.past.begin(course);
	const state = marathon.state(timeUnit());
	marathon.free();
	return state;
}

function sizesText(sizes: string[]) {
	const different = [...new Set(sizes)].map(sizeName);
	if (different.length <= MOST_SIZES) return different.join(", ");
	const first = different.slice(0, MOST_SIZES - 2);
	return [...first, "…", different[different.length - 1]].join(", ");
}

async function bestText(page: PageMarathon, course: string, words: Words) {
	try {
		const best = await page.past.best(course, timeUnit());
		if (best === null) return words.noBest;
		const date = new Date(best.at).toLocaleDateString(words.tag, {
			dateStyle: "medium",
		});
		return words.best(averageTimeText(best.state.score ?? 0), date);
	} catch (error) {
		note("the marathons cannot be read", error);
		return words.bestUnread;
	}
}

function courseOf({ kind, upTo, isAll, side, boards }: Asked) {
	if (kind === "relay") return `${isAll ? "everything" : kind} 2-${upTo}`;
	return `${kind} ${side}x${side} x${boards[kind]}`;
}

/** @param link What a link of a marathon asks for. */
function fromLink(link: string) {
	return link.replaceAll("_", " ");
}

/** Returns what the sheet shows at first: the last choice. */
function chosenBefore(page: PageMarathon, course: string | null): Asked {
	const asked = { ...USUAL, boards: { ...USUAL.boards } };
	if (course === null) return asked;
	try {
		const { kind, side, sizes } = stateOf(page, course).parts;
		if (kind === "relay" || kind === "everything") {
			return { ...asked, upTo: side, isAll: kind === "everything" };
		}
		if (COUNTS[kind].includes(sizes.length)) asked.boards[kind] = sizes.length;
		return { ...asked, kind, side: Math.min(side, SIDES[1]) };
	} catch (error) {
		// Another version wrote it.
		note("the last choice cannot be read", error);
		return asked;
	}
}
