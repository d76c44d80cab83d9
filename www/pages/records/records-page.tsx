/**
 * The page of records: what is chosen, and what of it is shown.
 */

import { useReturn } from "../kit/events.ts";
import { Menu, OneOf } from "../kit/fields.tsx";
import { Cards } from "./cards.tsx";
import { Charts } from "./charts.tsx";
import { DataPart } from "./data-part.tsx";
import { MarathonList } from "./marathon-list.tsx";
import { PlayList } from "./play-list.tsx";
import type { Props } from "./records-state.ts";
import { categoryText } from "./values.ts";

export function RecordsPage({ page }: Props) {
	useReturn(() => void page.refresh());
	const isEmpty = page.categories.value.length === 0;
	return (
		<>
			{isEmpty ? <Empty page={page} /> : <Statistics page={page} />}
			<MarathonList page={page} />
			<DataPart page={page} />
		</>
	);
}

function Empty({ page }: Props) {
	const { title, text, play, import: bring } = page.strings.value.empty;
	return (
		<section class="empty stack gap-0" id="empty">
			<div class="ghost" aria-hidden="true">
				{Array.from({ length: 8 }, (_, n) => (
					<i key={n} />
				))}
			</div>
			<h2>{title}</h2>
			<p>{text}</p>
			<a class="button strong" href="./">
				{play}
			</a>
			<p class="soft">{bring}</p>
		</section>
	);
}

function Statistics({ page }: Props) {
	const words = page.strings.value;
	const { size, goal } = page.category.value;
	const measure = page.measure.value;
	const categories = page.categories.value.map((one) => [
		`${one.size} ${one.goal}`,
		`${categoryText(one, words.goals)} (${one.plays})`,
	]);
	return (
		<div id="statistics">
			<div class="choices">
				<Menu
					kind="choice stack gap-1"
					label={words.size}
					id="category"
					options={Object.fromEntries(categories)}
					value={`${size} ${goal}`}
					onChange={(chosen) => page.choose(chosen)}
				/>
				<div id="measures">
					<OneOf
						legend={words.measure}
						options={words.measures}
						value={measure}
						onChange={(chosen) => {
							page.measure.value = chosen;
						}}
					/>
				</div>
				<p class="soft small" id="measure-about">
					{words.measuresAbout[measure]}
				</p>
			</div>
			<Cards page={page} />
			{page.summary.value.count > 0 && <Charts page={page} />}
			<PlayList page={page} />
		</div>
	);
}
