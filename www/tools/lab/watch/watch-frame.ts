/**
 * What the picture of a search is made of, empty: the choice of a search, the trees, the
 * buttons, and the places beside them.
 */

import { label } from "../../../element/dom.ts";
import type { Texts } from "../../../messages/compiled/watch-en.ts";
import { menu } from "../../../pages/parts/inputs.ts";
import { icon, make } from "../../../pages/parts/sheet.ts";

/** The pictures of buttons, in a box of 24 × 24. */
const ICONS = {
	toStart: "M6 5v14M19 6l-9 6 9 6z",
	boardBack: "m12 6-8 6 8 6zM20 6l-8 6 8 6z",
	back: "m15 6-8 6 8 6z",
	play: "m8 5 11 7-11 7z",
	pause: "M8 5v14M16 5v14",
	on: "m9 6 8 6-8 6z",
	boardOn: "m12 6 8 6-8 6zM4 6l8 6-8 6z",
	toEnd: "M18 5v14M5 6l9 6-9 6z",
};

/** Steps per second. */
const SPEEDS = [1, 2, 5, 20];

/** How boards are marked. */
const MARKS = ["taken", "waits", "done", "solution"] as const;
const DEEP_MARKS = ["taken", "path", "left", "cut", "solution"] as const;

export function watchFrame(
	texts: Texts,
	{
		searches,
		search,
		speed,
	}: {
		searches: [value: string, label: string][];
		search: string;
		speed: number;
	},
	hear: {
		onSearch: (search: string) => void;
		onSpeed: (speed: number) => void;
		onAct: (act: keyof typeof ICONS) => void;
		onStep: (step: number) => void;
		onAim: (at: "near" | "all") => void;
		onZoom: (way: 1 | -1) => void;
	},
) {
	const chosen = make("div", { class: "watch-choices" });
	chosen.append(
		menu({
			name: texts.search,
			options: searches,
			value: search,
			onChange: hear.onSearch,
		}),
		menu({
			name: texts.speed,
			options: SPEEDS.map((n) => [String(n), texts.perSecond(n)]),
			value: String(speed),
			onChange: (value) => hear.onSpeed(Number(value)),
		}),
	);
	const canvas = make("canvas", { class: "watch-trees", tabindex: "0" });
	canvas.setAttribute("role", "img");
	canvas.setAttribute("aria-describedby", "watch-said");
	canvas.title = texts.treeAbout;
	const tools = make("div", { class: "watch-tools" });
	const aims = {} as Record<"near" | "all", HTMLButtonElement>;
	for (const at of ["near", "all"] as const) {
		aims[at] = button(texts.aims[at], () => hear.onAim(at));
		tools.append(aims[at]);
	}
	for (const way of [1, -1] as const) {
		const text = way === 1 ? "+" : "−";
		const zoom = button(text, () => hear.onZoom(way));
		label(zoom, way === 1 ? texts.zoomIn : texts.zoomOut);
		tools.append(zoom);
	}
	const head = make("div", { class: "watch-head" });
	head.append(chosen, tools);
	const marks = make("ul", { class: "watch-marks row soft" });
	const acts = make("div", { class: "watch-acts", role: "group" });
	acts.ariaLabel = texts.steps;
	const buttons: Record<string, HTMLButtonElement> = {};
	for (const act of Object.keys(ICONS) as (keyof typeof ICONS)[]) {
		if (act === "pause") continue;
		const made = make("button", { type: "button", class: "button" });
		made.append(icon(ICONS[act]));
		label(made, texts.acts[act]);
		made.addEventListener("click", () => hear.onAct(act));
		buttons[act] = made;
		acts.append(made);
	}
	buttons.play.classList.add("strong");
	const slider = make("input", { type: "range", min: "0", step: "1" });
	slider.ariaLabel = texts.step;
	slider.addEventListener("input", () => hear.onStep(slider.valueAsNumber));
	const count = make("span", { class: "watch-count soft" });
	const line = make("div", { class: "watch-line in-line gap-3" });
	line.append(slider, count);
	const said = make("p", { class: "watch-said", id: "watch-said" });
	said.setAttribute("role", "status");
	const counts = make("p", { class: "soft small" });
	const left = make("p", { class: "soft small" });
	const [source, node, queue] = ["source", "node", "waiting"].map((name) =>
		make("section", { class: `watch-${name}` }),
	);
	const main = make("div", { class: "stack" });
	main.append(canvas, acts, line, said, counts, left, marks);
	const sides = make("div", { class: "watch-sides stack" });
	sides.append(source, node, queue);
	const frame = make("div", { class: "watch stack" });
	frame.append(head, main, sides);
	return {
		frame,
		play: buttons.play,
		canvas,
		aims,
		slider,
		count,
		said,
		counts,
		left,
		queue,
		node,
		source,
		renderPlaying(isPlaying: boolean) {
			const now = isPlaying ? "pause" : "play";
			if (buttons.play.dataset.now === now) return;
			buttons.play.dataset.now = now;
			buttons.play.replaceChildren(icon(ICONS[now]));
			label(buttons.play, texts.acts[now]);
			// Each step is not read out while it runs.
			said.setAttribute("aria-live", isPlaying ? "off" : "polite");
		},
		renderMarks(isDeep: boolean) {
			marks.replaceChildren(
				...(isDeep ? DEEP_MARKS : MARKS).map((mark) => {
					const item = make("li");
					item.append(
						make("i", { class: `is-${mark}` }),
						isDeep && mark === "taken" ? texts.marks.end : texts.marks[mark],
					);
					return item;
				}),
			);
		},
	};
}

function button(text: string, act: () => void) {
	const made = make("button", { type: "button", class: "button" }, text);
	made.addEventListener("click", act);
	return made;
}
