/**
 * The canvas of the picture: painted once a frame at most, in the colours of its style,
 * and touched to choose a moment.
 */

import type { Texts } from "../../../messages/compiled/frontier-en.ts";
import { make } from "../../parts/sheet.ts";
import { type Measure, type Plan, planOf } from "./heat-layout.ts";
import {
	type Look,
	paintHeat,
	paintScale,
	plotIn,
	type Scene,
} from "./heat-paint.ts";

type Shown = Omit<Scene, "plan"> & { search: string; measure: Measure };

/** Where motion is to be reduced, so long between two pictures, in milliseconds. */
const STILL_MS = 1_000;

/** The colours change with these. */
const SCHEMES = [
	"(prefers-color-scheme: dark)",
	"(prefers-contrast: more)",
	"(forced-colors: active)",
];

export class HeatView {
	canvas = make("canvas", { class: "frontier-heat", role: "img" });
	/** The scale of darkness, for the legend. */
	scale = make("canvas", { class: "frontier-scale", "aria-hidden": "true" });
	#shown: Shown | null = null;
	/** What was planned last, and for what. */
	#planned: { of: unknown; measure: string; plan: Plan } | null = null;
	#frame = 0;
	#painted = 0;
	#stillness = matchMedia("(prefers-reduced-motion: reduce)");
	#repaint = () => {
		this.#wake();
		this.paintScale();
	};
	#resized = new ResizeObserver(this.#repaint);
	#schemes = SCHEMES.map((query) => matchMedia(query));

	constructor(words: Texts, onPick: (moment: number) => void) {
		this.canvas.title = words.moment;
		const pick = (event: PointerEvent) => {
			const at = this.#momentAt(event.offsetX);
			if (at !== null) onPick(at);
		};
		this.canvas.addEventListener("pointerdown", (event) => {
			this.canvas.setPointerCapture(event.pointerId);
			pick(event);
		});
		this.canvas.addEventListener("pointermove", (event) => {
			if (event.buttons === 1) pick(event);
		});
		this.#resized.observe(this.canvas);
		for (const scheme of this.#schemes) {
			scheme.addEventListener("change", this.#repaint);
		}
	}

	close() {
		this.#resized.disconnect();
		cancelAnimationFrame(this.#frame);
		for (const scheme of this.#schemes) {
			scheme.removeEventListener("change", this.#repaint);
		}
	}

	/** @param name What is read of it. */
	render(shown: Shown, name: string, isGrowing: boolean) {
		this.#shown = shown;
		this.canvas.ariaLabel = name;
		const isStill = isGrowing && this.#stillness.matches;
		if (isStill && performance.now() - this.#painted < STILL_MS) return;
		this.#wake();
	}

	/** Returns what is to be painted. */
	plan(shown: Shown | null): Plan | null {
		if (shown === null) return null;
		const { search, timeline, measure } = shown;
		const known = this.#planned;
		if (known?.of === timeline && known.measure === measure) return known.plan;
		const plan = planOf(search, timeline, measure);
		this.#planned = { of: timeline, measure, plan };
		return plan;
	}

	#wake() {
		cancelAnimationFrame(this.#frame);
		this.#frame = requestAnimationFrame(() => this.#paint());
	}

	get #look(): Look {
		const style = getComputedStyle(this.canvas);
		return {
			ink: style.color,
			paper: style.backgroundColor,
			rule: style.borderTopColor,
			soft: style.borderRightColor,
			accent: style.textDecorationColor,
			family: style.fontFamily,
			em: Number.parseFloat(style.fontSize),
		};
	}

	#paint() {
		const shown = this.#shown;
		const plan = this.plan(shown);
		if (shown === null || plan === null) return;
		const box = fit(this.canvas);
		if (box === null) return;
		this.#painted = performance.now();
		const pen = this.canvas.getContext("2d") as CanvasRenderingContext2D;
		pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
		pen.clearRect(0, 0, box.width, box.height);
		paintHeat(pen, box, { ...shown, plan }, this.#look);
	}

	paintScale() {
		const box = fit(this.scale);
		if (box === null) return;
		const pen = this.scale.getContext("2d") as CanvasRenderingContext2D;
		pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
		pen.clearRect(0, 0, box.width, box.height);
		paintScale(pen, box, this.#look.accent);
	}

	#momentAt(x: number) {
		const plan = this.plan(this.#shown);
		if (this.#shown === null || plan === null) return null;
		const isBoth = plan.parts.some(({ isFromTop }) => isFromTop);
		const { em } = this.#look;
		const { clientWidth: width, clientHeight: height } = this.canvas;
		const plot = plotIn({ x: 0, y: 0, width, height }, em, isBoth);
		const work = ((x - plot.x) / plot.width) * plan.end;
		const { expanded } = this.#shown.timeline;
		const after = expanded.findIndex((n) => n >= work);
		return after < 0 ? expanded.length - 1 : after;
	}
}

/**
 * Gives a canvas as many pixels as it takes. Returns its box; `null` while it is hidden.
 */
function fit(canvas: HTMLCanvasElement) {
	const { clientWidth: width, clientHeight: height } = canvas;
	if (width === 0 || height === 0) return null;
	const [wide, high] = [width, height].map((n) =>
		Math.round(n * devicePixelRatio),
	);
	if (canvas.width !== wide) canvas.width = wide;
	if (canvas.height !== high) canvas.height = high;
	return { x: 0, y: 0, width, height };
}
