/**
 * The parts of the sheet that ask for a picture of a puzzle, and show what was read of
 * it.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { Texts as SetupStrings } from "../../../messages/compiled/setup-en.ts";
import { Button } from "../../kit/button.tsx";
import { useFocusGone } from "../../kit/focus.ts";
import { Icon } from "../../kit/icon.tsx";
import { PictureButton } from "../../kit/picture-button.tsx";
import type { Editor } from "./editor.ts";
import type { PhotoState } from "./photo-state.ts";

/** A camera. */
const CAMERA =
	"M4 8h3.5L9 5.5h6L16.5 8H20v11H4zM12 10.2a3.3 3.3 0 1 1 0 6.6 3.3 3.3 0 0 1 0-6.6";

type Given = {
	strings: SetupStrings;
	photo: PhotoState;
};

export function AskPhoto({ strings, photo }: Given) {
	const take = (file: File) => void photo.take(file);
	return (
		<section class="setup-ask stack gap-3">
			<p class="soft">{strings.pictureHelp}</p>
			<div class="setup-buttons row">
				<PictureButton take={take} isCamera>
					<Icon d={CAMERA} />
					{strings.camera}
				</PictureButton>
				<PictureButton take={take}>{strings.choose}</PictureButton>
			</div>
			<p class="setup-error or-nothing bad" role="alert">
				{photo.wrong}
			</p>
		</section>
	);
}

/** The picture, and the question that is asked of it. */
export function PhotoPart({
	strings,
	photo,
	editor,
	onSolve,
	children,
}: Given & {
	editor: Editor;
	/** It is the player's puzzle. */
	onSolve: () => unknown;
	/** What is above the question. */
	children: ComponentChildren;
}) {
	const place = useRef<HTMLDivElement>(null);
	const answers = useRef<HTMLDivElement>(null);
	const pad = useRef<HTMLFieldSetElement>(null);
	const { grid, isRead, picked, laid } = photo;
	const { state, cells } = editor;
	const words = strings.photo;
	useLayoutEffect(() => {
		if (grid !== null) place.current?.replaceChildren(grid.element);
	}, [grid]);
	useLayoutEffect(() => {
		if (laid === 0) return;
		if (isRead) mainOf(answers.current)?.focus({ preventScroll: true });
		else grid?.focus();
	}, [laid]);
	useLayoutEffect(() => {
		if (picked === null) return;
		pad.current?.querySelector("button")?.focus({ preventScroll: true });
		photo.cells.bringIntoSight(picked);
	}, [picked]);
	/** The cell whose number was asked for last. */
	const last = useRef(0);
	useFocusGone(pad, () => photo.cells.focus(last.current));
	useFocusGone(answers, () => mainOf(answers.current)?.focus());
	last.current = picked ?? last.current;
	const { question, note } = photo.advice;
	const button = (text: string, act: () => unknown, kind = "") => (
		<Button kind={kind} onClick={() => void act()} key={text}>
			{text}
		</Button>
	);
	const reject = () => photo.reject();
	/** The one that leads on. */
	const main = () => {
		if (!isRead) return button(strings.byHand, reject);
		if (state?.verdict !== "unsolvable") {
			return button(words.yes, onSolve, "strong");
		}
		// What cannot be solved is put right first.
		const [one, other] = state.suspects;
		return button(strings.exchange(one, other), () =>
			editor.exchangeTiles([one, other]),
		);
	};
	/** The guess first, then the rest in order, and the gap. */
	const numbers = (picked: number) => {
		const guess = cells.values[picked];
		const rest = [...cells.values.keys()].filter((n) => n !== guess && n !== 0);
		const all = guess === 0 ? [0, ...rest] : [guess as number, ...rest, 0];
		return all.map((number) =>
			button(
				number === 0 ? strings.gap : String(number),
				() => photo.put(number),
				number === guess ? "strong" : "",
			),
		);
	};
	return (
		<section class="setup-lay stack gap-3">
			<div ref={place} />
			<div class="stack gap-3">
				{children}
				{!isRead && grid && (
					<label class="setup-check in-line">
						<input
							type="checkbox"
							checked={grid.isFree}
							onChange={({ currentTarget }) => {
								grid.isFree = currentTarget.checked;
							}}
						/>
						<span>{strings.free}</span>
					</label>
				)}
				<div class="setup-foot sheet-foot stack">
					<p class="setup-say stack" role="status">
						<strong>{question}</strong>
						<span>{note}</span>
					</p>
					<p class="setup-error or-nothing bad" role="alert">
						{photo.wrong}
					</p>
					{picked === null ? (
						<div class="setup-buttons row" ref={answers}>
							{button(words.other, reject)}
							{main()}
						</div>
					) : (
						<fieldset class="read-pad" aria-label={words.which} ref={pad}>
							{numbers(picked)}
						</fieldset>
					)}
				</div>
			</div>
		</section>
	);
}

function mainOf(answers: HTMLElement | null) {
	return answers?.lastElementChild as HTMLElement | null;
}
