/**
 * The best, and the averages, a card each.
 */

import type { Props } from "./records-state.ts";
import { averageText, valueText } from "./values.ts";

export function Cards({ page }: Props) {
	const words = page.strings.value;
	const { best, latest, averages, count, mean } = page.summary.value;
	const measure = page.measure.value;
	const { day } = page.dates.value;
	const text = (value: number) => averageText(measure, value, words.tag);
	const isNone = best === null || mean === null || latest === null;
	return (
		<section class="cards" aria-labelledby="best-title">
			<h2 class="sr" id="best-title">
				{words.title}
			</h2>
			{isNone ? (
				<ul>
					<li class="card frame none">
						<h3>{words.noneCounts.title}</h3>
						<p>{words.noneCounts.text}</p>
					</li>
				</ul>
			) : (
				<ul>
					<li class="card frame first strong">
						<h3>{words.best[measure]}</h3>
						<p class="value">{valueText(measure, best.value, words.tag)}</p>
						<p class="line">{day(best.at)}</p>
						<p class="line">
							{words.latest(valueText(measure, latest, words.tag))}
						</p>
					</li>
					{averages.map(({ span, missing, current, best }) => {
						const isThere = best !== null && current !== null;
						return (
							<li
								class={isThere ? "card frame" : "card frame waiting"}
								key={span}
							>
								<h3>{words.averageOf(span)}</h3>
								<p class="value">
									{isThere ? text(best.value) : words.unknown}
								</p>
								{isThere && <p class="line">{day(best.at)}</p>}
								<p class="line">
									{isThere ? words.now(text(current)) : words.missing(missing)}
								</p>
								{!isThere && <Progress part={count / span} />}
							</li>
						);
					})}
				</ul>
			)}
			<p class="soft" id="counted">
				{!isNone &&
					words.counted(count, text(mean)) + words.space + words.averagesAbout}
			</p>
		</section>
	);
}

function Progress({ part }: { part: number }) {
	return (
		<span class="progress" aria-hidden="true">
			<span style={{ inlineSize: `${100 * part}%` }} />
		</span>
	);
}
