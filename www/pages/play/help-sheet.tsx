/**
 * How to play, and which keys there are.
 */

import { loadLaterTexts } from "../../messages/compiled/later.ts";
import { loadSpeechTexts } from "../../messages/compiled/speech.ts";
import { sheetOf } from "../kit/sheet-of.ts";
import { addStyle } from "../parts/sheet.ts";
import css from "./help-sheet.css?inline";
import { listKeys, listSpeakingKeys, readLayout } from "./key-list.ts";
import type { PageContext } from "./page-context.ts";

export async function makeHelp({ strings, texts, settings }: PageContext) {
	addStyle(css);
	const { tag, close } = strings();
	const [{ howTo, keys: keysTitle, keysWhere }, layout, speech] =
		await Promise.all([
			loadLaterTexts(tag),
			readLayout(),
			settings.get("speak") ? loadSpeechTexts(tag) : undefined,
		]);
	const {
		howTo: { title, learn, lab, licences },
		keys: words,
	} = texts();
	const chosen = settings.get("keys") ?? "";
	const isSpeaking = speech !== undefined;
	return sheetOf({ id: "help", title, close }, () => (
		<>
			<ul>
				{howTo.map((text) => (
					<li key={text}>{text}</li>
				))}
			</ul>
			<nav>
				<a href="learn.html">{learn}</a>
				<a href="lab.html">{lab}</a>
			</nav>
			<Keys
				title={keysTitle}
				about={keysWhere}
				rows={listKeys(chosen, layout, words, isSpeaking)}
			/>
			{speech && (
				<Keys
					title={speech.title}
					about={speech.numbers}
					rows={listSpeakingKeys(chosen, layout, words, speech)}
				/>
			)}
			{/* The installed game has no way back from a page without links. */}
			<a href="licenses.txt" target="_blank" rel="noopener">
				{licences}
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
