/**
 * The list of plays: searched, filtered, ordered, a page of it at a time.
 */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../kit/button.tsx";
import { Menu } from "../kit/fields.tsx";
import { useLate } from "../kit/late.ts";
import { Head } from "../kit/table.tsx";
import { note } from "../parts/late.ts";
import { PlayRow } from "./play-row.tsx";
import { COUNT, type Props, USUAL } from "./records-state.ts";

export function PlayList({ page }: Props) {
	const words = page.strings.value;
	const { total, begins, rows } = page.listed.value;
	const [isWide] = useState(() => matchMedia("(min-width: 56rem)").matches);
	const title = useRef<HTMLHeadingElement>(null);
	const body = useRef<HTMLTableSectionElement>(null);
	/** Where on the page a play was deleted. */
	const [gone, setGone] = useState<number | null>(null);
	useLayoutEffect(() => {
		if (gone === null) return;
		// The focus goes to what has come in its place.
		const buttons =
			body.current?.querySelectorAll<HTMLElement>(".delete") ?? [];
		const next = buttons[Math.min(gone, buttons.length - 1)];
		(next ?? title.current)?.focus({ preventScroll: true });
		setGone(null);
	}, [gone]);
	const reviews = useLate(
		() => page.records.recordsOf(rows.map(({ id }) => id)),
		[rows],
		(error) => note("the replays could not be linked", error),
	);
	const remove = (id: string, at: number) =>
		page.attempt(async () => {
			const add = await page.remove([id]);
			setGone(at);
			page.notify(words.deleted, { act: add, done: words.restored });
		});
	const end = begins + rows.length;
	const step = (text: string, by: number, can: boolean) => (
		<Button
			disabled={!can}
			onClick={() => {
				page.from.value = begins + by;
				title.current?.focus({ preventScroll: true });
				title.current?.scrollIntoView();
			}}
		>
			{text}
		</Button>
	);
	return (
		<section class="panel" aria-labelledby="list-title">
			<h2 id="list-title" tabIndex={-1} ref={title}>
				{words.list}
			</h2>
			{/* On a narrow screen the form is behind its name. */}
			<details id="filter-box" open={isWide}>
				<summary>{words.filters}</summary>
				<Filters page={page} />
			</details>
			<p class="soft" id="found" role="status">
				{words.found(total)}
			</p>
			{total > 0 && (
				<table id="table" aria-labelledby="list-title">
					<Head columns={words.columns} />
					<tbody ref={body}>
						{rows.map((row, at) => (
							<PlayRow
								row={row}
								page={page}
								record={reviews?.get(row.id)}
								onDelete={() => remove(row.id, at)}
								key={row.id}
							/>
						))}
					</tbody>
				</table>
			)}
			{total > COUNT && (
				<nav class="pager row gap-3" aria-labelledby="list-title">
					{step(words.previous, -COUNT, begins > 0)}
					<span>{words.part(begins + 1, end, total)}</span>
					{step(words.next, COUNT, end < total)}
				</nav>
			)}
		</section>
	);
}

function Filters({ page }: Props) {
	const words = page.strings.value;
	const filter = page.filter.value;
	const search = useRef<HTMLInputElement>(null);
	const field = (name: keyof typeof USUAL) => ({
		name,
		value: filter[name],
		onInput: ({ target }: Event) =>
			page.narrow({ [name]: (target as HTMLInputElement).value }),
	});
	const menu = (
		name: keyof typeof USUAL,
		label: string,
		options: Record<string, string>,
	) => (
		<Menu
			kind="field"
			label={label}
			name={name}
			options={options}
			value={filter[name]}
			onChange={(value) => page.narrow({ [name]: value })}
		/>
	);
	const date = (name: "from" | "to") => (
		<label class="field">
			<span>{words[name]}</span>
			<input type="date" {...field(name)} />
		</label>
	);
	return (
		<form
			class="filters stack gap-3"
			aria-label={words.filters}
			autocomplete="off"
			onSubmit={(event) => event.preventDefault()}
		>
			<label class="field">
				<span>{words.search}</span>
				<input
					type="search"
					ref={search}
					{...field("text")}
					placeholder={words.searchHint}
					enterkeyhint="search"
					spellcheck={false}
				/>
			</label>
			{menu("where", words.where, { here: words.here, all: words.everywhere })}
			{menu("kind", words.which, words.kinds)}
			{date("from")}
			{date("to")}
			{menu("order", words.order, words.orders)}
			{Object.values(filter).join() !== Object.values(USUAL).join() && (
				<Button
					kind="clear"
					onClick={() => {
						page.narrow(USUAL);
						// The button goes.
						search.current?.focus();
					}}
				>
					{words.clear}
				</Button>
			)}
		</form>
	);
}
