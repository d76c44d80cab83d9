/**
 * The list of what can be trained, with what is kept of each.
 */

import { choiceOf, KINDS, type Kind, nameOf } from "./topics.ts";
import type { Props } from "./trainer-state.ts";

export function TopicList({ page }: Props) {
	const { topic, topics } = page.texts.value;
	const chosen = page.choice.value;
	const kinds = Object.keys(KINDS) as Kind[];
	return (
		<nav class="choose" id="topics" aria-label={topics}>
			<ul id="topic-list">
				{kinds.map((kind) => (
					<li key={kind}>
						<a
							href={`#${nameOf(choiceOf(kind, chosen.size))}`}
							class="topic frame pick"
							aria-current={kind === chosen.kind || undefined}
						>
							{/* Between words that are read one after the other. */}
							<span class="topic-name">{topic[kind].title}</span>{" "}
							<span class="topic-about soft">{topic[kind].about}</span>{" "}
							{kind !== "mixed" && <Kept page={page} kind={kind} />}
						</a>
					</li>
				))}
			</ul>
		</nav>
	);
}

/** What is kept of a kind: how many are due, and in which boxes they are. */
function Kept({ page, kind }: Props & { kind: Kind }) {
	const texts = page.texts.value;
	const { boxes, tried, fresh, due } = page.kept(kind);
	const [a, b, c, d, e, f] = boxes;
	const said = [];
	if (fresh > 0) said.push(texts.fresh(fresh));
	if (due > 0) said.push(texts.due(due));
	else if (tried > 0) said.push(texts.kept(tried));
	return (
		<span class="topic-kept or-nothing soft">
			{said.length > 0 && (
				<>
					<span class="topic-due">{said.join(" · ")}</span>
					<span
						class="boxes"
						title={texts.boxes(a, b, c, d, e, f)}
						aria-hidden="true"
					>
						{boxes.map((count, box) => (
							<span class={count > 0 ? "box is-full" : "box"} key={box} />
						))}
					</span>
				</>
			)}
		</span>
	);
}
