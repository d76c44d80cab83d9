/**
 * The sheet for sharing: the picture and the text that go out, then what can be done with
 * them. The code for another device is folded.
 */

import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Texts } from "../../messages/compiled/share-en.ts";
import { fileOf, isReadable } from "../parts/canvas-file.ts";
import { copyText } from "../parts/copy-text.ts";
import { outline } from "../parts/qr-code.ts";
import { saveFile } from "../parts/save-file.ts";
import { hasSystem, type Shared, sendBySystem } from "../parts/share-system.ts";
import { addStyle, type Sheet } from "../parts/sheet.ts";
import { Button } from "./button.tsx";
import { OneOf } from "./fields.tsx";
import { render } from "./render.ts";
import css from "./share-sheet.css?inline";
import { sheetOf } from "./sheet-of.ts";

type Given = {
	shared: Shared;
	words: Texts;
	/** What else can be shared. */
	more?: { label: string; act: () => unknown };
};

/** @returns Also what shows what is known later. */
export function makeShareSheet({
	close,
	...given
}: Given & { close: string }): {
	sheet: Sheet;
	show: (shared: Shared) => void;
} {
	addStyle(css);
	const names = { id: "share", title: given.words.title, close };
	const sheet = sheetOf(names, (sheet) => <Share {...given} sheet={sheet} />);
	return {
		sheet,
		show: (shared) =>
			render(<Share {...given} shared={shared} sheet={sheet} />, sheet.body),
	};
}

function Share({ shared, words, more, sheet }: Given & { sheet: Sheet }) {
	const { text, choice, picture = null } = shared;
	const [url, setUrl] = useState(shared.url);
	const [told, tell] = useState("");
	/** What is selected, to be copied by hand; empty if nothing is. */
	const [selected, select] = useState("");
	const box = useRef<HTMLTextAreaElement>(null);
	useLayoutEffect(() => {
		if (selected === "") return;
		box.current?.focus();
		box.current?.select();
	}, [selected]);
	const whole = text === "" ? url : `${text}\n${url}`;
	const copy = async (what: string) => {
		const isCopied = await copyText(what);
		tell(isCopied ? words.copied : words.notCopied);
		if (!isCopied) select(what);
	};
	const send = async () => {
		const isSent = await sendBySystem({ ...shared, url }, words.fileName);
		if (!isSent) tell(words.notSent);
	};
	const save = async () => {
		if (picture === null) return;
		saveFile(words.fileName, await fileOf(picture), "image/png");
		tell(words.saved);
	};
	const canSave = picture !== null && isReadable();
	const ways: ([id: string, label: string, act: () => unknown] | false)[] = [
		hasSystem() && ["share-send", words.send, send],
		text !== "" && ["share-copy", words.copy, () => copy(whole)],
		["share-link", words.copyLink, () => copy(url)],
		canSave && ["share-save", words.savePicture, save],
		more !== undefined && [
			"share-more",
			more.label,
			() => sheet.leave(more.act),
		],
	];
	return (
		<>
			{choice && <OneOf {...choice} value={url} onChange={setUrl} />}
			{picture && <Picture picture={picture} text={text} />}
			<textarea
				readonly
				rows={1}
				id="share-text"
				aria-label={words.text}
				value={selected || whole}
				ref={box}
			/>
			<div class="share-buttons stack">
				{ways
					.filter((way) => way !== false)
					.map(([id, label, act], n) => (
						<Button
							id={id}
							key={id}
							kind={n === 0 ? "strong" : ""}
							onClick={() => void act()}
						>
							{label}
						</Button>
					))}
			</div>
			<p class="share-told" role="status">
				{told}
			</p>
			<details class="share-code">
				<summary>{words.codeAbout}</summary>
				<Code url={url} words={words} />
			</details>
		</>
	);
}

function Picture({
	picture,
	text,
}: {
	picture: HTMLCanvasElement;
	text: string;
}) {
	const place = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => place.current?.replaceChildren(picture), [picture]);
	return <div class="share-card" role="img" aria-label={text} ref={place} />;
}

/** The link as a QR code, or why there is none. */
function Code({ url, words }: { url: string; words: Texts }) {
	const code = useMemo(() => outline(url), [url]);
	if (code === null) return <p>{words.codeTooLong}</p>;
	return (
		<svg
			viewBox={`0 0 ${code.side} ${code.side}`}
			shape-rendering="crispEdges"
			role="img"
			aria-label={words.code}
		>
			<path fill="currentColor" d={code.path} />
		</svg>
	);
}
