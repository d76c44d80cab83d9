/**
 * The sheet for sharing: the picture and the text that go out, then what can be done with
 * them. The code for another device is folded.
 */

import type { Texts } from "../../messages/compiled/share-en.ts";
import { oneOf } from "./inputs.ts";
import { toPng } from "./png.ts";
import { qrCode } from "./qr-code.ts";
import type { Shared } from "./share.ts";
import css from "./share-sheet.css?inline";
import { hasSystem, sendBySystem } from "./share-system.ts";
import { addStyle, make, Sheet } from "./sheet.ts";

/** @returns Shows what is known later. */
export function openShareSheet({
	shared,
	words,
	close,
	more,
}: {
	shared: Shared;
	words: Texts;
	close: string;
	/** What else can be shared. */
	more?: { label: string; act: () => unknown };
}): { render: (shared: Shared) => void } {
	addStyle(css);
	const sheet = new Sheet({ id: "share", title: words.title, close });
	const card = make("div", { class: "share-card" });
	const box = make("textarea", { readonly: "", rows: "1", id: "share-text" });
	box.ariaLabel = words.text;
	const told = make("p", { class: "share-told", role: "status" });
	let { text, url, picture = null } = shared;
	const whole = () => (text === "" ? url : `${text}\n${url}`);
	const render = (shared: Shared) => {
		({ text, picture = null } = shared);
		box.value = whole();
		card.replaceChildren();
		if (picture === null) return;
		picture.className = "share-picture";
		picture.role = "img";
		picture.ariaLabel = text;
		card.append(picture);
	};
	const copy = async (what: string) => {
		try {
			await navigator.clipboard.writeText(what);
			told.textContent = words.copied;
		} catch {
			// It is not allowed. What is selected can be copied by hand.
			box.value = what;
			box.focus();
			box.select();
			told.textContent = words.notCopied;
		}
	};
	const buttons = make("div", { class: "share-buttons" });
	const add: (id: string, label: string, act: () => unknown) => void = (
		id,
		label,
		act,
	) => {
		const kind = buttons.childElementCount === 0 ? "button strong" : "button";
		const button = make("button", { type: "button", id, class: kind }, label);
		button.addEventListener("click", () => void act());
		buttons.append(button);
	};
	if (hasSystem()) {
		add("share-send", words.send, async () => {
			const given = { ...shared, text, url, picture };
			if (!(await sendBySystem(given, words.fileName))) {
				told.textContent = words.notSent;
			}
		});
	}
	if (text !== "") add("share-copy", words.copy, () => copy(whole()));
	add("share-link", words.copyLink, () => copy(url));
	if (picture !== null) {
		add("share-save", words.savePicture, async () => {
			if (picture === null) return;
			await save(picture, words.fileName);
			told.textContent = words.saved;
		});
	}
	if (more !== undefined) {
		const { label, act } = more;
		buttons.append(sheet.closing("share-more", label, "button", act));
	}
	render(shared);
	let code = codeOf(url, words);
	if (shared.choice !== undefined) {
		const onChange = (chosen: string) => {
			url = chosen;
			box.value = whole();
			const folded = code;
			code = codeOf(url, words);
			code.open = folded.open;
			folded.replaceWith(code);
		};
		sheet.body.append(oneOf({ ...shared.choice, value: url, onChange }));
	}
	sheet.body.append(card, box, buttons, told, code);
	sheet.open();
	return { render };
}

/** Returns the folded QR code of a link, or why there is none. */
function codeOf(url: string, words: Texts) {
	const folded = make("details", { class: "share-code" });
	folded.append(make("summary", {}, words.codeAbout));
	const code = qrCode(url, words.code);
	folded.append(code ?? make("p", {}, words.codeTooLong));
	return folded;
}

/** Saves a picture as the browser saves files. */
async function save(picture: HTMLCanvasElement, name: string) {
	const href = URL.createObjectURL(await toPng(picture));
	make("a", { href, download: name }).click();
	// The browser has taken it by then.
	setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
