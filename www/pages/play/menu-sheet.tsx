/**
 * The menu of the game: what a player wants most, then this game, then other ways to
 * play, and last what is for teachers and sites.
 */

import { find } from "../../element/dom.ts";
import { pressButton } from "../../element/internals.ts";
import { NAMES } from "../../messages/compiled/language-names.ts";
import type { Language } from "../../messages/compiled/languages.ts";
import { sizeText } from "../../messages/language.ts";
import { Icon } from "../kit/icon.tsx";
import { useLate } from "../kit/late.ts";
import { sheetOf } from "../kit/sheet-of.ts";
import { note } from "../parts/late.ts";
import { addStyle, type Sheet } from "../parts/sheet.ts";
import { begunText } from "./daily.ts";
import { ICONS } from "./icons.ts";
import css from "./menu-sheet.css?inline";
import type { PageContext } from "./page-context.ts";
import type { Standing } from "./standing.ts";

/** What opens from the menu. */
type Calls = {
	/** Reloads the page in the new version, if there is one. */
	update: (() => unknown) | null;
	daily: () => unknown;
	newGame: () => unknown;
	settings: () => unknown;
	share: () => unknown;
	pictures: () => unknown;
	marathon: () => unknown;
	race: () => unknown;
	setUp: () => unknown;
	/** Resolves with whether it could be loaded. */
	language: (language: Language) => Promise<boolean>;
};

export function makeMenu(
	context: PageContext,
	calls: Calls,
	standing: Standing,
) {
	addStyle(css);
	const { strings, texts } = context;
	const { title } = texts().menu;
	return sheetOf({ id: "menu", title, close: strings().close }, (sheet) => (
		<>
			<Entries
				context={context}
				calls={calls}
				standing={standing}
				sheet={sheet}
			/>
			<Foot context={context} speak={calls.language} sheet={sheet} />
		</>
	));
}

function Entries({
	context,
	calls,
	standing,
	sheet,
}: {
	context: PageContext;
	calls: Calls;
	standing: Standing;
	sheet: Sheet;
}) {
	const { puzzle, settings, texts } = context;
	// Then nothing is compared or timed.
	const { isCalm } = settings;
	const { menu: words, daily } = texts();
	const unknown = (error: unknown) => note("how it stands is not known", error);
	const today = useLate(() => standing.today(), [], unknown);
	const best = useLate(() => standing.best(), [], unknown);
	const lessons = useLate(() => standing.lessons(), [], unknown);
	const inside = (id: keyof typeof ICONS, said?: string) => (
		<>
			<Icon d={ICONS[id]} />
			<span>{words[id]}</span>
			{said !== undefined && <small class="menu-note">{said}</small>}
		</>
	);
	const item = (
		id: keyof typeof ICONS,
		act: () => unknown,
		{ isThere = true, said }: { isThere?: boolean; said?: string } = {},
	) => (
		<button
			type="button"
			id={`menu-${id}`}
			class={`menu-item in-line bare${id === "daily" && waits ? " waits" : ""}`}
			disabled={!isThere}
			onClick={() => sheet.leave(act)}
		>
			{inside(id, said)}
		</button>
	);
	/** Leaves the page. */
	const link = (id: "records" | "learn" | "trainer", said?: string) => (
		<a
			id={`menu-${id}`}
			class="menu-item in-line bare"
			href={`${id}.html`}
			onClick={() => sheet.close()}
		>
			{inside(id, said)}
		</a>
	);
	const press = (name: "solve" | "reset") => () => {
		puzzle.focus();
		pressButton(puzzle, name);
	};
	const waits = !isCalm && today?.isDone === false;
	const sayToday = () => {
		if (today === null || today.number === null) return "";
		const name = daily.name(today.number);
		if (isCalm) return name;
		if (today.isDone) return daily.done(name);
		return today.slides > 0
			? begunText(context, today.number, today.slides)
			: daily.open(name);
	};
	const canSolve = puzzle.status !== "solved" && puzzle.solver === "on";
	return (
		<>
			<section class="menu-section menu-big">
				{calls.update && item("update", calls.update)}
				{item("daily", calls.daily, { said: sayToday() })}
				{item("newGame", calls.newGame, { said: sizeText(puzzle.size) })}
				{link("records", best && !isCalm ? words.best(best) : "")}
				{link("learn", lessons ? words.lessons(lessons) : "")}
				{item("settings", calls.settings)}
			</section>
			<section class="menu-section menu-game">
				<h3>{words.game}</h3>
				{item("restart", press("reset"), { isThere: puzzle.moves.mtm > 0 })}
				{item("solve", press("solve"), { isThere: canSolve })}
				{item("share", calls.share)}
				{item("pictures", calls.pictures)}
			</section>
			<section class="menu-section menu-ways">
				<h3>{words.ways}</h3>
				{!isCalm && item("marathon", calls.marathon)}
				{!isCalm && item("race", calls.race)}
				{link("trainer")}
				{item("setUp", calls.setUp)}
			</section>
		</>
	);
}

/**
 * For teachers and sites; and the language, where the header has no room for it.
 */
function Foot({
	context: { puzzle, texts },
	speak,
	sheet,
}: {
	context: PageContext;
	speak: Calls["language"];
	sheet: Sheet;
}) {
	const { menu: words } = texts();
	const choose = async (select: HTMLSelectElement) => {
		if (await speak(select.value as Language)) sheet.close();
		else select.value = document.documentElement.lang;
	};
	/** Where the build knows the repository (`scripts/site/translated.js`). */
	const help = document.querySelector<HTMLLinkElement>("link[rel=help]");
	const isInHeader = find(document, "language", HTMLElement).checkVisibility();
	return (
		<footer class="menu-foot row small">
			<a href={`paper.html${puzzle.link("position")}`}>{words.paper}</a>
			<a href="lab.html">{words.lab}</a>
			<a href="embedding.html">{words.embedding}</a>
			{help && <a href={help.href}>{words.helpTranslate}</a>}
			{!isInHeader && (
				<label class="menu-line">
					<span class="sr">{words.language}</span>
					<select
						id="menu-language"
						class="quiet"
						value={document.documentElement.lang}
						onChange={({ currentTarget }) => choose(currentTarget)}
					>
						{Object.entries(NAMES).map(([tag, name]) => (
							<option value={tag} lang={tag} key={tag}>
								{name}
							</option>
						))}
					</select>
				</label>
			)}
		</footer>
	);
}
