/**
 * Whether the board can be solved, and why: what the core has counted, in words.
 */

import { useRef } from "preact/hooks";
import { proportionsOf } from "../../element/attributes.ts";
import type { Texts } from "../../messages/compiled/lab-en.ts";
import { Button } from "../../pages/kit/button.tsx";
import type { Props } from "./lab-state.ts";
import type { ParsedBoard } from "./lab-task.ts";

/** Pairs that are listed. A board of five rows and columns has no more. */
const LISTED = 300;

/** A board of more tiles is not read out in one line. */
const READ = 60;

export function SolvablePart({ page }: Props) {
	const { texts, look } = page;
	const title = useRef<HTMLHeadingElement>(null);
	const found = look?.found;
	return (
		<section
			class="panel"
			id="solvable-section"
			aria-labelledby="solvable-title"
			hidden={look === null}
		>
			<h2 id="solvable-title" tabIndex={-1} ref={title}>
				{texts.solvable}
			</h2>
			<p
				class={found?.solvable ? "verdict" : "verdict is-no"}
				id="verdict"
				role="status"
			>
				{found && (found.solvable ? texts.yes : texts.no)}
			</p>
			{look && found && (
				<>
					<div id="nearest-row" class="nearest row" hidden={found.solvable}>
						<p id="nearest-about">{texts.nearest}</p>
						<code id="nearest">{found.nearest}</code>
						<Button
							id="take-nearest"
							onClick={() => {
								page.take(found.nearest);
								// The button is gone.
								title.current?.focus();
							}}
						>
							{texts.takeNearest}
						</Button>
					</div>
					<div class="prose stack" id="argument">
						{argumentOf(texts, look).map((text) => (
							<p key={text}>{text}</p>
						))}
					</div>
				</>
			)}
			<details id="pairs-part">
				<summary id="pairs-title">
					{texts.pairs(found?.inversions.length ?? 0)}
				</summary>
				<ul class="pairs row" id="pairs">
					{look && <Pairs texts={texts} look={look} />}
				</ul>
			</details>
			<details id="merges-part">
				<summary id="merges-title">
					{texts.merges(found?.inversions.length ?? 0)}
				</summary>
				<p class="soft small">{texts.mergesAbout}</p>
				{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keys too. */}
				<section class="scroll" tabIndex={0} aria-labelledby="merges-title">
					<table class="merges">
						<thead>
							<tr>
								<th scope="col">{texts.leftRun}</th>
								<th scope="col">{texts.rightRun}</th>
								<th scope="col">{texts.mergedRun}</th>
								<th scope="col" class="number">
									{texts.inversions}
								</th>
							</tr>
						</thead>
						<tbody id="merge-rows">
							{look && <Merges texts={texts} look={look} />}
						</tbody>
					</table>
				</section>
			</details>
		</section>
	);
}

function argumentOf(texts: Texts, { size, tiles, goal, found }: ParsedBoard) {
	const { columns } = proportionsOf(size);
	const { order, inversions, isWidthEven, blankRow, homeRow } = found;
	const read = order.join(" ");
	const isUsual = tiles.filter((tile) => tile !== 0).join(" ") === read;
	const count = inversions.length;
	const far = Math.abs(blankRow - homeRow);
	const isEven = (n: number) => n % 2 === 0;
	const said = isUsual && goal === "last" ? texts.orderUsual : texts.orderAbout;
	return [
		...(order.length > READ ? [] : [said(read)]),
		texts.counted(count, isEven(count)),
		isWidthEven ? texts.evenWidth(columns - 1) : texts.oddWidth(columns - 1),
		isWidthEven
			? texts.evenVerdict({
					...{ n: count, far, sum: count + far },
					...{ row: blankRow + 1, home: homeRow + 1 },
					isEven: isEven(count + far),
				})
			: texts.oddVerdict(count, isEven(count)),
	];
}

function Pairs({ texts, look }: { texts: Texts; look: ParsedBoard }) {
	const pairs = look.found.inversions;
	return (
		<>
			{pairs.slice(0, LISTED).map(([one, other]) => (
				<li key={`${one} ${other}`}>{texts.pair(one, other)}</li>
			))}
			{pairs.length === 0 && <li>{texts.noPairs}</li>}
			{pairs.length > LISTED && (
				<li class="soft">{texts.morePairs(pairs.length - LISTED)}</li>
			)}
		</>
	);
}

function Merges({ texts, look }: { texts: Texts; look: ParsedBoard }) {
	const { merges, inversions } = look.found;
	return (
		<>
			{merges.map(({ left, right, inversions }, at) => (
				<tr key={at}>
					{[left, right, [...left, ...right].sort((a, b) => a - b)].map(
						(run, n) => (
							<td class="run" key={n}>
								{run.join(" ")}
							</td>
						),
					)}
					<td class="number">{inversions}</td>
				</tr>
			))}
			<tr class="total">
				<th scope="row" colSpan={3}>
					{texts.total}
				</th>
				<td class="number">{inversions.length}</td>
			</tr>
		</>
	);
}
