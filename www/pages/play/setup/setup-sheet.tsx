/**
 * The sheet where a board is set up: shows what the editor has, and tells it what the
 * player does.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { ownText } from "../../../core/later/replay-link.ts";
import { read } from "../../../core/read.ts";
import { internals } from "../../../element/internals.ts";
import { tileColor } from "../../../element/later/tile-color.ts";
import type { Texts as SetupStrings } from "../../../messages/compiled/setup-en.ts";
import { Button } from "../../kit/button.tsx";
import { Menu, OneOf, Stepper } from "../../kit/fields.tsx";
import { useFocusGone } from "../../kit/focus.ts";
import { sheetOf } from "../../kit/sheet-of.ts";
import { NAMED_GOALS } from "../../parts/goals.ts";
import { hearPictures } from "../../parts/picture-file.ts";
import type { Sheet } from "../../parts/sheet.ts";
import type { PageContext } from "../page-context.ts";
import { CellGrid } from "./cell-grid.ts";
import { missingText } from "./cells-text.ts";
import type { Editor } from "./editor.ts";
import { openSteps } from "./open-steps.ts";
import { AskPhoto, PhotoPart } from "./photo-part.tsx";
import { PhotoState } from "./photo-state.ts";
import { TextPart } from "./text-part.tsx";

type Given = { context: PageContext; strings: SetupStrings; editor: Editor };

/** Resolves with the sheet, once it shows what was entered before. */
export async function makeSetupSheet(given: Given) {
	await given.editor.look();
	const { title } = given.strings;
	const { close } = given.context.strings();
	return sheetOf({ id: "setup", title, close }, (sheet) => (
		<Setup {...given} sheet={sheet} />
	));
}

function Setup({ context, strings, editor, sheet }: Given & { sheet: Sheet }) {
	const { puzzle, strings: pageStrings, attempt } = context;
	const [, setChange] = useState(0);
	/** Whether a game was wanted before it could be. */
	const [isRefused, refuse] = useState(false);
	const [text, setText] = useState(puzzle.value);
	const [wrong, setWrong] = useState("");
	const photo = useMemo(() => new PhotoState(strings, editor), []);
	const grid = useMemo(() => makeGrid(strings, editor), []);
	const focusGrid = () => grid.focus(grid.at);
	const status = useRef<HTMLParagraphElement>(null);

	/** @param isSolved Whether it is to be solved step by step. */
	const begin = async (isSolved: boolean) => {
		const { state, goal } = editor;
		if (state === null || state.text === "") return refuse(true);
		await puzzle.open(state.text, { goal });
		sheet.close();
		puzzle.focus();
		if (!isSolved) return;
		const { close } = pageStrings();
		const { goalTiles } = state;
		await openSteps({ puzzle, strings, close, goalTiles });
	};
	/**
	 * Reads rows into the cells, whether they are a board or not. Opens at once what is
	 * no rows: a code, a link, a record.
	 *
	 * @returns What is wrong with it, or nothing.
	 */
	const readText = async (text: string): Promise<string> => {
		if (text.trim() === "") return strings.noText;
		try {
			await takeRows(text, editor);
			return "";
		} catch (error) {
			const { code } = error as any;
			if (code !== "text") return context.explain(error);
		}
		try {
			const goal = NAMED_GOALS.includes(editor.goal) ? editor.goal : "last";
			await puzzle.open(await ownText(text), { goal });
			sheet.close();
			puzzle.focus();
			return "";
		} catch (error) {
			return context.explain(error);
		}
	};
	const open = async (text: string, isPlayed: boolean) => {
		const wrong = await readText(text);
		setWrong(wrong);
		if (isPlayed && wrong === "" && sheet.dialog.open) await begin(false);
	};
	const takeBoardInPlay = async () => {
		await takeRows(puzzle.value, editor);
		await editor.aim(puzzle.goal);
	};

	useLayoutEffect(() => {
		photo.onChange = () => setChange((n) => n + 1);
		editor.onChange = () => {
			refuse(false);
			photo.follow();
		};
		const { dialog } = sheet;
		hearPictures(dialog, (file) => void photo.take(file));
		dialog.addEventListener("cancel", (event) => {
			// Escape lets go of a tile first.
			if (photo.picked === null) return;
			event.preventDefault();
			photo.pick(photo.picked);
		});
		dialog.addEventListener("keydown", (event) => {
			const isUndo = event.key.toLowerCase() === "z";
			if (!isUndo || !(event.ctrlKey || event.metaKey)) return;
			if (/^(?:INPUT|TEXTAREA)$/.test(String(document.activeElement?.tagName)))
				return;
			event.preventDefault();
			void editor.undo();
		});
		dialog.addEventListener("paste", (event) => {
			const { target } = event;
			if (target instanceof HTMLTextAreaElement) return;
			const text = event.clipboardData?.getData("text") ?? "";
			if (text.trim() === "" || event.defaultPrevented) return;
			event.preventDefault();
			setText(text);
			void attempt(() => open(text, false));
		});
	}, []);
	useLayoutEffect(() => {
		if (isRefused) status.current?.scrollIntoView({ block: "nearest" });
	}, [isRefused]);
	const isPhoto = photo.grid !== null;
	useLayoutEffect(() => {
		// The picture was put away.
		if (!isPhoto && photo.laid > 0) focusGrid();
	}, [isPhoto]);

	const { cells, state } = editor;
	const told = verdictOf(editor, strings);
	const shape = (
		<div class="setup-shape row">
			{(["columns", "rows"] as const).map((what) => (
				<Stepper
					name={strings[what]}
					value={cells[what]}
					range={internals(puzzle).sides}
					words={{
						less: () => strings.fewer(what),
						more: () => strings.more(what),
					}}
					onChange={(value) => {
						if (value === cells[what]) return;
						const { columns, rows } = cells;
						const size = { columns, rows, [what]: value };
						void editor.resize(size.columns, size.rows);
					}}
					key={what}
				/>
			))}
		</div>
	);
	const button = (text: string, act: () => unknown, kind = "") => (
		<Button kind={kind} onClick={() => attempt(act)} key={text}>
			{text}
		</Button>
	);
	if (isPhoto) {
		const solve = () => attempt(() => begin(true));
		return (
			<PhotoPart {...{ strings, photo, editor }} onSolve={solve}>
				{shape}
			</PhotoPart>
		);
	}
	const isQuiet =
		state?.verdict === "unfinished" &&
		state.doubled.length + state.outside.length === 0;
	return (
		<>
			<div class="setup-first stack gap-3">
				<AskPhoto strings={strings} photo={photo} />
				<h3>{strings.byHand}</h3>
			</div>
			{shape}
			<div class="setup-main stack gap-3">
				<p class="setup-prompt">{promptOf(editor, strings)}</p>
				<Grid grid={grid} editor={editor} />
				<Tray strings={strings} editor={editor} otherwise={focusGrid} />
				<div class="setup-work stack gap-3">
					<div role="status">
						<p
							// The tray shows as much.
							class={isQuiet && !isRefused ? "setup-status sr" : "setup-status"}
							data-verdict={state?.verdict ?? ""}
							ref={status}
						>
							{isRefused ? strings.notReady + pageStrings().space + told : told}
						</p>
					</div>
					<Tools otherwise={focusGrid}>
						{state?.verdict === "unsolvable" && [
							button(
								strings.exchange(state.suspects[0], state.suspects[1]),
								() => editor.exchangeTiles(state.suspects),
							),
							...state.goals.map((name) =>
								button(strings.takeGoal(strings.goals[name]), () =>
									editor.aim(name),
								),
							),
						]}
					</Tools>
					<Tools otherwise={focusGrid}>
						{cells.canUndo && button(strings.undo, () => editor.undo())}
						{editor.picked !== null &&
							button(strings.takeOut, () => editor.takeOut())}
						{button(strings.clear, () => editor.clear())}
						{button(strings.inPlay, takeBoardInPlay)}
					</Tools>
					<Menu
						kind="menu-line"
						label={strings.goal}
						options={{
							...strings.goals,
							// A goal without a name is that of the board in play.
							...(!NAMED_GOALS.includes(editor.goal) && {
								[editor.goal]: strings.goalInPlay,
							}),
						}}
						value={editor.goal}
						onChange={(name) => void editor.aim(name)}
					/>
					<OneOf
						legend={strings.fill}
						options={{ cell: strings.byCell, tile: strings.byTile }}
						value={editor.isByTile ? "tile" : "cell"}
						onChange={(mode) => {
							editor.isByTile = mode === "tile";
						}}
					/>
				</div>
				<TextPart
					{...{ strings, text, wrong }}
					onInput={setText}
					open={(...asked) => attempt(() => open(...asked))}
				/>
				<div class="setup-ends sheet-foot in-line">
					{button(strings.play, () => begin(false))}
					{button(strings.solve, () => begin(true), "strong")}
				</div>
			</div>
		</>
	);
}

function Grid({ grid, editor }: { grid: CellGrid; editor: Editor }) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => place.current?.append(grid.element), []);
	useLayoutEffect(() => {
		const { cells, state, picked, isByTile, next } = editor;
		const { columns, rows, values } = cells;
		const wrong = new Set([
			...(state?.doubled ?? []),
			...(state?.outside ?? []),
		]);
		const looks = values.map((value, cell) => ({
			value,
			color: colorOf(value, editor),
			isNext: !isByTile && cell === next,
			isPicked: cell === picked,
			isWrong: wrong.has(cell),
			isSuspect: value !== null && (state?.suspects.includes(value) ?? false),
		}));
		grid.render(columns, rows, looks);
	});
	const { next } = editor;
	useLayoutEffect(() => {
		// On a phone the tray covers the last rows.
		if (next !== null) grid.bringIntoSight(next);
	}, [next]);
	return <div class="setup-scroller" ref={place} />;
}

/** The tiles that are on no cell yet. */
function Tray({
	strings,
	editor,
	otherwise,
}: {
	strings: SetupStrings;
	editor: Editor;
	/** Focuses something else. */
	otherwise: () => void;
}) {
	const { state, tile, isByTile } = editor;
	const place = useRef<HTMLFieldSetElement>(null);
	useFocusGone(place, (at) => {
		const left = place.current?.children ?? [];
		const next = left[Math.min(at, left.length - 1)] as HTMLElement | undefined;
		if (next) next.focus();
		else otherwise();
	});
	const missing = state?.missing ?? [];
	// The gap comes last.
	const tiles = [...missing].sort((a, b) => (a || Infinity) - (b || Infinity));
	return (
		<fieldset
			class="setup-tray or-nothing row"
			aria-label={strings.tray}
			ref={place}
		>
			{tiles.map((number) => (
				<button
					type="button"
					class={number === 0 ? "setup-tile is-gap" : "setup-tile"}
					aria-pressed={isByTile ? number === tile : undefined}
					style={{
						background:
							isByTile && number !== tile ? "" : colorOf(number, editor),
					}}
					onClick={() => void editor.choose(number)}
					key={number}
				>
					{number === 0 ? strings.gap : number}
				</button>
			))}
		</fieldset>
	);
}

/** A row of buttons that come and go. */
function Tools({
	otherwise,
	children,
}: {
	/** Gives the focus on, if the button that has it goes. */
	otherwise: () => void;
	children: ComponentChildren;
}) {
	const place = useRef<HTMLDivElement>(null);
	useFocusGone(place, otherwise);
	return (
		<div class="setup-buttons or-nothing row" ref={place}>
			{children}
		</div>
	);
}

function makeGrid(strings: SetupStrings, editor: Editor) {
	const goOn = (from: number) => {
		editor.finish();
		const next = editor.cells.nextEmpty(from);
		if (next !== null) grid.focus(next);
	};
	const grid: CellGrid = new CellGrid(strings, {
		onTap: (cell) => void editor.tap(cell),
		onSpace: (cell) => {
			if (editor.isTyping) goOn(cell + 1);
			else void editor.tap(cell);
		},
		onDrag: (from, to) => void editor.exchange(from, to),
		onDigit: (cell, digit) => {
			if (editor.type(cell, digit)) goOn(cell + 1);
		},
		onErase: (cell) => grid.focus(editor.erase(cell)),
		onDone: (cell) => goOn(cell + 1),
	});
	return grid;
}

async function takeRows(text: string, editor: Editor) {
	const found = await read((reader) => reader.readRows(text));
	const { columns, rows, cells: values } = found;
	await editor.take({ columns, rows, values });
}

/** Returns the colour of a tile on the board; nothing for what is none. */
function colorOf(tile: number | null, { cells, state }: Editor) {
	const home = tile ? (state?.goalTiles.indexOf(tile) ?? -1) : -1;
	return home < 0 ? "" : tileColor(home, cells.columns, cells.rows);
}

/** Returns what the player is asked for now. */
function promptOf(editor: Editor, strings: SetupStrings) {
	const { cells, picked, isByTile, next, tile } = editor;
	if (picked !== null) return strings.picked;
	if (next === null || tile === null) return "";
	if (isByTile) return strings.askTile(tile);
	const row = Math.floor(next / cells.columns) + 1;
	return strings.askCell(row, (next % cells.columns) + 1);
}

/** Returns what the cells amount to. */
function verdictOf({ cells, state }: Editor, strings: SetupStrings) {
	if (state === null || cells.isEmpty) return strings.empty;
	const { values } = cells;
	const [outside] = state.outside;
	if (outside !== undefined) {
		return strings.outside(values[outside] ?? 0, values.length - 1);
	}
	const [doubled] = state.doubled;
	if (doubled !== undefined) return strings.twice(values[doubled] ?? 0);
	const [one, other] = state.suspects;
	switch (state.verdict) {
		case "solvable":
			return strings.solvable;
		case "solved":
			return strings.solved;
		case "unsolvable":
			return strings.unsolvable(one, other);
		default:
			return missingText(strings, state.missing);
	}
}
