/**
 * The sheet where the player chooses what is on the tiles. What is chosen holds at
 * once.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { proportionsOf } from "../../../element/attributes.ts";
import { pictures } from "../../../storage/open-storage.ts";
import type { Picture } from "../../../storage/stored.ts";
import { Button, Tool } from "../../kit/button.tsx";
import { OnOff } from "../../kit/fields.tsx";
import { PictureButton } from "../../kit/picture-button.tsx";
import { sheetOf } from "../../kit/sheet-of.ts";
import { isLost, late, note } from "../../parts/late.ts";
import {
	hearPictures,
	PictureError,
	readPicture,
} from "../../parts/picture-file.ts";
import type { Sheet } from "../../parts/sheet.ts";
import type { PageContext } from "../page-context.ts";
import {
	type AppliedPicture,
	ownName,
	PICTURE,
	unsaved,
} from "./apply-picture.ts";
import { BUILT_IN } from "./built-in.ts";
import type { CropPart } from "./crop-part.tsx";
import { addressOf, encode } from "./own-pictures.ts";

/** The longest side of a picture that is cut, in pixels. */
const MOST = 3200;

const BIN = "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6";

type Given = {
	context: PageContext;
	applied: AppliedPicture;
};

/** Resolves with the sheet, once the pictures of the player are known. */
export async function makePicturesSheet(given: Given) {
	const saved = await pictures.all().catch((error): Picture[] => {
		// Then there are none to choose from; adding one says why.
		note("saved pictures cannot be read", error);
		return [];
	});
	const { strings, texts } = given.context;
	const { title } = texts().pictures;
	const { close } = strings();
	return sheetOf({ id: "pictures", title, close }, (sheet) => (
		<Pictures
			{...given}
			saved={[...unsaved.values(), ...saved]}
			sheet={sheet}
		/>
	));
}

/** A picture to cut, and what cuts it. */
type Cut = { Part: typeof CropPart; picture: HTMLCanvasElement };

function Pictures({
	context: { puzzle, settings, strings: pageStrings, texts },
	applied,
	saved,
	sheet,
}: Given & { saved: Picture[]; sheet: Sheet }) {
	const strings = texts().pictures;
	const [own, setOwn] = useState(saved);
	/** What was deleted last. */
	const [gone, setGone] = useState<Gone | null>(null);
	const [cut, setCut] = useState<Cut | null>(null);
	const [error, setError] = useState("");
	const [, setChange] = useState(0);
	/** Finds what gets the focus after a change. */
	const next = useRef("");
	useLayoutEffect(() => {
		if (next.current === "") return;
		const found = sheet.body.querySelector<HTMLElement>(next.current);
		if (found === null) return;
		next.current = "";
		found.closest("label")?.scrollIntoView({ block: "nearest" });
		found.focus();
	});

	const { tiles } = puzzle;
	const plain = tiles === "letter" ? "letter" : "number";
	const value = tiles === "image" ? (settings.get(PICTURE) ?? plain) : plain;

	const choose = async (value: string) => {
		setError("");
		try {
			if (value === "number" || value === "letter") applied.write(value);
			else if (!(await applied.apply(value))) throw new Error("no picture");
		} catch (error) {
			note("the picture could not be shown", error);
			setError(strings.errors.storage);
		}
		setChange((n) => n + 1);
	};
	/** Saves a picture. If it cannot be saved, it holds until the reload. */
	const save = async (picture: Picture) => {
		try {
			await pictures.put(picture);
		} catch (error) {
			note("the picture is not saved", error);
			unsaved.set(picture.id, picture);
			setError(strings.notSaved);
		}
		setOwn((own) => [...own, picture].sort((a, b) => b.at - a.at));
	};
	const remove = async (picture: Picture, name: string) => {
		const wasChosen = value === ownName(picture.id);
		try {
			if (!unsaved.delete(picture.id)) await pictures.remove(picture.id);
		} catch {
			setError(strings.errors.storage);
			return;
		}
		if (wasChosen) applied.write("number");
		setOwn((own) => own.filter((other) => other !== picture));
		setGone({ picture, name, wasChosen });
		next.current = ".face-undo";
	};
	const undo = async ({ picture, wasChosen }: Gone) => {
		setGone(null);
		await save(picture);
		next.current = "input:checked";
		if (wasChosen) await choose(ownName(picture.id));
	};
	const take = async (file: File | null) => {
		setError("");
		setGone(null);
		try {
			const picture = await readPicture(file, MOST);
			const { CropPart } = await late(() => import("./crop-part.tsx"));
			sheet.body.scrollTop = 0;
			setCut({ Part: CropPart, picture });
		} catch (error) {
			const code = error instanceof PictureError ? error.code : "damaged";
			if (code === "damaged") note("no picture", error);
			const isOffline = isLost(error);
			setError(isOffline ? pageStrings().notLoaded : strings.errors[code]);
		}
	};
	const endCut = (focused: string) => {
		setError("");
		setCut(null);
		next.current = focused;
	};
	const use = async (part: HTMLCanvasElement, alt: string) => {
		const picture = await encode(part, alt);
		endCut("");
		await save(picture);
		next.current = "input:checked";
		await choose(ownName(picture.id));
	};
	useLayoutEffect(() => hearPictures(sheet.dialog, take), []);

	const wrong = (
		<p class="face-error or-nothing bad" role="alert">
			{error}
		</p>
	);
	if (cut !== null) {
		return (
			<cut.Part
				picture={cut.picture}
				strings={strings}
				proportions={proportionsOf(puzzle.size)}
				onUse={use}
				onCancel={() => endCut(".picture-button button")}
				key={cut.picture}
			>
				{wrong}
			</cut.Part>
		);
	}
	const card = (name: string, text: string, picture: ComponentChildren) => (
		<label class="face-card" key={name}>
			<input
				type="radio"
				name="face"
				value={name}
				checked={name === value}
				onChange={() => choose(name)}
			/>
			{picture}
			<span class="face-name">{text}</span>
		</label>
	);
	const sample = (text: string) => <span class="face-sample">{text}</span>;
	return (
		<div class="stack gap-4">
			<Group title={strings.plain}>
				<div class="face-cards stack gap-3">
					{card("number", strings.numbers, sample("7"))}
					{card("letter", strings.letters, sample("G"))}
				</div>
			</Group>
			<Group title={strings.builtIn}>
				<div class="face-cards stack gap-3">
					{Object.entries(BUILT_IN).map(([name, src]) =>
						card(
							name,
							strings.names[name],
							<img src={src} alt={strings.alts[name]} />,
						),
					)}
				</div>
			</Group>
			<Group title={strings.own}>
				<div class="face-cards or-nothing stack gap-3">
					{own.map((picture, n) => {
						const name = picture.alt || strings.ownName(own.length - n);
						return (
							<div class="face-own" key={picture.id}>
								{card(ownName(picture.id), name, <Own picture={picture} />)}
								<Tool
									kind="face-remove"
									name={strings.remove(name)}
									d={BIN}
									onClick={() => remove(picture, name)}
								/>
							</div>
						);
					})}
				</div>
				<div class="or-nothing row" role="status">
					{gone && [
						<span key="told">{strings.removed(gone.name)}</span>,
						<Button kind="face-undo" onClick={() => undo(gone)} key="undo">
							{strings.undo}
						</Button>,
					]}
				</div>
				<div class="row">
					<PictureButton take={take}>{strings.choose}</PictureButton>
					<PictureButton take={take} isCamera>
						{strings.camera}
					</PictureButton>
				</div>
				{wrong}
				<p class="soft">{strings.ownHelp}</p>
			</Group>
			{value !== plain && (
				<OnOff
					name={strings.labels}
					isOn={settings.get("numbers") === "on"}
					onChange={(isOn) => settings.set("numbers", isOn ? "on" : null)}
				/>
			)}
		</div>
	);
}

type Gone = { picture: Picture; name: string; wasChosen: boolean };

function Group({
	title,
	children,
}: {
	title: string;
	children: ComponentChildren;
}) {
	return (
		<fieldset class="face-group stack">
			<legend>{title}</legend>
			{children}
		</fieldset>
	);
}

/** A picture of the player. */
function Own({ picture }: { picture: Picture }) {
	const address = useMemo(() => addressOf(picture), [picture]);
	useLayoutEffect(() => () => URL.revokeObjectURL(address), [address]);
	return <img src={address} alt="" />;
}
