/**
 * The searches, explained: folded sections, each with an exercise that opens in the
 * laboratory.
 */

import { useEffect } from "preact/hooks";
import { EXERCISES } from "./examples.ts";
import { usualChoices, writeAddress } from "./lab-address.ts";
import type { Props } from "./lab-state.ts";

type Name = keyof typeof EXERCISES;

export function ExplainedPart({ page }: Props) {
	const { explained, columnsOf, columnAbout } = page.texts;
	const isOpen = page.isOpen.value;
	// What is hidden cannot be scrolled to.
	useEffect(() => {
		if (isOpen) unfold(location.hash);
	}, [isOpen]);
	const columns = Object.keys(columnAbout) as (keyof typeof columnAbout)[];
	return (
		<section class="panel" id="explained" aria-labelledby="explained-title">
			<h2 id="explained-title">{explained.title}</h2>
			{(Object.keys(EXERCISES) as Name[]).map((name) => (
				<Explained page={page} name={name} key={name} />
			))}
			<details id="figures">
				<summary>{explained.figures}</summary>
				<dl class="prose">
					{columns.map((column) => (
						<>
							<dt>{columnsOf[column]}</dt>
							<dd>{columnAbout[column]}</dd>
						</>
					))}
				</dl>
			</details>
		</section>
	);
}

function Explained({ page, name }: Props & { name: Name }) {
	const { explained, methods, heuristics } = page.texts;
	const {
		name: title,
		idea,
		cost,
		optimal,
		exercise,
	} = explained.searches[name];
	const { board, searches, others } = EXERCISES[name];
	const names = { ...methods, ...heuristics };
	const said = [
		[explained.cost, cost],
		[explained.optimal, optimal],
		...others.map((other) => [names[other], explained.others[other]]),
	];
	const address = writeAddress({ ...usualChoices(), board, searches });
	return (
		<details id={name}>
			<summary>{title}</summary>
			<div class="prose">
				{idea.map((text) => (
					<p key={text}>{text}</p>
				))}
				<dl>
					{said.map(([name, text]) => (
						<>
							<dt>{name}</dt>
							<dd>{text}</dd>
						</>
					))}
					<dt class="chosen">{explained.exercise}</dt>
					<dd class="chosen">
						<p>{exercise}</p>
						<a
							class="button small"
							href={address}
							onClick={() => document.getElementById("run")?.focus()}
						>
							{explained.tryIt}
						</a>
					</dd>
				</dl>
			</div>
		</details>
	);
}

/** Unfolds the section that an address names. Returns whether there is one. */
export function unfold(hash: string) {
	const section = document.getElementById(hash.slice(1));
	if (section?.localName !== "details") return false;
	section.setAttribute("open", "");
	section.scrollIntoView();
	return true;
}
