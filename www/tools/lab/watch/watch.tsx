/**
 * A search, seen step by step: its trees as they grow, what waits, and the line of its
 * source that runs.
 */

import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Language } from "../../../messages/compiled/languages.ts";
import { loadWatchTexts } from "../../../messages/compiled/watch.ts";
import type { Texts } from "../../../messages/compiled/watch-en.ts";
import { Button } from "../../../pages/kit/button.tsx";
import { Menu } from "../../../pages/kit/fields.tsx";
import { Icon } from "../../../pages/kit/icon.tsx";
import { addStyle } from "../../../pages/parts/sheet.ts";
import type { LabState } from "../lab-state.ts";
import { searchName } from "../search-names.ts";
import { NodePart } from "./node-part.tsx";
import { QueuePart } from "./queue-part.tsx";
import type { Recorded } from "./recorded.ts";
import { SourcePart } from "./source-part.tsx";
import { MOST_NODES } from "./tree-layout.ts";
import { TreeView } from "./tree-view.ts";
import css from "./watch.css?inline";
import { type Act, WatchState } from "./watch-state.ts";
import { wordsOf } from "./watch-words.ts";

/** The pictures of buttons, in a box of 24 × 24. */
const ICONS: Record<Act, string> = {
	toStart: "M6 5v14M19 6l-9 6 9 6z",
	boardBack: "m12 6-8 6 8 6zM20 6l-8 6 8 6z",
	back: "m15 6-8 6 8 6z",
	play: "m8 5 11 7-11 7z",
	on: "m9 6 8 6-8 6z",
	boardOn: "m12 6 8 6-8 6zM4 6l8 6-8 6z",
	toEnd: "M18 5v14M5 6l9 6-9 6z",
};

const PAUSE = "M8 5v14M16 5v14";

/** Steps per second. */
const SPEEDS = [1, 2, 5, 20];

/** How boards are marked. */
const MARKS = ["taken", "waits", "done", "solution"] as const;
const DEEP_MARKS = ["taken", "path", "left", "cut", "solution"] as const;

/** Resolves with what shows a search, and its words. */
export async function loadWatch(language: Language) {
	addStyle(css);
	return { Watch, words: await loadWatchTexts(language) };
}

function Watch({
	page: { core, texts, choices },
	board,
	goal,
	words,
}: {
	page: LabState;
	/** In text form. */
	board: string;
	goal: string;
	words: Texts;
}) {
	const [, setChange] = useState(0);
	const state = useMemo(() => {
		const { fixed, searches } = choices;
		const state = new WatchState(core, fixed ? searches : []);
		state.search = searches[0] ?? "";
		return state;
	}, []);
	useMemo(() => state.open(board, goal), [board, goal]);
	useLayoutEffect(() => {
		state.onChange = () => setChange((n) => n + 1);
		return () => state.close();
	}, []);
	const { record, player } = state;
	if (record === null) return <p>{words.unsolvable}</p>;
	const name = (search: string) => [search, searchName(texts, search)];
	return (
		<Steps state={state} record={record} words={words}>
			<Menu
				kind="menu-line"
				label={words.search}
				options={Object.fromEntries(state.names.map(name))}
				value={state.search}
				onChange={(search) => state.choose(search)}
			/>
			<Menu
				kind="menu-line"
				label={words.speed}
				options={Object.fromEntries(SPEEDS.map((n) => [n, words.perSecond(n)]))}
				value={String(player.factor)}
				onChange={(value) => {
					player.factor = Number(value);
					setChange((n) => n + 1);
				}}
			/>
		</Steps>
	);
}

function Steps({
	state,
	record,
	words,
	children,
}: {
	state: WatchState;
	record: Recorded;
	words: Texts;
	/** What is chosen. */
	children: ComponentChildren;
}) {
	const { player } = state;
	const { at: step, last, isRunning } = player;
	const trees = useMemo(() => record.at(step), [record, step]);
	const picked = trees.nodes.has(state.picked ?? -1) ? state.picked : null;
	const canvas = useRef<HTMLCanvasElement>(null);
	const view = useRef<TreeView | null>(null);
	const [aimed, setAimed] = useState("near");
	/** How many boards are left out of the picture. */
	const [left, setLeft] = useState(0);
	useLayoutEffect(() => {
		const made = new TreeView(canvas.current as HTMLCanvasElement, {
			onPick: (id) => state.pick(id),
			onAim: () => setAimed(made.aimed),
		});
		view.current = made;
		const scheme = matchMedia("(prefers-color-scheme: dark)");
		const repaint = () => made.repaint();
		scheme.addEventListener("change", repaint);
		return () => {
			made.close();
			scheme.removeEventListener("change", repaint);
		};
	}, []);
	useLayoutEffect(() => {
		const shown = view.current as TreeView;
		shown.picked = picked;
		shown.render(record, trees);
		setAimed(shown.aimed);
		setLeft(shown.left);
	}, [trees, picked]);
	const said = wordsOf(words, record, trees);
	const { isDeepening } = record.whole;
	const parts = { words, record, trees, onPick: (id: any) => state.pick(id) };
	return (
		// biome-ignore lint/a11y/noStaticElementInteractions: its buttons do the same.
		<div class="watch stack" onKeyDown={(event) => onKey(event, state)}>
			<div class="watch-head row">
				<div class="watch-choices stack gap-3">{children}</div>
				<div class="watch-tools in-line gap-1">
					{(["near", "all"] as const).map((at) => (
						<Button
							aria-pressed={at === aimed}
							onClick={() => {
								view.current?.aim(at);
								setAimed(at);
							}}
							key={at}
						>
							{words.aims[at]}
						</Button>
					))}
					<ZoomButton sign="+" name={words.zoomIn} view={view} way={1} />
					<ZoomButton sign="−" name={words.zoomOut} view={view} way={-1} />
				</div>
			</div>
			<div class="stack">
				<canvas
					class="watch-trees"
					tabIndex={0}
					role="img"
					aria-label={words.trees(trees.nodes.size - left)}
					aria-describedby="watch-said"
					title={words.treeAbout}
					ref={canvas}
				/>
				<Acts state={state} words={words} />
				<div class="watch-line in-line gap-3">
					<input
						type="range"
						min="0"
						max={last}
						step="1"
						value={step}
						aria-label={words.step}
						aria-valuetext={said}
						onInput={({ currentTarget }) =>
							state.goTo(currentTarget.valueAsNumber)
						}
					/>
					<span class="watch-count soft">{words.stepOf(step, last)}</span>
				</div>
				<p
					class="watch-said"
					id="watch-said"
					role="status"
					// Each step is not read out while it runs.
					aria-live={isRunning ? "off" : "polite"}
				>
					{said}
				</p>
				<p class="soft small">
					{words.counted(trees.expanded, trees.generated)}
				</p>
				{left > 0 && <p class="soft small">{words.left(left, MOST_NODES)}</p>}
				<ul class="watch-marks row soft small">
					{(isDeepening ? DEEP_MARKS : MARKS).map((mark) => (
						<li class="in-line" key={mark}>
							<i class={`is-${mark}`} />
							<span>
								{words.marks[isDeepening && mark === "taken" ? "end" : mark]}
							</span>
						</li>
					))}
				</ul>
			</div>
			<div class="watch-sides stack">
				<section class="watch-source stack">
					<SourcePart
						title={words.source}
						search={state.search}
						kind={trees.kind}
					/>
				</section>
				<NodePart {...parts} picked={picked} />
				<QueuePart {...parts} />
			</div>
		</div>
	);
}

function ZoomButton({
	sign,
	name,
	view,
	way,
}: {
	sign: string;
	name: string;
	view: { current: TreeView | null };
	way: 1 | -1;
}) {
	return (
		<Button
			aria-label={name}
			title={name}
			onClick={() => view.current?.zoom(way)}
		>
			{sign}
		</Button>
	);
}

/** The buttons that go to another step. */
function Acts({ state, words }: { state: WatchState; words: Texts }) {
	return (
		<fieldset class="watch-acts in-line gap-1" aria-label={words.steps}>
			{(Object.keys(ICONS) as Act[]).map((act) => {
				const isPause = act === "play" && state.player.isRunning;
				const name = words.acts[isPause ? "pause" : act];
				return (
					<Button
						kind={act === "play" ? "strong" : ""}
						aria-label={name}
						title={name}
						onClick={() => state.act(act)}
						key={act}
					>
						<Icon d={isPause ? PAUSE : ICONS[act]} />
					</Button>
				);
			})}
		</fieldset>
	);
}

function onKey(event: KeyboardEvent, state: WatchState) {
	const { target, key, shiftKey } = event;
	if (event.ctrlKey || event.metaKey || event.altKey) return;
	const element = target as Element;
	// They have keys of their own.
	if (element.matches("select, input, pre")) return;
	const acts: Record<string, Act> = {
		ArrowLeft: shiftKey ? "boardBack" : "back",
		ArrowRight: shiftKey ? "boardOn" : "on",
		Home: "toStart",
		End: "toEnd",
		" ": "play",
	};
	const act = acts[key];
	if (act === undefined) return;
	if (key === " " && element.matches("button")) return;
	event.preventDefault();
	state.act(act);
}
