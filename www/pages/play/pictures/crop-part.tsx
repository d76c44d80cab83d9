/**
 * Cuts the part out of a picture that the player wants, with Cropper.js: its elements
 * are made here one by one, as a policy may forbid to turn text into markup.
 */

import type { CropperSelection as Selection } from "cropperjs";
import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Texts as PictureStrings } from "../../../messages/compiled/pictures-en.ts";
import "cropperjs";
import { OneOf } from "../../kit/fields.tsx";
import { Held } from "../../kit/held.tsx";
import { make } from "../../parts/make.ts";
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

export function CropPart({
	picture,
	strings,
	proportions,
	onUse,
	onCancel,
	children,
}: {
	picture: HTMLCanvasElement;
	strings: PictureStrings;
	/** Of the board in play. */
	proportions: { columns: number; rows: number };
	onUse: (part: HTMLCanvasElement, alt: string) => unknown;
	onCancel: () => void;
	/** What is wrong. */
	children: ComponentChildren;
}) {
	const [shape, setShape] = useState<"board" | "free">("board");
	const alt = useRef<HTMLInputElement>(null);
	const cropper = useMemo(
		() => new Cropper(picture, proportions, strings.cropName),
		[],
	);
	useLayoutEffect(() => cropper.begin(), []);
	const button = (text: string, act: () => unknown, kind: string = "") => (
		<button type="button" class={`button ${kind}`.trim()} onClick={act}>
			{text}
		</button>
	);
	const use = () => onUse(cropper.cut(), alt.current?.value.trim() ?? "");
	return (
		<section class="crop stack gap-4">
			<h3>{strings.crop}</h3>
			<Held element={cropper.element} />
			{children}
			<p id="crop-help" class="soft">
				{strings.cropHelp}
			</p>
			<OneOf
				legend={strings.shape}
				options={{ board: strings.shapeBoard, free: strings.shapeFree }}
				value={shape}
				onChange={(shape) => {
					setShape(shape);
					cropper.shape(shape);
				}}
			/>
			<div class="row">
				{button(strings.smaller, () => cropper.zoom(-ZOOM))}
				{button(strings.larger, () => cropper.zoom(ZOOM))}
			</div>
			<label class="crop-alt stack gap-1">
				<span>{strings.alt}</span>
				<input type="text" maxLength={120} ref={alt} />
			</label>
			<div class="sheet-foot row">
				{button(strings.cancel, onCancel)}
				{button(strings.use, use, "strong")}
			</div>
		</section>
	);
}

/** The picture, and the part of it that is selected. */
class Cropper {
	element: HTMLElement;
	#picture;
	#selection: Selection;
	#ratio;

	/** @param name Of the part, for a screen reader. */
	constructor(
		picture: HTMLCanvasElement,
		proportions: { columns: number; rows: number },
		name: string,
	) {
		this.#picture = picture;
		this.#ratio = proportions.columns / proportions.rows;
		const [canvas, selection] = this.#make(picture, proportions);
		[this.element, this.#selection] = [canvas, selection];
		selection.setAttribute("aspect-ratio", String(this.#ratio));
		selection.ariaLabel = name;
		selection.setAttribute("aria-describedby", "crop-help");
		this.#wire();
	}

	/** Focuses the part that is kept. Called when it is on the page. */
	begin() {
		this.#reset();
		this.#selection.focus({ preventScroll: true });
	}

	/** @param shape Whether the part has the proportions of the board. */
	shape(shape: "board" | "free") {
		const isFree = shape === "free";
		this.#selection.aspectRatio = isFree ? Number.NaN : this.#ratio;
		if (!isFree) this.#reset();
	}

	/** Makes the part larger by a share of its size. */
	zoom(by: number) {
		this.#selection.$zoom(by);
	}

	#make(
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
		const [canvas, selection] = [this.element, this.#selection];
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

	/** Selects the largest part in the middle that has the board's proportions. */
	#reset() {
		const ratio = this.#ratio;
		const { clientWidth, clientHeight } = this.element;
		const width = Math.min(clientWidth, clientHeight * ratio);
		const height = width / ratio;
		const [x, y] = [(clientWidth - width) / 2, (clientHeight - height) / 2];
		this.#selection.$change(x, y, width, height, ratio, true);
	}

	/** Returns the part, scaled down if it is large. */
	cut() {
		const scale = this.#picture.width / this.element.clientWidth;
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
