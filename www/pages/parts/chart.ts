/**
 * A chart that can be walked: by the pointer, by the arrow keys, and by a screen
 * reader, for which it is a slider from value to value.
 *
 * The only place that knows the library.
 */

import uPlot from "uplot";
import { make } from "./make.ts";

/** Returns the length of the longest text. */
function longest(texts: string[] | null) {
	return Math.max(1, ...(texts ?? []).map(({ length }) => length));
}

/** Returns the width of the widest text, in CSS pixels. */
function widest(texts: string[], font: string) {
	const context = document.createElement("canvas").getContext("2d");
	if (context === null) return 0;
	context.font = font;
	return Math.max(0, ...texts.map((text) => context.measureText(text).width));
}

type Series = {
	/** The class of an element that has its colour. */
	color: string;
	kind: "dots" | "line" | "bars";
	dash?: number[];
	width?: number;
};

export type Drawing = {
	label: string;
	help: string;
	/** Gets what the cursor is at. */
	reading: HTMLElement;
	/** How many values there are. */
	count: number;
	/** Where the cursor is at first. */
	start: number;
	/** Tells of a value, from 0. */
	say: (at: number) => string;
	/** The places, one apart, and the values of each series. */
	data: (number | null)[][];
	series: Series[];
	/** Two series, from 1: the room between them is filled. */
	between?: [number, number];
	/** Called when a value is chosen: by the keys, or by a click. */
	pick?: (at: number) => void;
	xText: (value: number) => string;
	yText: (value: number) => string;
};

/** How many of the texts at the points of a line are measured, at most. */
const MEASURED = 12;

/** Steps from one mark of an axis to the next, where it counts. */
const WHOLE = [1, 2, 5]
	.flatMap((n) => [1, 10, 100, 1000, 10_000].map((power) => n * power))
	.sort((a, b) => a - b);

/** The colours change with these. */
const SCHEMES = [
	"(prefers-color-scheme: dark)",
	"(prefers-contrast: more)",
	"(forced-colors: active)",
];

export class Chart {
	#place;
	#slider = make("div", { class: "plot", role: "slider", tabindex: "0" });
	/** Class → an element that has its colour. */
	#probes: Map<string, HTMLElement> = new Map();
	#plot: uPlot | null = null;
	#drawing: Drawing | null = null;
	#at = 0;

	/**
	 * @param redraw Called when the colours have changed.
	 * @param gone Aborts when the place is gone from the page.
	 */
	constructor(place: HTMLElement, redraw: () => void, gone?: AbortSignal) {
		this.#place = place;
		place.replaceChildren(this.#slider);
		this.#slider.addEventListener("keydown", (event) => this.#walk(event));
		this.#slider.addEventListener("focus", () => this.go(this.#at));
		this.#slider.addEventListener("click", () =>
			this.#drawing?.pick?.(this.#at),
		);
		for (const query of SCHEMES) {
			const options = gone ? { signal: gone } : {};
			matchMedia(query).addEventListener("change", redraw, options);
		}
		let { width } = this.#size();
		const room = new ResizeObserver(() => {
			const size = this.#size();
			if (size.width === width || size.width === 0) return;
			({ width } = size);
			this.#plot?.setSize(size);
			this.go(this.#at);
		});
		room.observe(place);
		gone?.addEventListener("abort", () => room.disconnect());
	}

	draw(drawing: Drawing) {
		this.#drawing = drawing;
		this.#plot?.destroy();
		const options = this.#options(drawing);
		const data = drawing.data as any;
		this.#plot = new uPlot(options, data, this.#slider);
		const slider = this.#slider;
		slider.ariaLabel = drawing.label;
		slider.title = drawing.help;
		slider.setAttribute("aria-valuemin", "1");
		slider.setAttribute("aria-valuemax", String(drawing.count));
		this.#at = drawing.start;
		this.#announce(drawing.start);
	}

	/** Shows other values of the same drawing, which is faster than to draw anew. */
	update(news: Pick<Drawing, "data" | "say">) {
		if (this.#plot === null || this.#drawing === null) return;
		this.#drawing = { ...this.#drawing, ...news };
		this.#plot.setData(news.data as any);
		this.#announce(this.#at);
	}

	#walk(event: KeyboardEvent) {
		const last = (this.#drawing?.count ?? 1) - 1;
		const leap = Math.max(1, Math.round(last / 10));
		const ways: Record<string, number> = {
			ArrowLeft: this.#at - 1,
			ArrowDown: this.#at - 1,
			ArrowRight: this.#at + 1,
			ArrowUp: this.#at + 1,
			PageUp: this.#at + leap,
			PageDown: this.#at - leap,
			Home: 0,
			End: last,
		};
		const isPlain = !event.ctrlKey && !event.altKey && !event.metaKey;
		if (!isPlain || !Object.hasOwn(ways, event.key)) return;
		event.preventDefault();
		this.go(Math.min(last, Math.max(0, ways[event.key])));
		this.#drawing?.pick?.(this.#at);
	}

	/** Moves the cursor. */
	go(at: number) {
		const plot = this.#plot;
		if (plot === null) return;
		const left = plot.valToPos(plot.data[0][at], "x");
		const value = plot.data[1][at];
		const top = value == null ? 0 : plot.valToPos(value, "y");
		plot.setCursor({ left, top });
		this.#announce(at);
	}

	#announce(at: number) {
		const drawing = this.#drawing;
		if (drawing === null) return;
		this.#at = at;
		const text = drawing.say(at);
		drawing.reading.textContent = text;
		this.#slider.setAttribute("aria-valuenow", String(at + 1));
		this.#slider.setAttribute("aria-valuetext", text);
	}

	#size() {
		const { width, height } = this.#place.getBoundingClientRect();
		return { width: Math.floor(width), height: Math.floor(height) };
	}

	/**
	 * Makes what the colours of classes are read from, before the first is read: so the
	 * browser works out the style once.
	 */
	#probe(names: string[]) {
		for (const name of names) {
			if (this.#probes.has(name)) continue;
			const probe = make("i", { hidden: "", class: name });
			this.#probes.set(name, probe);
			this.#place.append(probe);
		}
	}

	/** Returns the colour of a class as the canvas can use it. */
	#color(name: string) {
		this.#probe([name]);
		const probe = this.#probes.get(name) as HTMLElement;
		return getComputedStyle(probe).color;
	}

	#options({
		series,
		data,
		count,
		between,
		xText,
		yText,
	}: Drawing): uPlot.Options {
		this.#probe(["ink", "rule", "band", ...series.map(({ color }) => color)]);
		const style = getComputedStyle(this.#place);
		const em = Math.round(Number.parseFloat(style.fontSize));
		// The library multiplies the number before the unit, if it is whole.
		const font = `${em}px ${style.fontFamily}`;
		const [ink, rule] = [this.#color("ink"), this.#color("rule")];
		const grid = { stroke: rule, width: 1 };
		const isBars = series[0].kind === "bars";
		const room = isBars ? 0.6 : Math.max(0.5, count / 60);
		const first = data[0][0] ?? 0;
		// Names of months are longer in some languages.
		const step = isBars ? 1 : Math.ceil(count / MEASURED);
		const names = data[0]
			.filter((_, at) => at % step === 0)
			.map((value) => xText(value ?? 0));
		return {
			...this.#size(),
			legend: { show: false },
			padding: [em, isBars ? em : em * 2.5, 0, 0],
			scales: {
				x: { time: false, range: [first - room, first + count - 1 + room] },
				y: isBars
					? { range: { min: { pad: 0, hard: 0, mode: 1 }, max: { pad: 0.1 } } }
					: {},
			},
			axes: [
				{
					font,
					stroke: ink,
					grid: { show: false },
					ticks: { show: false },
					size: em * 2,
					gap: 4,
					space: isBars
						? em + widest(names, font)
						: Math.max(em * 5, em / 2 + widest(names, font)),
					incrs: WHOLE,
					values: (_, marks) =>
						marks.map((value) => (Number.isInteger(value) ? xText(value) : "")),
				},
				{
					font,
					stroke: ink,
					grid,
					ticks: { show: false },
					size: (_, texts) => em * (1 + 0.6 * longest(texts)),
					gap: 6,
					// There are no parts of a play.
					...(isBars ? { incrs: WHOLE } : {}),
					space: em * 3,
					values: (_, marks) => marks.map(yText),
				},
			],
			cursor: {
				drag: { x: false, y: false },
				y: false,
				points: { size: 9 },
			},
			...(between && {
				bands: [{ series: between, fill: this.#color("band") }],
			}),
			series: [{}, ...series.map((one) => this.#line(one, data[0].length))],
			hooks: {
				setCursor: [
					({ cursor }) => {
						if (typeof cursor.idx === "number") this.#announce(cursor.idx);
					},
				],
			},
		};
	}

	#line(
		{ color, kind, dash = [], width = 1 }: Series,
		count: number,
	): uPlot.Series {
		const stroke = this.#color(color);
		if (kind === "bars") {
			const { bars } = uPlot.paths;
			const paths = bars?.({ size: [0.86, 64], radius: 0.15 }) ?? (() => null);
			return { stroke, fill: stroke, width: 0, paths, points: { show: false } };
		}
		if (kind === "line") {
			return { stroke, width, dash, points: { show: false } };
		}
		// Fewer plays have larger dots.
		const size = count > 2000 ? 2.5 : count > 200 ? 4 : 6;
		const points = { show: true, size, fill: stroke, stroke, width: 0 };
		return { stroke, width: 0, paths: () => null, points };
	}
}
