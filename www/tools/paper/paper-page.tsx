/**
 * What is chosen, and below it the sheets as they are printed.
 */

import { proportionsOf } from "../../element/attributes.ts";
import { sizeText } from "../../messages/language.ts";
import { Button } from "../../pages/kit/button.tsx";
import { Menu, OneOf } from "../../pages/kit/fields.tsx";
import { CHOICES } from "./paper-plan.ts";
import type { Props } from "./paper-state.ts";
import { Sheets } from "./sheets.tsx";

export function PaperPage({ page }: Props) {
	const texts = page.texts.value;
	const made = page.made.value;
	return (
		<>
			<div class="panel chosen stack gap-4">
				<OneOf
					legend={texts.what}
					options={texts.kinds}
					value={page.what.value}
					onChange={(what) => page.choose(what)}
				/>
				<div class="chosen-rest row gap-4">
					<Choices page={page} />
				</div>
				<div class="row">
					<Button
						kind="strong"
						id="print"
						aria-disabled={made === null || undefined}
						onClick={() => {
							if (page.made.value !== null) print();
						}}
					>
						{texts.print}
					</Button>
					{page.isDrawn && (
						<Button id="again" onClick={() => page.again()}>
							{texts.again}
						</Button>
					)}
					<p class="soft small">{texts.pdf}</p>
				</div>
			</div>
			<section class="preview" aria-label={texts.preview}>
				<p class="said soft" role="status">
					{page.hasFailed.value ? texts.failed : made === null && texts.making}
					{made !== null && page.isUnread.value && texts.unread}
				</p>
				{made !== null && <Sheets made={made} texts={texts} />}
			</section>
		</>
	);
}

/** What else can be chosen of it. */
function Choices({ page }: Props) {
	const texts = page.texts.value;
	const what = page.what.value;
	const { sizes, counts } = CHOICES[what];
	return (
		<>
			<Menu
				kind="field"
				id="size"
				label={texts.size}
				options={named(inOrder([...sizes, page.size.value]), (size) =>
					sizeText(size),
				)}
				value={page.size.value}
				onChange={(size) => {
					page.size.value = size;
				}}
			/>
			{counts.length > 0 && (
				<Menu
					kind="field"
					id="count"
					label={texts.count}
					options={named(counts, String)}
					value={String(page.count.value)}
					onChange={(count) => {
						page.count.value = Number(count);
					}}
				/>
			)}
			{what === "exercise" && (
				<Menu
					kind="field"
					id="slides"
					label={texts.slides}
					options={named(page.lengths.value, String)}
					value={String(
						Math.min(page.slides.value, Math.max(...page.lengths.value)),
					)}
					onChange={(slides) => {
						page.slides.value = Number(slides);
					}}
				/>
			)}
			{what === "week" && (
				<Menu
					kind="field"
					id="week"
					label={texts.which}
					options={texts.weeks}
					value={WEEKS[page.week.value + 1]}
					onChange={(week) => {
						page.week.value = WEEKS.indexOf(week) - 1;
					}}
				/>
			)}
		</>
	);
}

/** From the one before this one on. */
const WEEKS = ["last", "this", "next"];

/** Returns sizes without doubles, the smallest first. */
function inOrder(sizes: string[]) {
	const cells = (size: string) => {
		const { columns, rows } = proportionsOf(size);
		return columns * rows;
	};
	return [...new Set(sizes)].sort((one, other) => cells(one) - cells(other));
}

function named<T extends string | number>(
	values: T[],
	name: (value: T) => string,
) {
	return Object.fromEntries(values.map((value) => [value, name(value)]));
}
