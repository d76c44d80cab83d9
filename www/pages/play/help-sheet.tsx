/**
 * How to play, and which keys there are.
 */

import { sheetOf } from "../kit/sheet-of.ts";
import { addStyle } from "../parts/sheet.ts";
import css from "./help-sheet.css?inline";
import { listKeys, listSpeakingKeys, readLayout } from "./key-list.ts";
import type { PageContext } from "./page-context.ts";

export async function makeHelp({ strings, texts, settings }: PageContext) {
	addStyle(css);
	const layout = await readLayout();
	const { howTo: words, keys, later, speech } = texts();
	const chosen = settings.get("keys") ?? "";
	const isSpeaking = settings.get("speak") !== null;
	const names = { id: "help", title: words.title, close: strings().close };
	return sheetOf(names, () => (
		<>
			<ul>
				{later.howTo.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			<nav>
				<a href="learn.html">{words.learn}</a>
				<a href="lab.html">{words.lab}</a>
			</nav>
			<Keys
				title={later.keys}
				about={later.keysWhere}
				rows={listKeys(chosen, layout, keys, isSpeaking)}
			/>
			{isSpeaking && (
				<Keys
					title={speech.title}
					about={speech.numbers}
					rows={listSpeakingKeys(chosen, layout, keys, speech)}
				/>
			)}
			{/* The installed game has no way back from a page without links. */}
			<a href="licenses.txt" target="_blank" rel="noopener">
				{words.licences}
			</a>
		</>
	));
}

function Keys({
	title,
	about,
	rows,
}: {
	title: string;
	about: string;
	rows: [command: string, keys: string][];
}) {
	return (
		<>
			<h3>{title}</h3>
			<p class="keys-where soft">{about}</p>
			<dl class="keys">
				{rows.map(([command, keys]) => [
					<dt key={`keys ${command}`}>{keys}</dt>,
					<dd key={command}>{command}</dd>,
				])}
			</dl>
		</>
	);
}
