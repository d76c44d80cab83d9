/**
 * The canvas of the picture: painted once a frame at most, in the colours of its style,
 * and touched to choose a moment.
 */

import { make } from "../../parts/sheet.js";
import { planOf } from "./heat-layout.js";
import { paintHeat, paintScale, plotIn } from "./heat-paint.js";

/**
 * @typedef {import("./heat-layout.js").Plan} Plan
 * @typedef {Omit<import("./heat-paint.js").Scene, "plan"> & { search: string, measure: import("./heat-layout.js").Measure }} Shown
 */

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
	/** @type {Shown | null} */
	#shown = null;
	/** What was planned last, and for what. @type {{ of: unknown, measure: string, plan: Plan } | null} */
	#planned = null;
	#frame = 0;
	#painted = 0;
	#stillness = matchMedia("(prefers-reduced-motion: reduce)");
	#repaint = () => {
		this.#wake();
		this.paintScale();
	};
	#resized = new ResizeObserver(this.#repaint);
	#schemes = SCHEMES.map((query) => matchMedia(query));

	/**
	 * @param {import("../../../messages/compiled/frontier-en.js").Texts} words
	 * @param {(moment: number) => void} onPick
	 */
	constructor(words, onPick) {
		this.canvas.title = words.moment;
		const pick = (/** @type {PointerEvent} */ event) => {
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

	/**
	 * @param {Shown} shown
	 * @param {string} name What is read of it.
	 * @param {boolean} isGrowing
	 */
	render(shown, name, isGrowing) {
		this.#shown = shown;
		this.canvas.ariaLabel = name;
		const isStill = isGrowing && this.#stillness.matches;
		if (isStill && performance.now() - this.#painted < STILL_MS) return;
		this.#wake();
	}

	/** Returns what is to be painted. @param {Shown | null} shown @returns {Plan | null} */
	plan(shown) {
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

	/** @returns {import("./heat-paint.js").Look} */
	get #look() {
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
		const pen = /** @type {CanvasRenderingContext2D} */ (
			this.canvas.getContext("2d")
		);
		pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
		pen.clearRect(0, 0, box.width, box.height);
		paintHeat(pen, box, { ...shown, plan }, this.#look);
	}

	paintScale() {
		const box = fit(this.scale);
		if (box === null) return;
		const pen = /** @type {CanvasRenderingContext2D} */ (
			this.scale.getContext("2d")
		);
		pen.setTransform(devicePixelRatio, 0, 0, devicePixelRatio, 0, 0);
		pen.clearRect(0, 0, box.width, box.height);
		paintScale(pen, box, this.#look.accent);
	}

	/** @param {number} x */
	#momentAt(x) {
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
 *
 * @param {HTMLCanvasElement} canvas
 */
function fit(canvas) {
	const { clientWidth: width, clientHeight: height } = canvas;
	if (width === 0 || height === 0) return null;
	const [wide, high] = [width, height].map((n) =>
		Math.round(n * devicePixelRatio),
	);
	if (canvas.width !== wide) canvas.width = wide;
	if (canvas.height !== high) canvas.height = high;
	return { x: 0, y: 0, width, height };
}
