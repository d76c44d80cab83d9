/**
 * The board: as text, and as a puzzle that can be slid. Either changes the other.
 */

import { useLayoutEffect, useRef } from "preact/hooks";
import { proportionsOf } from "../../element/attributes.ts";
import { BoardPicture } from "../../pages/kit/board-picture.tsx";
import { Button } from "../../pages/kit/button.tsx";
import { Menu } from "../../pages/kit/fields.tsx";
import { NAMED_GOALS } from "../../pages/parts/goals.ts";
import { DrawPart, Examples } from "./draw-part.tsx";
import { Wrong } from "./lab-fields.tsx";
import type { Props } from "./lab-state.ts";
import type { ParsedBoard } from "./lab-task.ts";
import { searchName } from "./search-names.ts";

export function BoardPart({ page }: Props) {
	const { texts, choices, board } = page;
	const goals = texts.goals as Record<string, string>;
	return (
		<section class="panel" id="board-section" aria-labelledby="board-title">
			<h2 id="board-title">{texts.board}</h2>
			<div class="board-and-text stack gap-4">
				<Stage page={page} />
				<div class="texts stack">
					<Given page={page} />
					<div class="chosen stack">
						<label for="text">{texts.textLabel}</label>
						<BoardText
							page={page}
							id="text"
							about="text-about text-error"
							value={choices.board}
							onInput={(text) => board.type(text)}
						/>
						<p class="soft small" id="text-about">
							{texts.textAbout}
						</p>
						<WrongText page={page} id="text" value={choices.board} />
						<Menu
							kind="menu-line"
							id="goal"
							label={texts.goal}
							options={Object.fromEntries(
								[...NAMED_GOALS, "own"].map((name) => [name, goals[name]]),
							)}
							value={choices.goal}
							onChange={(goal) => {
								// Who wants another order begins with the one at hand.
								const own = choices.own || page.look?.text || "";
								board.aim(goal === "own" ? { goal, own } : { goal });
							}}
						/>
						<div id="own-goal" hidden={choices.goal !== "own"}>
							<label for="own">{texts.ownLabel}</label>
							<BoardText
								page={page}
								id="own"
								about="own-error"
								value={choices.own}
								onInput={(own) => board.aim({ own })}
							/>
							<WrongText page={page} id="own" value={choices.own} />
						</div>
						<div class="row">
							<Button
								id="undo-board"
								aria-disabled={board.before.value.length === 0}
								onClick={() => board.undo()}
							>
								{texts.undo}
							</Button>
						</div>
					</div>
				</div>
			</div>
			<DrawPart page={page} />
			<Examples page={page} />
		</section>
	);
}

function BoardText({
	page,
	id,
	about,
	value,
	onInput,
}: Props & {
	id: "text" | "own";
	about: string;
	value: string;
	onInput: (value: string) => void;
}) {
	return (
		<textarea
			id={id}
			rows={3}
			spellcheck={false}
			autocomplete="off"
			autocapitalize="off"
			aria-describedby={about}
			aria-invalid={page.wrong?.at === id}
			value={value}
			onInput={({ currentTarget }) => onInput(currentTarget.value)}
		/>
	);
}

function WrongText({
	page,
	id,
	value,
}: Props & { id: "text" | "own"; value: string }) {
	const { wrong, texts } = page;
	const empty = id === "own" ? texts.ownEmpty : texts.textEmpty;
	const error = value.trim() === "" ? () => empty : wrong?.error;
	return (
		<Wrong
			page={page}
			id={`${id}-error`}
			wrong={wrong?.at === id ? error : null}
		/>
	);
}

/** The puzzle, or the tiles of a board that does not slide. */
function Stage({ page }: Props) {
	const { texts, board } = page;
	const { shown } = board;
	const stage = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => stage.current?.prepend(board.puzzle), []);
	return (
		<div
			class={page.wrong ? "shown stack is-old" : "shown stack"}
			id="shown"
			ref={stage}
		>
			<Plain page={page} look={board.canSlide ? null : shown} />
			<p class="soft small" id="shown-note" role="status">
				{noteOf(page)}
			</p>
			<Button
				kind="small"
				id="back-to-board"
				hidden={board.run.value === null || board.isPlaying.value}
				onClick={() => {
					board.endPlay();
					board.puzzle.focus();
				}}
			>
				{texts.backToBoard}
			</Button>
		</div>
	);
}

function Plain({ page, look }: Props & { look: ParsedBoard | null }) {
	const { plain, nextRow } = page.texts;
	const { columns } = proportionsOf(look?.size ?? null);
	return (
		<div class="plain-board" id="plain-board" hidden={look === null}>
			{look && (
				<BoardPicture
					cells={look.tiles}
					columns={columns}
					label={plain(look.text.replaceAll("/", nextRow))}
				/>
			)}
		</div>
	);
}

/** What is said below the board. */
function noteOf({ texts, board, wrong, choices }: Props["page"]) {
	const run = board.run.value;
	if (run?.outcome != null) {
		const { length } = run.outcome.slides;
		return texts.shownOf(searchName(texts, run.search), length);
	}
	if (board.shown === null) return "";
	if (wrong !== null) return texts.oldNote;
	if (!board.shown.found.solvable) return texts.plainNote;
	return choices.fixed ? "" : texts.slideNote;
}

/** What is fixed, in words. */
function Given({ page }: Props) {
	const { texts, choices, look } = page;
	const names = choices.searches.map((name) => searchName(texts, name));
	const rows = [
		[texts.board, look?.text ?? choices.board],
		[texts.goal, page.goalText],
		[texts.searches, names.join(texts.separator)],
		[texts.limitsTitle, texts.limits(choices.mb, choices.s)],
	];
	return (
		<dl class="given stack gap-0" id="given" hidden={!choices.fixed}>
			{rows.map(([name, value]) => (
				<>
					<dt>{name}</dt>
					<dd>{value}</dd>
				</>
			))}
		</dl>
	);
}
