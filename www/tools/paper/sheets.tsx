/**
 * The sheets: each is one page of any paper that is at least as wide as A4 and as high
 * as Letter. Their lengths are millimetres of that paper (`--mm`).
 */

import type { ComponentChildren } from "preact";
import type { Texts } from "../../messages/compiled/paper-en.ts";
import { sizeText } from "../../messages/language.ts";
import { BoardPicture } from "../../pages/kit/board-picture.tsx";
import { inParts, ON_A_SHEET } from "./paper-plan.ts";
import type { Day, Made, Task } from "./paper-state.ts";

type Shown = { texts: Texts; size: string };

export function Sheets({ made, texts }: { made: Made; texts: Texts }) {
	const { size } = made;
	switch (made.what) {
		case "board":
			return (
				<Sheet
					title={sizeText(size)}
					note={made.goal ? texts.otherGoal : texts.goal}
				>
					{made.goal && (
						<div class="goal-board">
							<BoardPicture
								cells={made.goal}
								columns={Number.parseInt(size, 10)}
								label={made.goal.join(" ")}
							/>
						</div>
					)}
					<div class={`boards boards-${made.boards.length}`}>
						{made.boards.map((cells) => (
							<BoardPicture
								key={cells.join()}
								cells={cells}
								columns={Number.parseInt(size, 10)}
								label={cells.join(" ")}
							/>
						))}
					</div>
				</Sheet>
			);
		case "week":
			return <Week days={made.days} texts={texts} size={size} />;
		default:
			return <Exercises tasks={made.tasks} texts={texts} size={size} />;
	}
}

function Sheet({
	title,
	note,
	kind = "",
	children,
}: {
	title: string;
	note: string;
	/** Its class, beside its own. */
	kind?: string;
	children: ComponentChildren;
}) {
	return (
		<article class={`sheet-of-paper ${kind}`}>
			<header>
				<h2>{title}</h2>
				<p>{note}</p>
			</header>
			{children}
			<footer dir="ltr">{`${location.host}${new URL(".", location.href).pathname}`}</footer>
		</article>
	);
}

function Week({ days, texts, size }: Shown & { days: Day[] }) {
	const dates = (options: Intl.DateTimeFormatOptions) =>
		new Intl.DateTimeFormat(texts.tag, { ...options, timeZone: "UTC" });
	const whole = dates({ day: "numeric", month: "long", year: "numeric" });
	const [first, last] = [days[0], days[days.length - 1]].map(
		({ day }) => new Date(day),
	);
	const short = dates({ weekday: "long", day: "numeric" });
	return (
		<Sheet
			title={`${sizeText(size)} · ${whole.formatRange(first, last)}`}
			note={texts.goal}
		>
			<div class="week-of-boards">
				{days.map(({ day, number, cells }) => (
					<figure key={day}>
						<figcaption>
							<strong>{short.format(new Date(day))}</strong>
							<span>{number !== null && texts.daily(number)}</span>
						</figcaption>
						<BoardPicture
							cells={cells}
							columns={Number.parseInt(size, 10)}
							label={cells.join(" ")}
						/>
					</figure>
				))}
			</div>
		</Sheet>
	);
}

function Exercises({ tasks, texts, size }: Shown & { tasks: Task[] }) {
	const numbered = tasks.map((task, at) => ({ ...task, number: at + 1 }));
	return inParts(numbered, ON_A_SHEET).map((part) => (
		<>
			<Sheet
				title={`${texts.kinds.exercise} · ${sizeText(size)}`}
				note={texts.goal}
			>
				{part.map(({ cells, tiles, lower, number }) => (
					<section class="task" key={number}>
						<h3>{texts.task(number)}</h3>
						<p>{lengthText(texts, tiles, lower)}</p>
						<div class="task-parts">
							<BoardPicture
								cells={cells}
								columns={Number.parseInt(size, 10)}
								label={cells.join(" ")}
							/>
							<div>
								<p>{texts.write}</p>
								<ol class="squares" aria-hidden="true">
									{tiles.map((_, at) => (
										<li key={String(at)} />
									))}
								</ol>
							</div>
						</div>
					</section>
				))}
			</Sheet>
			<Sheet
				title={`${texts.kinds.exercise} · ${sizeText(size)}`}
				note=""
				kind="back"
			>
				{part.map(({ tiles, lower, number }) => (
					<section class="solution" key={number}>
						<h3>{texts.solution(number)}</h3>
						<p class="solution-tiles" dir="ltr">
							{tiles.join("  ")}
						</p>
						<p>{lengthText(texts, tiles, lower)}</p>
					</section>
				))}
			</Sheet>
		</>
	));
}

/** Says how long a solution is, and whether a shorter one is ruled out. */
function lengthText(texts: Texts, { length }: number[], lower: number) {
	return length === lower
		? texts.shortest(length)
		: texts.between(length, lower);
}
