/**
 * A search, seen step by step: drawn by hand, and loaded when it is asked for.
 */

import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { LabState, Props } from "./lab-state.ts";
import { NOTHING, type Words } from "./lab-words.ts";

type Watch = Awaited<ReturnType<typeof openWatch>>;

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
	const show = (watch: Watch) => {
		if (document.activeElement === button.current) {
			title.current?.focus();
			watch.focus();
		}
		setState("open");
	};
	const fail = async (error: unknown) => {
		setState("closed");
		const text = await page.explain(error);
		setSaid({ words: () => text });
	};
	return (
		<section class="panel" id="see-section" aria-labelledby="see-title">
			<h2 id="see-title" tabIndex={-1} ref={title}>
				{texts.watch}
			</h2>
			<p class="soft small">{texts.watchAbout}</p>
			<div class="row acts" hidden={state === "open"}>
				<button
					type="button"
					class="button"
					id="watch-it"
					ref={button}
					onClick={begin}
				>
					{texts.watchIt}
				</button>
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
	onOpen: (watch: Watch) => void;
	onFail: (error: unknown) => unknown;
}) {
	const place = useRef<HTMLDivElement>(null);
	const [watch, setWatch] = useState<Watch | null>(null);
	const board = page.lastLook;
	const shown = useRef(board);
	useLayoutEffect(() => {
		let isClosed = false;
		const opening = openWatch(page, place.current as HTMLElement);
		const opened = (watch: Watch) => {
			if (isClosed) return watch.close();
			setWatch(watch);
			onOpen(watch);
		};
		opening.then(opened).catch((error) => isClosed || onFail(error));
		return () => {
			isClosed = true;
		};
	}, []);
	useEffect(() => () => watch?.close(), [watch]);
	useEffect(() => {
		if (watch === null || board === null || board === shown.current) return;
		shown.current = board;
		watch.render(board.text, board.goal);
	}, [watch, board]);
	return <div id="watch" ref={place} />;
}

/** Shows the first of the chosen searches. */
async function openWatch(page: LabState, place: HTMLElement) {
	const { lastLook, texts, language, core, choices } = page;
	const { openWatch } = await import("./watch/watch.ts");
	return openWatch({
		place,
		lab: core,
		texts,
		language,
		board: lastLook?.text ?? "",
		goal: lastLook?.goal ?? "",
		search: choices.searches[0] ?? "",
		only: choices.fixed ? choices.searches : [],
	});
}
