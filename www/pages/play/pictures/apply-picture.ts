/**
 * Puts a picture on the tiles of the puzzle. Its address holds until the page is left,
 * so its name is what the settings keep.
 */

import { proportionsOf } from "../../../element/attributes.ts";
import type { Texts as PictureStrings } from "../../../messages/compiled/pictures-en.ts";
import type { Picture } from "../../../storage/picture-store.ts";
import { dropAddress } from "../../parts/picture-file.ts";
import type { Parts } from "./open-pictures.ts";
import { addressOf, fileOf, savedPictures } from "./own-pictures.ts";
import { PAINTINGS, paint } from "./paintings.ts";
import { peekButton } from "./peek-button.ts";

/** The setting that names the picture. */
export const PICTURE = "picture";

/** What begins the name of a picture of the player. */
const OWN = "own:";

/** The longest side of a built-in picture, in pixels. */
const LONGEST = 1440;

/** @param id Of a picture of the player. */
export const ownName = (id: string) => OWN + id;

/** Pictures that could not be saved: they hold until the reload. */
export const unsaved: Map<string, Picture> = new Map();

export class AppliedPicture {
	#puzzle;
	#settings;
	#strings;
	#peek;
	/** The address of the picture that is on the tiles. */
	#address = "";
	/** The proportions that a built-in picture was painted for. */
	#ratio = 0;

	constructor({ puzzle, settings }: Parts, strings: () => PictureStrings) {
		this.#puzzle = puzzle;
		this.#settings = settings;
		this.#strings = strings;
		this.#peek = peekButton(puzzle);
		// A built-in picture is painted for the board that it is on.
		puzzle.addEventListener("new", () => {
			const name = settings.get(PICTURE);
			if (!this.isApplied || name === null || !(name in PAINTINGS)) return;
			if (this.#ratio !== this.#ratioNow) void this.apply(name);
		});
		// Without a picture the tiles shall not wait for one.
		settings.onChange((name) => {
			const isOff = name === PICTURE && settings.get(PICTURE) === null;
			if (isOff) this.#drop();
		});
	}

	/** Whether the puzzle has the picture that was put on it last. */
	get isApplied() {
		return this.#address !== "" && this.#puzzle.src === this.#address;
	}

	/**
	 * Puts a picture on the tiles.
	 *
	 * @param name Of a built-in picture, or of one of the player's.
	 * @returns Whether there is such a picture.
	 */
	async apply(name: string): Promise<boolean> {
		const found = await this.#find(name);
		if (found === null) return false;
		const before = this.#address;
		this.#address = found.address;
		this.#puzzle.src = found.address;
		this.#puzzle.alt = found.alt;
		this.#settings.set(PICTURE, name);
		this.#settings.set("tiles", "image");
		this.#peek.speak(this.#strings().peekHelp);
		this.#peek.offer(true);
		if (before !== "") dropAddress(before);
		return true;
	}

	/** Puts numbers or letters on the tiles. */
	write(tiles: "number" | "letter") {
		this.#settings.set(PICTURE, null);
		this.#drop();
		this.#settings.set("tiles", tiles === "number" ? null : tiles);
	}

	#drop() {
		this.#peek.offer(false);
		if (!this.isApplied) return;
		this.#puzzle.removeAttribute("src");
		this.#puzzle.removeAttribute("alt");
		dropAddress(this.#address);
		this.#address = "";
	}

	get #ratioNow() {
		const { columns, rows } = proportionsOf(this.#puzzle.size);
		return columns / rows;
	}

	async #find(name: string): Promise<{ address: string; alt: string } | null> {
		const { alts, ownAlt } = this.#strings();
		if (Object.hasOwn(PAINTINGS, name)) {
			this.#ratio = this.#ratioNow;
			const width = LONGEST * Math.min(1, this.#ratio);
			const canvas = paint(name, width, width / this.#ratio);
			const file = await fileOf(canvas, "image/jpeg", 0.92);
			if (file === null) return null;
			return { address: URL.createObjectURL(file), alt: alts[name] };
		}
		if (!name.startsWith(OWN)) return null;
		const id = name.slice(OWN.length);
		const own = unsaved.get(id) ?? (await (await savedPictures()).get(id));
		if (own === undefined) return null;
		return { address: addressOf(own), alt: own.alt || ownAlt };
	}
}
