/**
 * Cuts the part out of a picture that the player wants, with Cropper.js: its elements
 * are made here one by one, as a policy may forbid to turn text into markup.
 */

import type { CropperSelection as Selection } from "cropperjs";
import type { Texts as PictureStrings } from "../../../messages/compiled/pictures-en.ts";
import "cropperjs";
import { oneOf } from "../../parts/inputs.ts";
import { make } from "../../parts/sheet.ts";
import { MOST_SIDE } from "./own-pictures.ts";

/** The handles of a selection: its sides and corners. */
const HANDLES = "n e s w ne nw se sw".split(" ");

/** How far an arrow key moves the selection, in CSS pixels. */
const STEP = 4;
const FAR = 24;

/** How much a key or a button changes its size. */
const ZOOM = 0.08;

const WAYS: Record<string, [x: number, y: number]> = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1],
};

const ZOOMS: Record<string, number> = { "+": ZOOM, "=": ZOOM, "-": -ZOOM };

export class CropPart {
	element;
	#picture;
	#canvas: HTMLElement;
	#selection: Selection;
	#alt;

	constructor(
		picture: HTMLCanvasElement,
		strings: PictureStrings,
		{
			columns,
			rows,
			onUse,
			onCancel,
		}: {
			/** Of the board in play. */
			columns: number;
			rows: number;
			onUse: (part: HTMLCanvasElement, alt: string) => unknown;
			onCancel: () => void;
		},
	) {
		this.#picture = picture;
		const ratio = columns / rows;
		const [canvas, selection] = this.#makeCropper(picture, { columns, rows });
		[this.#canvas, this.#selection] = [canvas, selection];
		selection.setAttribute("aspect-ratio", String(ratio));
		selection.ariaLabel = strings.cropName;
		selection.setAttribute("aria-describedby", "crop-help");
		this.#alt = make("input", { type: "text", maxlength: "120" });
		const alt = make("label", { class: "crop-alt" });
		alt.append(make("span", {}, strings.alt), this.#alt);
		const shape = oneOf({
			legend: strings.shape,
			options: [
				["board", strings.shapeBoard],
				["free", strings.shapeFree],
			],
			value: "board",
			onChange: (value) => {
				selection.aspectRatio = value === "free" ? Number.NaN : ratio;
				if (value === "board") this.#reset(ratio);
			},
		});
		const button = (text: string, act: () => void) => {
			const made = make("button", { type: "button", class: "button" }, text);
			made.addEventListener("click", act);
			return made;
		};
		const sizes = make("div", { class: "row" });
		sizes.append(
			button(strings.smaller, () => selection.$zoom(-ZOOM)),
			button(strings.larger, () => selection.$zoom(ZOOM)),
		);
		const use = button(strings.use, () =>
			onUse(this.#cut(), this.#alt.value.trim()),
		);
		use.classList.add("strong");
		const ends = make("div", { class: "sheet-foot row" });
		ends.append(button(strings.cancel, onCancel), use);
		const help = make(
			"p",
			{ id: "crop-help", class: "crop-help soft" },
			strings.cropHelp,
		);
		this.element = make("section", { class: "crop stack gap-4" });
		this.element.append(
			make("h3", {}, strings.crop),
			canvas,
			help,
			shape,
			sizes,
			alt,
			ends,
		);
		this.#wire();
	}

	/** Focuses the part that is kept. Called when it is on the page. */
	begin() {
		this.#reset(this.#selection.aspectRatio);
		this.#selection.focus({ preventScroll: true });
	}

	#makeCropper(
		picture: HTMLCanvasElement,
		{ columns, rows }: { columns: number; rows: number },
	): [canvas: HTMLElement, selection: Selection] {
		const canvas = document.createElement("cropper-canvas");
		canvas.className = "crop-canvas";
		canvas.style.setProperty("--ratio", String(picture.width / picture.height));
		// The picture itself lies below, and needs no address.
		picture.className = "crop-picture";
		const shade = document.createElement("cropper-shade");
		const selection = document.createElement("cropper-selection") as Selection;
		for (const name of [
			"movable",
			"resizable",
			"zoomable",
			"outlined",
			"precise",
		]) {
			selection.setAttribute(name, "");
		}
		selection.tabIndex = 0;
		selection.setAttribute("role", "group");
		const grid = document.createElement("cropper-grid");
		grid.setAttribute("columns", String(columns));
		grid.setAttribute("rows", String(rows));
		grid.setAttribute("covered", "");
		grid.setAttribute("aria-hidden", "true");
		const handles = ["move", ...HANDLES.map((side) => `${side}-resize`)].map(
			(action) => {
				const handle = document.createElement("cropper-handle");
				handle.setAttribute("action", action);
				if (action === "move") handle.setAttribute("plain", "");
				return handle;
			},
		);
		selection.append(grid, ...handles);
		canvas.append(picture, shade, selection);
		return [canvas, selection];
	}

	#wire() {
		const [canvas, selection] = [this.#canvas, this.#selection];
		// Nothing beyond the picture is kept.
		selection.addEventListener("change", (event) => {
			const { x, y, width, height } = (event as CustomEvent).detail;
			const isInside =
				x >= -0.5 &&
				y >= -0.5 &&
				x + width <= canvas.clientWidth + 0.5 &&
				y + height <= canvas.clientHeight + 0.5 &&
				Math.min(width, height) >= 24;
			if (!isInside) event.preventDefault();
		});
		selection.addEventListener("keydown", (event) => {
			const way = WAYS[event.key];
			const zoom = ZOOMS[event.key];
			if (way !== undefined) {
				const step = event.shiftKey ? FAR : STEP;
				selection.$move(way[0] * step, way[1] * step);
			} else if (zoom !== undefined) selection.$zoom(zoom);
			else return;
			event.preventDefault();
		});
		// A tap beside it brings it there: not everybody can drag.
		canvas.addEventListener("click", (event) => {
			if (event.target !== canvas && event.target !== this.#picture) return;
			const { left, top } = canvas.getBoundingClientRect();
			const { width, height } = selection;
			const clamp = (value: number, most: number) =>
				Math.min(most, Math.max(0, value));
			selection.$moveTo(
				clamp(event.clientX - left - width / 2, canvas.clientWidth - width),
				clamp(event.clientY - top - height / 2, canvas.clientHeight - height),
			);
		});
	}

	/** Selects the largest part in the middle that has these proportions. */
	#reset(ratio: number) {
		const { clientWidth, clientHeight } = this.#canvas;
		const width = Math.min(clientWidth, clientHeight * ratio);
		const height = width / ratio;
		const [x, y] = [(clientWidth - width) / 2, (clientHeight - height) / 2];
		this.#selection.$change(x, y, width, height, ratio, true);
	}

	/** Returns the part, scaled down if it is large. */
	#cut() {
		const scale = this.#picture.width / this.#canvas.clientWidth;
		const { x, y, width, height } = this.#selection;
		const [wide, tall] = [width * scale, height * scale];
		const down = Math.min(1, MOST_SIDE / Math.max(wide, tall));
		const part = make("canvas");
		part.width = Math.max(1, Math.round(wide * down));
		part.height = Math.max(1, Math.round(tall * down));
		const context = part.getContext("2d");
		if (context !== null) {
			context.imageSmoothingQuality = "high";
			const from = [x * scale, y * scale, wide, tall] as const;
			context.drawImage(this.#picture, ...from, 0, 0, part.width, part.height);
		}
		return part;
	}
}
