/**
 * Puts a picture on the tiles of the puzzle. Its address holds until the page is left,
 * so its name is what the settings keep.
 */

import { pictures } from "../../../storage/open-storage.ts";
import type { Picture } from "../../../storage/stored.ts";
import { dropAddress } from "../../parts/picture-file.ts";
import type { PageContext } from "../page-context.ts";
import { BUILT_IN } from "./built-in.ts";
import { addressOf } from "./own-pictures.ts";
import { peekButton } from "./peek-button.ts";

/** The setting that names the picture. */
export const PICTURE = "picture";

/** What begins the name of a picture of the player. */
const OWN = "own:";

/** @param id Of a picture of the player. */
export const ownName = (id: string) => OWN + id;

/** Pictures that could not be saved: they hold until the reload. */
export const unsaved: Map<string, Picture> = new Map();

export class AppliedPicture {
	#puzzle;
	#settings;
	#texts;
	#peek;
	/** The address of the picture that is on the tiles. */
	#address = "";
	/** Describes it. */
	#alt = () => "";
	/** Counts what was asked for: what comes after another one is not shown. */
	#asked = 0;

	constructor(context: PageContext) {
		const { puzzle, settings, texts, onSpeak } = context;
		this.#puzzle = puzzle;
		this.#settings = settings;
		this.#texts = () => texts().pictures;
		this.#peek = peekButton(context);
		// Without a picture the tiles shall not wait for one.
		settings.onChange((name) => {
			const isOff = name === PICTURE && settings.get(PICTURE) === null;
			if (isOff) this.#drop();
		});
		onSpeak(() => this.#speak());
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
		const asked = ++this.#asked;
		const found = await this.#find(name);
		if (found === null) return false;
		if (asked !== this.#asked) {
			dropAddress(found.address);
			return true;
		}
		const before = this.#address;
		this.#address = found.address;
		this.#puzzle.src = found.address;
		this.#alt = found.alt;
		this.#settings.set(PICTURE, name);
		this.#settings.set("tiles", "image");
		this.#speak();
		this.#peek.offer(true);
		if (before !== "") dropAddress(before);
		return true;
	}

	/** Says what is on the tiles, in the language of the page. */
	#speak() {
		if (this.isApplied) this.#puzzle.alt = this.#alt();
		this.#peek.speak();
	}

	/** Puts numbers or letters on the tiles. */
	write(tiles: "number" | "letter") {
		this.#asked += 1;
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

	async #find(
		name: string,
	): Promise<{ address: string; alt: () => string } | null> {
		if (Object.hasOwn(BUILT_IN, name)) {
			const alt = () => this.#texts().alts[name];
			return { address: BUILT_IN[name], alt };
		}
		if (!name.startsWith(OWN)) return null;
		const id = name.slice(OWN.length);
		const own = unsaved.get(id) ?? (await pictures.get(id));
		if (own === undefined) return null;
		const alt = () => own.alt || this.#texts().ownAlt;
		return { address: addressOf(own), alt };
	}
}
