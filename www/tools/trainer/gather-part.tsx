/**
 * Where endings are looked for in the player's plays.
 */

import { useRef } from "preact/hooks";
import { Button } from "../../pages/kit/button.tsx";
import { useFocusLeft } from "../../pages/kit/focus.ts";
import type { Props } from "./trainer-state.ts";

export function GatherPart({ page }: Props) {
	const { gathering } = page;
	const { own } = page.texts.value;
	const isThere = page.choice.value.kind === "own";
	const isOn = gathering.search.value !== null;
	const [at, all] = gathering.progress.value;
	const progress = own.progress(at, all);
	const isEmpty = page.own.value === 0;
	const start = useRef<HTMLButtonElement>(null);
	const cancel = useRef<HTMLButtonElement>(null);
	const place = useRef<HTMLDivElement>(null);
	// Whoever pressed the one goes on with the other.
	useFocusLeft(place, () => (isOn ? cancel : start).current);
	return (
		<div
			class={isEmpty ? "gather stack is-alone" : "gather stack"}
			id="gather"
			hidden={!isThere}
			ref={place}
		>
			<p class="or-nothing" id="own-none">
				{isEmpty && !isOn && own.none}
			</p>
			<p class="or-nothing" id="gather-said" role="status">
				{gathering.said.value(page.texts.value)}
			</p>
			<progress
				id="gather-progress"
				max={Math.max(1, all)}
				value={at}
				aria-label={progress}
				hidden={!isOn}
			/>
			<div class="row">
				<Button
					kind={isEmpty ? "strong" : ""}
					id="gather-start"
					hidden={isOn}
					ref={start}
					onClick={() => void gathering.run()}
				>
					{own.gather}
				</Button>
				<Button
					id="gather-cancel"
					hidden={!isOn}
					ref={cancel}
					onClick={() => gathering.stop()}
				>
					{own.cancel}
				</Button>
				<a class="button" id="gather-records" href="./records.html">
					{own.records}
				</a>
			</div>
			<p class="soft small" id="gather-about">
				{isOn && all > 0 ? progress : own.about}
			</p>
		</div>
	);
}
