/**
 * What is known of the play against perfect play: the figures, the chart, and where it
 * cost most. It is shown as far as it is known, and grows.
 */

import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { writeReplay } from "../../core/later/replay-link.ts";
import { Button } from "../../pages/kit/button.tsx";
import { OneOf } from "../../pages/kit/fields.tsx";
import { copyText } from "../../pages/parts/copy-text.ts";
import { decimalText } from "../../pages/parts/decimal-text.ts";
import { note } from "../../pages/parts/late.ts";
import { exactTime } from "./exact-time.ts";
import { Graph } from "./graph.tsx";
import { Moments } from "./moments.tsx";
import { Pauses } from "./pauses.tsx";
import { Pending } from "./pending.tsx";
import { Phases } from "./phases.tsx";
import type { Props } from "./review-state.ts";

export function Judged({ page }: Props) {
	const words = page.words.value;
	const { link = "", missing } = page.opened.value?.rival ?? {};
	return (
		<>
			<p
				class="failed frame"
				id="failed"
				role="alert"
				hidden={!page.isFailed.value}
			>
				<span>{words.failed}</span>{" "}
				<Button id="retry" onClick={() => void page.grade()}>
					{words.retry}
				</Button>
			</p>
			<div class="metric" id="metric">
				<OneOf
					legend={words.metric}
					options={words.metrics}
					value={page.metric.value}
					onChange={(metric) => page.count(metric)}
				/>
			</div>
			{page.shown.figures.value && (
				<div class="stack gap-4" id="analysis">
					<Figures page={page} />
					<ChartPart page={page} />
					<Moments page={page} />
				</div>
			)}
			<Pauses page={page} />
			<Phases page={page} />
			<div class="links stack">
				<Button
					kind="strong"
					id="share"
					aria-busy={page.isSharing.value || undefined}
					onClick={() => void page.share()}
				>
					{words.share}
				</Button>
				<a class="button" id="again" href={page.again.value ?? ".//"}>
					{words.again}
				</a>
				<a
					class="button"
					id="race"
					href={`./${link}`}
					hidden={missing !== null}
				>
					{words.race}
				</a>
				<CopyReplay page={page} />
				<a class="button" href="./records.html">
					{words.records}
				</a>
			</div>
		</>
	);
}

function Figures({ page }: Props) {
	const review = page.shown.figures.value;
	if (review === null) return null;
	const words = page.wordsIn(review.metric);
	const { isSolved, efficiency, optimum, isProven, own, lost } =
		page.figures(review);
	const isAll = review.open === 0;
	return (
		<section aria-labelledby="figures-title">
			<h2 class="sr" id="figures-title">
				{words.figures}
			</h2>
			<dl class="figures stack">
				<div class="first frame strong">
					<dt>{words.efficiency}</dt>
					<dd id="efficiency">{isSolved ? efficiency || <Pending /> : "–"}</dd>
					<dd class="note">{words.efficiencyAbout}</dd>
				</div>
				<div class="frame">
					<dt>{words.optimum}</dt>
					<dd id="optimum">{optimum || <Pending />}</dd>
					<dd class="note" id="optimum-note">
						{isProven ? words.proven : words.bounds}
					</dd>
				</div>
				<div class="frame">
					<dt>{words.own}</dt>
					<dd id="own">{own}</dd>
					<Pace page={page} />
				</div>
				<div class="frame">
					<dt>{words.away}</dt>
					{/* That it is none or more is no news. */}
					<dd id="away">
						{isAll ? lost : lost > 0 ? words.atLeast(lost) : <Pending />}
					</dd>
					<dd class="note">{words.awayAbout}</dd>
				</div>
				<div class="frame" id="open-part" hidden={isAll}>
					<dt>{words.openSlides}</dt>
					<dd id="open">{review.open}</dd>
				</div>
			</dl>
		</section>
	);
}

/** The time of the play, and how fast it went. */
function Pace({ page }: Props) {
	const { words, texts, opened } = page;
	const { elapsed = 0, stm = 0 } = opened.value?.play.frames.at(-1) ?? {};
	if (elapsed === 0) return null;
	const { tag, tps } = words.value;
	const speed = decimalText(tag, (stm * 1_000) / elapsed, 1);
	return (
		<dd class="note" id="pace">
			{exactTime(words.value, elapsed)}
			<br />
			{tps + texts.value.strings.colon + speed}
		</dd>
	);
}

const LINE = "M1 6h26";

function ChartPart({ page }: Props) {
	const review = page.shown.figures.value;
	if (review === null) return null;
	const words = page.wordsIn(review.metric);
	return (
		<section class="panel" aria-labelledby="chart-title">
			<h2 id="chart-title">{words.chart}</h2>
			<Graph page={page} />
			<ul class="legend row soft small">
				<Key name={words.legendLeft} sample="line-left">
					<path d={LINE} stroke="currentColor" stroke-width="2" />
				</Key>
				{!review.exact && (
					<Key name={words.legendBand} sample="band">
						<path d="M0 0h28v12H0z" fill="currentColor" />
					</Key>
				)}
				<Key name={words.legendOptimal} sample="line-optimal">
					<path
						d={LINE}
						stroke="currentColor"
						stroke-width="2"
						stroke-dasharray="6 5"
					/>
				</Key>
				<Key name={words.legendAway} sample="dot-away">
					<circle cx="14" cy="6" r="3" fill="currentColor" />
				</Key>
			</ul>
			<p class="left soft small" id="left" role="status">
				{!review.done && words.searching(review.left)}
			</p>
		</section>
	);
}

/** Copies the play as a link that Slidysim's viewer shows. */
function CopyReplay({ page }: Props) {
	const words = page.words.value;
	const { record, rival, play } = page.opened.value ?? {};
	const [said, setSaid] = useState({ record, text: "" });
	const copy = async (record: string) => {
		const isCopied = await copyText(await writeReplay(record));
		const text = isCopied ? words.copied : words.notCopied;
		setSaid({ record, text });
	};
	// It knows one goal, and plays that were won.
	if (!record || rival?.missing !== null || play?.goal !== "last") return null;
	return (
		<>
			<Button
				id="copy-replay"
				onClick={() =>
					void copy(record).catch((error) => {
						note("no link was made", error);
						setSaid({ record, text: words.notCopied });
					})
				}
			>
				{words.copyReplay}
			</Button>
			<span class="or-nothing soft" id="copied" role="status">
				{said.record === record && said.text}
			</span>
		</>
	);
}

function Key({
	name,
	sample,
	children,
}: {
	name: string;
	/** The class that has the colour. */
	sample: string;
	children: ComponentChildren;
}) {
	return (
		<li class="in-line">
			<svg class={`sample ${sample}`} viewBox="0 0 28 12" aria-hidden="true">
				{children}
			</svg>
			<span>{name}</span>
		</li>
	);
}
