/**
 * A search, seen step by step, which is loaded when it is asked for.
 */

import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Button } from "../../pages/kit/button.tsx";
import { useLate } from "../../pages/kit/late.ts";
import type { LabState, Props } from "./lab-state.ts";
import { NOTHING, type Words } from "./lab-words.ts";

export function WatchPart({ page }: Props) {
	const { texts } = page;
	const title = useRef<HTMLHeadingElement>(null);
	const button = useRef<HTMLButtonElement>(null);
	const [state, setState] = useState<"closed" | "opening" | "open">("closed");
	const [said, setSaid] = useState<{ words: Words }>({ words: NOTHING });
	const begin = () => {
		const hasBoard = page.look !== null;
		setSaid({ words: hasBoard ? NOTHING : (texts) => texts.noBoard });
		if (hasBoard) setState("opening");
	};
	const show = (place: HTMLElement) => {
		if (document.activeElement === button.current) {
			title.current?.focus();
			place.querySelector<HTMLElement>(".strong")?.focus();
		}
		setState("open");
	};
	const fail = (error: unknown) => {
		setState("closed");
		setSaid({ words: () => page.explain(error) });
	};
	return (
		<section class="panel" id="see-section" aria-labelledby="see-title">
			<h2 id="see-title" tabIndex={-1} ref={title}>
				{texts.watch}
			</h2>
			<p class="soft small">{texts.watchAbout}</p>
			<div class="row acts" hidden={state === "open"}>
				<Button id="watch-it" ref={button} onClick={begin}>
					{texts.watchIt}
				</Button>
			</div>
			<p class="said or-nothing" id="see-said" role="status">
				{said.words(texts)}
			</p>
			{state !== "closed" && (
				// It has its texts from its beginning.
				<Watched page={page} onOpen={show} onFail={fail} key={texts.tag} />
			)}
		</section>
	);
}

function Watched({
	page,
	onOpen,
	onFail,
}: Props & {
	onOpen: (place: HTMLElement) => void;
	onFail: (error: unknown) => unknown;
}) {
	const place = useRef<HTMLDivElement>(null);
	const loaded = useLate(() => load(page.language), [], onFail);
	useLayoutEffect(() => {
		if (loaded && place.current) onOpen(place.current);
	}, [loaded]);
	const { text = "", goal = "" } = page.lastLook ?? {};
	return (
		<div id="watch" ref={place}>
			{loaded && (
				<loaded.Watch
					page={page}
					board={text}
					goal={goal}
					words={loaded.words}
				/>
			)}
		</div>
	);
}

async function load(language: LabState["language"]) {
	const { loadWatch } = await import("./watch/watch.tsx");
	return loadWatch(language);
}
