/**
 * Our sheet for sharing: the picture, the text to copy, and a QR code of the link.
 */

import { toPng } from "./png.js";
import { qrCode } from "./qr-code.js";
import css from "./share-sheet.css?inline";
import { addStyle, make, Sheet } from "./sheet.js";

/**
 * @param {object} parts
 * @param {import("./share.js").Shared} parts.shared
 * @param {import("../../strings/share-en.js").ShareStrings} parts.words
 * @param {string} parts.close
 */
export function openShareSheet({ shared, words, close }) {
	addStyle(css);
	const { text, url, picture = null } = shared;
	const sheet = new Sheet({ id: "share", title: words.title, close });
	const whole = text === "" ? url : `${text}\n${url}`;
	const box = make("textarea", { readonly: "", rows: "3", id: "share-text" });
	box.value = whole;
	box.ariaLabel = words.text;
	const told = make("p", { class: "share-told", role: "status" });
	const copy = async (/** @type {string} */ what) => {
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
	/** @type {(id: string, label: string, kind: string, act: () => unknown) => void} */
	const add = (id, label, kind, act) => {
		const button = make("button", { type: "button", id, class: kind }, label);
		button.addEventListener("click", () => void act());
		buttons.append(button);
	};
	const buttons = make("div", { class: "share-buttons" });
	add("share-copy", words.copy, "button strong", () => copy(whole));
	add("share-link", words.copyLink, "button", () => copy(url));
	if (picture !== null) {
		add("share-save", words.savePicture, "button", async () => {
			await save(picture, words.fileName);
			told.textContent = words.saved;
		});
	}
	const side = make("div", { class: "share-side" });
	side.append(box, buttons, told);
	const columns = make("div", { class: "share-columns" });
	columns.append(side, codeOf(url, words));
	if (picture !== null) {
		picture.className = "share-picture";
		picture.role = "img";
		picture.ariaLabel = text;
		sheet.body.append(picture);
	}
	sheet.body.append(columns);
	sheet.open();
}

/**
 * Returns the QR code of a link, or why there is none.
 *
 * @param {string} url
 * @param {import("../../strings/share-en.js").ShareStrings} words
 */
function codeOf(url, words) {
	const figure = make("figure", { class: "share-code" });
	const code = qrCode(url, words.code);
	if (code !== null) figure.append(code);
	const about = code === null ? words.codeTooLong : words.codeAbout;
	figure.append(make("figcaption", {}, about));
	return figure;
}

/**
 * Saves a picture as the browser saves files.
 *
 * @param {HTMLCanvasElement} picture
 * @param {string} name
 */
async function save(picture, name) {
	const href = URL.createObjectURL(await toPng(picture));
	make("a", { href, download: name }).click();
	// The browser has taken it by then.
	setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
