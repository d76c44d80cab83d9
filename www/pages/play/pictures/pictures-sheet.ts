/**
 * The sheet where the player chooses what is on the tiles. What is chosen holds at
 * once.
 */

import { proportionsOf } from "../../../element/attributes.ts";
import { label } from "../../../element/dom.ts";
import type { Texts as PictureStrings } from "../../../messages/compiled/pictures-en.ts";
import { pictures } from "../../../storage/open-storage.ts";
import type { Picture } from "../../../storage/stored.ts";
import { onOff } from "../../parts/inputs.ts";
import { isLost, late, note } from "../../parts/late.ts";
import {
	hearPictures,
	PictureError,
	pictureButton,
	readPicture,
} from "../../parts/picture-file.ts";
import { icon, make, Sheet } from "../../parts/sheet.ts";
import type { Parts } from "../page-parts.ts";
import {
	type AppliedPicture,
	ownName,
	PICTURE,
	unsaved,
} from "./apply-picture.ts";
import { BUILT_IN } from "./built-in.ts";
import { addressOf, encode } from "./own-pictures.ts";

/** The longest side of a picture that is cut, in pixels. */
const MOST = 3200;

const BIN = "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.5 10.5v6M13.5 10.5v6";

export class PicturesSheet {
	#puzzle;
	#settings;
	#pageStrings;
	#strings;
	#applied;
	#sheet;
	#choices = make("div", { class: "stack gap-4" });
	#own = make("div", { class: "face-cards or-nothing" });
	#labels;
	#ownHelp;
	#error = make("p", { class: "face-error or-nothing bad", role: "alert" });
	#told = make("div", { class: "or-nothing row", role: "status" });
	/** The addresses of the cards' pictures. */
	#addresses: string[] = [];
	#saved: Picture[] = [];

	constructor(
		{ puzzle, strings: pageStrings, settings }: Parts,
		strings: PictureStrings,
		applied: AppliedPicture,
	) {
		this.#puzzle = puzzle;
		this.#settings = settings;
		this.#pageStrings = pageStrings;
		this.#strings = strings;
		this.#applied = applied;
		this.#sheet = new Sheet({
			id: "pictures",
			title: strings.title,
			close: pageStrings().close,
			onClose: () => this.#forgetAddresses(),
		});
		this.#labels = onOff({
			name: strings.labels,
			isOn: settings.get("numbers") === "on",
			onChange: (isOn) => settings.set("numbers", isOn ? "on" : null),
		});
		const take = (file: File | null) => void this.#take(file);
		hearPictures(this.#sheet.dialog, take);
		this.#ownHelp = make("p", { class: "soft" }, strings.ownHelp);
		const buttons = make("div", { class: "row" });
		buttons.append(
			pictureButton(strings.choose, take),
			pictureButton(strings.camera, take, { isCamera: true }),
		);
		this.#choices.append(
			group(strings.plain, this.#plainCards()),
			group(strings.builtIn, this.#builtInCards()),
			group(
				strings.own,
				this.#own,
				this.#told,
				buttons,
				this.#error,
				this.#ownHelp,
			),
			this.#labels,
		);
		this.#sheet.body.append(this.#choices);
	}

	/** Resolves with the sheet, once it shows the pictures of the player. */
	async ready() {
		try {
			this.#saved = await pictures.all();
		} catch (error) {
			// Then there are none to choose from; adding one says why.
			note("saved pictures cannot be read", error);
		}
		this.#saved = [...unsaved.values(), ...this.#saved];
		this.#renderOwn();
		this.#renderChosen();
		return this.#sheet;
	}

	#plainCards() {
		const { numbers, letters } = this.#strings;
		const cards = make("div", { class: "face-cards or-nothing" });
		cards.append(
			this.#card(
				"number",
				numbers,
				make("span", { class: "face-sample" }, "7"),
			),
			this.#card(
				"letter",
				letters,
				make("span", { class: "face-sample" }, "G"),
			),
		);
		return cards;
	}

	#builtInCards() {
		const { names, alts } = this.#strings;
		const cards = make("div", { class: "face-cards or-nothing" });
		for (const [name, src] of Object.entries(BUILT_IN)) {
			const picture = make("img", { src, alt: alts[name] });
			cards.append(this.#card(name, names[name], picture));
		}
		return cards;
	}

	#card(value: string, name: string, picture: HTMLElement) {
		const card = make("label", { class: "face-card" });
		const input = make("input", { type: "radio", name: "face" });
		input.value = value;
		input.addEventListener("change", () => void this.#choose(value));
		card.append(input, picture, make("span", { class: "face-name" }, name));
		return card;
	}

	async #choose(value: string) {
		this.#error.textContent = "";
		try {
			if (value === "number" || value === "letter") this.#applied.write(value);
			else if (!(await this.#applied.apply(value)))
				throw new Error("no picture");
		} catch (error) {
			note("the picture could not be shown", error);
			this.#error.textContent = this.#strings.errors.storage;
		}
		this.#renderChosen();
	}

	#renderChosen() {
		const { value } = this;
		for (const input of this.#choices.querySelectorAll("input")) {
			if (input.name === "face") input.checked = input.value === value;
		}
		this.#labels.hidden = value === "number" || value === "letter";
	}

	/** What is chosen now. */
	get value() {
		const tiles = this.#puzzle.tiles;
		if (tiles !== "image") return tiles === "letter" ? "letter" : "number";
		return this.#settings.get(PICTURE) ?? "number";
	}

	#renderOwn() {
		this.#forgetAddresses();
		const { length } = this.#saved;
		const cards = this.#saved.map((picture, n) => {
			const name = picture.alt || this.#strings.ownName(length - n);
			const address = addressOf(picture);
			this.#addresses.push(address);
			const image = make("img", { src: address, alt: "" });
			const card = this.#card(ownName(picture.id), name, image);
			const remove = make("button", {
				type: "button",
				class: "tool face-remove",
			});
			remove.append(icon(BIN));
			label(remove, this.#strings.remove(name));
			remove.addEventListener("click", () => void this.#remove(picture, name));
			const box = make("div", { class: "face-own" });
			box.append(card, remove);
			return box;
		});
		this.#own.replaceChildren(...cards);
	}

	#forgetAddresses() {
		for (const address of this.#addresses) URL.revokeObjectURL(address);
		this.#addresses = [];
	}

	async #remove(picture: Picture, name: string) {
		const wasChosen = this.value === ownName(picture.id);
		try {
			if (!unsaved.delete(picture.id)) {
				await pictures.remove(picture.id);
			}
		} catch {
			this.#error.textContent = this.#strings.errors.storage;
			return;
		}
		this.#saved = this.#saved.filter((other) => other !== picture);
		if (wasChosen) this.#applied.write("number");
		this.#renderOwn();
		this.#renderChosen();
		const undo = make(
			"button",
			{ type: "button", class: "button" },
			this.#strings.undo,
		);
		undo.addEventListener("click", async () => {
			this.#told.replaceChildren();
			await this.#save(picture);
			if (wasChosen) await this.#choose(ownName(picture.id));
			this.#focusChosen();
		});
		this.#told.replaceChildren(
			make("span", {}, this.#strings.removed(name)),
			undo,
		);
		undo.focus();
	}

	/** Saves a picture. If it cannot be saved, it holds until the reload. */
	async #save(picture: Picture) {
		try {
			await pictures.put(picture);
		} catch (error) {
			note("the picture is not saved", error);
			unsaved.set(picture.id, picture);
			this.#error.textContent = this.#strings.notSaved;
		}
		this.#saved = [...this.#saved, picture].sort((a, b) => b.at - a.at);
		this.#renderOwn();
		this.#renderChosen();
	}

	async #take(file: File | null) {
		this.#error.textContent = "";
		this.#told.replaceChildren();
		try {
			const picture = await readPicture(file, MOST);
			const { CropPart } = await late(() => import("./crop-part.ts"));
			const crop = new CropPart(picture, this.#strings, {
				...proportionsOf(this.#puzzle.size),
				onUse: async (part, alt) => {
					const own = await encode(part, alt);
					this.#endCrop(crop.element);
					await this.#save(own);
					await this.#choose(ownName(own.id));
					this.#focusChosen();
				},
				onCancel: () => {
					this.#endCrop(crop.element);
					this.#choices.querySelector("button")?.focus();
				},
			});
			this.#choices.hidden = true;
			for (const old of this.#sheet.body.querySelectorAll(".crop"))
				old.remove();
			this.#sheet.body.append(crop.element);
			this.#sheet.body.scrollTop = 0;
			crop.begin();
		} catch (error) {
			const code = error instanceof PictureError ? error.code : "damaged";
			if (code === "damaged") note("no picture", error);
			// Where the player looks now.
			const crop = this.#sheet.body.querySelector(".crop-help");
			(crop ?? this.#ownHelp).before(this.#error);
			this.#error.textContent = isLost(error)
				? this.#pageStrings().notLoaded
				: this.#strings.errors[code];
		}
	}

	#endCrop(crop: HTMLElement) {
		this.#ownHelp.before(this.#error);
		this.#error.textContent = "";
		crop.remove();
		this.#choices.hidden = false;
	}

	#focusChosen() {
		this.#choices
			.querySelector("input:checked")
			?.closest("label")
			?.scrollIntoView({ block: "nearest" });
		(
			this.#choices.querySelector("input:checked") as HTMLElement | null
		)?.focus();
	}
}

function group(title: string, ...content: HTMLElement[]) {
	const made = make("fieldset", { class: "face-group stack" });
	made.append(make("legend", {}, title), ...content);
	return made;
}
